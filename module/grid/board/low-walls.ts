import { reverseDirection } from "./direction.js";
import { cellIndex, cellsOf, directionBetween, OUTSIDE, type GridLayout } from "./layout.js";
import type { TerrainPatch } from "./snapshot.js";

/**
 * Which steps cross a low wall; one bit a direction, one byte a cell; null where the board has none. A diagonal step
 * crosses one where both ways round its corner do, or where its own two cells are named as an edge.
 */
export function createLowWalls(layout: GridLayout, patches: readonly TerrainPatch[]): Uint8Array | null {
  const edges = patches.filter((patch) => patch.kind === "low-wall").flatMap((patch) => patch.edges ?? []);
  if (edges.length === 0) return null;
  const masks = new Uint8Array(layout.cellCount);
  for (const [[fromColumn, fromRow], [toColumn, toRow]] of edges) {
    const from = cellIndex(layout, fromColumn, fromRow);
    const to = cellIndex(layout, toColumn, toRow);
    const direction = from === OUTSIDE || to === OUTSIDE ? OUTSIDE : directionBetween(layout, from, to);
    if (direction === OUTSIDE) continue;
    addBit(masks, from, direction);
    addBit(masks, to, reverseDirection(direction));
  }
  if (layout.shape !== "hex") foldDiagonals(layout, masks);
  return masks;
}

function foldDiagonals(layout: GridLayout, masks: Uint8Array): void {
  for (const cell of cellsOf(layout)) {
    for (let direction = 1; direction < 8; direction += 2) {
      const before = (direction + 7) & 7;
      const after = (direction + 1) & 7;
      if (crossesRound(layout, masks, cell, before, after) && crossesRound(layout, masks, cell, after, before)) {
        addBit(masks, cell, direction);
      }
    }
  }
}

function crossesRound(layout: GridLayout, masks: Uint8Array, cell: number, first: number, second: number): boolean {
  const between = cell + (layout.steps[first] ?? 0);
  return hasBit(masks, cell, first) || hasBit(masks, between, second);
}

function hasBit(masks: Uint8Array, cell: number, direction: number): boolean {
  return ((masks[cell] ?? 0) & (1 << direction)) !== 0;
}

function addBit(masks: Uint8Array, cell: number, direction: number): void {
  masks[cell] = (masks[cell] ?? 0) | (1 << direction);
}
