import type { Creature } from "../../rules/situation.js";
import { hasCondition } from "../../rules/creature.js";

/** Nobody waits for these, and they defend against nothing. */
const OUT_OF_ACTION = ["unconscious", "dead"] as const;
/** What makes Do Nothing the only manoeuvre (G4-DONOTHING-002). */
const DAZING = ["stunned", "surprised"] as const;

const firstOf =
  (ids: readonly string[]) =>
  ({ state }: Creature): string | null =>
    ids.find((id) => state.conditions.some((condition) => condition.id === id)) ?? null;

/** The condition for which it can't act at all; null: it can. */
export const incapacityOf = firstOf(OUT_OF_ACTION);
/** The condition for which it can only do nothing; null: it is itself. */
export const dazeOf = firstOf(DAZING);

export const isStunned = (creature: Creature): boolean => hasCondition(creature, "stunned");

/** Which roll ends it: HT after a blow, IQ after a shock to the mind; total surprise is of the mind (G4-GAP-09). */
export function recoveryOf({ state }: Creature): "ht" | "iq" {
  const stunned = state.conditions.find(({ id }) => id === "stunned");
  return stunned && stunned.until?.kind !== "mental" ? "ht" : "iq";
}
