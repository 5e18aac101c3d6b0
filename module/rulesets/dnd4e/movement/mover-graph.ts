import { createBoard, type Board } from "../../../grid/board/board.js";
import { createCellSet } from "../../../grid/board/cell-set.js";
import type { TerrainListing } from "../../../grid/board/snapshot.js";
import { terrainAt } from "../../../grid/board/terrain.js";
import { footprintCells } from "../../../grid/footprint/footprint.js";
import { createMoveGraph, type MoveGraph } from "../../../grid/search/move-graph.js";
import type { CreatureId } from "../../../model/ids.js";
import { footprintAt, hasCondition, hasFeature, isEnemy, sizeRank } from "../../../rules/creature.js";
import { keepFor } from "../../../rules/kept.js";
import type { Situation } from "../../../rules/situation.js";
import { isHelpless } from "../conditions.js";
import { SQUARE } from "../distance.js";
import { footprintOf, isTiny, othersThan, spaceOf, type Fighter } from "../fighter.js";

/** How a mover goes. */
export interface Gait {
  /** Neither ground nor low walls slow it: it flies, or is moved by others (DND4-TERR-004, DND4-FORCE-005). */
  readonly light?: boolean;
  /** Through gaps narrower than itself (GAP-DND4-09). */
  readonly squeezes?: boolean;
  /** Through obstacles and creatures (DND4-PHASE-001). */
  readonly phases?: boolean;
  /** Whoever makes room for it as it goes: the holder of one in tow. */
  readonly ignored?: CreatureId;
  /** Elevations on its way in feet, where it isn't all on one. */
  readonly heights?: readonly number[] | undefined;
}

const HARD = ["difficult", "bad-footing", "hampered"];

/** Squares that entering a cell costs; a terrain walk takes ground of its name for clear (DND4-TERR-001, DND4-TERR-005). */
export const groundCost = (board: Board, fighter: Fighter, cell: number): number =>
  terrainAt(board, cell).reduce((most, listing) => Math.max(most, costOf(fighter, listing)), 1);

const costOf = (fighter: Fighter, { kind, multiplier, degree }: TerrainListing): number =>
  HARD.includes(kind) && degree !== undefined && hasFeature(fighter, `${degree}-walk`)
    ? 1
    : (multiplier ?? (HARD.includes(kind) ? 2 : 1));

/** The same board with nothing on it that bars steps, for one who phases. */
const bareOf = keepFor(({ shape, columns, rows }: Board) =>
  createBoard({ shape, columns, rows, walls: [], terrain: [] }),
);

/** The board as this mover meets it, costs in squares: every step alike, diagonal or not (DND4-MOVE-002). */
export function moverGraph(situation: Situation, board: Board, fighter: Fighter, gait: Gait = {}): MoveGraph {
  const entry = new Uint16Array(board.cellCount).fill(1);
  const overLowWall = new Uint16Array(board.cellCount).fill(2);
  const light = gait.light === true || gait.phases === true;
  if (!light)
    for (const cell of board.terrain.listings.keys()) {
      entry[cell] = groundCost(board, fighter, cell);
      overLowWall[cell] = Math.max(2, entry[cell]);
    }
  return createMoveGraph(gait.phases ? bareOf(board) : board, {
    size: spaceOf(fighter),
    diagonals: "equal",
    entry,
    newCellsOnly: true,
    squeezes: gait.squeezes ?? false,
    ...(!light && { overLowWall }),
    ...obstacles(situation, board, fighter, gait),
  });
}

/** Who may be passed, and in whose space one may stay. */
type Passage = "free" | "cross" | "none";

/** DND4-OCC-001 to 006, DND4-SIZE-002, DND4-SIZE-004. The unseen are no obstacle until met. */
function obstacles(
  situation: Situation,
  board: Board,
  mover: Fighter,
  gait: Gait,
): Pick<Parameters<typeof createMoveGraph>[1], "blocked" | "crossable"> {
  const blocked = createCellSet(board);
  const crossable = createCellSet(board);
  const crowd = createCellSet(board);
  for (const other of othersThan(situation, mover)) {
    const footprint = footprintOf(situation, other);
    if (!footprint || isNoObstacle(mover, other, gait)) continue;
    const passage = passageThrough(mover, other);
    for (const cell of footprintCells(board, footprint)) {
      if (isTiny(other)) crowd[cell] = (crowd[cell] ?? 0) + 1;
      if (passage === "free" || (isTiny(mover) && isTiny(other) && hasRoom(mover, crowd[cell] ?? 0))) continue;
      (passage === "none" && !gait.phases ? blocked : crossable)[cell] = 1;
    }
  }
  for (const { cell, space } of situation.bystanders) {
    const footprint = footprintAt(board, cell, space);
    if (footprint) for (const covered of footprintCells(board, footprint)) blocked[covered] = 1;
  }
  const solid = board.terrain.counts.get("solid");
  if (gait.phases && solid) for (const [cell, filled] of solid.entries()) if (filled > 0) crossable[cell] = 1;
  return { blocked, crossable };
}

/** Tiny creatures that fit into one square; a swarm finds room among any number. */
const TINY_CROWD = 4;

const hasRoom = (mover: Fighter, others: number): boolean => others < TINY_CROWD || hasFeature(mover, "swarm");

function isNoObstacle(mover: Fighter, other: Fighter, { heights, ignored }: Gait): boolean {
  if (hasCondition(other, "dead") || other.id === ignored) return true;
  const { unseen, located } = mover.profile;
  if (unseen.includes(other.id) && !located.includes(other.id)) return true;
  const floor = other.state.position?.elevation ?? 0;
  const ways = heights ?? [mover.state.position?.elevation ?? 0];
  return ways.every((height) => height >= floor + spaceOf(other) * SQUARE || height + spaceOf(mover) * SQUARE <= floor);
}

/** What one creature's space is to another that moves by itself. */
export function passageThrough(mover: Fighter, other: Fighter): Passage {
  if (isTiny(mover) && sizeRank(other) > sizeRank(mover)) return "free";
  if (!isEnemy(mover, other)) return hasCondition(other, "prone") ? "free" : "cross";
  if (isHelpless(other)) return "free";
  return Math.abs(sizeRank(mover) - sizeRank(other)) >= 2 ? "cross" : "none";
}
