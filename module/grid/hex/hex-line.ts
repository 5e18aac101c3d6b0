import type { GridLayout } from "../board/layout.js";
import { rowOf } from "../board/layout.js";
import { measureHexGap } from "./measure-hex-gap.js";

/** Shifts samples off the seams between hexes, always to the same side. */
const NUDGE = 1e-6;

/** The cells from one hex to another in a straight line, both included: one at every distance. */
export function hexLine(layout: GridLayout, from: number, to: number): number[] {
  const rows = rowOf(layout, to) - rowOf(layout, from);
  const columns = to - from - rows * layout.stride;
  const length = measureHexGap(columns, rows);
  const line: number[] = [];
  for (let i = 0; i <= length; i++) {
    const part = length === 0 ? 0 : i / length;
    const [q, r] = roundHex(columns * part + NUDGE, rows * part + NUDGE);
    line.push(from + r * layout.stride + q);
  }
  return line;
}

/** The hex that a point in axial coordinates lies in. */
function roundHex(q: number, r: number): readonly [number, number] {
  const s = -q - r;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) return [-rr - rs, rr];
  if (dr > ds) return [rq, -rq - rs];
  return [rq, rr];
}
