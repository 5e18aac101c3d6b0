import { HEX_STEPS } from "../board/direction.js";
import { isCell, type GridLayout } from "../board/layout.js";
import type { Footprint } from "./footprint.js";

/** The cells of the board that touch a footprint from outside, corners included, row by row. */
export function neighbourRing(layout: GridLayout, { cell, size }: Footprint): number[] {
  if (layout.shape === "hex") return hexRing(layout, cell);
  const ring: number[] = [];
  for (let dy = -1; dy <= size; dy++) {
    const across = dy === -1 || dy === size ? 1 : size + 1;
    for (let dx = -1; dx <= size; dx += across) {
      const next = cell + dy * layout.stride + dx;
      if (isCell(layout, next)) ring.push(next);
    }
  }
  return ring;
}

function hexRing(layout: GridLayout, cell: number): number[] {
  const ring: number[] = [];
  layout.steps.forEach((step, direction) => {
    if ((HEX_STEPS & (1 << direction)) !== 0 && isCell(layout, cell + step)) ring.push(cell + step);
  });
  return ring.sort((a, b) => a - b);
}
