import type { Facing } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { bearingOf } from "../facing/compass.js";
import { drawArrowhead } from "../facing/facing-marks.js";
import { drawForecast, middleOf } from "../canvas/draw-forecast.js";
import { mapColour } from "../canvas/colours.js";
import { stretchInto, type PathForecast } from "../canvas/forecast-path.js";
import { writeOnMap } from "../canvas/readable-text.js";
import { lengthText } from "../i18n/measure.js";
import { sessionOfToken } from "../port/session.js";
import { endOf, type GhostPath } from "./ghost-path.js";

let drawn: PIXI.Container | null = null;

/** Draws the planned way in the ruler's own marks, and the token's outline at its end. */
export function drawGhost(
  token: TokenDocument.Implementation,
  path: GhostPath,
  forecast: PathForecast | null,
  facing: Facing | null,
): void {
  eraseGhost();
  const layer = canvas.interface;
  if (!layer || token.parent !== canvas.scene) return;
  drawn = new PIXI.Container();
  drawn.eventMode = "none";
  drawOutline(drawn.addChild(new PIXI.Graphics()), token, path, forecast);
  if (forecast) drawForecast(drawn, forecast, token);
  if (facing) drawFacing(drawn.addChild(new PIXI.Graphics()), token, path, facing);
  writeHeight(drawn, token, path);
  layer.addChild(drawn);
}

/** Takes away what was drawn; nothing happens where there is none, or the canvas has gone with it. */
export function eraseGhost(): void {
  if (drawn && !drawn.destroyed) drawn.destroy({ children: true });
  drawn = null;
}

/** Where the creature will look, as tokens that stand show it. */
function drawFacing(
  graphics: PIXI.Graphics,
  token: TokenDocument.Implementation,
  path: GhostPath,
  facing: Facing,
): void {
  const { parent } = token;
  if (!parent) return;
  const { sizeX, sizeY, size } = parent.grid;
  const place = { ...middleOf(token, endOf(path).cell), w: token.width * sizeX, h: token.height * sizeY, cell: size };
  drawArrowhead(graphics, place, bearingOf(shapeOf(parent), facing));
}

/** Beside the outline, where the way ends higher or lower than it begins. */
function writeHeight(container: PIXI.Container, token: TokenDocument.Implementation, path: GhostPath): void {
  const end = endOf(path);
  const rise = end.elevation - path[0].elevation;
  const grid = token.parent?.grid;
  const ruleset = sessionOfToken(token)?.session.ruleset;
  if (rise === 0 || !grid || !ruleset) return;
  const { x, y } = middleOf(token, end.cell);
  const arrow = rise > 0 ? "↑" : "↓";
  writeOnMap(container, `${arrow} ${lengthText(end.elevation, ruleset.unit)}`, x, y + (token.height * grid.sizeY) / 2);
}

function drawOutline(
  graphics: PIXI.Graphics,
  token: TokenDocument.Implementation,
  path: GhostPath,
  forecast: PathForecast | null,
): void {
  const grid = token.parent?.grid;
  if (!grid) return;
  const { x, y } = middleOf(token, endOf(path).cell);
  const [width, height] = [token.width * grid.sizeX, token.height * grid.sizeY];
  const colour = mapColour(forecast ? stretchInto(forecast, forecast.cells.length - 1) : "within");
  for (const [line, ink] of [
    [5, 0x0b0d10],
    [3, colour],
  ] as const)
    graphics.lineStyle(line, ink).drawRect(x - width / 2 + 3, y - height / 2 + 3, width - 6, height - 6);
}
