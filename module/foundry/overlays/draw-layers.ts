import type { Cell } from "../../model/position.js";
import { mapColour } from "../canvas/colours.js";
import { drawStrokes, middleOf } from "../canvas/draw-forecast.js";
import { writeOnMap } from "../canvas/readable-text.js";
import { slotGlyph, type Point, type Stroke } from "../canvas/strokes.js";
import type { MapColour } from "../canvas/bands.js";
import type { FightSession } from "../port/fight-session.js";
import type { AimView, CellLayer } from "./layers.js";
import { bordersOf } from "./outline.js";

const COLOURS: Readonly<Record<CellLayer["meaning"], MapColour>> = {
  within: "within",
  slot: "slot",
  enemies: "strike",
  own: "safe",
  struck: "charge",
  forced: "forced",
  chosen: "safe",
  front: "within",
  flank: "slot",
  rear: "strike",
};

/** Draws areas of cells into one graphic: a faint ground, a border, and in each cell a mark of its meaning. */
export function drawLayers(graphics: PIXI.Graphics, scene: Scene.Implementation, layers: readonly CellLayer[]): void {
  for (const layer of layers) {
    const colour = mapColour(COLOURS[layer.meaning]);
    const outlines = layer.cells.map(([column, row]) => scene.grid.getVertices({ i: row, j: column }));
    graphics.lineStyle(0);
    for (const corners of outlines)
      graphics
        .beginFill(colour, 0.12)
        .drawPolygon(corners.flatMap(({ x, y }) => [x, y]))
        .endFill();
    const border = bordersOf(outlines).map(([from, to]): Stroke => ({ kind: "line", points: [from, to] }));
    drawStrokes(graphics, border, colour, 2, 0.8);
    const marks = layer.cells.flatMap((cell) => markOf(layer, centreOf(scene, cell), scene.grid.size));
    drawStrokes(graphics, marks, colour, 2, 0.8);
  }
}

/** Reached: a dot, or the slot's shape; threatened: a stroke this way or that; struck: a small cross; where somebody may be moved: a ring, the place chosen a disc; front, flank and rear: upright, level, crossed. */
function markOf({ meaning, shape }: CellLayer, { x, y }: Point, size: number): Stroke[] {
  const arm = size * 0.12;
  const stroke = (dx: number, dy: number): Stroke => ({
    kind: "line",
    points: [
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ],
  });
  switch (meaning) {
    case "within":
      return [{ kind: "dot", at: { x, y }, radius: size * 0.04 }];
    case "slot":
      return [slotGlyph(shape ?? "free", { x, y }, size * 0.09)];
    case "enemies":
      return [stroke(arm, -arm)];
    case "own":
      return [stroke(arm, arm)];
    case "struck":
      return [stroke(arm, 0), stroke(0, arm)];
    case "forced":
      return [{ kind: "line", points: ringAbout({ x, y }, arm) }];
    case "front":
      return [stroke(0, arm)];
    case "flank":
      return [stroke(arm, 0)];
    case "rear":
      return [stroke(arm, arm), stroke(arm, -arm)];
    case "chosen":
      return [{ kind: "dot", at: { x, y }, radius: size * 0.2 }];
  }
}

const ringAbout = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: 17 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });

/** Lines to those with whom the target is flanked, and the target's cover in words above it. */
export function drawAim(container: PIXI.Container, graphics: PIXI.Graphics, aim: AimView, words: AimWords): void {
  const target = words.session.tokenOf(aim.target);
  const place = target && placeOf(target);
  if (!place) return;
  const colour = mapColour("charge");
  for (const partner of aim.partners) {
    const token = words.session.tokenOf(partner);
    const from = token && placeOf(token);
    if (from) drawStrokes(graphics, [{ kind: "line", points: [from, place] }], colour, 3);
  }
  if (words.text !== "") writeOnMap(container, words.text, place.x, place.y - (target.parent?.grid.size ?? 0) * 0.6);
}

/** What is written above the target, and whose fight it is. */
export interface AimWords {
  readonly session: FightSession;
  readonly text: string;
}

const centreOf = (scene: Scene.Implementation, [column, row]: Cell): Point =>
  scene.grid.getCenterPoint({ i: row, j: column });

function placeOf(token: TokenDocument.Implementation): Point | null {
  const grid = token.parent?.grid;
  if (!grid) return null;
  const { x, y } = token._source;
  const { i, j } = grid.getOffset({ x: x + grid.sizeX / 2, y: y + grid.sizeY / 2 });
  return middleOf(token, [j, i]);
}
