import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { vitalOf } from "../../../rules/creature.js";
import { isRanged } from "../attack/weapon.js";
import { heldBy } from "../conditions.js";
import { gapBetween } from "../distance.js";
import { findFighter } from "../fighter.js";
import { forceOf } from "../movement/force.js";
import { swapCells } from "../movement/swap.js";
import { usedReasons } from "../power-line.js";
import { shiftOf } from "../movement/speed.js";
import { shotChances } from "../provoke/chances.js";
import { type Case, type Judgement } from "./case.js";
import { planWay, startReasons, wayReasons } from "./move.js";
import { priceOf } from "./price.js";
import { strikeReasons, weaponFor } from "./strike.js";

/**
 * A power: its price is in `pay`, what it does in its options: a shift along the path, a swap of places, a healing surge
 * of its target, an attack with `with`, a push, pull or slide of its target (DND4-POWER-001, DND4-FORCE-002, DND4-TERR-006, DND4-SWAP-001, DND4-2WIND-005).
 */
export function judgePower(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const weapon = act.with === undefined ? null : weaponFor(judged);
  const planned = act.path ? planWay(judged, action, shiftOf(act, action) ?? 0) : null;
  const held = heldBy(actor);
  return {
    price: priceOf(judged),
    reasons: [
      ...usedReasons(actor, act),
      ...(act.path ? [...when(held !== null, "condition", { condition: held }), ...startReasons(actor, act.path)] : []),
      ...(planned ? wayReasons(judged, planned) : []),
      ...(act.options?.swap === true ? swapReasons(judged) : []),
      ...when(forceOf(act) !== null && findFighter(situation, act.target) === null, "no-target"),
      ...(act.options?.surge === true ? surgeReasons(judged) : []),
      ...(act.with === undefined ? [] : strikeReasons(judged, weapon)),
    ],
    move: planned?.move ?? null,
    provocations: weapon && isRanged(weapon) ? shotChances(situation, actor) : [],
  };
}

/** Next to each other or overlapping, with room for both (GAP-DND4-15). */
function swapReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target);
  if (!target) return [reason("no-target")];
  const distance = gapBetween(situation, actor, target);
  return [
    ...when(distance > 1, "out-of-reach", { creature: target.id, distance }),
    ...when(swapCells(situation, actor, target) === null, "occupied", { creature: target.id }),
  ];
}

function surgeReasons({ situation, act, actor }: Case): Reason[] {
  const target = findFighter(situation, act.target) ?? actor;
  return when((vitalOf(target, "surges") ?? 1) < 1, "no-resource", { resource: "surges" });
}
