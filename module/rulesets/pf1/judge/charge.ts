import { FREE } from "../../../grid/search/move-graph.js";
import type { Reason } from "../../../model/refusal.js";
import { rimOf } from "../../../rules/movement/pits.js";
import { planPath } from "../../../rules/movement/plan-path.js";
import { isRanged, type Weapon } from "../attack/weapon.js";
import { markedBy } from "../conditions.js";
import { standing } from "../distance.js";
import { findFighter, statOf, type Fighter } from "../fighter.js";
import { canSee } from "../sight.js";
import { seesAcross } from "../lines.js";
import { movementChances } from "../movement/movement-chances.js";
import { moverGraph } from "../movement/mover-graph.js";
import { allowanceOf } from "../movement/speed.js";
import { isStraight } from "../movement/straight.js";
import { dryReasons, easyReasons, indicesOf, startReasons } from "../movement/way.js";
import { reaches } from "../provoke/threat.js";
import { weaponFor } from "./attack.js";
import { reason, when, type Case, type Judgement, type Price } from "./case.js";
import { MANEUVERS } from "../maneuvers.data.js";
import { maneuverReasons } from "./maneuver.js";
import { priceOf } from "./price.js";

/** Least run-up in feet. */
const RUN_UP = 10;

/** A straight rush at somebody with one blow at its end (PF1-GAP-05); for the limited half as far (PF1-ECONOMY-014). */
export function judgeCharge(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const weapon = weaponFor(judged);
  const target = findFighter(situation, act.target);
  const way = wayOf(judged);
  return {
    price: chargePrice(judged),
    reasons: [
      ...bodyReasons(judged),
      ...weaponReasons(actor, weapon),
      ...variantReasons(judged),
      ...maneuverReasons(judged, target),
      ...targetReasons(judged, target),
      ...way.reasons,
      ...arrivalReasons(judged, weapon, target),
    ],
    move: way.move,
    provocations: act.path
      ? movementChances(situation, actor, {
          path: act.path,
          ...(act.elevations && { elevations: act.elevations }),
          action: "charge",
          spent: [],
        })
      : [],
  };
}

function chargePrice(judged: Case): Price {
  const price = priceOf(judged);
  return { ...price, spend: { ...price.spend, stepExcluded: true } };
}

function bodyReasons({ actor }: Case): Reason[] {
  const held = markedBy(actor, "holds") ?? markedBy(actor, "noCharge");
  return [
    ...when(held !== null, "condition", { condition: held }),
    ...when(actor.turn.stepUsed, "already-stepped"),
    ...when(actor.turn.distanceMoved > 0, "already-moved", { moved: actor.turn.distanceMoved }),
  ];
}

/** In hand, or drawn on the run at base attack +1 (PF1-MOVE-010). */
function weaponReasons(actor: Fighter, weapon: Weapon | null): Reason[] {
  if (!weapon) return [reason("no-weapon")];
  return [
    ...when(isRanged(weapon), "wrong-weapon", { with: weapon.id }),
    ...when(!weapon.ready && statOf(actor, "bab", 0) < 1, "not-ready", { with: weapon.id }),
  ];
}

/** What stands in for the blow of a charge: PF1-MANEUVER-001, PF1-GAP-10. */
const variantReasons = ({ act }: Case): Reason[] =>
  when(act.variant !== undefined && MANEUVERS[act.variant]?.inCharge !== true, "no-such-action", {
    variant: act.variant ?? null,
  });

function targetReasons({ situation, actor }: Case, target: Fighter | null): Reason[] {
  if (!target) return [reason("no-target")];
  const from = standing(situation, actor);
  const to = standing(situation, target);
  const sees = !situation.board || !from || !to || seesAcross(situation.board, from.footprint, to.footprint);
  return [
    ...when(target.id === actor.id, "wrong-target", { creature: target.id }),
    ...when(!canSee(actor, target), "cannot-see", { creature: target.id }),
    ...when(!sees, "no-line", { creature: target.id }),
  ];
}

/** The way is straight, clear of creatures and easy, and long enough. */
function wayOf({ situation, act, actor }: Case): Pick<Judgement, "move"> & { readonly reasons: readonly Reason[] } {
  const { board } = situation;
  const { path } = act;
  if (!board || !path) return { move: null, reasons: [] };
  const graph = moverGraph(situation, board, actor, "walk");
  const budget = allowanceOf(actor, "charge", "walk", act.pay === "standard") ?? 0;
  const { move, refusal } = planPath({
    graph,
    path,
    mode: "walk",
    budget,
    parity: actor.turn.diagonals,
    barredBy: rimOf(graph),
  });
  const way = { situation, fighter: actor, path, mode: "walk" };
  const stander = path.find((_, i) => i > 0 && graph.standing[indicesOf(board, path)[i] ?? 0] !== FREE);
  const reasons = [
    ...startReasons(actor, path),
    ...(refusal?.reasons ?? []),
    ...when(!isStraight(path), "not-straight"),
    ...when(move.total < RUN_UP, "too-close", { needed: RUN_UP, moved: move.total }),
    ...easyReasons(way),
    ...dryReasons(way),
    ...(stander ? [reason("occupied", { cell: [stander[0], stander[1]] })] : []),
  ];
  return { move, reasons };
}

/** The charge ends where the target can be struck. */
function arrivalReasons({ situation, act, actor }: Case, weapon: Weapon | null, target: Fighter | null): Reason[] {
  const cell = act.path?.at(-1);
  const place = target && standing(situation, target);
  const { position } = actor.state;
  if (!weapon || !place || !cell || !position) return [];
  const arrived: Fighter = { ...actor, state: { ...actor.state, position: { ...position, cell } } };
  return when(!reaches(situation, arrived, weapon, place), "out-of-reach", { creature: target.id });
}
