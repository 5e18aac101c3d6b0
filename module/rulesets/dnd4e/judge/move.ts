import { cellIndex } from "../../../grid/board/layout.js";
import { hasTerrain } from "../../../grid/board/terrain.js";
import type { Board } from "../../../grid/board/board.js";
import type { Act } from "../../../model/act.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { MovePlan } from "../../../model/plan.js";
import { refusal, type Reason } from "../../../model/refusal.js";
import { planPath, type FurtherSlot, type PlannedPath } from "../../../rules/movement/plan-path.js";
import { payHeights } from "../../../rules/movement/heights.js";
import { hasCondition, hasFeature } from "../../../rules/creature.js";
import { reason, when } from "../../../rules/reasons.js";
import type { Action } from "../action.js";
import { findAction } from "../actions.js";
import { heldBy } from "../conditions.js";
import { SQUARE } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { movementChances } from "../movement/movement-chances.js";
import { groundCost, moverGraph, type Gait } from "../movement/mover-graph.js";
import { distanceOf, modeOf, shiftOf } from "../movement/speed.js";
import { plain, type Case, type Judgement, type Price } from "./case.js";
import { bothPrices, priceOf, purseOf, slotsLeft } from "./price.js";

/** Movement of one's own: which slot pays, how far it goes, over what, and who may strike. */
export function judgeMove(judged: Case): Judgement {
  const doubled = findDoubled(judged);
  if (!doubled) return plain(priceOf(judged), [reason("no-such-action", { variant: judged.act.variant ?? null })]);
  const { actor, act, situation } = judged;
  const distance = distanceOf(actor, act, doubled);
  const reasons = [
    ...postureReasons(actor, doubled),
    ...when(distance === null, "needs-speed", { mode: modeOf(act, doubled) }),
  ];
  const { price, budget, planned } = payMovement(judged, doubled, distance ?? 0);
  const { path } = act;
  if (!path || !planned) return plain(price, reasons);
  const provocations = doubled.provokes === "moving" ? movementChances(situation, actor, way(act, path)) : [];
  return {
    price: {
      ...price,
      spend: {
        ...price.spend,
        movement: { action: doubled.id, ...budget },
        ...(doubled.id === "run" && { running: true }),
      },
    },
    reasons: [...reasons, ...startReasons(actor, path), ...wayReasons(judged, planned)],
    move: planned.move,
    provocations,
  };
}

export const way = ({ elevations }: Act, path: readonly Cell[]) => ({ path, elevations });

/** The move action that is done: of a double move the one in its variant (DND4-DBL-001). */
function findDoubled({ act, action }: Case): Action | null {
  if (action.id !== "double-move") return action;
  const row = findAction(act.variant ?? "walk");
  return row?.family === "move" && row.id !== "double-move" ? row : null;
}

/** What pays, and how much distance that opens. */
interface Payment {
  readonly price: Price;
  readonly budget: { readonly budget: number; readonly walked: number };
  readonly planned: PlannedPath | null;
}

/**
 * A double move adds both distances (DND4-DBL-003). A movement under way goes on while its distance lasts; another
 * action of the same kind right after it adds to what is left (DND4-DBL-001), one of another kind doesn't (DND4-DBL-002).
 */
function payMovement(judged: Case, action: Action, distance: number): Payment {
  const { situation, act, actor } = judged;
  const { movement } = actor.turn;
  const reacting = purseOf(judged) === "immediate";
  const open = !reacting && movement?.action === action.id ? movement : { budget: 0, walked: 0 };
  const left = open.budget - open.walked;
  const plan = (budget: number, further: readonly FurtherSlot[] = []): PlannedPath | null =>
    planWay(judged, action, budget, further);
  if (judged.action.id === "double-move") {
    const price = bothPrices(situation, actor, "move", "standard");
    return { price, budget: { budget: 2 * distance, walked: 0 }, planned: plan(2 * distance) };
  }
  if (act.pay === undefined && left > 0) {
    const planned = plan(left);
    const spent = slotsLeft(situation, actor, "move") === 0;
    if (spent || planned === null || planned.move.total <= left)
      return { price: { reasons: [], pays: [], spend: {} }, budget: open, planned };
  }
  const total = left + distance;
  const price = priceOf(judged);
  const standard = price.pays[0] !== "standard" && slotsLeft(situation, actor, "standard") > 0;
  const further = standard ? [{ slot: "standard", allowance: distance }] : [];
  return { price, budget: { budget: open.budget + distance, walked: open.walked }, planned: plan(total, further) };
}

/** The bill of a way with a budget; null without a board or a way. */
export function planWay(
  judged: Case,
  action: Action,
  budget: number,
  further: readonly FurtherSlot[] = [],
): PlannedPath | null {
  const { situation, act, actor } = judged;
  const { board } = situation;
  const { path } = act;
  if (!board || !path) return null;
  const planned = planPath({
    graph: moverGraph(situation, board, actor, gaitOf(actor, act, action)),
    path,
    mode: modeOf(act, action),
    budget,
    further,
    ground: (cell) => (groundCost(board, actor, cell) > 1 ? ["difficult"] : []),
  });
  const paid =
    action.id === "fly" && act.elevations
      ? payHeights(planned, act.elevations, (rise) => Math.abs(rise) / SQUARE)
      : planned;
  return shiftOf(act, action) === null ? paid : refuseRough(paid, budget);
}

/** A shift that fails for the ground alone says so (DND4-TERR-006). */
function refuseRough(planned: PlannedPath, budget: number): PlannedPath {
  const { move } = planned;
  const rough = planned.refusal?.reasons[0].code === "too-far" && move.steps.length <= budget;
  return rough ? { ...planned, refusal: refusal("difficult-terrain", { needed: move.total, left: budget }) } : planned;
}

export const gaitOf = (actor: Fighter, act: Act, action: Action): Gait => ({
  light: modeOf(act, action) === "fly",
  squeezes: action.id === "squeeze",
  phases: hasFeature(actor, "phasing"),
  heights: act.elevations,
});

/** Who is held stays; who lies crawls, and nobody else does (DND4-CRAWL-001, GAP-DND4-10). */
export function postureReasons(actor: Fighter, action: Action): Reason[] {
  const held = heldBy(actor);
  const lies = hasCondition(actor, "prone");
  return [
    ...when(held !== null, "condition", { condition: held }),
    ...when(lies !== (action.id === "crawl"), "posture", { condition: "prone" }),
  ];
}

export function startReasons({ state }: Fighter, path: readonly Cell[], least = 2): Reason[] {
  const [start] = path;
  const at = state.position?.cell;
  return when(path.length < least || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 });
}

/** Why a planned way can't be gone; one who phases doesn't end in what fills a square (DND4-PHASE-001). */
export function wayReasons({ situation, actor }: Case, { move, refusal: refused }: PlannedPath): Reason[] {
  const { board } = situation;
  const buried = board !== null && hasFeature(actor, "phasing") && endsInSolid(board, move);
  return [...when(buried, "blocked", { step: move.steps.length - 1 }), ...(refused?.reasons ?? [])];
}

function endsInSolid(board: Board, { path }: MovePlan): boolean {
  const end = path.at(-1);
  return end !== undefined && hasTerrain(board, cellIndex(board, end[0], end[1]), "solid");
}
