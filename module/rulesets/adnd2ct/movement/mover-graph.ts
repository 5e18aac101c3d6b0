import type { Board } from "../../../grid/board/board.js";
import { createCellSet } from "../../../grid/board/cell-set.js";
import type { TerrainListing } from "../../../grid/board/snapshot.js";
import { terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import { footprintAt, hasCondition, isEnemy } from "../../../rules/creature.js";
import { closePits } from "../../../rules/movement/pits.js";
import type { Situation } from "../../../rules/situation.js";
import { isFallen } from "../conditions.js";
import { footprintOf, othersThan, teamOf, widthOf, type Fighter } from "../fighter.js";
import { readOption } from "../options.js";
import { isThreatened } from "../provoke/threat.js";

/** How a mover goes. */
export interface Gait {
  readonly mode?: string | undefined;
  /** Moved by others: the ground doesn't matter. */
  readonly pushed?: boolean;
  /** Whose space it forces its way into. */
  readonly over?: string | undefined;
}

/** Squares that entering a cell costs by kind of ground (GAP-ADND-24). */
const GROUND: Readonly<Record<string, number>> = { difficult: 2, "bad-footing": 2, hampered: 3 };

/** Whether the ground is nothing to it. */
export const isLight = ({ mode, pushed }: Gait): boolean => pushed === true || mode === "fly";

export const groundCost = (board: Board, cell: number): number =>
  terrainAt(board, cell).reduce((most, listing) => Math.max(most, costOf(listing)), 1);

const costOf = ({ kind, multiplier }: TerrainListing): number => multiplier ?? GROUND[kind] ?? 1;

/** The board as this mover meets it, costs in squares. */
export function moverGraph(situation: Situation, board: Board, fighter: Fighter, gait: Gait = {}): MoveGraph {
  const entry = new Uint16Array(board.cellCount).fill(1);
  if (!isLight(gait)) for (const cell of board.terrain.listings.keys()) entry[cell] = groundCost(board, cell);
  const graph = createMoveGraph(board, {
    size: widthOf(situation, fighter),
    diagonals: readOption(situation.options, "diagonals") === "5-10-5" && !gait.pushed ? "alternating" : "equal",
    entry,
    ...obstacles(situation, board, fighter, gait),
  });
  return isLight(gait) ? graph : closePits(graph, (fighter.state.position?.elevation ?? 0) < 0);
}

type Obstacles = Pick<Parameters<typeof createMoveGraph>[1], "blocked" | "crossable">;

/** Friends whom nobody threatens or has attacked may be passed, those who lie shared with; all others bar the way (ADND-MAP-005, ADND-MAP-006). */
function obstacles(situation: Situation, board: Board, mover: Fighter, { over, pushed }: Gait): Obstacles {
  const blocked = createCellSet(board);
  const crossable = createCellSet(board);
  const team = teamOf(situation, mover).map(({ id }) => id);
  for (const other of othersThan(situation, mover)) {
    const footprint = footprintOf(situation, other);
    if (!footprint || team.includes(other.id) || other.id === over || isNoObstacle(mover, other)) continue;
    const passable = !pushed && !isEnemy(mover, other) && !other.turn.attacked && !isThreatened(situation, other);
    for (const cell of footprintCells(board, footprint)) (passable ? crossable : blocked)[cell] = 1;
  }
  for (const { cell, space } of situation.bystanders) {
    const footprint = footprintAt(board, cell, space);
    if (footprint) for (const covered of footprintCells(board, footprint)) blocked[covered] = 1;
  }
  return { blocked, crossable };
}

/** The unseen are none until met; foes share a square where one lies or they grapple. */
function isNoObstacle(mover: Fighter, other: Fighter): boolean {
  const { unseen, located } = mover.profile;
  if (unseen.includes(other.id) && !located.includes(other.id)) return true;
  if (hasCondition(other, "dead")) return true;
  const grapple = hasCondition(mover, "grappled") && hasCondition(other, "grappled");
  return isEnemy(mover, other) && (grapple || isFallen(mover) || isFallen(other));
}
