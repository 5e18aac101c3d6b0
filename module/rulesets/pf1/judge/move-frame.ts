import type { Board } from "../../../grid/board/board.js";
import type { MoveGraph } from "../../../grid/search/move-graph.js";
import type { MovePlan } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Refusal } from "../../../model/refusal.js";
import { rimOf } from "../../../rules/movement/pits.js";
import { planPath, type FurtherSlot, type PlannedPath } from "../../../rules/movement/plan-path.js";
import { budgetOf } from "../economy.js";
import { heightCosts } from "../movement/heights.js";
import { fitAt } from "../movement/squeeze.js";
import { isDifficult, isWading, moverGraph } from "../movement/mover-graph.js";
import { allowanceOf, CELL, listedSpeed } from "../movement/speed.js";
import { FREE_OF_CHARGE, reason, textOption, type Case, type Price } from "./case.js";
import { priceOf } from "./price.js";

/** What a movement comes to, found once for an act. */
export interface MoveFrame {
  readonly price: Price;
  /** It goes on with the movement under way, at no further price. */
  readonly continued: boolean;
  /** Null without a board or a path. */
  readonly move: MovePlan | null;
  readonly refusal: Refusal | null;
}

/** The mode of a movement: named, or that of its action. */
export const modeOf = ({ act, action }: Case): string => textOption(act, "mode") ?? modeFor(action.id);

/** The mode of a movement that names none. */
export const modeFor = (action: string): string =>
  action === "swim" ? "swim" : action.startsWith("climb") ? "climb" : "walk";

/** Prices a movement and draws up the bill of its way. */
export function frameMove(judged: Case): MoveFrame {
  const { situation, act, actor } = judged;
  const { board } = situation;
  const price = priceOfMove(judged);
  if (!board || !act.path) return { price, continued: false, move: null, refusal: null };
  const graph = moverGraph(situation, board, actor, modeOf(judged));
  const left = openAllowance(judged);
  const onward = left > 0 && act.pay === undefined ? bill(judged, board, graph, act.path, left, true) : null;
  if (onward && onward.move.left >= 0) {
    return { price: FREE_OF_CHARGE, continued: true, move: onward.move, refusal: onward.refusal };
  }
  const planned = bill(judged, board, graph, act.path, allowance(judged, price, left), false);
  const whole = judged.action.id === "move-5ft-hampered" ? planHampered(judged, planned, act.path) : planned;
  return { price, continued: false, move: whole.move, refusal: whole.refusal };
}

/** The step is no action (PF1-STEP-001); everything else has its price. */
function priceOfMove(judged: Case): Price {
  if (judged.action.id === "five-foot-step") return { reasons: [], pays: ["step"], spend: { stepUsed: true } };
  const price = priceOf(judged);
  return judged.action.excludesStep ? { ...price, spend: { ...price.spend, stepExcluded: true } } : price;
}

/** What is left of the movement under way, where this act could go on with it (PF1-MOVE-001). */
function openAllowance(judged: Case): number {
  const { movement } = judged.actor.turn;
  if (judged.action.id !== "move" || movement?.action !== "move" || movement.closed) return 0;
  return movement.mode === modeOf(judged) ? movement.budget - movement.walked : 0;
}

/** What the price buys, with what was left of the movement before; only that, where the price can't be paid. */
function allowance(judged: Case, price: Price, left: number): number {
  const { act, actor, action } = judged;
  const bought = allowanceOf(actor, action.id, modeOf(judged), act.pay === "standard") ?? 0;
  return price.reasons.length > 0 && left > 0 ? left : bought * (act.pay === "double" ? 2 : 1) + left;
}

function bill(
  judged: Case,
  board: Board,
  graph: MoveGraph,
  path: readonly Cell[],
  budget: number,
  continued: boolean,
): PlannedPath {
  const mode = modeOf(judged);
  return planPath({
    graph,
    path,
    mode,
    budget,
    further: furtherSlots(judged, continued),
    parity: judged.actor.turn.diagonals,
    extras: heightCosts(mode, path, judged.act.elevations),
    ground: (cell) => [
      ...(isDifficult(board, cell, mode) ? ["difficult"] : []),
      ...(isWading(board, judged.actor, cell, mode) ? ["water"] : []),
    ],
    marks: (cell) => (fitAt(board, cell, graph.size) === "squeezed" ? ["squeeze"] : []),
    barredBy: rimOf(graph),
  });
}

/** Slots that could still be opened beyond the one that pays, for the ruler (PF1-ECONOMY-005). */
function furtherSlots(judged: Case, continued: boolean): FurtherSlot[] {
  const { situation, act, actor, action } = judged;
  if (action.id !== "move" || act.pay === "double") return [];
  const more = allowanceOf(actor, "move", modeOf(judged), false) ?? 0;
  const { standard, move } = budgetOf(situation, actor);
  const opened = continued ? null : (act.pay ?? "move");
  return [
    ...(opened !== "move" && move > 0 ? [{ slot: "move", allowance: more }] : []),
    ...(opened !== "standard" && standard > 0 ? [{ slot: "standard", allowance: more }] : []),
  ];
}

/** PF1-FULLROUND-008: one cell that the speed doesn't pay for, whatever it costs. */
function planHampered({ actor }: Case, planned: PlannedPath, path: readonly Cell[]): PlannedPath {
  const speed = listedSpeed(actor, "walk") ?? 0;
  const { total, steps } = planned.move;
  const within = steps.map((step) => ({ ...step, band: "within" as const }));
  const barred = planned.refusal?.reasons[0].code === "too-far" ? null : planned.refusal;
  const far = path.length > 2 ? reason("too-far", { needed: total, left: CELL }) : null;
  const wrong = far ?? (total <= speed ? reason("not-hampered", { speed }) : null);
  return {
    ...planned,
    move: { ...planned.move, steps: within, left: 0, budget: total },
    refusal: barred ?? (wrong && { reasons: [wrong] }),
  };
}
