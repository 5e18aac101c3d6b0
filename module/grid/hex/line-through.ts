import { rowOf, type GridLayout } from "../board/layout.js";
import { hexLine } from "./hex-line.js";

/** Axial steps to the six neighbours, clockwise: array columns and rows. */
const AROUND: readonly (readonly [q: number, r: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/**
 * Whether the straight line between the middles of two hexes goes through any of the marked hexes (one byte a cell, not
 * 0 = marked), or along the seam of two of them; the hexes at its ends don't count. Whole numbers throughout, so that a
 * board laid over itself gives the same answer.
 */
export function passesThrough(layout: GridLayout, from: number, to: number, marked: Uint8Array): boolean {
  const seams = new Map<string, number>();
  for (const cell of cellsBeside(layout, from, to)) {
    if ((marked[cell] ?? 0) === 0 || cell === from || cell === to) continue;
    if (crosses(layout, from, to, cell, seams)) return true;
  }
  return [...seams.values()].some((sides) => sides === LEFT + RIGHT);
}

/** Bits of the sides from which a seam is closed. */
const LEFT = 1;
const RIGHT = 2;

/** The hexes near the line: no other can be touched by it. */
function cellsBeside(layout: GridLayout, from: number, to: number): Set<number> {
  const cells = new Set<number>();
  for (const cell of hexLine(layout, from, to)) {
    cells.add(cell);
    for (const [q, r] of AROUND) cells.add(cell + r * layout.stride + q);
  }
  return cells;
}

function crosses(layout: GridLayout, from: number, to: number, cell: number, seams: Map<string, number>): boolean {
  const [lineQ, lineR] = axial(layout, from, to);
  const [q, r] = axial(layout, from, cell);
  // Behind either end: the scalar product of axial axes, which stand at a sixth of a turn.
  const along = (aq: number, ar: number): number => 2 * (aq * lineQ + ar * lineR) + aq * lineR + ar * lineQ;
  if (along(q, r) <= 0 || along(lineQ - q, lineR - r) <= 0) return false;
  // Three times the corners, each between two neighbours, and on which side of the line they lie.
  const corners = AROUND.map(([aq, ar], i) => {
    const [bq, br] = AROUND[(i + 1) % 6] ?? [0, 0];
    return [3 * q + aq + bq, 3 * r + ar + br] as const;
  });
  const sides = corners.map(([cq, cr]) => Math.sign(lineQ * cr - lineR * cq));
  if (sides.includes(1) && sides.includes(-1)) return true;
  const onLine = corners.filter((_corner, i) => sides[i] === 0);
  const [first, second] = onLine;
  if (first && second) {
    const key = [first[0] + second[0], first[1] + second[1]].join();
    seams.set(key, (seams.get(key) ?? 0) | (sides.includes(1) ? LEFT : RIGHT));
  }
  return false;
}

/** From one hex to another in axial coordinates. */
function axial(layout: GridLayout, from: number, to: number): readonly [q: number, r: number] {
  const rows = rowOf(layout, to) - rowOf(layout, from);
  return [to - from - rows * layout.stride, rows];
}
