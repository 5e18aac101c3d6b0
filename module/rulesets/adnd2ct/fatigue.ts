import type { Fact } from "../../model/event.js";
import type { Reason } from "../../model/refusal.js";
import { when } from "../../rules/reasons.js";
import { changeVital, findStat, gain, hasCondition, vitalOf } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import type { Test } from "../../rules/d20.js";
import { plainFormOf } from "./actions.js";
import { saveNumber, type Fighter } from "./fighter.js";
import { readOption } from "./options.js";

/** What costs a fatigue point a round (GAP-ADND-09). */
const TIRING = ["attack", "charge", "run", "sprint", "unarmed"];
const RUNNING = ["run", "sprint"];

const counts = ({ options }: Situation): boolean => readOption(options, "fatigue") === true;

/** Points at full rest. */
function maximumOf({ options }: Situation, fighter: Fighter): number {
  const chosen = readOption(options, "fatigueMaximum");
  return typeof chosen === "number" ? chosen : Math.max(4, Math.floor((findStat(fighter, "con") ?? 10) / 2));
}

export const fatigueOf = (situation: Situation, fighter: Fighter): number =>
  vitalOf(fighter, "fatigue") ?? maximumOf(situation, fighter);

/** Whether an action of this creature has yet to cost it its point of the round. */
export const isTiring = (situation: Situation, { turn }: Fighter, action: string): boolean =>
  counts(situation) && !turn.tired && TIRING.includes(plainFormOf(action));

/** Why somebody can't run any more: out of points, where the table refuses that (ADND-RUN-005), or out of breath where none are counted (ADND-RUN-006). */
export function exhaustionReasons(situation: Situation, fighter: Fighter, action: string): Reason[] {
  if (!RUNNING.includes(action)) return [];
  if (!counts(situation)) {
    const rounds = findStat(fighter, "con") ?? 10;
    return when(fighter.turn.ran >= rounds, "no-resource", { resource: "breath", rounds });
  }
  const refused = readOption(situation.options, "fatigueExhausted") === "refuse";
  return when(refused && fatigueOf(situation, fighter) <= 0, "no-resource", { resource: "fatigue" });
}

/** Save of one who has no points left. */
export const fatigueSave = (fighter: Fighter): Test => ({
  by: fighter.id,
  kind: "save",
  modifiers: [],
  against: saveNumber(fighter, "paralyzation"),
});

export const payFatigue = (situation: Situation, fighter: Fighter): Fact =>
  changeVital(fighter, "fatigue", fatigueOf(situation, fighter) - 1);

/** What a failed save brings: fatigued, and once more exhausted. */
export const wearOut = (fighter: Fighter): Fact[] =>
  hasCondition(fighter, "fatigued") ? gain(fighter, "exhausted") : gain(fighter, "fatigued");

/** A round without exertion gives a point back. */
export function recover(situation: Situation, fighter: Fighter): Fact[] {
  const now = fatigueOf(situation, fighter);
  const rested = counts(situation) && !fighter.turn.tired && now < maximumOf(situation, fighter);
  return rested ? [changeVital(fighter, "fatigue", now + 1)] : [];
}

/** Rounds of running in a row, as the next round begins. */
export const roundsRun = ({ turn }: Fighter): number | null =>
  turn.moved > 0 && RUNNING.includes(turn.declared?.action ?? "") ? turn.ran + 1 : null;
