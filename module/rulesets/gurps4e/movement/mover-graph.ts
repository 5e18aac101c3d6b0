import type { Board } from "../../../grid/board/board.js";
import { createCellSet, type CellSet } from "../../../grid/board/cell-set.js";
import { terrainAt } from "../../../grid/board/terrain.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import { footprintAt, hasCondition, isEnemy } from "../../../rules/creature.js";
import { closePits, isOverPit } from "../../../rules/movement/pits.js";
import { keepFor } from "../../../rules/kept.js";
import type { Situation } from "../../../rules/situation.js";
import { incapacityOf } from "../conditions.js";
import { footprintOf, othersThan, type Fighter } from "../fighter.js";

/** How a mover goes. */
export interface Gait {
  /** Yards are counted, not movement points: a step. */
  readonly yards?: boolean;
  /** Not on foot: ground is nothing to it. */
  readonly light?: boolean;
}

const ROUGH = ["difficult", "bad-footing"];

/** Movement points of entering a hex ahead: rough ground adds one for each listing, a multiplier counts for its own (G4-GAP-06). */
export function groundCost(board: Board, cell: number): number {
  let cost = 1;
  let factor = 1;
  for (const { kind, multiplier } of terrainAt(board, cell)) {
    if (kind === "hampered") return 0;
    if (multiplier !== undefined) factor = Math.max(factor, multiplier);
    else if (ROUGH.includes(kind)) cost++;
  }
  return cost * factor;
}

const drawn = keepFor((_situation: Situation) => new Map<string, MoveGraph>());

/** The board as this mover meets it, every hex as if it lay ahead; drawn once while the situation stands. */
export function moverGraph(situation: Situation, board: Board, fighter: Fighter, gait: Gait = {}): MoveGraph {
  const graphs = drawn(situation);
  const key = [fighter.id, gait.yards === true, gait.light === true].join();
  const known = graphs.get(key);
  if (known) return known;
  const graph = drawGraph(situation, board, fighter, gait);
  graphs.set(key, graph);
  return graph;
}

function drawGraph(situation: Situation, board: Board, fighter: Fighter, gait: Gait): MoveGraph {
  const entry = new Uint16Array(board.cellCount).fill(1);
  const overLowWall = new Uint16Array(board.cellCount).fill(2);
  for (const cell of gait.light === true ? [] : board.terrain.listings.keys()) {
    const cost = groundCost(board, cell);
    entry[cell] = gait.yards === true ? Math.min(1, cost) : cost;
    overLowWall[cell] = cost === 0 ? 0 : cost + 1;
  }
  const graph = createMoveGraph(board, {
    size: 1,
    diagonals: "equal",
    entry,
    ...(gait.light !== true && gait.yards !== true && { overLowWall }),
    ...obstacles(situation, board, fighter),
  });
  return gait.light === true ? graph : closePits(graph, isBelow(situation, board, fighter));
}

function isBelow(situation: Situation, board: Board, fighter: Fighter): boolean {
  const own = footprintOf(situation, fighter);
  return own !== null && isOverPit(board, 1, own.cell);
}

/** Foes that stand bar the way, friends are passed but not stood upon; the unseen are no obstacle until met. */
function obstacles(situation: Situation, board: Board, mover: Fighter): { blocked: CellSet; crossable: CellSet } {
  const blocked = createCellSet(board);
  const crossable = createCellSet(board);
  const { unseen, located } = mover.profile;
  for (const other of othersThan(situation, mover)) {
    const footprint = footprintOf(situation, other);
    const unknown = unseen.includes(other.id) && !located.includes(other.id);
    if (!footprint || unknown || hasCondition(other, "dead")) continue;
    (stopsWay(mover, other) ? blocked : crossable)[footprint.cell] = 1;
  }
  for (const { cell } of situation.bystanders) {
    const footprint = footprintAt(board, cell, 1);
    if (footprint) blocked[footprint.cell] = 1;
  }
  return { blocked, crossable };
}

/** Whether one creature can't be passed by another. */
export const stopsWay = (mover: Fighter, other: Fighter): boolean =>
  isEnemy(mover, other) && incapacityOf(other) === null;
