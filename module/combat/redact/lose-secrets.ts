import type { Event } from "../../model/event.js";
import { evolveAll } from "../evolve/evolve-all.js";
import { revisionOf, type Ledger } from "../ledger/ledger.js";

/**
 * Everybody's ledger as the only one: what was sealed can't be read by anybody any more. It begins anew with the fight as
 * everybody knows it: without those of whom it knew but their place in the order, who may join it again, and with nothing
 * under way, since that may be theirs, or hang on them.
 */
export function loseSecrets(told: Ledger): Ledger {
  const { coming: _, ...fight } = told.current;
  const { order, active, last, turns, creatures } = fight;
  // Whoever has the turn need not have a place in the order.
  const named = new Set([...order, active, last, ...turns.map(({ creature }) => creature)]);
  const without = evolveAll(
    fight,
    [...named].flatMap((creature): Event[] =>
      creature === null || Object.hasOwn(creatures, creature) ? [] : [{ type: "CreatureLeft", creature }],
    ),
  );
  const current = { ...without, tasks: [], windows: [], rolls: null };
  return { opening: current, folded: revisionOf(told), records: [], current };
}
