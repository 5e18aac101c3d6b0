import type { Limits } from "../../rules/definitions.js";
import type { RulesetOptions } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { DEFENCES } from "./action.js";
import { barsOf } from "./attack/bars.js";
import { findVariant, strideOf } from "./chosen.js";

/** What a manoeuvre allows: how far to go, how many attacks, which defences until the next own turn (G4-MOVE-001, G4-ECONOMY-003, G4-ECONOMY-004). */
export function limits(options: RulesetOptions, action: string, variant: string | null): Limits | null {
  const row = findAction(action);
  if (!row?.maneuver) return null;
  const { maneuver } = row;
  const chosen = { row, maneuver, variant: findVariant(maneuver, variant) };
  const barred = barsOf(options, chosen);
  const defences = DEFENCES.filter((kind) => !barred.defences.includes(kind));
  return {
    movement: strideOf(chosen),
    attacks: chosen.variant?.attacks ?? maneuver.attacks,
    reactions: [...defences, ...(barred.retreat ? [] : ["retreat"])],
  };
}
