import type { Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import { nextAttack, SINGLE, type NextAttack } from "../attack/full-attack.js";
import { bareHands, countsAsArmed, findWeapon, isArmed, isRanged, weaponsOf, type Weapon } from "../attack/weapon.js";
import { isHelpless, limitOf } from "../conditions.js";
import { feetBetween, standing } from "../distance.js";
import { findFighter, hasCondition, vitalOf, type Fighter } from "../fighter.js";
import { canSee } from "../sight.js";
import { meleeCover, seesAcross } from "../lines.js";
import { CELL } from "../movement/speed.js";
import { chanceFromHere, chancesOnAct } from "../provoke/chances.js";
import { reaches } from "../provoke/threat.js";
import { reason, textOption, when, type Case, type Judgement, type Price } from "./case.js";
import { maneuverChances, maneuverReasons, replacesAttack } from "./maneuver.js";
import { payFrom, priceOf } from "./price.js";

const FULL = ["full-attack", "fight-defensively-full"];

export const isFullAttack = ({ action }: Case): boolean => FULL.includes(action.id);

/** One blow or shot, as an action of its own, within a full attack, as an opportunity or readied. */
export function judgeAttack(judged: Case): Judgement {
  const { situation, act } = judged;
  const weapon = weaponFor(judged);
  const target = findFighter(situation, act.target);
  const price = attackPrice(judged);
  if (!weapon) return { price, reasons: [reason("no-weapon")], move: null, provocations: [] };
  const next = sequenceFor(judged, weapon);
  const reasons = [
    ...(typeof next === "string" ? [reason(next, { with: weapon.id })] : []),
    ...variantReasons(judged, weapon),
    ...maneuverReasons(judged, target),
    ...stanceReasons(judged),
    ...weaponReasons(judged, weapon),
    ...targetReasons(judged, weapon, target),
  ];
  return { price, reasons, move: null, provocations: attackChances(judged, weapon, target) };
}

/** A full attack is paid for attack by attack: the first is the standard action, the second commits the rest of the turn. */
function attackPrice(judged: Case): Price {
  const { actor } = judged;
  if (!isFullAttack(judged)) return priceOf(judged);
  const { fullAttack, moveUsed, fullRoundUsed, distanceMoved } = actor.turn;
  if (!fullAttack) {
    const whole = payFrom(judged, actor, "full");
    return { ...whole, spend: { standardUsed: true } };
  }
  if (fullAttack.made.length > 1) return { reasons: [], pays: [], spend: {} };
  const spent = (moveUsed && !fullRoundUsed) || distanceMoved > 0;
  return {
    reasons: when(spent, "no-slot", { slot: "move" }),
    pays: ["move"],
    spend: { moveUsed: true, fullRoundUsed: true },
  };
}

/** The weapon of an attack: the one named, else the first that fits. */
export function weaponFor({ act, actor, action }: Case): Weapon | null {
  if (act.with !== undefined) return findWeapon(actor, act.with);
  const weapons = weaponsOf(actor);
  const ready = weapons.filter((weapon) => weapon.ready);
  if (action.id === "attack-unarmed") return weapons.find(({ kind }) => kind === "unarmed") ?? bareHands(actor);
  if (action.id === "attack-ranged") return ready.find(isRanged) ?? weapons.find(isRanged) ?? null;
  const melee = (weapon: Weapon): boolean => !isRanged(weapon) && (weapon.kind !== "touch" || actor.turn.heldCharge);
  return ready.find(melee) ?? weapons.find(melee) ?? (FULL.includes(action.id) ? (ready.find(isRanged) ?? null) : null);
}

/** How the weapon makes its next attack in a full attack; a single attack is always its first. */
export function sequenceFor(judged: Case, weapon: Weapon): NextAttack | "no-slot" | "combination" {
  if (!isFullAttack(judged)) return SINGLE;
  const offHand = textOption(judged.act, "offHand");
  return nextAttack(judged, weapon, judged.actor.turn.fullAttack ?? { made: [], offHand });
}

/** Stances are declared before the first roll (PF1-ATTACK-019) and exclude each other (PF1-DEFENCE-002). */
function stanceReasons({ actor, action, act }: Case): Reason[] {
  const { turn } = actor;
  const defensive = action.id.startsWith("fight-defensively");
  const late = action.id === "fight-defensively-full" && turn.fullAttack !== null && !turn.fightingDefensively;
  return [
    ...when(late, "too-late"),
    ...when(defensive && turn.totalDefense, "combination", { action: "total-defense" }),
    ...when(turn.totalDefense && act.pay === "aoo", "combination", { action: "total-defense" }),
    ...when(limitOf(actor) === "none-left", "limited"),
  ];
}

/** Only some manoeuvres stand in for an attack, and only for a melee one (PF1-MANEUVER-001). */
function variantReasons({ act }: Case, weapon: Weapon): Reason[] {
  if (act.variant === undefined) return [];
  return [
    ...when(!replacesAttack(act.variant), "no-such-action", { variant: act.variant }),
    ...when(isRanged(weapon), "wrong-weapon", { with: weapon.id }),
  ];
}

function weaponReasons({ actor, action }: Case, weapon: Weapon): Reason[] {
  const ranged = isRanged(weapon);
  const mismatch =
    (action.id === "attack-melee" && ranged) ||
    (action.id === "attack-ranged" && !ranged) ||
    (action.id === "attack-unarmed" && weapon.kind !== "unarmed" && weapon.kind !== "natural") ||
    (action.id === "coup-de-grace" && weapon.kind === "thrown");
  const held = weapon.hand === "two" && hasCondition(actor, "grappled");
  const prone = ranged && hasCondition(actor, "prone") && !/crossbow|shuriken/.test(weapon.weapon ?? "");
  return [
    ...when(mismatch, "wrong-weapon", { with: weapon.id }),
    ...when(!weapon.ready || !weapon.loaded, "not-ready", { with: weapon.id }),
    ...when(weapon.kind === "touch" && !ranged && !actor.turn.heldCharge, "not-ready", { with: weapon.id }),
    ...when(held, "condition", { condition: "grappled" }),
    ...when(prone, "condition", { condition: "prone" }),
    ...when(ranged && weapon.kind === "ranged" && vitalOf(actor, "arrows") === 0, "no-resource", { of: "arrows" }),
  ];
}

/** Reach, range and lines to the target: PF1-ATTACK-002, 003, 009, 010. */
export function targetReasons(judged: Case, weapon: Weapon, target: Fighter | null): Reason[] {
  const { situation, actor, act, action } = judged;
  if (!target) return [reason("no-target", act.target === undefined ? {} : { creature: act.target })];
  if (target.id === actor.id) return [reason("wrong-target", { creature: target.id })];
  const place = standing(situation, target);
  const far = place !== null && !isRanged(weapon) && !reaches(situation, actor, weapon, place);
  const feet = feetBetween(situation, actor, target);
  const range = rangeOf(weapon);
  const close = action.id === "coup-de-grace" && (feet ?? 0) > CELL;
  return [
    ...when(action.id === "coup-de-grace" && !isHelpless(target), "wrong-target", { creature: target.id }),
    ...when(far || close, "out-of-reach", { creature: target.id, distance: feet }),
    ...when(isRanged(weapon) && feet !== null && range !== null && feet > range, "out-of-range", {
      distance: feet,
      range,
    }),
    ...when(!hasLine(judged, weapon, target), "no-line", { creature: target.id }),
    ...when(!canSee(actor, target) && !actor.profile.located.includes(target.id) && isRanged(weapon), "cannot-see", {
      creature: target.id,
    }),
  ];
}

/** Longest distance in feet: five increments for what is thrown, ten for projectiles; a ray names its own. */
function rangeOf({ increment, kind }: Weapon): number | null {
  if (increment === null) return null;
  return increment * CELL * (kind === "thrown" ? 5 : kind === "touch" ? 1 : 10);
}

function hasLine({ situation, actor }: Case, weapon: Weapon, target: Fighter): boolean {
  const from = standing(situation, actor);
  const to = standing(situation, target);
  if (!situation.board || !from || !to) return true;
  return isRanged(weapon)
    ? seesAcross(situation.board, from.footprint, to.footprint)
    : meleeCover(situation.board, from.footprint, to.footprint) !== "total";
}

/** PF1-AOO-002, 003, PF1-ATTACK-004, PF1-SPELL-019. */
function attackChances(judged: Case, weapon: Weapon, target: Fighter | null): readonly Provocation[] {
  const { situation, act, actor, action } = judged;
  // A manoeuvre provokes even where it stands in for an opportunity.
  if (act.variant !== undefined && target) return maneuverChances(judged, target);
  if (act.pay === "aoo") return [];
  if (action.id === "coup-de-grace") return chancesOnAct(situation, actor, action.id);
  if (isRanged(weapon)) return chancesOnAct(situation, actor, "ranged-attack");
  if (weapon.kind !== "unarmed" || countsAsArmed(actor) || !target || !isArmed(target)) return [];
  return chanceFromHere(situation, target, actor, "unarmed-attack");
}
