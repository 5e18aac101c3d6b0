import type { Board } from "../../../grid/board/board.js";
import type { CellSet } from "../../../grid/board/cell-set.js";
import { createCellSet } from "../../../grid/board/cell-set.js";
import type { TerrainListing } from "../../../grid/board/snapshot.js";
import { hasTerrain, terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import { closePits } from "../../../rules/movement/pits.js";
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
import { CELL, listedSpeed } from "./speed.js";
import { paySqueezing } from "./squeeze.js";

/** Kinds of terrain that double the cost of entering. */
const HARD = ["difficult", "bad-footing", "hampered"];

/** Swimming goes at a quarter of the speed, so a cell of water costs four (PF1-MOVE-003). */
const WADING = 4;

/** The mode of one that somebody else moves: only walls and creatures hinder it. */
export const PUSHED = "pushed";

/** Modes in which one goes over the ground, and minds what lies on it. */
const isOnFoot = (mode: string): boolean => mode === "walk";

/** Whether the ground of a cell is difficult for one that goes over it in that mode; a flyer goes over none. */
export const isDifficult = (board: Board, cell: number, mode: string): boolean => groundFactor(board, cell, mode) > 1;

/** The hardest of a cell's listings, which don't add up (PF1-GAP-04). */
function groundFactor(board: Board, cell: number, mode: string): number {
  if (mode === "fly") return 1;
  return terrainAt(board, cell).reduce((hardest, listing) => Math.max(hardest, factorOf(listing)), 1);
}

const factorOf = ({ kind, multiplier }: TerrainListing): number => multiplier ?? (HARD.includes(kind) ? 2 : 1);

/** Whether one on foot would have to swim there without being a swimmer (PF1-MOVE-003, PF1-GAP-23). */
export const isWading = (board: Board, fighter: Fighter, cell: number, mode: string): boolean =>
  isOnFoot(mode) && hasTerrain(board, cell, "water") && listedSpeed(fighter, "swim") === null;

/** Graphs of a fight as it stands: a ruler asks for the same one at every cell that it passes. */
const graphsOf = keepFor((_situation: Situation) => new Map<string, MoveGraph>());

/** The board as this mover meets it in a mode of movement, costs in feet (PF1-GAP-03, PF1-GAP-04, PF1-MOVE-003). */
export function moverGraph(situation: Situation, board: Board, fighter: Fighter, mode: string): MoveGraph {
  const graphs = graphsOf(situation);
  const key = `${fighter.id}/${mode}`;
  const known = graphs.get(key);
  if (known) return known;
  const graph = buildGraph(situation, board, fighter, mode);
  graphs.set(key, graph);
  return graph;
}

function buildGraph(situation: Situation, board: Board, fighter: Fighter, mode: string): MoveGraph {
  const alternating = readOption(situation.options, "diagonals") === "5-10-5";
  const factors = factorsFor(board, fighter, mode);
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
    ...(isOnFoot(mode) && { overLowWall: costs(CELL * 2, CELL * 2) }),
    ...obstacles(situation, board, fighter),
  });
  const paid = paySqueezing(board, graph);
  return isOnFoot(mode) ? closePits(paid, isBelow(fighter)) : paid;
}

function factorsFor(board: Board, fighter: Fighter, mode: string): Map<number, number> {
  const cells = [...board.terrain.listings.keys()];
  const wading = (cell: number): number => (isWading(board, fighter, cell, mode) ? WADING : 1);
  return new Map(cells.map((cell) => [cell, Math.max(groundFactor(board, cell, mode), wading(cell))]));
}

const isBelow = ({ state }: Fighter): boolean => (state.position?.elevation ?? 0) < 0;

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
