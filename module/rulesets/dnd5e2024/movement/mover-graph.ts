import type { Board } from "../../../grid/board/board.js";
import { createCellSet, type CellSet } from "../../../grid/board/cell-set.js";
import type { TerrainListing } from "../../../grid/board/snapshot.js";
import { hasTerrain, terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import { closePits } from "../../../rules/movement/pits.js";
import { keepFor } from "../../../rules/kept.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable } from "../conditions.js";
import {
  footprintAt,
  footprintOf,
  hasCondition,
  isEnemy,
  isTiny,
  mountIdOf,
  presentFighters,
  sizeRank,
  widthOf,
  type Fighter,
} from "../fighter.js";
import { readOption } from "../options.js";
import { paySqueezing } from "./squeeze.js";
import { CELL, isLaboured } from "./speed.js";

/** How a mover goes: its mode, and extra feet a foot that the way of going costs (crawling, dragging). */
export interface Gait {
  readonly mode: string;
  readonly extra: number;
  /** Leaps over the ground, which then costs nothing more. */
  readonly leaps?: boolean;
}

/** Moved by somebody else: only walls and creatures hinder it. */
export const PUSHED: Gait = { mode: "pushed", extra: 0 };

/** Goes over the ground, and minds what lies on it. */
const isOnFoot = ({ mode, leaps }: Gait): boolean => mode === "walk" && leaps !== true;

const HARD = ["difficult", "bad-footing", "hampered"];

/** Cost factor of a cell's ground: several sources of difficult terrain count once (DND5-TERR-001, DND5-GRID-005). */
export const groundFactor = (board: Board, cell: number): number =>
  terrainAt(board, cell).reduce((hardest, listing) => Math.max(hardest, factorOf(listing)), 1);

const factorOf = ({ kind, multiplier }: TerrainListing): number => multiplier ?? (HARD.includes(kind) ? 2 : 1);

/** The same for one that goes there in some way; who flies or leaps minds no ground. */
export const factorUnder = (board: Board, gait: Gait, cell: number): number =>
  gait.mode === "fly" || gait.leaps === true ? 1 : groundFactor(board, cell);

/** Graphs of a fight as it stands: a ruler asks for the same one at every cell that it passes. */
const graphsOf = keepFor((_situation: Situation) => new Map<string, MoveGraph>());

/** The board as this mover meets it, costs in feet (DND5-GRID-003, DND5-GRID-004, GAP-DND5-09, GAP-DND5-10). */
export function moverGraph(situation: Situation, board: Board, fighter: Fighter, gait: Gait): MoveGraph {
  const graphs = graphsOf(situation);
  const key = `${fighter.id}/${gait.mode}/${String(gait.extra)}/${String(gait.leaps === true)}`;
  const known = graphs.get(key);
  if (known) return known;
  const graph = buildGraph(situation, board, fighter, gait);
  graphs.set(key, graph);
  return graph;
}

function buildGraph(situation: Situation, board: Board, fighter: Fighter, gait: Gait): MoveGraph {
  const others = obstacles(situation, board, fighter);
  const special = [...new Set([...board.terrain.listings.keys(), ...others.hard])];
  const plain = 1 + gait.extra + labour(fighter, gait);
  const costs = (least: 1 | 2): Uint16Array => {
    const table = new Uint16Array(board.cellCount).fill(CELL * (plain - 1 + least));
    for (const cell of special) {
      table[cell] = CELL * factorAt(board, fighter, gait, cell, others.hard.has(cell) ? 2 : least);
    }
    return table;
  };
  const graph = createMoveGraph(board, {
    size: widthOf(situation, fighter),
    diagonals: readOption(situation.options, "diagonals") === "5-10-5" ? "alternating" : "equal",
    entry: costs(1),
    // What stands low in the way is one more source of difficult ground (DND5-TERR-001, DND5-TERR-002).
    ...(isOnFoot(gait) && board.lowWalls && { overLowWall: costs(2) }),
    blocked: others.blocked,
    crossable: others.crossable,
    squeezes: true,
  });
  const paid = paySqueezing(board, graph);
  return isOnFoot(gait) ? closePits(paid, (fighter.state.position?.elevation ?? 0) < 0) : paid;
}

const labour = (fighter: Fighter, { mode }: Gait): number => (isLaboured(fighter, mode) ? 1 : 0);

/** Each thing that slows costs a foot more a foot: the ground or a creature's space once, climbing or swimming, the gait. */
function factorAt(board: Board, fighter: Fighter, gait: Gait, cell: number, least: 1 | 2): number {
  const ground = Math.max(factorUnder(board, gait, cell), least);
  return ground + gait.extra + Math.max(labour(fighter, gait), isWading(board, fighter, gait, cell) ? 1 : 0);
}

/** Whether one on foot has to swim there without being a swimmer (GAP-DND5-10). */
export const isWading = (board: Board, fighter: Fighter, gait: Gait, cell: number): boolean =>
  isOnFoot(gait) && hasTerrain(board, cell, "water") && isLaboured(fighter, "swim");

interface Obstacles {
  readonly blocked: CellSet;
  readonly crossable: CellSet;
  /** Cells that count as difficult terrain because of who stands there. */
  readonly hard: ReadonlySet<number>;
}

/** DND5-SPACE-003 to 005. The unseen are no obstacle until met. */
function obstacles(situation: Situation, board: Board, mover: Fighter): Obstacles {
  const blocked = createCellSet(board);
  const crossable = createCellSet(board);
  const hard = new Set<number>();
  for (const other of presentFighters(situation)) {
    if (isNoObstacle(mover, other)) continue;
    const footprint = footprintOf(situation, other);
    if (!footprint) continue;
    const set = isPassable(mover, other) ? crossable : blocked;
    for (const cell of footprintCells(board, footprint)) {
      set[cell] = 1;
      if (isEnemy(mover, other) && !isTiny(other)) hard.add(cell);
    }
  }
  for (const { cell, space } of situation.bystanders) {
    const footprint = footprintAt(board, cell, space);
    if (footprint) for (const covered of footprintCells(board, footprint)) blocked[covered] = 1;
  }
  return { blocked, crossable, hard };
}

function isNoObstacle(mover: Fighter, other: Fighter): boolean {
  if (other.id === mover.id || mountIdOf(mover) === other.id || mountIdOf(other) === mover.id) return true;
  if (mover.profile.unseen.includes(other.id) && !mover.profile.located.includes(other.id)) return true;
  return hasCondition(other, "dead") || (isTiny(mover) && isTiny(other));
}

/** Allies, the incapacitated, the tiny, and whoever is two sizes larger or smaller (DND5-SPACE-003, GAP-DND5-18). */
export function isPassable(mover: Fighter, other: Fighter): boolean {
  if (!isEnemy(mover, other) || isIncapable(other) || isTiny(other)) return true;
  return Math.abs(sizeRank(mover.profile.size) - sizeRank(other.profile.size)) >= 2;
}
