import type { Graphics } from "pixi.js";
import { Text } from "pixi.js";

interface BarData {
  value: number;
  max: number;
}

const BAR_COLORS = [0x2e9e4f, 0x2f6fb0];

/** Draws one resource bar in a row along the token's edge; number 0 below, 1 above. */
export function drawBar(bar: Graphics, number: number, data: BarData, width: number, height: number): void {
  const thickness = Math.max(6, Math.min(width, height) * 0.08);
  const part = data.max > 0 ? Math.min(1, Math.max(0, data.value / data.max)) : 0;
  const y = number === 0 ? height - thickness : 0;
  bar.clear().lineStyle(1, 0x000000, 0.9).beginFill(0x000000, 0.5).drawRect(0, y, width, thickness).endFill();
  bar
    .lineStyle(0)
    .beginFill(BAR_COLORS[number] ?? 0xffffff)
    .drawRect(1, y + 1, Math.max(0, (width - 2) * part), thickness - 2)
    .endFill();
}

/** Small text above or below a token. */
export function makeLabel(size: number): Text {
  const label = new Text("", {
    fontFamily: "Signika, sans-serif",
    fontSize: size,
    fill: 0xffffff,
    stroke: 0x111111,
    strokeThickness: 4,
  });
  label.anchor.set(0.5, 0);
  return label;
}

/** The frame of a token that is controlled or under the pointer. */
export function drawBorder(border: Graphics, width: number, height: number, color: number, controlled: boolean): void {
  const inset = 2;
  border
    .clear()
    .lineStyle(controlled ? 6 : 4, 0x000000, 0.8)
    .drawRoundedRect(-inset, -inset, width + 2 * inset, height + 2 * inset, 4);
  border
    .lineStyle(controlled ? 3 : 2, color, 1)
    .drawRoundedRect(-inset, -inset, width + 2 * inset, height + 2 * inset, 4);
}

/** Four arrows for the user's own target, and a pip for every other user who aims at the token. */
export function drawTarget(
  target: Graphics,
  width: number,
  height: number,
  color: number,
  isOwn: boolean,
  others: number[],
): void {
  target.clear();
  const size = Math.min(width, height) * 0.2;
  if (isOwn) {
    target.lineStyle(1, 0x000000, 0.8).beginFill(color, 1);
    for (const [x, y, dx, dy] of [
      [0, 0, 1, 1],
      [width, 0, -1, 1],
      [width, height, -1, -1],
      [0, height, 1, -1],
    ] as const) {
      target.drawPolygon([x, y, x - dx * size, y - dy * size * 0.4, x - dx * size * 0.4, y - dy * size]);
    }
    target.endFill();
  }
  others.forEach((other, n) =>
    target
      .lineStyle(1, 0x000000)
      .beginFill(other)
      .drawCircle(width / 2 + n * 12, -8, 5)
      .endFill(),
  );
}

/** A brass ring around the token that acts, or nothing. */
export function drawTurnMarker(marker: Graphics, width: number, height: number, visible: boolean): void {
  marker.clear();
  if (!visible) return;
  marker
    .lineStyle(Math.max(4, width * 0.05), 0xc9a227, 0.95)
    .drawEllipse(width / 2, height / 2, width * 0.54, height * 0.54);
}
