import type { CreatureId } from "../../model/ids.js";
import type { FightSession } from "../port/fight-session.js";
import { OF_LEDGER } from "./initiative-rights.js";

/** Who changed places, where it is one alone; null for any other change of the order. */
export function movedInOrder(before: readonly CreatureId[], after: readonly CreatureId[]): CreatureId | null {
  if (before.length !== after.length || before.join() === after.join()) return null;
  const without = (order: readonly CreatureId[], id: CreatureId): string =>
    order.filter((other) => other !== id).join();
  const movers = after.filter((id) => without(before, id) === without(after, id));
  // Of two who changed places with each other, the one that came later held its turn back.
  return movers.findLast((id) => after.indexOf(id) > before.indexOf(id)) ?? movers[0] ?? null;
}

/**
 * After a creature held its turn back, its initiative is that of whoever acted before it, so that the numbers shown go
 * with the order. Nothing else moves by it.
 */
export async function showOrder(
  { combat, combatantOf }: FightSession,
  before: readonly CreatureId[],
  after: readonly CreatureId[],
): Promise<void> {
  const moved = movedInOrder(before, after);
  if (moved === null) return;
  const place = after.indexOf(moved);
  const neighbour = after[place > 0 ? place - 1 : 1];
  const initiative = neighbour === undefined ? null : (combatantOf(neighbour)?.initiative ?? null);
  if (initiative === null || combatantOf(moved)?.initiative === initiative) return;
  const options = { turnEvents: false, ...OF_LEDGER };
  await combat.updateEmbeddedDocuments("Combatant", [{ _id: moved, initiative }], options);
}
