import { mapColour } from "../canvas/colours.js";
import { drawStrokes } from "../canvas/draw-forecast.js";
import type { Stroke } from "../canvas/strokes.js";
import { activeGame } from "../port/active-game.js";
import { GroundLegend, legendRows } from "../terrain/ground-legend.js";
import { groundStrokes, wallStrokes } from "../terrain/ground-marks.js";
import type { SeenGround } from "../terrain/seen-ground.js";
import { forgetGround, viewedGround } from "../terrain/viewed-ground.js";
import { bordersOf } from "./outline.js";
import { hideOverlay, isShown } from "./overlay-settings.js";

/** How much of a cell its mark takes, so that what lies there still shows. */
const MARK = 0.5;

/** Milliseconds. */
const SIGHT_RESTS = 150;

let layer: PIXI.Container | null = null;
let legend: GroundLegend | null = null;
let shown = "";
let asked = false;

/** In `init`: the ground is drawn anew when it, what is seen of it, or the wish to see it changes. */
export function watchGround(): void {
  const changed = (): void => {
    forgetGround();
    redrawGroundSoon();
  };
  for (const name of ["Region", "RegionBehavior"] as const) {
    Hooks.on(`create${name}`, changed);
    Hooks.on(`update${name}`, changed);
    Hooks.on(`delete${name}`, changed);
  }
  for (const hook of ["updateScene", "canvasReady"] as const) Hooks.on(hook, changed);
  // Sight changes with each frame of a walk: what has come into view is drawn when it has come to rest.
  Hooks.on("sightRefresh", foundry.utils.debounce(redrawGroundSoon, SIGHT_RESTS));
  Hooks.on("canvasTearDown", () => {
    erase();
    void legend?.show(null);
  });
}

/** Several changes in one frame are drawn once; nothing is asked while nobody wants to see it. */
export function redrawGroundSoon(): void {
  if (asked || (!isShown("ground") && layer === null && legend === null)) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    redraw();
  });
}

function erase(): void {
  if (layer && !layer.destroyed) layer.destroy({ children: true });
  layer = null;
  shown = "";
}

function redraw(): void {
  const scene = canvas.ready && isShown("ground") ? canvas.scene : null;
  const ground = scene ? viewedGround(scene) : null;
  const wanted = JSON.stringify([scene?.id, scene?.grid.size, ground, mapColour("ground")]);
  if (wanted !== shown || layer?.destroyed === true) {
    erase();
    if (scene && ground) draw(scene, ground);
    shown = wanted;
  }
  if (!legend && ground === null) return;
  legend ??= new GroundLegend(() => void hideOverlay("ground"));
  void legend.show(ground && legendRows(ground, activeGame()));
}

function draw(scene: Scene.Implementation, ground: readonly SeenGround[]): void {
  layer = new PIXI.Container();
  layer.name = "battle-tempo-ground";
  layer.eventMode = "none";
  for (const sort of ground)
    drawStrokes(layer.addChild(new PIXI.Graphics()), strokesFor(scene, sort), mapColour("ground"), 2, 0.85);
  canvas.interface?.addChildAt(layer, 0);
}

/** A border round the area and a mark in each of its cells; a low wall has its marks along the border. */
function strokesFor(scene: Scene.Implementation, { listing, cells }: SeenGround): Stroke[] {
  const offsets = cells.map(([column, row]) => ({ i: row, j: column }));
  const middles = offsets.map((offset) => scene.grid.getCenterPoint(offset));
  const { size } = scene.grid;
  const edges = bordersOf(offsets.map((offset) => scene.grid.getVertices(offset)));
  const marks =
    listing.kind === "low-wall"
      ? edges.flatMap(([from, to]) => wallStrokes(from, to, size))
      : middles.flatMap((middle) => groundStrokes(listing.kind, middle, size * MARK));
  return [...edges.map(([from, to]): Stroke => ({ kind: "line", points: [from, to] })), ...marks];
}
