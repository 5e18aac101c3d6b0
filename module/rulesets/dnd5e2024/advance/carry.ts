import type { Fact } from "../../../model/event.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Fighter } from "../fighter.js";

/** Taken along to a cell without spending anything of its own; to another height only where one is given, in feet. */
export function carry(passenger: Fighter, cell: Cell | undefined, mode = "carried", height?: number): Fact[] {
  const { position } = passenger.state;
  if (!position || !cell) return [];
  const elevation = height ?? position.elevation;
  if (sameCell(position.cell, cell) && position.elevation === elevation) return [];
  const to = { ...position, cell, elevation };
  return [{ type: "Moved", creature: passenger.id, path: [position.cell, cell], to, mode, cost: 0, how: "forced" }];
}
