import type { Event } from "../../model/event.js";
import { evolveAll } from "../evolve/evolve-all.js";
import { revisionOf, type Ledger } from "../ledger/ledger.js";

/**
 * Everybody's ledger as the only one: what was sealed can't be read by anybody any more. It begins anew with the fight as
 * everybody knows it: without those of whom it knew but their place in the order, who may join it again, and with nothing
 * under way, since that may be theirs, or hang on them.
 */
export function loseSecrets(told: Ledger): Ledger {
  const { order, creatures } = told.current;
  const gone = order.filter((id) => !Object.hasOwn(creatures, id));
  const without = evolveAll(
    told.current,
    gone.map((creature): Event => ({ type: "CreatureLeft", creature })),
  );
  const current = { ...without, tasks: [], windows: [], rolls: null };
  return { opening: current, folded: revisionOf(told), records: [], current };
}
