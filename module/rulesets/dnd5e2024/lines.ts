import type { Board } from "../../grid/board/board.js";
import type { CellSet } from "../../grid/board/cell-set.js";
import { terrainAt } from "../../grid/board/terrain.js";
import type { Footprint } from "../../grid/footprint/footprint.js";
import { cornerLines, type CornerLines } from "../../grid/sight/corner-lines.js";
import { sightOf } from "../../rules/sight.js";

/** What shields a target, the least first (DND5-COVER-001). */
export const COVERS = ["none", "half", "three-quarters", "total"] as const;
export type Cover = (typeof COVERS)[number];

/** What cover adds to armour class and Dexterity saves (GAP-DND5-02). */
export const COVER_BONUS: Record<Cover, number> = { none: 0, half: 2, "three-quarters": 5, total: 0 };

/** Whether walls stop every line between two footprints, from whatever corner; creatures don't matter for that. */
export function isOutOfSight(board: Board, from: Footprint, to: Footprint): boolean {
  const { lines, byWall } = cornerLines(sightOf(board), from, to, {});
  return lines > 0 && byWall === lines;
}

/** Cover between two footprints, from the corner with the freest lines; the best of several degrees (DND5-COVER-003). */
export function coverBetween(board: Board, from: Footprint, to: Footprint, creatures: CellSet): Cover {
  const lines = cornerLines(sightOf(board), from, to, { creatures });
  if (lines.lines > 0 && lines.byWall === lines.lines) return "total";
  return [wallCover(lines), objectCover(board, lines), lines.byCreature > 0 ? "half" : "none"].reduce<Cover>(
    (best, cover) => (COVERS.indexOf(cover as Cover) > COVERS.indexOf(best) ? (cover as Cover) : best),
    "none",
  );
}

/** Walls before one or two of the four corners cover half, before three three quarters; low walls cover half. */
function wallCover({ byWall, byLowWall, lines }: CornerLines): Cover {
  if (byWall * 2 > lines) return "three-quarters";
  return byWall + byLowWall > 0 ? "half" : "none";
}

/** The degree that objects in the way name for themselves; half where they name none. */
function objectCover(board: Board, { byObject, crossed }: CornerLines): Cover {
  if (byObject === 0) return "none";
  const degrees = crossed
    .flatMap((cell) => terrainAt(board, cell))
    .filter(({ kind }) => kind === "cover")
    .map(({ degree }) => COVERS.findIndex((cover) => cover === (degree ?? "half")));
  return COVERS[Math.max(1, ...degrees)] ?? "half";
}
