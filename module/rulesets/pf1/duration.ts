import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { presentFighters } from "./fighter.js";

/**
 * When a condition ends: at the start of a creature's turn, so many rounds from now. Expiry hangs on the turns of the
 * ledger (PF1-ECONOMY-001).
 */
export const expiring = ({ encounter }: Situation, of: CreatureId, rounds: number): JsonObject => ({
  of,
  round: encounter.round + rounds,
});

/** The conditions, of anybody, whose time is over when a creature's turn begins. */
export function expireConditions(situation: Situation, creature: CreatureId): Fact[] {
  const { round } = situation.encounter;
  return presentFighters(situation).flatMap((fighter) =>
    fighter.state.conditions
      .filter(({ until }) => isJsonObject(until) && until.of === creature && Number(until.round) <= round)
      .map((condition): Fact => ({ type: "ConditionLost", creature: fighter.id, condition: condition.id })),
  );
}
