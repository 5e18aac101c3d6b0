import type { Reason } from "../../../model/refusal.js";
import { aimOf, type Aim } from "../attack/aim.js";
import { coverAt } from "../attack/cover.js";
import { asUsed } from "../attack/used.js";
import { bareHands, findWeapon, isLight, isOpportune, isRanged, weaponsOf, type Weapon } from "../attack/weapon.js";
import { cellsBetween, standing } from "../distance.js";
import { sizeRank } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { reaches } from "../provoke/threat.js";
import { attackPrice } from "./attack-price.js";
import { plain, reason, when, type Case, type Judgement } from "./case.js";

/** What an unarmed strike may do instead of harm (GAP-DND5-16): actions of their own, and variants of the strike. */
export const HOLDS = ["grapple", "shove-prone", "shove"] as const;
export type Hold = (typeof HOLDS)[number];

/** Attacks that may be an unarmed strike of either kind. */
const OPEN = ["unarmed-strike", "opportunity-attack"];

/** The hold or shove that stands in for a blow; null for a blow. */
export const holdOf = ({ act, action }: Case): Hold | null =>
  HOLDS.find((hold) => hold === (OPEN.includes(action.id) ? act.variant : action.id)) ?? null;

/** One blow, shot or spell attack: of the Attack action, as an opportunity or readied. */
export function judgeAttack(judged: Case): Judgement {
  const { act, action } = judged;
  if (!isAimed(judged)) return plain(attackPrice(judged, null));
  const weapon = weaponFor(judged);
  const aim = aimOf(judged);
  const price = attackPrice(judged, weapon);
  if (!weapon) return plain(price, [reason("no-weapon", act.with === undefined ? {} : { with: act.with })]);
  return plain(price, [
    ...when(action.id === "opportunity-attack" && !isAsked(judged), "no-trigger"),
    ...when(action.id === "opportunity-attack" && !isOpportune(weapon), "wrong-weapon", { with: weapon.id }),
    ...when(isUnarmed(judged) && !isBody(weapon), "wrong-weapon", { with: weapon.id }),
    ...(action.id === "light-weapon-attack" ? extraReasons(judged, weapon) : []),
    ...when(act.options?.lethal === false && isRanged(weapon), "wrong-weapon", { with: weapon.id }),
    ...holdReasons(judged, aim),
    ...targetReasons(judged, weapon, aim),
  ]);
}

/** A spell that names no attack is only cast. */
export const isAimed = ({ act, action }: Case): boolean => action.spell !== true || act.with !== undefined;

const isUnarmed = (judged: Case): boolean => judged.action.id === "unarmed-strike" || holdOf(judged) !== null;

const isBody = ({ kind }: Weapon): boolean => kind === "unarmed" || kind === "natural";

/** An opportunity attack answers a window that asks this very creature. */
const isAsked = ({ situation, actor }: Case): boolean =>
  situation.encounter.windows.some(({ responders }) =>
    responders.some(({ creature, option }) => creature === actor.id && option.action === "opportunity-attack"),
  );

/** The weapon of an attack: the one named, else the first that fits. */
export function weaponFor(judged: Case): Weapon | null {
  const { act, actor, action } = judged;
  if (act.with !== undefined) return findWeapon(actor, act.with);
  if (isUnarmed(judged)) return bareHands(actor);
  if (action.id === "opportunity-attack") return weaponsOf(actor).find(isOpportune) ?? bareHands(actor);
  const weapons = weaponsOf(actor);
  if (action.id !== "light-weapon-attack") return weapons[0] ?? null;
  return weapons.find((weapon) => isLight(weapon) && weapon.id !== actor.turn.lightStrike) ?? null;
}

/** Another light weapon than the one that the Attack action struck with, once a turn (GAP-DND5-16). */
function extraReasons({ actor }: Case, weapon: Weapon): Reason[] {
  const { lightStrike, extraStrike } = actor.turn;
  return [
    ...when(lightStrike === null, "no-trigger"),
    ...when(extraStrike, "once-per-round"),
    ...when(!isLight(weapon) || weapon.id === lightStrike, "wrong-weapon", { with: weapon.id }),
  ];
}

/** Strikes of the body that are blows, by their variant. */
const BLOWS: readonly (string | undefined)[] = [undefined, "blow"];

/** Grappling and shoving work on what is at most one size larger (GAP-DND5-16), and on somebody who is there. */
function holdReasons(judged: Case, aim: Aim | null): Reason[] {
  const { act, actor, action } = judged;
  const hold = holdOf(judged);
  const unknown = action.id === "unarmed-strike" && hold === null && !BLOWS.includes(act.variant);
  if (unknown) return [reason("no-such-action", { variant: act.variant ?? null })];
  if (hold === null || !aim) return [];
  const large = aim.target !== null && sizeRank(aim.target.profile.size) - sizeRank(actor.profile.size) > 1;
  return when(large || aim.guessed, "wrong-target", { creature: act.target ?? null });
}

/** Reach, range and lines: DND5-ATT-003, DND5-MELEE-001, DND5-RNG-001, DND5-RNG-002, GAP-DND5-02. */
function targetReasons({ situation, act, actor }: Case, weapon: Weapon, aim: Aim | null): Reason[] {
  if (!aim) return [reason("no-target", act.target === undefined ? {} : { creature: act.target })];
  const { target, place } = aim;
  const creature = act.target ?? null;
  if (target?.id === actor.id) return [reason("wrong-target", { creature })];
  const charmed = actor.state.conditions.some(({ id, by }) => id === "charmed" && by === target?.id);
  const from = standing(situation, actor);
  const feet = from && place ? cellsBetween(situation, from, place) * CELL : null;
  const used = asUsed(situation, actor, weapon, place);
  const ranged = isRanged(used);
  const range = used.range === null ? null : used.range.long * CELL;
  return [
    ...when(charmed, "condition", { condition: "charmed" }),
    ...when(!ranged && place !== null && !reaches(situation, actor, weapon, place), "out-of-reach", {
      creature,
      distance: feet,
    }),
    ...when(ranged && feet !== null && range !== null && feet > range, "out-of-range", { distance: feet, range }),
    ...when(
      place !== null && (actor.turn.ruledCover ?? coverAt(situation, actor, target, place)) === "total",
      "no-line",
      { creature },
    ),
  ];
}
