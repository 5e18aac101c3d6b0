import type { Act } from "../../model/act.js";
import type { HomeMade } from "../../model/home-made.js";
import { findCreature, type Creature, type Situation } from "../situation.js";
import { HOME_MADE } from "./words.js";

/**
 * The home-made action that an act means, as its doer's profile has it: what it costs and does is read there, never from
 * the act. Null: another action, or one that its doer doesn't have.
 */
export function homeMadeOf({ profile }: Pick<Creature, "profile">, act: Act): HomeMade | null {
  if (act.action !== HOME_MADE || act.with === undefined) return null;
  return profile.homeMade?.find(({ id }) => id === act.with) ?? null;
}

/** The same, of a doer whom the fight has to be asked for. */
export function findHomeMade(situation: Situation, act: Act): HomeMade | null {
  const doer = findCreature(situation, act.by);
  return doer && homeMadeOf(doer, act);
}
