import { DIAGONALS, HEX_STEPS } from "./direction.js";
import { judgeStep } from "./judge-step.js";
import { centreX, centreY, isCell, rowStart, type GridLayout } from "./layout.js";
import type { WallSegment } from "./snapshot.js";

/** Which steps the walls bar; one bit a direction, one byte a cell. */
export interface WallBarriers {
  /** Steps with a wall across them. */
  readonly across: Uint8Array;
  /** Diagonal steps that a wall touches at the cells' common corner and nowhere else. */
  readonly corner: Uint8Array;
}

/** Judges all walls that stop creatures against all steps near them. */
export function findWallBarriers(layout: GridLayout, walls: readonly WallSegment[]): WallBarriers {
  const barriers = { across: new Uint8Array(layout.cellCount), corner: new Uint8Array(layout.cellCount) };
  for (const wall of walls) {
    if (wall.move && !isDegenerate(wall)) markWall(layout, wall, barriers);
  }
  return barriers;
}

/** Whether a wall has no length and so stops nothing. */
export function isDegenerate({ from, to }: WallSegment): boolean {
  return from[0] === to[0] && from[1] === to[1];
}

/** Judges the cells whose steps can come near the wall: a step leads at most one and a half cells on from a top-left corner. */
function markWall(layout: GridLayout, wall: WallSegment, barriers: WallBarriers): void {
  const reachRight = layout.shape === "hex" ? 2 : 1.5;
  const top = Math.max(0, Math.ceil(Math.min(wall.from[1], wall.to[1]) - 1.5));
  const bottom = Math.min(layout.rows - 1, Math.floor(Math.max(wall.from[1], wall.to[1]) + 0.5));
  for (let row = top; row <= bottom; row++) {
    const [left, right] = extentInBand(wall, row - 0.5, row + 1.5);
    const start = rowStart(layout, row);
    const last = Math.min(layout.columns - 1, Math.floor(right + 0.5 + HAIR));
    for (let column = Math.max(0, Math.ceil(left - reachRight - HAIR)); column <= last; column++) {
      markCell(layout, wall, start + column, barriers);
    }
  }
}

/** Widens a slanting wall's extent, which is divided and so not exact. */
const HAIR = 1e-6;

function markCell(layout: GridLayout, wall: WallSegment, cell: number, barriers: WallBarriers): void {
  const hex = layout.shape === "hex";
  const ax = centreX(layout, cell);
  const ay = centreY(layout, cell);
  for (let direction = 0; direction < 8; direction++) {
    const bit = 1 << direction;
    const next = cell + (layout.steps[direction] ?? 0);
    if ((hex && (HEX_STEPS & bit) === 0) || !isCell(layout, next)) continue;
    const diagonal = !hex && (DIAGONALS & bit) !== 0;
    const barrier = judgeStep(wall, ax, ay, centreX(layout, next), centreY(layout, next), diagonal);
    if (barrier === "across") barriers.across[cell] = (barriers.across[cell] ?? 0) | bit;
    if (barrier === "corner") barriers.corner[cell] = (barriers.corner[cell] ?? 0) | bit;
  }
}

/** Smallest and largest x that the wall may have between two heights. */
function extentInBand({ from, to }: WallSegment, top: number, bottom: number): readonly [number, number] {
  const [x1, y1] = from;
  const [x2, y2] = to;
  if (y1 === y2) return [Math.min(x1, x2), Math.max(x1, x2)];
  const xAt = (y: number): number =>
    x1 + ((Math.min(Math.max(y, Math.min(y1, y2)), Math.max(y1, y2)) - y1) / (y2 - y1)) * (x2 - x1);
  const a = xAt(top);
  const b = xAt(bottom);
  return [Math.min(a, b), Math.max(a, b)];
}
