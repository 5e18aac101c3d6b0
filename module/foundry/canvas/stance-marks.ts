import type { Stance } from "../bearing.js";
import { cellAt } from "../board/place.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { viewedSession } from "../port/session.js";
import type { CreatureId } from "../../model/ids.js";
import { mapColour } from "./colours.js";
import { drawStrokes } from "./draw-forecast.js";
import { strokesOf, type Point } from "./strokes.js";
import { writeOnMap } from "./readable-text.js";

let layer: PIXI.Container | null = null;
let asked = false;

/** In `init`: what creatures hold ready for all to see (on guard, somebody at bay) stands on the map, as far as this user may know. */
export function markStances(): void {
  for (const hook of ["battle-tempo.changed", "battle-tempo.closed", "canvasReady"] as const)
    Hooks.on(hook, redrawSoon);
  Hooks.on("updateToken", redrawSoon);
  Hooks.on("canvasTearDown", erase);
}

/** Several changes in one frame are drawn once. */
function redrawSoon(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    redraw();
  });
}

function erase(): void {
  if (layer && !layer.destroyed) layer.destroy({ children: true });
  layer = null;
}

function redraw(): void {
  erase();
  const session = viewedSession();
  if (!canvas.ready || !session?.face.stancesOf || session.encounter.round === 0) return;
  const container = new PIXI.Container();
  container.eventMode = "none";
  for (const { id, turn, out } of Object.values(session.viewed.encounter.creatures))
    if (!out && session.perceives(id))
      for (const stance of session.face.stancesOf(turn)) drawStance(container, session, id, stance);
  layer = container;
  canvas.interface?.addChild(container);
}

/** A word above the token; of one who holds somebody at bay also a line to the cell that is covered. */
function drawStance(
  container: PIXI.Container,
  session: FightSession,
  creature: CreatureId,
  { key, cell }: Stance,
): void {
  const token = session.tokenOf(creature);
  const scene = token?.parent;
  if (!token || !scene || scene.id !== canvas.scene?.id) return;
  const [column, row] = cellAt(scene.grid, token._source);
  const { x, y } = scene.grid.getTopLeftPoint({ i: row, j: column });
  const half = (Math.max(token.width, token.height) * scene.grid.size) / 2;
  const from: Point = { x: x + half, y: y + half };
  if (cell) {
    const to = scene.grid.getCenterPoint({ i: cell[1], j: cell[0] });
    const graphics = container.addChild(new PIXI.Graphics());
    drawStrokes(graphics, strokesOf("charge", from, to, scene.grid.size / 40), mapColour("strike"), 3);
    graphics.lineStyle(3, mapColour("strike"), 0.9).drawCircle(to.x, to.y, scene.grid.size * 0.42);
  }
  writeOnMap(container, t(key), from.x, y);
}
