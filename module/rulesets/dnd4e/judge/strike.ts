import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { canWield, isRanged, meleeWeapons, weaponsOf, type Weapon } from "../attack/weapon.js";
import { isHelpless } from "../conditions.js";
import { gapBetween } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { coverOf } from "../lines.js";
import { shotChances } from "../provoke/chances.js";
import { plain, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** One blow or shot: a basic attack, an opportunity, the end of one who is helpless. */
export function judgeStrike(judged: Case): Judgement {
  const { situation, actor, action } = judged;
  const weapon = weaponFor(judged);
  const reasons = [
    ...when(action.id === "opportunity-attack" && !isAsked(judged), "no-trigger"),
    ...strikeReasons(judged, weapon),
  ];
  const shoots = action.provokes === "ranged" && weapon !== null && isRanged(weapon);
  return plain(priceOf(judged), reasons, shoots ? shotChances(situation, actor) : []);
}

/** An opportunity attack answers a window that asks this very creature. */
const isAsked = ({ situation, actor, action }: Case): boolean =>
  situation.encounter.windows.some(({ responders }) =>
    responders.some(({ creature, option }) => creature === actor.id && option.action === action.id),
  );

const MELEE_ONLY = ["opportunity-attack", "charge", "coup-de-grace"];

/** The attack that is made: the one named, else the first that can be wielded; null: none that fits. */
export function weaponFor({ act, actor, action }: Case): Weapon | null {
  const fitting = MELEE_ONLY.includes(action.id)
    ? meleeWeapons(actor)
    : weaponsOf(actor).filter(({ basic }) => basic || action.id !== "basic-attack");
  return (
    fitting.find((weapon) => canWield(actor, weapon) && (act.with === undefined || weapon.id === act.with)) ?? null
  );
}

/** Weapon, target, reach, range and line of effect. */
export function strikeReasons(judged: Case, weapon: Weapon | null): Reason[] {
  const { situation, act, actor, action } = judged;
  if (!weapon) return [reason("no-weapon", act.with === undefined ? {} : { with: act.with })];
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const creature = target.id;
  const kills = action.id === "coup-de-grace";
  return [
    ...when(creature === actor.id || (kills && !isHelpless(target)), "wrong-target", { creature }),
    ...distanceReasons(judged, weapon, target, kills),
    ...when(coverOf(situation, actor, target) === "total", "no-line", { creature }),
  ];
}

function distanceReasons({ situation, actor }: Case, weapon: Weapon, target: Fighter, kills: boolean): Reason[] {
  const distance = gapBetween(situation, actor, target);
  if (isRanged(weapon)) {
    const range = weapon.range?.long ?? Infinity;
    return when(distance > range, "out-of-range", { distance, range });
  }
  const { min, max } = weapon.reach;
  const far = distance < min || distance > (kills ? Math.min(1, max) : max);
  return when(situation.board !== null && far, "out-of-reach", { creature: target.id, distance });
}
