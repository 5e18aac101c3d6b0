import type { TerrainKind } from "../../grid/board/snapshot.js";
import type { Stroke } from "../canvas/strokes.js";
import { makeSvg } from "../strip/svg.js";
import { groundStrokes } from "./ground-marks.js";

const SIZE = 24;

/** The map's mark of a kind of ground, for forms and legends: the same lines, in the colour of the text around. */
export function groundSwatch(kind: TerrainKind): SVGElement {
  const svg = makeSvg("svg", { viewBox: `0 0 ${SIZE} ${SIZE}`, class: "tempo-ground", "aria-hidden": "true" });
  svg.append(...groundStrokes(kind, { x: SIZE / 2, y: SIZE / 2 }, SIZE).map(drawn));
  return svg;
}

const drawn = (stroke: Stroke): SVGElement =>
  stroke.kind === "dot"
    ? makeSvg("circle", { cx: String(stroke.at.x), cy: String(stroke.at.y), r: String(stroke.radius) })
    : makeSvg("polyline", { points: stroke.points.map(({ x, y }) => `${String(x)},${String(y)}`).join(" ") });
