import type { Reason } from "../../../model/refusal.js";
import { isRanged, reachOf, readyBlades, weaponsOf, type Weapon } from "../attack/weapon.js";
import { optionReasons } from "../attack/optional.js";
import { arcFrom, standing, yardsBetween, type Place } from "../distance.js";
import { findFighter, postureOf, type Fighter } from "../fighter.js";
import { hasLine } from "../lines.js";
import { reason, when, type Case } from "./case.js";
import type { Choice } from "./maneuver.js";

/** The attack that is meant: the one named, else the first that fits the variant, ready ones before others. */
export function weaponFor({ act, actor }: Case, { variant }: Pick<Choice, "variant">): Weapon | null {
  const weapons = weaponsOf(actor);
  if (act.with !== undefined) return weapons.find(({ id }) => id === act.with) ?? null;
  const fitting = weapons.filter((weapon) => suits(weapon, variant));
  return fitting.find(({ ready }) => ready) ?? fitting[0] ?? null;
}

const suits = (weapon: Weapon, variant: Choice["variant"]): boolean =>
  (variant?.weapons === undefined || variant.weapons === (isRanged(weapon) ? "ranged" : "melee")) &&
  (variant?.muscle !== true || weapon.muscle) &&
  weapon.rof >= (variant?.rof ?? 0);

/** Attacks left in a manoeuvre; a feint before the attack has to come first (G4-ALLOUTATTACK-005). */
const attacksLeft = ({ turn }: Fighter, { maneuver, variant, fresh }: Choice): number =>
  Math.max(0, (variant?.attacks ?? maneuver.attacks) - (fresh ? 0 : turn.attacksMade));

/** What a variant demands when it is chosen: a weapon that it goes with (G4-ALLOUTATTACK-004, 006 and 008). */
export function variantReasons(judged: Case, choice: Choice): Reason[] {
  const { actor, act } = judged;
  const { variant } = choice;
  const weapon = weaponFor(judged, choice);
  if (variant === null) return [];
  if (weapon === null) return [reason("wrong-weapon", { with: act.with ?? null, variant: variant.id })];
  return [
    ...when(!suits(weapon, variant), "wrong-weapon", { with: weapon.id, variant: variant.id }),
    ...when(variant.attacks === 2 && choice.fresh && !canStrikeTwice(actor, variant.apart === true), "not-ready", {
      with: weapon.id,
    }),
    ...when(variant.apart === true && actor.turn.struck.includes(weapon.id), "wrong-weapon", { with: weapon.id }),
  ];
}

/** Two weapons that are ready, or one that stays so after a blow. */
function canStrikeTwice(actor: Fighter, apart: boolean): boolean {
  const blades = readyBlades(actor);
  return blades.length >= 2 || (!apart && blades.some(({ unreadies }) => !unreadies));
}

/** Why one attack can't be made from where its doer will stand: weapon, target, distance, facing, line. */
export function strikeReasons(judged: Case, choice: Choice, end: Place | null): Reason[] {
  const { situation, actor, act } = judged;
  const weapon = weaponFor(judged, choice);
  const feint = actor.turn.maneuver?.targetId;
  const tied = choice.variant?.id === "feint" && !choice.fresh && feint !== null && feint !== act.target;
  return [
    ...when(attacksLeft(actor, choice) === 0, "no-slot", { slot: "attacks" }),
    ...variantReasons(judged, choice),
    ...when(tied, "wrong-target", { creature: act.target ?? null }),
    ...optionReasons(situation, act),
    ...targetReasons(judged, weapon, end),
  ];
}

/** A weapon that is ready, against somebody whom it reaches (G4-ATTACK-002 to 004). */
export function targetReasons(judged: Case, weapon: Weapon | null, end: Place | null): Reason[] {
  const { situation, actor, act } = judged;
  if (!weapon) return [reason("no-weapon", act.with === undefined ? {} : { with: act.with })];
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const creature = target.id;
  return [
    ...when(!weapon.ready, "not-ready", { with: weapon.id }),
    ...when(creature === actor.id, "wrong-target", { creature }),
    ...distanceReasons(judged, weapon, target, end),
    ...sightReasons(judged, target, end),
  ];
}

function distanceReasons({ situation, actor }: Case, weapon: Weapon, target: Fighter, end: Place | null): Reason[] {
  const there = standing(situation, target);
  if (!end || !there) return [];
  const distance = yardsBetween(situation, end, there);
  if (isRanged(weapon)) return when(distance > (weapon.range?.max ?? Infinity), "out-of-range", { distance });
  const { min, max } = reachOf(actor, weapon);
  const far = distance < min || distance > max;
  const low = postureOf(actor).close === true && distance > 0;
  return when(far, low ? "posture" : "out-of-reach", { creature: target.id, distance });
}

/** One strikes, aims and studies ahead, where nothing is in between (G4-GAP-07). */
export function sightReasons({ situation }: Case, target: Fighter, end: Place | null): Reason[] {
  const there = standing(situation, target);
  if (!end || !there) return [];
  return [
    ...when(arcFrom(situation, end, there) !== "front", "facing", { creature: target.id }),
    ...when(!hasLine(situation, end, there), "no-line", { creature: target.id }),
  ];
}
