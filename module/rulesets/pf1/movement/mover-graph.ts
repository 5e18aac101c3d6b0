import type { Board } from "../../../grid/board/board.js";
import type { CellSet } from "../../../grid/board/cell-set.js";
import { createCellSet } from "../../../grid/board/cell-set.js";
import { terrainAt } from "../../../grid/board/terrain.js";
import type { TerrainListing } from "../../../grid/board/snapshot.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import type { Situation } from "../../../rules/situation.js";
import { isHelpless } from "../conditions.js";
import {
  footprintAt,
  footprintOf,
  hasCondition,
  isEnemy,
  mountOf,
  presentFighters,
  sizeRank,
  widthOf,
  type Fighter,
} from "../fighter.js";
import { readOption } from "../options.js";
import { CELL } from "./speed.js";

/** Kinds of terrain that double the cost of entering. */
const HARD = ["difficult", "bad-footing", "hampered"];

/** Cost factor of entering a cell: the hardest of its listings, which don't add up (PF1-GAP-04). */
export function factorAt(board: Board, cell: number): number {
  return terrainAt(board, cell).reduce((hardest, listing) => Math.max(hardest, factorOf(listing)), 1);
}

const factorOf = ({ kind, multiplier }: TerrainListing): number => multiplier ?? (HARD.includes(kind) ? 2 : 1);

export const isDifficult = (board: Board, cell: number): boolean => factorAt(board, cell) > 1;

export interface GraphOptions {
  readonly squeezes?: boolean;
  /** Creatures that this movement may pass through or end beside, whoever they are. */
  readonly ignores?: readonly string[];
}

/** The board as this mover meets it, costs in feet (PF1-GAP-03, PF1-GAP-04). */
export function moverGraph(
  situation: Situation,
  board: Board,
  fighter: Fighter,
  options: GraphOptions = {},
): MoveGraph {
  const alternating = readOption(situation.options, "diagonals") === "5-10-5";
  const scale = options.squeezes === true ? 2 : 1;
  const factors = new Map([...board.terrain.listings.keys()].map((cell) => [cell, factorAt(board, cell)]));
  const costs = (straight: number, hard: number): Uint16Array => {
    const table = new Uint16Array(board.cellCount).fill(straight * scale);
    for (const [cell, factor] of factors) if (factor !== 1) table[cell] = Math.max(1, hard * factor * scale);
    return table;
  };
  return createMoveGraph(board, {
    size: widthOf(situation, fighter),
    diagonals: alternating ? "alternating" : "equal",
    entry: costs(CELL, CELL),
    // A diagonal into difficult ground costs half as much again as a straight step, even or odd.
    ...(alternating && { diagonalEntry: [costs(CELL, CELL * 1.5), costs(CELL * 2, CELL * 1.5)] as const }),
    overLowWall: costs(CELL * 2, CELL * 2),
    ...obstacles(situation, board, fighter, options.ignores ?? []),
    ...(options.squeezes === undefined ? {} : { squeezes: options.squeezes }),
  });
}

/** Whom the mover can't pass, and whom it can pass but not stop with. The unseen are no obstacle until met. */
function obstacles(
  situation: Situation,
  board: Board,
  mover: Fighter,
  ignores: readonly string[],
): { blocked: CellSet; crossable: CellSet } {
  const blocked = createCellSet(board);
  const crossable = createCellSet(board);
  for (const other of presentFighters(situation)) {
    if (isNoObstacle(mover, other) || ignores.includes(other.id)) continue;
    const footprint = footprintOf(situation, other);
    if (!footprint) continue;
    const set = isPassable(mover, other) ? crossable : blocked;
    for (const cell of footprintCells(board, footprint)) set[cell] = 1;
  }
  for (const bystander of situation.bystanders) {
    const footprint = footprintAt(board, bystander.cell, bystander.space);
    if (footprint) for (const cell of footprintCells(board, footprint)) blocked[cell] = 1;
  }
  return { blocked, crossable };
}

function isNoObstacle(mover: Fighter, other: Fighter): boolean {
  if (other.id === mover.id || mountOf(mover) === other.id || mountOf(other) === mover.id) return true;
  if (mover.profile.unseen.includes(other.id) && !mover.profile.located.includes(other.id)) return true;
  return hasCondition(other, "dead") || isTiny(mover) || isTiny(other);
}

const isTiny = ({ profile }: Fighter): boolean => profile.size === "tiny" && profile.space === undefined;

/** Friends, the helpless, and foes three sizes apart can be passed. */
function isPassable(mover: Fighter, other: Fighter): boolean {
  if (!isEnemy(mover, other) || isHelpless(other)) return true;
  return Math.abs(sizeRank(mover.profile.size) - sizeRank(other.profile.size)) >= 3;
}
