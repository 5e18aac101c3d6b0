import type { Cell } from "../../model/position.js";
import { STRETCH_MARKS, STRIKE_COLOR } from "./bands.js";
import { stretchInto, type PathForecast } from "./forecast-path.js";

/** Where and how large a cell is drawn. */
interface CellFrame {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Draws over a planned way what colour alone would tell: the marks of its stretches, and each strike at its very cell. */
export function drawForecast(container: PIXI.Container, forecast: PathForecast, scene: Scene.Implementation): void {
  const graphics = container.addChild(new PIXI.Graphics());
  forecast.cells.forEach((cell, index) => {
    if (index > 0) drawMark(graphics, frameOf(scene, cell), STRETCH_MARKS[stretchInto(forecast, index)]);
  });
  for (const [cell, names] of strikesByCell(forecast)) drawStrike(container, graphics, frameOf(scene, cell), names);
}

/** A red notch with the names of those who may strike, over the cell that the mover would be leaving. */
function drawStrike(
  container: PIXI.Container,
  graphics: PIXI.Graphics,
  { x, y, size }: CellFrame,
  names: readonly string[],
): void {
  const [middle, top] = [x + size / 2, y - size * 0.06];
  graphics
    .lineStyle(2, 0xffffff, 0.9)
    .beginFill(STRIKE_COLOR)
    .drawPolygon([middle - size * 0.16, top, middle + size * 0.16, top, middle, top + size * 0.26])
    .endFill();
  const text = new PIXI.Text(names.join(", "), {
    fontFamily: "Alegreya Sans, Signika, sans-serif",
    fontSize: Math.max(16, size * 0.2),
    fill: 0xffffff,
    stroke: 0x000000,
    strokeThickness: 4,
  });
  text.anchor.set(0.5, 1);
  text.position.set(middle, top);
  container.addChild(text);
}

function drawMark(graphics: PIXI.Graphics, { x, y, size }: CellFrame, mark: "none" | "bar" | "cross" | "dot"): void {
  const [middle, centre, arm] = [x + size / 2, y + size / 2, size * 0.14];
  graphics.lineStyle(4, 0xffffff, 0.85);
  switch (mark) {
    case "none":
      return;
    case "dot":
      graphics
        .beginFill(0xffffff, 0.85)
        .drawCircle(middle, centre, size * 0.05)
        .endFill();
      return;
    case "bar":
      graphics.moveTo(middle, centre - arm).lineTo(middle, centre + arm);
      return;
    case "cross":
      graphics.moveTo(middle - arm, centre - arm).lineTo(middle + arm, centre + arm);
      graphics.moveTo(middle + arm, centre - arm).lineTo(middle - arm, centre + arm);
      return;
  }
}

/** Names of the strikers at each cell of the way, as this user may know them. */
function strikesByCell({ plan, cells, session }: PathForecast): [Cell, string[]][] {
  const byStep = new Map<number, string[]>();
  for (const { step, by } of plan.provocations) {
    const index = step === "action" ? cells.length - 1 : step;
    byStep.set(index, [...(byStep.get(index) ?? []), session.nameOf(by)]);
  }
  return [...byStep].flatMap(([index, names]): [Cell, string[]][] => {
    const cell = cells[index];
    return cell ? [[cell, names]] : [];
  });
}

function frameOf(scene: Scene.Implementation, [column, row]: Cell): CellFrame {
  const { x, y } = scene.grid.getTopLeftPoint({ i: row, j: column });
  return { x, y, size: scene.grid.size };
}
