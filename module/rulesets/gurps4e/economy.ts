import type { Economy, SlotView } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { DEFENCES } from "./action.js";
import { barredBy, mayRetreat } from "./attack/defence.js";
import { blowsLeft, chosenBy, strideOf } from "./chosen.js";
import { incapacityOf } from "./conditions.js";
import { findFighter, type Fighter } from "./fighter.js";
import { leftOf } from "./judge/move.js";
import { allowanceOf } from "./movement/speed.js";
import { SLOTS } from "./slots.js";

/** The economy of a creature for strip, sheet, tracker and scenarios (G4-ECONOMY-001, G4-ECONOMY-003). */
export function economy(situation: Situation, creature: CreatureId): Economy {
  const fighter = findFighter(situation, creature);
  if (!fighter) return { slots: [], movement: null, values: {} };
  const chosen = chosenBy(fighter);
  const stride = chosen ? strideOf(chosen) : "none";
  const left = leftOf(fighter, stride);
  const budget = allowanceOf(fighter, stride, "walk");
  const counts: Record<string, number> = {
    maneuver: Number(chosen === null && incapacityOf(fighter) === null),
    step: stride === "step" ? left : 0,
    attacks: chosen ? blowsLeft(fighter, chosen) : 0,
    ...defencesOf(situation, fighter),
  };
  return {
    slots: SLOTS.map(({ id, shape }): SlotView => {
      const now = counts[id] ?? 0;
      return { slot: id, shape, left: now, max: Math.max(1, now), owed: false };
    }),
    movement: chosen && stride !== "none" ? { budget, walked: budget - left, left } : null,
    values: {
      ...counts,
      movement: stride === "step" ? 0 : left,
      ...Object.fromEntries([...DEFENCES, "retreat"].map((kind) => [kind, counts[kind] === 1])),
    },
  };
}

/** Defences that are there as far as manoeuvre and earlier use go; a block is made once between turns (G4-GAP-04). */
function defencesOf(situation: Situation, fighter: Fighter): Record<string, number> {
  const barred = barredBy(situation, fighter);
  const able = incapacityOf(fighter) === null;
  const used = fighter.turn.defencesUsed;
  const open = DEFENCES.map((kind) => {
    const spent = kind === "block" && used.includes(kind);
    return [kind, Number(able && !spent && !barred.includes(kind))] as const;
  });
  return { ...Object.fromEntries(open), retreat: Number(mayRetreat(situation, fighter)) };
}
