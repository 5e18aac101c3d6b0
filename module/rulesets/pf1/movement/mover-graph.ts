import type { Board } from "../../../grid/board/board.js";
import type { CellSet } from "../../../grid/board/cell-set.js";
import { createCellSet } from "../../../grid/board/cell-set.js";
import type { TerrainListing } from "../../../grid/board/snapshot.js";
import { terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import type { CreatureId } from "../../../model/ids.js";
import { keepFor } from "../../../rules/kept.js";
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
import { paySqueezing } from "./squeeze.js";

/** Kinds of terrain that double the cost of entering. */
const HARD = ["difficult", "bad-footing", "hampered"];

/** Cost factor of entering a cell: the hardest of its listings, which don't add up (PF1-GAP-04). */
function factorAt(board: Board, cell: number): number {
  return terrainAt(board, cell).reduce((hardest, listing) => Math.max(hardest, factorOf(listing)), 1);
}

const factorOf = ({ kind, multiplier }: TerrainListing): number => multiplier ?? (HARD.includes(kind) ? 2 : 1);

export const isDifficult = (board: Board, cell: number): boolean => factorAt(board, cell) > 1;

/** Graphs of a fight as it stands: a ruler asks for the same one at every cell that it passes. */
const graphsOf = keepFor((_situation: Situation) => new Map<CreatureId, MoveGraph>());

/** The board as this mover meets it, costs in feet (PF1-GAP-03, PF1-GAP-04). */
export function moverGraph(situation: Situation, board: Board, fighter: Fighter): MoveGraph {
  const graphs = graphsOf(situation);
  const known = graphs.get(fighter.id);
  if (known) return known;
  const graph = buildGraph(situation, board, fighter);
  graphs.set(fighter.id, graph);
  return graph;
}

function buildGraph(situation: Situation, board: Board, fighter: Fighter): MoveGraph {
  const alternating = readOption(situation.options, "diagonals") === "5-10-5";
  const factors = new Map([...board.terrain.listings.keys()].map((cell) => [cell, factorAt(board, cell)]));
  const costs = (straight: number, hard: number): Uint16Array => {
    const table = new Uint16Array(board.cellCount).fill(straight);
    for (const [cell, factor] of factors) if (factor !== 1) table[cell] = Math.max(1, hard * factor);
    return table;
  };
  const graph = createMoveGraph(board, {
    squeezes: true,
    size: widthOf(situation, fighter),
    diagonals: alternating ? "alternating" : "equal",
    entry: costs(CELL, CELL),
    // A diagonal into difficult ground costs half as much again as a straight step, even or odd.
    ...(alternating && { diagonalEntry: [costs(CELL, CELL * 1.5), costs(CELL * 2, CELL * 1.5)] as const }),
    overLowWall: costs(CELL * 2, CELL * 2),
    ...obstacles(situation, board, fighter),
  });
  return paySqueezing(board, graph);
}

/** Whom the mover can't pass, and whom it can pass but not stop with. The unseen are no obstacle until met. */
function obstacles(situation: Situation, board: Board, mover: Fighter): { blocked: CellSet; crossable: CellSet } {
  const blocked = createCellSet(board);
  const crossable = createCellSet(board);
  for (const other of presentFighters(situation)) {
    if (isNoObstacle(mover, other)) continue;
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
  if (!isEnemy(mover, other) || isHelpless(other) || mover.turn.overrun === other.id) return true;
  return Math.abs(sizeRank(mover.profile.size) - sizeRank(other.profile.size)) >= 3;
}
