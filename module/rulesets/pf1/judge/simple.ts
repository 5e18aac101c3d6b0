import type { Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import { findAction } from "../actions.js";
import { isArmed } from "../attack/weapon.js";
import { feetBetween } from "../distance.js";
import { findFighter, hasCondition, hasNamedFeature, isEnemy } from "../fighter.js";
import { CELL } from "../movement/speed.js";
import { chanceFromHere, chancesOnAct } from "../provoke/chances.js";
import { reason, textOption, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** Actions that the table alone describes: a price, a provocation, perhaps a target. */
export function judgeSimple(judged: Case): Judgement {
  return {
    price: priceOf(judged),
    reasons: [...adjacentReasons(judged), ...(OWN_REASONS[judged.action.id]?.(judged) ?? [])],
    move: null,
    provocations: chancesByTable(judged),
  };
}

/** What an act provokes by its row of the table: PF1-AOO-002, 007, 008, PF1-FREE-003. */
export function chancesByTable({ situation, act, actor, action }: Case): Provocation[] {
  switch (action.provokes) {
    case "yes":
      return chancesOnAct(situation, actor, action.id);
    case "unless-said":
      return act.options?.provokes === false ? [] : chancesOnAct(situation, actor, action.id);
    case "aided":
    case "begun": {
      const other = findAction((action.provokes === "begun" ? act.variant : textOption(act, "aids")) ?? "");
      return other && PROVOKING.includes(other.provokes) ? chancesOnAct(situation, actor, other.id) : [];
    }
    case "target":
    case "target-armed": {
      const target = findFighter(situation, act.target);
      const able = target && isEnemy(target, actor) && (action.provokes === "target" || isArmed(target));
      return able ? chanceFromHere(situation, target, actor, action.id) : [];
    }
    case "no":
    case "moving":
      return [];
  }
}

const PROVOKING = ["yes", "unless-said"];

/** The target must be there, and within arm's length. */
export function adjacentReasons({ situation, act, actor, action }: Case): Reason[] {
  if (action.targeting !== "creature" || !action.adjacent) return [];
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const feet = feetBetween(situation, actor, target);
  return when(feet !== null && feet > CELL, "out-of-reach", { creature: target.id, distance: feet });
}

const OWN_REASONS: Readonly<Record<string, (judged: Case) => Reason[]>> = {
  // PF1-DEFENCE-002
  "total-defense": ({ actor: { turn } }) => [
    ...when(turn.fightingDefensively, "combination", { action: "fight-defensively" }),
    ...when(turn.combatExpertise, "combination", { action: "combat-expertise" }),
  ],
  "use-feat": ({ act, actor }) => [
    ...when(act.variant === undefined || !hasNamedFeature(actor, act.variant), "needs-feature", {
      feature: act.variant ?? null,
    }),
    ...when(act.variant === "combat-expertise" && actor.turn.totalDefense, "combination", { action: "total-defense" }),
  ],
  "drop-prone": ({ actor }) => when(hasCondition(actor, "prone"), "condition", { condition: "prone" }),
  "stabilize-dying": ({ situation, act }) => {
    const target = findFighter(situation, act.target);
    return when(target !== null && !hasCondition(target, "dying"), "wrong-target", { creature: target?.id ?? null });
  },
  "control-frightened-mount": ({ situation, act, actor }) => {
    const mount = findFighter(situation, act.target);
    return when(!hasCondition(actor, "mounted") || !mount, "no-target");
  },
  "aid-another": ({ situation, act, actor }) => {
    const target = findFighter(situation, act.target);
    return target
      ? when(isEnemy(target, actor) || target.id === actor.id, "wrong-target", { creature: target.id })
      : [reason("no-target")];
  },
};
