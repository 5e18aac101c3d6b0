import { initialEncounter } from "../combat/initial.js";
import type { JsonObject } from "../kernel/json.js";
import type { ConditionState } from "../model/encounter.js";
import type { ActionId, ConditionId } from "../model/ids.js";
import type { Profile } from "../model/profile.js";
import type { Ruleset } from "../rules/ruleset.js";
import { play } from "./play-alone.js";

/** Somebody who takes part in no fight, as its actor has it. */
export interface AtLeisure {
  readonly profile: Profile;
  readonly vitals: Readonly<Record<string, number>>;
  readonly conditions: readonly ConditionState[];
}

/** What becomes of it: numbers that are others now, and conditions that are over. */
export interface Passed {
  readonly vitals: Readonly<Record<string, number>>;
  readonly lost: readonly ConditionId[];
}

/** What an act between fights (a rest) comes to for a creature by the very rules of fights; no fight of anybody's is touched. */
export function betweenFights(
  ruleset: Ruleset,
  { profile, vitals, conditions }: AtLeisure,
  action: ActionId,
  options: JsonObject,
): Passed {
  const scene = { board: null, profiles: new Map([[profile.id, profile]]), bystanders: [], options: {} };
  const { id } = profile;
  const begun = play(ruleset, scene, initialEncounter, [
    { type: "BeginFight", creatures: [{ id, position: null, conditions, vitals }], order: [id] },
  ]);
  const act = { by: id, action, options };
  const after = play(ruleset, scene, begun, [{ type: "TakeAction", act }]).creatures[id];
  if (!after) return { vitals: {}, lost: [] };
  const kept = new Set(after.conditions.map((condition) => condition.id));
  return {
    vitals: Object.fromEntries(Object.entries(after.vitals).filter(([vital, value]) => vitals[vital] !== value)),
    lost: conditions.map((condition) => condition.id).filter((each) => !kept.has(each)),
  };
}
