import type { Board } from "../../../grid/board/board.js";
import { cellIndex, columnOf, directionBetween, rowOf } from "../../../grid/board/layout.js";
import { footprintDistance } from "../../../grid/footprint/distance.js";
import { footprintCells, isFootprintInside, type Footprint } from "../../../grid/footprint/footprint.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import type { Cell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { footprintAt, footprintOf, presentFighters, spaceOf, type Fighter } from "../fighter.js";

/** Places within 5 ft of a mount where its rider could stand, row by row (DND5-MOUNT-002, DND5-MOUNT-008). */
export function landingCells(situation: Situation, rider: Fighter, mount: Fighter): Cell[] {
  const { board } = situation;
  const under = footprintOf(situation, mount);
  if (!board || !under) return [];
  const taken = takenCells(situation, board, rider);
  const size = spaceOf(rider);
  const found: Cell[] = [];
  for (let dy = -size; dy <= under.size; dy++) {
    for (let dx = -size; dx <= under.size; dx++) {
      const column = columnOf(board, under.cell) + dx;
      const row = rowOf(board, under.cell) + dy;
      const place = { cell: cellIndex(board, column, row), size };
      if (place.cell >= 0 && isFree(board, under, place, taken)) found.push([column, row]);
    }
  }
  return found;
}

function isFree(board: Board, under: Footprint, place: Footprint, taken: ReadonlySet<number>): boolean {
  if (!isFootprintInside(board, place) || footprintDistance(board, under, place) !== 1) return false;
  const cells = footprintCells(board, place);
  return cells.every((cell) => !taken.has(cell) && !hasTerrain(board, cell, "solid")) && isOpen(board, under, cells);
}

/** Whether no wall lies between mount and place. */
function isOpen(board: Board, under: Footprint, cells: readonly number[]): boolean {
  return footprintCells(board, under).some((from) =>
    cells.some((to) => {
      const direction = directionBetween(board, from, to);
      return direction >= 0 && ((board.exits[from] ?? 0) & (1 << direction)) !== 0;
    }),
  );
}

function takenCells(situation: Situation, board: Board, rider: Fighter): Set<number> {
  const others = presentFighters(situation).filter((other) => other.id !== rider.id);
  const footprints = [
    ...others.map((other) => footprintOf(situation, other)),
    ...situation.bystanders.map(({ cell, space }) => footprintAt(board, cell, space)),
  ];
  return new Set(footprints.flatMap((footprint) => (footprint ? footprintCells(board, footprint) : [])));
}
