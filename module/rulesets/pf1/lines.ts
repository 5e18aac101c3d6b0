import type { Board } from "../../grid/board/board.js";
import type { CellSet } from "../../grid/board/cell-set.js";
import { cellIndex, columnOf, rowOf } from "../../grid/board/layout.js";
import { terrainAt } from "../../grid/board/terrain.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import { cornerLines, type CornerLines } from "../../grid/sight/corner-lines.js";
import { squareIndex, type SegmentGrid } from "../../grid/sight/segment-grid.js";
import { sightOf } from "../../rules/sight.js";

/** What shields a target: PF1-GAP-21. `soft` comes from creatures in between. */
export const COVERS = ["none", "soft", "partial", "cover", "improved", "total"] as const;
export type Cover = (typeof COVERS)[number];

/** What cover adds to armour class. */
export const COVER_BONUS: Record<Cover, number> = { none: 0, soft: 4, partial: 2, cover: 4, improved: 8, total: 0 };

/** Whether nothing at all lies in the box round two footprints, so that no line between them needs to be drawn. */
function isOpen(board: Board, from: Footprint, to: Footprint): boolean {
  if (board.walls.length === 0 && board.lowWalls === null && board.terrain.listings.size === 0) return true;
  if (board.shape === "hex") return false;
  const { walls, lowWalls } = sightOf(board);
  const [left, right] = range(columnOf(board, from.cell), from.size, columnOf(board, to.cell), to.size);
  const [top, bottom] = range(rowOf(board, from.cell), from.size, rowOf(board, to.cell), to.size);
  const cover = board.terrain.counts.get("cover");
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (cover && cover[cellIndex(board, x, y)] !== 0) return false;
      if (holdsAny(walls.grid, x, y) || holdsAny(lowWalls.grid, x, y)) return false;
    }
  }
  return true;
}

const range = (a: number, aSize: number, b: number, bSize: number): readonly [number, number] => [
  Math.min(a, b),
  Math.max(a + aSize, b + bSize),
];

function holdsAny(grid: SegmentGrid, x: number, y: number): boolean {
  const square = squareIndex(grid, x, y);
  return (grid.starts[square] ?? 0) !== (grid.starts[square + 1] ?? 0);
}

/** Whether anything of one footprint can be seen from the other. */
export function seesAcross(board: Board, from: Footprint, to: Footprint): boolean {
  if (isOpen(board, from, to)) return true;
  const best = cornerLines(sightOf(board), from, to);
  return best.byWall < best.lines;
}

/** Cover against a shot: the shooter picks the corner with the freest lines. */
export function rangedCover(board: Board, from: Footprint, to: Footprint, creatures: CellSet): Cover {
  return readCover(board, cornerLines(sightOf(board), from, to, { creatures }));
}

/** Cover against a blow: any line that a wall stops gives it; creatures give none. */
export function meleeCover(board: Board, from: Footprint, to: Footprint): Cover {
  if (isOpen(board, from, to)) return "none";
  if (!seesAcross(board, from, to)) return "total";
  return readCover(board, cornerLines(sightOf(board), from, to, {}, "most"));
}

function readCover(board: Board, lines: CornerLines): Cover {
  if (lines.byWall === lines.lines && lines.lines > 0) return "total";
  if (lines.byWall + lines.byLowWall > 0) return "cover";
  if (lines.byObject > 0) return degreeOf(board, lines.crossed);
  return lines.byCreature > 0 ? "soft" : "none";
}

/** The degree that the objects in the way name for themselves. */
function degreeOf(board: Board, cells: readonly number[]): Cover {
  const listed = cells.flatMap((cell) => terrainAt(board, cell)).filter(({ kind }) => kind === "cover");
  return listed.reduce<Cover>((most, { degree }) => {
    const named = COVERS.find((cover) => cover === degree) ?? "cover";
    return COVERS.indexOf(named) > COVERS.indexOf(most) ? named : most;
  }, "partial");
}
