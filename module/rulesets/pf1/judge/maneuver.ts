import type { Reason } from "../../../model/refusal.js";
import { naturalWeapon, type Weapon } from "../attack/weapon.js";
import { isArmed } from "../attack/weapon.js";
import { standing } from "../distance.js";
import { effectSum, hasEffect } from "../features.js";
import { findFighter, footprintOf, hasCondition, modifierOf, sizeRank, statOf, type Fighter } from "../fighter.js";
import { chanceFromHere } from "../provoke/chances.js";
import { reaches } from "../provoke/threat.js";
import { reason, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";
import { adjacentReasons } from "./simple.js";

/** Manoeuvres that stand in for a melee attack, and those that are actions of their own (PF1-MANEUVER-001, PF1-GAP-10). */
export const REPLACES_ATTACK: readonly string[] = ["trip", "disarm", "sunder"];
const OWN_ACTIONS = ["bull-rush", "grapple", "drag", "reposition", "steal", "dirty-trick"];

/** A manoeuvre against somebody within reach; escaping and feinting are judged alike. */
export function judgeManeuver(judged: Case): Judgement {
  const { situation, act, action } = judged;
  const price = priceOf(judged);
  if (action.id !== "combat-maneuver") {
    return { price, reasons: [...adjacentReasons(judged), ...partnerReasons(judged)], move: null, provocations: [] };
  }
  const known = act.variant !== undefined && [...REPLACES_ATTACK, ...OWN_ACTIONS].includes(act.variant);
  const target = findFighter(situation, act.target);
  return {
    price,
    reasons: [...when(!known, "no-such-action", { variant: act.variant ?? null }), ...reachReasons(judged, target)],
    move: null,
    provocations: target && known ? maneuverChances(judged, target) : [],
  };
}

/** It provokes from its target, unless trained (PF1-MANEUVER-002). */
export function maneuverChances({ situation, act, actor }: Case, target: Fighter): Judgement["provocations"] {
  return hasEffect(actor, "covert", act.variant) || !isArmed(target)
    ? []
    : chanceFromHere(situation, target, actor, "combat-maneuver");
}

function reachReasons({ situation, act, actor }: Case, target: Fighter | null): Reason[] {
  if (!target) return [reason("no-target", act.target === undefined ? {} : { creature: act.target })];
  const place = standing(situation, target);
  const weapon: Weapon = naturalWeapon(actor);
  const far = footprintOf(situation, actor) !== null && place !== null && !reaches(situation, actor, weapon, place);
  return [
    ...when(target.id === actor.id, "wrong-target", { creature: target.id }),
    ...when(far, "out-of-reach", { creature: target.id }),
  ];
}

/** Whoever holds, or is fooled, must be there. */
function partnerReasons({ situation, act, actor, action }: Case): Reason[] {
  if (action.id === "escape-grapple") return when(holderOf(actor, act.target) === null, "no-target");
  const target = findFighter(situation, act.target);
  return when(target !== null && hasCondition(target, "unconscious", "dead"), "wrong-target", {
    creature: target?.id ?? null,
  });
}

/** Who holds a grappled creature. */
export const holderOf = (fighter: Fighter, named: string | undefined): string | null =>
  named ?? fighter.state.conditions.find(({ id }) => id === "grappled" || id === "pinned")?.by ?? null;

/** Special size modifier: one a step, doubled at the ends of the ladder. */
const SPECIAL_SIZE = [-2, -1, 0, 1, 2, 4, 8];
const specialSize = (fighter: Fighter): number => SPECIAL_SIZE[sizeRank(fighter.profile.size)] ?? 0;

/** Combat manoeuvre bonus (PF1-GAP-10), with what the feats for this one add. */
export function maneuverBonus(fighter: Fighter, variant: string): number {
  const bonus = statOf(fighter, "bab", 0) + modifierOf(fighter, "str") + specialSize(fighter);
  return statOf(fighter, "cmb", bonus) + effectSum(fighter, "maneuver", variant);
}

/** Combat manoeuvre defence. */
export function maneuverDefence(fighter: Fighter): number {
  const bonus = statOf(fighter, "bab", 0) + modifierOf(fighter, "str") + specialSize(fighter);
  return statOf(fighter, "cmd", 10 + bonus + modifierOf(fighter, "dex"));
}
