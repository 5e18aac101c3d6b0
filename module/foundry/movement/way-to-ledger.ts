import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { liveRecords, sameCell } from "../../table/host.js";

type Moved = Extract<Event, { type: "Moved" }>;

/** A way from one cell to where the ledger has a creature. */
export interface Way {
  readonly cells: readonly Cell[];
  readonly mode: string;
}

/**
 * The way that the ledger tells from a cell to the creature's place: the end of its walks that hang together. Null
 * where there is none, as after an undo: then no walk leads there. A cell passed twice counts where it was last; from the goal itself
 * the way is the one that came back to it, or the change of height there.
 */
export function wayToLedger(records: readonly LedgerRecord[], creature: CreatureId, from: Cell, to: Cell): Way | null {
  const walks = liveRecords(records)
    .flatMap((record) => record.events)
    .filter((event): event is Moved => event.type === "Moved" && event.creature === creature);
  let way: readonly Cell[] = [];
  for (const walk of walks.toReversed()) {
    const end = walk.path.at(-1);
    const start = way[0] ?? to;
    if (walk.how !== "own" || !end || !sameCell(end, start)) return null;
    way = [...walk.path, ...way.slice(1)];
    // Whoever is in the cell already has still to rise or to sink there.
    const passed = sameCell(from, to) ? way.slice(0, -1) : way;
    const at = passed.findLastIndex((cell) => sameCell(cell, from));
    if (at >= 0) return { cells: way.slice(at), mode: walk.mode };
  }
  return null;
}
