import { mapColour } from "./colours.js";
import { slotAt, stretchInto, strikesByCell, type PathForecast } from "./forecast-path.js";
import { writeOnMap, zoom } from "./readable-text.js";
import { barAcross, slotGlyph, strokesOf, type Point, type Stroke } from "./strokes.js";

/** Width of the way's line on the screen, in pixels; from afar it grows with the view, as the host's own lines do. */
const LINE = 4;
const CASING = 0x0b0d10;

/** Draws a planned way: each step as its stretch is drawn, the borders where it opens a slot or goes too far, each strike at its very cell. */
export function drawForecast(
  container: PIXI.Container,
  forecast: PathForecast,
  token: TokenDocument.Implementation,
): void {
  const graphics = container.addChild(new PIXI.Graphics());
  const unit = LINE * Math.min(3, Math.max(1, 0.75 / zoom()));
  const places = forecast.cells.map((cell) => middleOf(token, cell));
  places.forEach((to, index) => {
    const from = places[index - 1];
    if (from) drawStep(graphics, forecast, index, { from, to, unit });
  });
  for (const [index, names] of strikesByCell(forecast)) {
    const at = places[index];
    if (at) drawStrike(container, graphics, { ...at, size: token.parent?.grid.size ?? 0 }, names);
  }
}

interface StepPlace {
  readonly from: Point;
  readonly to: Point;
  readonly unit: number;
}

function drawStep(graphics: PIXI.Graphics, forecast: PathForecast, index: number, { from, to, unit }: StepPlace): void {
  const stretch = stretchInto(forecast, index);
  const colour = mapColour(stretch);
  drawStrokes(graphics, strokesOf(stretch, from, to, unit), colour, unit);
  const before = index > 1 ? stretchInto(forecast, index - 1) : null;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const slot = slotAt(forecast, index);
  if (slot !== null && slot !== slotAt(forecast, index - 1))
    drawStrokes(graphics, [slotGlyph(slot, middle, unit * 3)], colour, unit);
  if (stretch === "beyond" && before !== "beyond")
    drawStrokes(graphics, [barAcross(from, to, unit)], colour, unit * 1.5);
}

/** Each in its colour, on a dark edge that keeps it apart from any map. */
export function drawStrokes(
  graphics: PIXI.Graphics,
  strokes: readonly Stroke[],
  colour: number,
  width: number,
  alpha = 1,
): void {
  for (const [edge, ink] of [
    [width + 2, CASING],
    [width, colour],
  ] as const)
    for (const stroke of strokes) drawStroke(graphics, stroke, edge, ink, alpha);
}

function drawStroke(graphics: PIXI.Graphics, stroke: Stroke, width: number, colour: number, alpha: number): void {
  if (stroke.kind === "dot") {
    graphics.lineStyle(0).beginFill(colour, alpha);
    graphics.drawCircle(stroke.at.x, stroke.at.y, stroke.radius + (colour === CASING ? 1 : 0)).endFill();
    return;
  }
  const [first, ...rest] = stroke.points;
  if (!first) return;
  graphics.lineStyle(stroke.filled ? Math.max(2, width / 3) : width, colour, alpha);
  if (stroke.filled) {
    graphics.beginFill(colour, alpha).drawPolygon(stroke.points.flatMap(({ x, y }) => [x, y]));
    graphics.endFill();
    return;
  }
  graphics.moveTo(first.x, first.y);
  for (const { x, y } of rest) graphics.lineTo(x, y);
}

/** A red notch with the names of those who may strike, over the cell that the mover would be leaving. */
function drawStrike(
  container: PIXI.Container,
  graphics: PIXI.Graphics,
  { x, y, size }: Point & { readonly size: number },
  names: readonly string[],
): void {
  const top = y - size * 0.56;
  graphics
    .lineStyle(2, 0xffffff, 0.9)
    .beginFill(mapColour("strike"))
    .drawPolygon([x - size * 0.16, top, x + size * 0.16, top, x, top + size * 0.26])
    .endFill();
  writeOnMap(container, names.join("\n"), x, top);
}

/** The middle of a token that stands with its first cell here, in scene pixels. */
export function middleOf(token: TokenDocument.Implementation, [column, row]: readonly [number, number]): Point {
  const grid = token.parent?.grid;
  const corner = grid?.getTopLeftPoint({ i: row, j: column }) ?? { x: 0, y: 0 };
  if (!grid) return corner;
  return { x: corner.x + (token.width * grid.sizeX) / 2, y: corner.y + (token.height * grid.sizeY) / 2 };
}
