import type { Board } from "../../../grid/board/board.js";
import { cellIndex } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import type { MovePlan } from "../../../model/plan.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { planPath, type FurtherSlot, type PlannedPath } from "../../../rules/movement/plan-path.js";
import { HOLDING } from "../conditions.js";
import { budgetOf } from "../economy.js";
import { hasCondition, hasFeature } from "../fighter.js";
import { movementChances } from "../movement/movement-chances.js";
import { isDifficult, moverGraph } from "../movement/mover-graph.js";
import { allowanceOf, CELL, listedSpeed } from "../movement/speed.js";
import { isStraight } from "../movement/straight.js";
import { FREE_OF_CHARGE, reason, textOption, when, type Case, type Judgement, type Price } from "./case.js";
import { priceOf } from "./price.js";

/** Movement of one's own: how far, over what, at which price, and who may strike. */
export function judgeMove(judged: Case): Judgement {
  const { situation, act, actor, action } = judged;
  const price = movePrice(judged);
  const reasons = [
    ...heldReasons(judged),
    ...(OWN_REASONS[action.id]?.(judged) ?? []),
    ...proneReasons(judged),
    ...modeReasons(judged),
  ];
  const { board } = situation;
  if (!board || !act.path) return { price, reasons, move: null, provocations: [] };
  const planned = planMove(judged, board, act.path);
  const move = planned.move;
  const wayReasons = [...startReasons(judged, act.path), ...(planned.refusal?.reasons ?? [])];
  const provocations =
    action.id === "five-foot-step"
      ? []
      : movementChances(situation, actor, {
          path: act.path,
          ...(act.elevations && { elevations: act.elevations }),
          action: action.id,
          spent: isContinued(judged) ? (actor.turn.movement?.provoked ?? []) : [],
          exempt: springTarget(judged),
        });
  return { price, reasons: [...reasons, ...wayReasons], move, provocations };
}

/** Going on with the movement under way costs nothing more; the step is no action (PF1-MOVE-001, PF1-STEP-001). */
export function movePrice(judged: Case): Price {
  const { act, action } = judged;
  if (action.id === "five-foot-step") return { reasons: [], pays: ["step"], spend: { stepUsed: true } };
  if (act.path && isContinued(judged)) return FREE_OF_CHARGE;
  const price = priceOf(judged);
  const spend = action.excludesStep ? { ...price.spend, stepExcluded: true } : price.spend;
  return { ...price, spend };
}

export const modeOf = ({ act, action }: Case): string =>
  textOption(act, "mode") ?? (action.id === "swim" ? "swim" : action.id.startsWith("climb") ? "climb" : "walk");

/** What is left of the movement under way, where this act could go on with it. */
function openAllowance(judged: Case): number {
  const { movement } = judged.actor.turn;
  if (judged.action.id !== "move" || !movement || movement.closed) return 0;
  return movement.action === "move" && movement.mode === modeOf(judged) ? movement.budget - movement.walked : 0;
}

/** Whether the way fits into what is left of the movement under way, and no other slot was named. */
export function isContinued(judged: Case): boolean {
  const { situation, act } = judged;
  const left = openAllowance(judged);
  if (left <= 0 || act.pay !== undefined || !situation.board || !act.path) return false;
  return bill(judged, situation.board, act.path, left, []).move.left >= 0;
}

/** The allowance that this act walks on: what is left, or what its price buys, with what is left pooled into it. */
export function budgetFor(judged: Case): number {
  const left = openAllowance(judged);
  if (isContinued(judged)) return left;
  const limited = judged.act.pay === "standard";
  const bought = allowanceOf(judged.actor, judged.action.id, modeOf(judged), limited) ?? 0;
  return movePrice(judged).reasons.length > 0 && left > 0 ? left : bought + left;
}

function planMove(judged: Case, board: Board, path: readonly Cell[]): PlannedPath {
  const planned = bill(judged, board, path, budgetFor(judged), furtherSlots(judged));
  return judged.action.id === "move-5ft-hampered" ? planHampered(judged, planned, path) : planned;
}

function bill(
  judged: Case,
  board: Board,
  path: readonly Cell[],
  budget: number,
  further: readonly FurtherSlot[],
): PlannedPath {
  const { situation, actor } = judged;
  return planPath({
    graph: moverGraph(situation, board, actor),
    path,
    mode: modeOf(judged),
    budget,
    further,
    parity: actor.turn.diagonals,
    marks: (cell) => (isDifficult(board, cell) ? ["difficult"] : []),
  });
}

/** Another move action, paid with the standard one, for the ruler (PF1-ECONOMY-005). */
function furtherSlots(judged: Case): FurtherSlot[] {
  const { situation, act, actor, action } = judged;
  if (action.id !== "move") return [];
  const allowance = allowanceOf(actor, "move", modeOf(judged), false) ?? 0;
  const { standard, move } = budgetOf(situation, actor);
  const opened = act.pay ?? (isContinued(judged) ? null : "move");
  return [
    ...(opened !== "move" && move > 0 ? [{ slot: "move", allowance }] : []),
    ...(opened !== "standard" && standard > 0 && (opened === null || move > 0 || actor.turn.moveUsed)
      ? [{ slot: "standard", allowance }]
      : []),
  ];
}

/** PF1-FULLROUND-008: one cell that the speed doesn't pay for, whatever it costs. */
function planHampered({ actor }: Case, planned: PlannedPath, path: readonly Cell[]): PlannedPath {
  const speed = listedSpeed(actor, "walk") ?? 0;
  const move: MovePlan = {
    ...planned.move,
    steps: planned.move.steps.map((step) => ({ ...step, band: "within" as const })),
    left: 0,
    budget: planned.move.total,
  };
  const barred = planned.refusal?.reasons[0].code === "too-far" ? null : planned.refusal;
  const wrong =
    path.length > 2
      ? reason("too-far", { needed: planned.move.total, left: CELL })
      : planned.move.total <= speed
        ? reason("not-hampered", { speed })
        : null;
  return { ...planned, move, refusal: barred ?? (wrong && { reasons: [wrong] }) };
}

const startReasons = ({ actor }: Case, path: readonly Cell[]): Reason[] => {
  const [start] = path;
  const at = actor.state.position?.cell;
  return when(path.length < 2 || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 });
};

const proneReasons = ({ actor, action }: Case): Reason[] =>
  when(action.id !== "crawl" && hasCondition(actor, "prone"), "condition", { condition: "prone" });

/** Conditions that hold it, and the step that rules out every other distance (PF1-STEP-004). */
function heldReasons({ actor, action }: Case): Reason[] {
  const held = HOLDING.find((condition) => hasCondition(actor, condition));
  return [
    ...when(held !== undefined, "condition", { condition: held ?? null }),
    ...when(action.id !== "five-foot-step" && actor.turn.stepUsed, "already-stepped"),
  ];
}

function modeReasons(judged: Case): Reason[] {
  const mode = modeOf(judged);
  return when(allowanceOf(judged.actor, judged.action.id, mode, false) === null, "needs-speed", { mode });
}

/** A feat lets one strike in the middle of a move without answer from the one struck. */
function springTarget({ act, actor }: Case): string | null {
  return hasFeature(actor, "spring-attack") ? (act.target ?? null) : null;
}

type Reasons = (judged: Case) => Reason[];

const OWN_REASONS: Readonly<Record<string, Reasons>> = {
  "five-foot-step": stepReasons,
  run: runReasons,
  withdraw: ({ actor }) => when(hasCondition(actor, "blinded"), "condition", { condition: "blinded" }),
  move: ({ act, actor }) =>
    when(actor.turn.run.restRoundsLeft > 0 && act.pay === "standard", "condition", { condition: "winded" }),
};

/** PF1-STEP-001 to 008. */
function stepReasons(judged: Case): Reason[] {
  const { situation, act, actor } = judged;
  const { board } = situation;
  const mode = modeOf(judged);
  const cells = board ? (act.path ?? []).map(([x, y]) => cellIndex(board, x, y)) : [];
  const entered = cells.slice(1);
  const swims = board !== null && mode === "walk" && entered.some((cell) => hasTerrain(board, cell, "water"));
  const { turn } = actor;
  const speed = listedSpeed(actor, swims ? "swim" : mode);
  const lost = board !== null && cells.some((cell) => hasTerrain(board, cell, "dark"));
  return [
    ...when(speed === null, "needs-speed", { mode: swims ? "swim" : mode }),
    ...when(speed !== null && speed <= CELL, "too-slow-to-step", { speed }),
    ...when(turn.stepUsed, "already-stepped"),
    ...when(turn.stepExcluded, "step-excluded"),
    ...when(turn.distanceMoved > 0, "already-moved", { moved: turn.distanceMoved }),
    ...when(entered.length > 1, "too-far", { left: CELL, needed: entered.length * CELL }),
    ...when(lost || hasCondition(actor, "blinded"), "cannot-see"),
    ...when(board !== null && entered.some((cell) => isDifficult(board, cell)), "difficult-terrain"),
  ];
}

/** PF1-RUN-001, 004, 005. */
function runReasons({ situation, act, actor }: Case): Reason[] {
  const { board } = situation;
  const path = act.path ?? [];
  const hard = board && path.slice(1).find(([x, y]) => isDifficult(board, cellIndex(board, x, y)));
  return [
    ...when(hasCondition(actor, "blinded"), "condition", { condition: "blinded" }),
    ...when(actor.turn.run.restRoundsLeft > 0, "condition", { condition: "winded" }),
    ...when(hasCondition(actor, "fatigued", "exhausted"), "condition", { condition: "fatigued" }),
    ...when(!isStraight(path), "not-straight"),
    ...when(hard !== undefined && hard !== null, "difficult-terrain", { cell: hard ? [hard[0], hard[1]] : null }),
  ];
}
