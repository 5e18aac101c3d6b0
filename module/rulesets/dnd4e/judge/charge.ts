import { footprintDistance } from "../../../grid/footprint/distance.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { findFighter, type Fighter } from "../fighter.js";
import { movementChances } from "../movement/movement-chances.js";
import { speedIn } from "../movement/speed.js";
import { plain, type Case, type Judgement } from "./case.js";
import { contestReasons } from "./contest.js";
import { planWay, postureReasons, startReasons, way, wayReasons } from "./move.js";
import { priceOf } from "./price.js";
import { weaponFor } from "./strike.js";

/** Squares that a charge ends away from where it began, at least (DND4-CHARGE-004). */
const RUN_UP = 2;

/** Straight at somebody with plain speed, then a blow or a bull rush; afterwards only free actions (DND4-CHARGE-001 to 006, DND4-RUN-005). */
export function judgeCharge(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const price = priceOf(judged);
  const target = findFighter(situation, act.target);
  const planned = planWay(judged, action, speedIn(actor, "walk") ?? 0);
  if (!target) return plain(price, [reason("no-target")]);
  const path = act.path ?? [];
  return {
    price: { ...price, spend: { ...price.spend, standard: 1, move: 1, minor: 1, charged: true } },
    reasons: [
      ...postureReasons(actor, action),
      ...startReasons(actor, path),
      ...approachReasons(judged, target, path),
      ...(planned ? wayReasons(judged, planned) : []),
    ],
    move: planned?.move ?? null,
    provocations: movementChances(situation, actor, way(act, path)),
  };
}

/** Nearer with every square, counted through walls; two squares off at least; the target within reach at the end. */
function approachReasons(judged: Case, target: Fighter, path: readonly Cell[]): Reason[] {
  const { situation, actor, act } = judged;
  const goal = standing(situation, target);
  const places = path.map((cell, i) => placeAt(situation, actor, cell, act.elevations?.[i]));
  const [start, end] = [places[0], places.at(-1)];
  if (!goal || !start || !end || !situation.board) return [];
  const gaps = places.map((place) => (place ? squaresBetween(situation, place, goal) : 0));
  const stray = gaps.findIndex((gap, i) => i > 0 && gap >= (gaps[i - 1] ?? 0));
  const run = footprintDistance(situation.board, { ...start.footprint, size: 1 }, { ...end.footprint, size: 1 });
  return [
    ...when(stray > 0, "not-closer", { step: stray - 1, creature: target.id }),
    ...when(run < RUN_UP, "too-close", { needed: RUN_UP, distance: run }),
    ...blowReasons(judged, target, gaps.at(-1) ?? 0),
  ];
}

function blowReasons(judged: Case, target: Fighter, gap: number): Reason[] {
  const rushes = judged.act.variant === "bull-rush";
  const weapon = rushes ? null : weaponFor(judged);
  if (!rushes && !weapon) return [reason("no-weapon")];
  return [
    ...when(gap > (weapon?.reach.max ?? 1), "out-of-reach", { creature: target.id, distance: gap }),
    ...(rushes ? contestReasons(judged, target, "bull-rush", gap) : []),
  ];
}
