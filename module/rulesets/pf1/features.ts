import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Profile } from "../../model/profile.js";
import { keepFor } from "../../rules/kept.js";
import type { Creature } from "../../rules/situation.js";
import { FEATURE_ROWS, type Effect, type EffectKey } from "./features.data.js";
import { modifierOf } from "./fighter.js";

const ROWS: Readonly<Partial<Record<string, readonly Effect[]>>> = FEATURE_ROWS;

/** Everything that the features of a profile change: rows of this game's table, and its own (`stats.effects`). */
const effectsOf = keepFor(({ features, stats }: Profile): readonly Effect[] => [
  ...features.flatMap((id) => ROWS[id] ?? []),
  ...readOwn(stats.effects),
]);

const matching = (creature: Creature, on: EffectKey, of?: string): readonly Effect[] =>
  effectsOf(creature.profile).filter((effect) => effect.on === on && (effect.of === undefined || effect.of === of));

/** Whether a feature marks it so. */
export const hasEffect = (creature: Creature, on: EffectKey, of?: string): boolean =>
  matching(creature, on, of).length > 0;

/** What its features add up to. */
export const effectSum = (creature: Creature, on: EffectKey, of?: string): number =>
  matching(creature, on, of).reduce(
    (sum, { add = 0 }) => sum + (typeof add === "number" ? add : Math.max(0, modifierOf(creature, add))),
    0,
  );

/** Rows that an item of the creature brings along; whatever isn't one is left out. */
function readOwn(value: Json | undefined): Effect[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isJsonObject)
    .flatMap(({ on, of, add }): Effect[] =>
      typeof on === "string"
        ? [{ on, ...(typeof of === "string" && { of }), ...(typeof add === "number" && { add }) }]
        : [],
    );
}
