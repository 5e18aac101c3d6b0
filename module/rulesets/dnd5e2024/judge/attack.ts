import type { Reason } from "../../../model/refusal.js";
import { bareHands, findWeapon, isOpportune, isRanged, weaponsOf, type Weapon } from "../attack/weapon.js";
import { coverOf } from "../attack/cover.js";
import { feetBetween, standing } from "../distance.js";
import { findFighter, sizeRank, statOf, type Fighter } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { reaches } from "../provoke/threat.js";
import { plain, reason, when, type Case, type Judgement, type Price } from "./case.js";
import { priceOf, purseOf } from "./price.js";

/** What an unarmed strike may do instead of harm (GAP-DND5-16). */
export const HOLDS = ["shove-prone", "grapple"];

/** One blow, shot or spell attack: of the Attack action, as an opportunity or readied. */
export function judgeAttack(judged: Case): Judgement {
  const { situation, act, action } = judged;
  const price = attackPrice(judged);
  if (!isAimed(judged)) return plain(priceOf(judged));
  const weapon = weaponFor(judged);
  const target = findFighter(situation, act.target);
  if (!weapon) return plain(price, [reason("no-weapon", act.with === undefined ? {} : { with: act.with })]);
  return plain(price, [
    ...when(action.id === "opportunity-attack" && !isAsked(judged), "no-trigger"),
    ...when(action.id === "opportunity-attack" && !isOpportune(weapon), "wrong-weapon", { with: weapon.id }),
    ...when(action.id === "unarmed-strike" && !isBody(weapon), "wrong-weapon", { with: weapon.id }),
    ...variantReasons(judged, target),
    ...targetReasons(judged, weapon, target),
  ]);
}

/** A spell that names no attack is only cast. */
export const isAimed = ({ act, action }: Case): boolean => action.id !== "magic" || act.with !== undefined;

const isBody = ({ kind }: Weapon): boolean => kind === "unarmed" || kind === "natural";

/** An opportunity attack answers a window that asks this very creature. */
const isAsked = ({ situation, actor }: Case): boolean =>
  situation.encounter.windows.some(({ responders }) =>
    responders.some(({ creature, option }) => creature === actor.id && option.action === "opportunity-attack"),
  );

/** The Attack action pays for as many attacks as the creature has; movement may come between them (GAP-DND5-03). */
function attackPrice(judged: Case): Price {
  const { actor, action } = judged;
  const price = priceOf(judged);
  if (purseOf(judged) !== "action" || action.id === "magic") return price;
  const { attacksLeft } = actor.turn;
  if (attacksLeft > 0) return { reasons: [], pays: [], spend: { attacksLeft: attacksLeft - 1 } };
  const more = statOf(actor, "attacks", 1) - 1;
  return more > 0 ? { ...price, spend: { ...price.spend, attacksLeft: more } } : price;
}

/** The weapon of an attack: the one named, else the first that fits. */
export function weaponFor({ act, actor, action }: Case): Weapon | null {
  if (act.with !== undefined) return findWeapon(actor, act.with);
  if (action.id === "unarmed-strike") return bareHands(actor);
  if (action.id === "opportunity-attack") return weaponsOf(actor).find(isOpportune) ?? bareHands(actor);
  return weaponsOf(actor)[0] ?? null;
}

/** Grappling and shoving work on what is at most one size larger (GAP-DND5-16). */
function variantReasons({ act, actor, action }: Case, target: Fighter | null): Reason[] {
  if (action.id !== "unarmed-strike" || act.variant === undefined) return [];
  const large = target !== null && sizeRank(target.profile.size) - sizeRank(actor.profile.size) > 1;
  return [
    ...when(!HOLDS.includes(act.variant), "no-such-action", { variant: act.variant }),
    ...when(large, "wrong-target", { creature: act.target ?? null }),
  ];
}

/** Reach, range and lines: DND5-ATT-003, DND5-MELEE-001, DND5-RNG-001, DND5-RNG-002, GAP-DND5-02. */
function targetReasons({ situation, act, actor }: Case, weapon: Weapon, target: Fighter | null): Reason[] {
  if (!target) return [reason("no-target", act.target === undefined ? {} : { creature: act.target })];
  if (target.id === actor.id) return [reason("wrong-target", { creature: target.id })];
  const place = standing(situation, target);
  const ranged = isRanged(weapon);
  const feet = feetBetween(situation, actor, target);
  const range = weapon.range === null ? null : weapon.range.long * CELL;
  return [
    ...when(!ranged && place !== null && !reaches(situation, actor, weapon, place), "out-of-reach", {
      creature: target.id,
      distance: feet,
    }),
    ...when(ranged && feet !== null && range !== null && feet > range, "out-of-range", { distance: feet, range }),
    ...when(coverOf(situation, actor, target) === "total", "no-line", { creature: target.id }),
  ];
}
