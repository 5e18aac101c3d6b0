import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Profile } from "../../model/profile.js";
import type { Creature } from "../../rules/situation.js";
import { EFFECT_KEYS, FEATURE_ROWS, type Effect, type EffectKey } from "./features.data.js";
import { modifierOf } from "./fighter.js";

const ROWS: Readonly<Partial<Record<string, readonly Effect[]>>> = FEATURE_ROWS;

/** A profile is never changed in place. */
const known = new WeakMap<Profile, readonly Effect[]>();

/** Everything that the features of a creature change: rows of this game's table, and its own (`stats.effects`). */
function effectsOf({ profile }: Creature): readonly Effect[] {
  const before = known.get(profile);
  if (before) return before;
  const effects = [...profile.features.flatMap((id) => ROWS[id] ?? []), ...readOwn(profile.stats.effects)];
  known.set(profile, effects);
  return effects;
}

const matching = (creature: Creature, on: EffectKey, of?: string): readonly Effect[] =>
  effectsOf(creature).filter((effect) => effect.on === on && (effect.of === undefined || effect.of === of));

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
  return value.filter(isJsonObject).flatMap(({ on, of, add }): Effect[] => {
    const key = EFFECT_KEYS.find((each) => each === on);
    if (key === undefined) return [];
    return [{ on: key, ...(typeof of === "string" && { of }), ...(typeof add === "number" && { add }) }];
  });
}
