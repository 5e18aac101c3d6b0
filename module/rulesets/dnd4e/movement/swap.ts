import type { Board } from "../../../grid/board/board.js";
import { cellIndex, columnOf, rowOf } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import { footprintDistance } from "../../../grid/footprint/distance.js";
import { footprintCells, isFootprintInside, type Footprint } from "../../../grid/footprint/footprint.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintOf, othersThan, type Fighter } from "../fighter.js";

/**
 * Where two land that change places: the target slides over the user's space, the user shifts over what the target
 * held, both as near as can be (DND4-SWAP-001); null where there is no room.
 */
export function swapCells(
  situation: Situation,
  user: Fighter,
  target: Fighter,
): { readonly user: Cell; readonly target: Cell } | null {
  const { board } = situation;
  const [mine, theirs] = [footprintOf(situation, user), footprintOf(situation, target)];
  if (!board || !mine || !theirs) return null;
  const others = othersThan(situation, user).filter(({ id }) => id !== target.id);
  const taken = others.flatMap((other) => footprintOf(situation, other) ?? []);
  for (const slid of placesOver(board, theirs, mine, taken)) {
    const shifted = placesOver(board, mine, theirs, [...taken, slid])[0];
    if (shifted) return { user: cellOf(board, shifted), target: cellOf(board, slid) };
  }
  return null;
}

const cellOf = (board: Board, { cell }: Footprint): Cell => [columnOf(board, cell), rowOf(board, cell)];

/** Free places of a creature that overlap a space, the best covered and nearest first. */
function placesOver(board: Board, creature: Footprint, space: Footprint, taken: readonly Footprint[]): Footprint[] {
  const places: Footprint[] = [];
  for (let dy = 1 - creature.size; dy < space.size; dy++)
    for (let dx = 1 - creature.size; dx < space.size; dx++) {
      const cell = cellIndex(board, columnOf(board, space.cell) + dx, rowOf(board, space.cell) + dy);
      const place = { cell, size: creature.size };
      if (cell >= 0 && isFootprintInside(board, place) && isFree(board, place, taken)) places.push(place);
    }
  const shared = (place: Footprint): number =>
    footprintCells(board, place).filter((cell) => footprintDistance(board, { cell, size: 1 }, space) === 0).length;
  return places.sort((a, b) => shared(b) - shared(a) || span(board, creature, a) - span(board, creature, b));
}

const isFree = (board: Board, place: Footprint, taken: readonly Footprint[]): boolean =>
  taken.every((other) => footprintDistance(board, place, other) > 0) &&
  footprintCells(board, place).every((cell) => !hasTerrain(board, cell, "solid"));

const span = (board: Board, a: Footprint, b: Footprint): number =>
  footprintDistance(board, { ...a, size: 1 }, { ...b, size: 1 });
