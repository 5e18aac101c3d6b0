import type { Creature } from "../../rules/situation.js";
import { FEATURE_ROWS, type FeatureRow } from "./features.data.js";
import { hasFeature } from "./fighter.js";

type Effect = Exclude<keyof FeatureRow, "id">;

/** Whether one of the creature's features has an effect. */
export const hasEffect = (creature: Creature, effect: Effect): boolean =>
  FEATURE_ROWS.some((row) => row[effect] !== undefined && hasFeature(creature, row.id));

/** Actions for which the creature may spend its bonus action instead of its action. */
export const bonusActionsOf = (creature: Creature): readonly string[] =>
  FEATURE_ROWS.flatMap((row) => (hasFeature(creature, row.id) ? (row.bonusActions ?? []) : []));
