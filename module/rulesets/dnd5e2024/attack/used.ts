import type { Situation } from "../../../rules/situation.js";
import type { Place } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { reaches } from "../provoke/threat.js";
import type { Weapon } from "./weapon.js";

/** A weapon as it is used on somebody there: what can be thrown is thrown where it doesn't reach (DND5-ATT-007). */
export function asUsed(situation: Situation, fighter: Fighter, weapon: Weapon, place: Place | null): Weapon {
  if (weapon.range === null || !weapon.strikes || !place) return weapon;
  const near = reaches(situation, fighter, weapon, place);
  if (weapon.kind === "thrown") return near ? { ...weapon, kind: "melee" } : weapon;
  return near ? weapon : { ...weapon, kind: "thrown" };
}
