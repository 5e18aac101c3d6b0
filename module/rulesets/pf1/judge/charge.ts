import { cellIndex } from "../../../grid/board/layout.js";
import { sameCell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { planPath, type PlannedPath } from "../../../rules/movement/plan-path.js";
import { isRanged, type Weapon } from "../attack/weapon.js";
import { HOLDING } from "../conditions.js";
import { standing } from "../distance.js";
import { canSee, findFighter, hasCondition, presentFighters, type Fighter } from "../fighter.js";
import { seesAcross } from "../lines.js";
import { movementChances, placeAt } from "../movement/movement-chances.js";
import { isDifficult, moverGraph } from "../movement/mover-graph.js";
import { allowanceOf } from "../movement/speed.js";
import { isStraight } from "../movement/straight.js";
import { reaches } from "../provoke/threat.js";
import { weaponFor } from "./attack.js";
import { reason, when, type Case, type Judgement } from "./case.js";
import { movePrice } from "./move.js";

/** Least run-up in feet. */
const RUN_UP = 10;

/** A straight rush at somebody with one blow at its end (PF1-GAP-05); for the limited half as far (PF1-ECONOMY-014). */
export function judgeCharge(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const price = movePrice(judged);
  const weapon = weaponFor(judged);
  const target = findFighter(situation, act.target);
  const reasons = [...bodyReasons(judged), ...weaponReasons(weapon), ...targetReasons(judged, target)];
  const planned = planCharge(judged);
  if (!planned || !act.path) return { price, reasons, move: null, provocations: [] };
  return {
    price,
    reasons: [...reasons, ...wayReasons(judged, planned), ...arrivalReasons(judged, weapon, target)],
    move: planned.move,
    provocations: movementChances(situation, actor, {
      path: act.path,
      ...(act.elevations && { elevations: act.elevations }),
      action: "charge",
      spent: [],
    }),
  };
}

function planCharge({ situation, act, actor }: Case): PlannedPath | null {
  const { board } = situation;
  if (!board || !act.path) return null;
  return planPath({
    graph: moverGraph(situation, board, actor),
    path: act.path,
    mode: "walk",
    budget: allowanceOf(actor, "charge", "walk", act.pay === "standard") ?? 0,
    parity: actor.turn.diagonals,
    marks: (cell) => (isDifficult(board, cell) ? ["difficult"] : []),
  });
}

function bodyReasons({ actor }: Case): Reason[] {
  const barring = [...HOLDING, "prone", "fatigued", "exhausted", "blinded", "entangled"];
  const held = barring.find((condition) => hasCondition(actor, condition));
  return [
    ...when(held !== undefined, "condition", { condition: held ?? null }),
    ...when(actor.turn.stepUsed, "already-stepped"),
  ];
}

const weaponReasons = (weapon: Weapon | null): Reason[] =>
  weapon
    ? [
        ...when(isRanged(weapon), "wrong-weapon", { with: weapon.id }),
        ...when(!weapon.ready, "not-ready", { with: weapon.id }),
      ]
    : [reason("no-weapon")];

function targetReasons({ situation, actor }: Case, target: Fighter | null): Reason[] {
  if (!target) return [reason("no-target")];
  const from = standing(situation, actor);
  const to = standing(situation, target);
  const blocked = situation.board && from && to && !seesAcross(situation.board, from.footprint, to.footprint);
  return [
    ...when(target.id === actor.id, "wrong-target", { creature: target.id }),
    ...when(!canSee(actor, target), "cannot-see", { creature: target.id }),
    ...when(blocked === true, "no-line", { creature: target.id }),
  ];
}

function wayReasons({ situation, act, actor }: Case, planned: PlannedPath): Reason[] {
  const { board } = situation;
  const path = act.path ?? [];
  const at = actor.state.position?.cell;
  const start = path[0];
  const hard = board && path.slice(1).find(([x, y]) => isDifficult(board, cellIndex(board, x, y)));
  const stander = path
    .slice(1)
    .find((cell) =>
      presentFighters(situation).some(
        (other) =>
          other.id !== actor.id &&
          other.state.position !== null &&
          sameCell(other.state.position.cell, cell) &&
          canSee(actor, other),
      ),
    );
  return [
    ...when(!at || !start || !sameCell(at, start), "not-adjacent-path", { step: 0 }),
    ...(planned.refusal?.reasons ?? []),
    ...when(!isStraight(path), "not-straight"),
    ...when(planned.move.total < RUN_UP, "too-close", { needed: RUN_UP, moved: planned.move.total }),
    ...when(hard !== undefined && hard !== null, "difficult-terrain", { cell: hard ? [hard[0], hard[1]] : null }),
    ...when(stander !== undefined, "occupied", { cell: stander ? [stander[0], stander[1]] : null }),
  ];
}

/** The charge ends where the target can be struck. */
function arrivalReasons({ situation, act, actor }: Case, weapon: Weapon | null, target: Fighter | null): Reason[] {
  const path = act.path ?? [];
  const end = placeAt(situation, actor, { path, action: "charge", spent: [] }, path.length - 1);
  const place = target && standing(situation, target);
  if (!weapon || !end || !place || !target) return [];
  const cell = path.at(-1);
  const position = actor.state.position;
  const arrived: Fighter =
    cell && position ? { ...actor, state: { ...actor.state, position: { ...position, cell } } } : actor;
  return when(!reaches(situation, arrived, weapon, place), "out-of-reach", { creature: target.id });
}
