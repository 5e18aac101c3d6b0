import type { Reason } from "../../../model/refusal.js";
import { naturalWeapon, type Weapon } from "../attack/weapon.js";
import { isArmed } from "../attack/weapon.js";
import { expertise } from "../attack/strike-plan.js";
import { abilityShift, conditionsOf, conditionSum, losesDexterity } from "../conditions.js";
import { standing } from "../distance.js";
import { effectSum, hasEffect } from "../features.js";
import { findFighter, footprintOf, hasCondition, modifierOf, sizeRank, statOf, type Fighter } from "../fighter.js";
import { chanceFromHere } from "../provoke/chances.js";
import { reaches } from "../provoke/threat.js";
import { MANEUVERS } from "../maneuvers.data.js";
import { reason, when, type Case, type Judgement, type Price } from "./case.js";
import { payFrom, priceOf } from "./price.js";
import { adjacentReasons } from "./simple.js";

/** Whether a manoeuvre stands in for a melee attack. */
export const replacesAttack = (variant: string | undefined): boolean =>
  MANEUVERS[variant ?? ""]?.replacesAttack === true;

/** A manoeuvre against somebody within reach; escaping and feinting are judged alike. */
export function judgeManeuver(judged: Case): Judgement {
  const { situation, act, action } = judged;
  const price = maneuverPrice(judged);
  if (action.id !== "combat-maneuver") {
    return { price, reasons: [...adjacentReasons(judged), ...partnerReasons(judged)], move: null, provocations: [] };
  }
  const known = MANEUVERS[act.variant ?? ""] !== undefined;
  const target = findFighter(situation, act.target);
  return {
    price,
    reasons: [
      ...when(!known, "no-such-action", { variant: act.variant ?? null }),
      ...reachReasons(judged, target),
      ...maneuverReasons(judged, target),
    ],
    move: null,
    provocations: target && known ? maneuverChances(judged, target) : [],
  };
}

/** A practised feint is a move action. */
function maneuverPrice(judged: Case): Price {
  const { act, actor, action } = judged;
  const quick = action.id === "feint" && act.pay === undefined && hasEffect(actor, "quick-feint");
  return quick ? payFrom(judged, actor, "move") : priceOf(judged);
}

/** What a manoeuvre asks of both: a size that it works on, a hold, a target that isn't down already. */
export function maneuverReasons({ act, actor }: Case, target: Fighter | null): Reason[] {
  const row = MANEUVERS[act.variant ?? ""];
  if (!row || !target) return [];
  const large = row.bySize === true && sizeRank(target.profile.size) > sizeRank(actor.profile.size) + 1;
  const down = act.variant === "trip" && hasCondition(target, "prone");
  return [
    ...when(large || down, "wrong-target", { creature: target.id }),
    ...when(row.holding === true && actor.turn.hold?.target !== target.id, "wrong-target", { creature: target.id }),
  ];
}

/** It provokes from its target, unless trained (PF1-MANEUVER-002). */
export function maneuverChances({ situation, act, actor }: Case, target: Fighter): Judgement["provocations"] {
  // Whoever is held already is past striking back.
  if (actor.turn.hold?.target === target.id && MANEUVERS[act.variant ?? ""]?.grappling) return [];
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

/** Combat manoeuvre bonus (PF1-GAP-10), with what feats and conditions add for this one. */
export function maneuverBonus(fighter: Fighter, variant: string): number {
  const bonus = statOf(fighter, "bab", 0) + modifierOf(fighter, "str") + specialSize(fighter);
  const hindered = conditionsOf(fighter).reduce(
    (sum, [id, { attack = 0 }]) => sum + (id === "grappled" && MANEUVERS[variant]?.grappling ? 0 : attack),
    abilityShift(fighter, "str"),
  );
  const { combatExpertise, fightingDefensively, powerAttack } = fighter.turn;
  const stances = (fightingDefensively ? 4 : 0) + (Number(combatExpertise) + Number(powerAttack)) * expertise(fighter);
  return statOf(fighter, "cmb", bonus) + effectSum(fighter, "maneuver", variant) + hindered - stances;
}

/** Combat manoeuvre defence: what helps or hurts the guard helps or hurts here too. */
export function maneuverDefence(fighter: Fighter, variant = ""): number {
  const bonus = statOf(fighter, "bab", 0) + modifierOf(fighter, "str") + specialSize(fighter);
  const dexterity = modifierOf(fighter, "dex");
  const now = dexterity + abilityShift(fighter, "dex");
  const { charging, combatExpertise, fightingDefensively, totalDefense } = fighter.turn;
  return (
    statOf(fighter, "cmd", 10 + bonus + dexterity) +
    (losesDexterity(fighter) ? Math.min(0, now) : now) -
    dexterity +
    abilityShift(fighter, "str") +
    conditionSum(fighter, "ac") +
    conditionSum(fighter, "cmd") +
    (totalDefense ? 4 : fightingDefensively ? 2 : 0) +
    (combatExpertise ? expertise(fighter) : 0) -
    (charging ? 2 : 0) +
    effectSum(fighter, "maneuver-defence", variant)
  );
}
