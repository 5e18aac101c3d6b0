import type { Economy, SlotView } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { limitOf } from "./conditions.js";
import { findFighter, type Fighter } from "./fighter.js";
import { allowanceOf } from "./movement/speed.js";
import { isOffGuard, opportunitiesLeft, opportunityPool } from "./provoke/pool.js";

/** What each slot has left now. */
export interface Budget {
  readonly standard: number;
  readonly move: number;
  readonly full: boolean;
  readonly swift: number;
  readonly swiftNext: number;
  readonly step: boolean;
  readonly aoo: number;
}

/** Reads the budget off the turn state: PF1-ECONOMY-003 to 014, PF1-SWIFT-001, PF1-IMMEDIATE-003, PF1-STEP-001. */
export function budgetOf(situation: Situation, fighter: Fighter): Budget {
  const { turn } = fighter;
  const limit = limitOf(fighter);
  const one = !turn.standardUsed && !turn.moveUsed && !turn.fullRoundUsed;
  const own = situation.encounter.active === fighter.id;
  const able = limit !== "none-left";
  return {
    standard: Number(able && limit !== "move-only" && (limit === "none" ? isFree(turn.standardUsed, fighter) : one)),
    move: Number(able && (limit === "none" ? isFree(turn.moveUsed, fighter) : one)),
    full: limit === "none" && one,
    swift: Number(able && !turn.swiftUsed && !(own && turn.swiftDebt)),
    swiftNext: Number(own || !turn.swiftDebt),
    step: able && !turn.stepUsed && turn.distanceMoved === 0 && !turn.stepExcluded,
    aoo: isOffGuard(fighter) ? 0 : opportunitiesLeft(fighter),
  };
}

const isFree = (used: boolean, { turn }: Fighter): boolean => !used && !turn.fullRoundUsed;

/** The economy of a creature for strip, sheet, tracker and scenarios. */
export function economy(situation: Situation, creature: CreatureId): Economy {
  const fighter = findFighter(situation, creature);
  if (!fighter) return { slots: [], movement: null, values: {} };
  const budget = budgetOf(situation, fighter);
  const { standard, move, full, swift, swiftNext, step, aoo } = budget;
  return {
    slots: slotViews(situation, fighter, budget),
    movement: movementView(fighter),
    values: { standard, move, full, swift, swiftNext, step, aoo },
  };
}

function slotViews(situation: Situation, fighter: Fighter, budget: Budget): SlotView[] {
  const own = situation.encounter.active === fighter.id;
  return [
    { slot: "standard", shape: "main", left: budget.standard, max: 1, owed: false },
    { slot: "move", shape: "move", left: budget.move, max: 1, owed: false },
    { slot: "swift", shape: "small", left: budget.swift, max: 1, owed: own && fighter.turn.swiftDebt },
    { slot: "step", shape: "small", left: Number(budget.step), max: 1, owed: false },
    { slot: "aoo", shape: "reaction", left: budget.aoo, max: opportunityPool(fighter), owed: false },
  ];
}

/** The movement under way, else what a move action would bring. */
function movementView(fighter: Fighter): Economy["movement"] {
  const { movement } = fighter.turn;
  const budget = movement?.budget ?? allowanceOf(fighter, "move", "walk", false) ?? 0;
  const walked = movement?.walked ?? 0;
  return { budget, walked, left: Math.max(0, budget - walked) };
}
