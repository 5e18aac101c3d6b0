import { footprintDistance } from "../../../grid/footprint/distance.js";
import type { Cell } from "../../../model/position.js";
import type { Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { isEnemy, sizeRank } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { isFallen } from "../conditions.js";
import { placeAt, standing } from "../distance.js";
import { findFighter, mountOf, type Fighter } from "../fighter.js";
import { chanceAt } from "../provoke/chances.js";
import { FREE_OF_CHARGE, plain, takePlace, type Case, type Judgement } from "./case.js";
import { fitReasons, planWay, wayChances, wayReasons } from "./move.js";

/** Steps of size between an overrunner and its victim; a rider counts as its mount (ADND-OVERRUN-001, ADND-OVERRUN-002). */
export function sizesAbove(situation: Situation, actor: Fighter, target: Fighter): number {
  const rank = (fighter: Fighter): number => sizeRank(mountOf(situation, fighter) ?? fighter);
  return rank(actor) - rank(target);
}

/** Moves into the space of a smaller enemy on its feet, who strikes first (ADND-OVERRUN-001, ADND-OVERRUN-003). */
export function judgeOverrun(judged: Case): Judgement {
  const { situation, act } = judged;
  const price = { reasons: [], pays: [], spend: takePlace(judged) };
  const target = findFighter(situation, act.target);
  if (!target) return plain(price, [reason("no-target")]);
  const path = act.path ?? [];
  const planned = planWay(judged, path, false, { over: target.id });
  const entry = entryOf(judged, target, path);
  const victim = victimChance(judged, target, path, entry - 1);
  const others = wayChances(judged, path).filter(({ by }) => victim.every((chance) => chance.by !== by));
  return {
    price,
    reasons: [
      ...fitReasons(judged),
      ...victimReasons(judged, target),
      ...when(entry !== path.length - 1, "out-of-reach", { creature: target.id }),
      ...wayReasons(judged, path, planned),
    ],
    move: planned?.move ?? null,
    provocations: [...others, ...victim].sort((a, b) => Number(a.step) - Number(b.step)),
  };
}

function victimReasons({ situation, actor }: Case, target: Fighter): Reason[] {
  const fits = isEnemy(actor, target) && !isFallen(target) && sizesAbove(situation, actor, target) > 0;
  return when(!fits, "wrong-target", { creature: target.id });
}

/** Where the way comes into the target's space; below zero: nowhere. */
function entryOf({ situation, actor }: Case, target: Fighter, path: readonly Cell[]): number {
  const { board } = situation;
  const other = standing(situation, target);
  if (!board || !other) return -1;
  return path.findIndex((cell, i) => {
    const place = i > 0 ? placeAt(situation, actor, cell) : null;
    return place !== null && footprintDistance(board, place.footprint, other.footprint) === 0;
  });
}

function victimChance(
  { situation, actor, act }: Case,
  target: Fighter,
  path: readonly Cell[],
  step: number,
): Provocation[] {
  const cell = path[step];
  const place = cell && placeAt(situation, actor, cell, act.elevations?.[step]);
  const chance = place && chanceAt(situation, target, actor, place, step, "overrun");
  return chance ? [chance] : [];
}

/** The blow at one whom the own overrun has thrown down, once (ADND-OVERRUN-007). */
export function judgeTrample({ situation, act, actor }: Case): Judgement {
  const target = findFighter(situation, act.target);
  if (!target) return plain(FREE_OF_CHARGE, [reason("no-target")]);
  const overrun = actor.turn.overrun.filter((id) => id !== target.id);
  return plain(
    { ...FREE_OF_CHARGE, spend: { overrun } },
    when(overrun.length === actor.turn.overrun.length, "no-trigger", { creature: target.id }),
  );
}
