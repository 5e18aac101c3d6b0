import type { Board } from "../../../grid/board/board.js";
import { readHexDirection, sixthsBetween } from "../../../grid/hex/facing.js";
import type { HexDirection } from "../../../grid/hex/direction.js";
import type { MovePlan } from "../../../model/plan.js";
import { sameCell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { payHeights } from "../../../rules/movement/heights.js";
import { planPath, type PlannedPath } from "../../../rules/movement/plan-path.js";
import { rimOf } from "../../../rules/movement/pits.js";
import type { Stride } from "../action.js";
import { facingOf, placeAt, standing, type Place } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { groundCost, moverGraph } from "../movement/mover-graph.js";
import { allowanceOf, basicMove, modeOf, moveOf } from "../movement/speed.js";
import { turnOnWay, type Turning } from "../movement/turning.js";
import type { TurnChange } from "../state.js";
import { reason, when, type Case } from "./case.js";

/** Where an act leads its doer. */
export interface Way {
  readonly move: MovePlan | null;
  readonly reasons: readonly Reason[];
  /** For turning on the spot; what a way costs is charged as it is walked. */
  readonly spend: TurnChange;
  /** Where it stands, and looks, when the way is done; null without a scene. */
  readonly end: Place | null;
}

/** Yards or movement points that a stride still allows; a step once begun counts against whatever comes instead of it. */
export function leftOf(fighter: Fighter, stride: Stride, mode = "walk"): number {
  const { stepUsed, stepped, distanceMoved } = fighter.turn;
  const allowance = allowanceOf(fighter, stride, mode);
  if (stride === "step") return stepUsed ? 0 : Math.max(0, allowance - stepped);
  return Math.max(0, allowance - stepped - distanceMoved);
}

/** The way of an act within a stride: cost of each hex, turns, and why it can't be gone. */
export function judgeWay(judged: Case, stride: Stride): Way {
  const { situation, act, actor } = judged;
  const { board } = situation;
  if (!act.path) return turnOnSpot(judged, stride);
  const facing = facingOf(situation, actor);
  const turning = board && facing ? turnOnWay(board, act, act.path, facing) : null;
  const planned = board && planWay(judged, board, stride, turning);
  const arrival = turning?.facings.at(-1) ?? null;
  const looks = arrival && (readHexDirection(act.facing ?? act.facings?.[act.path.length - 1] ?? null) ?? arrival);
  const last = act.path.at(-1);
  const end = last ? placeAt(situation, actor, last, act.elevations?.at(-1)) : null;
  const free = arrival && planned ? endTurnReasons(judged, stride, planned.move.total, arrival) : [];
  return {
    move: planned?.move ?? null,
    reasons: [...strideReasons(judged, stride, turning), ...(planned?.refusal?.reasons ?? []), ...free],
    spend: {},
    end: end && { ...end, facing: looks },
  };
}

function planWay({ situation, act, actor }: Case, board: Board, stride: Stride, turning: Turning | null): PlannedPath {
  const mode = modeOf(act);
  const yards = stride === "step";
  const again = yards || stride === "none" ? 0 : actor.turn.turned;
  const graph = moverGraph(situation, board, actor, { yards, light: mode === "fly" });
  const budget = leftOf(actor, stride, mode);
  const planned = planPath({
    graph,
    path: act.path ?? [],
    mode,
    budget,
    ...(turning && !yards && { extras: turning.extras.map((extra, i) => extra + (i === 0 ? again : 0)) }),
    ground: (cell) => (!yards && mode !== "fly" && groundCost(board, cell) > 1 ? ["difficult"] : []),
    barredBy: rimOf(graph),
  });
  const raised = act.elevations && mode === "fly" ? payHeights(planned, act.elevations, Math.abs) : planned;
  const spent = yards && budget === 0 && raised.refusal?.reasons[0].code === "too-far";
  return spent ? { ...raised, refusal: { reasons: [reason("already-stepped")] } } : raised;
}

/** What a stride demands of a way beside its length. */
function strideReasons({ act, actor }: Case, stride: Stride, turning: Turning | null): Reason[] {
  const path = act.path ?? [];
  const mode = modeOf(act);
  const [start] = path;
  const at = actor.state.position?.cell;
  return [
    ...when(stride === "none", "step-excluded"),
    ...when(basicMove(actor, mode) === null, "needs-speed", { mode }),
    ...when(moveOf(actor, mode) === 0 && basicMove(actor, mode) !== null, "posture", { posture: actor.turn.posture }),
    ...when(path.length < 2 || !start || !at || !sameCell(start, at), "not-adjacent-path", { step: 0 }),
    ...when(stride === "forward" && (turning?.astray ?? -1) >= 0, "not-forward", { step: turning?.astray ?? 0 }),
  ];
}

/** Which way one may look at the end: any within half the Move, else one sixth round; with a step any (G4-GAP-06). */
function endTurnReasons(judged: Case, stride: Stride, total: number, arrival: HexDirection): Reason[] {
  const { act } = judged;
  const named = act.facing ?? act.facings?.[(act.path?.length ?? 0) - 1];
  if (named === undefined || stride === "none") return [];
  const facing = readHexDirection(named);
  const sixths = facing ? sixthsBetween(arrival, facing) : 6;
  return turnReasons(judged, stride, total, sixths);
}

function turnReasons({ act, actor }: Case, stride: Stride, total: number, sixths: number): Reason[] {
  const used = actor.turn.distanceMoved + actor.turn.stepped + total;
  const free = stride === "step" || used * 2 <= moveOf(actor, modeOf(act)) ? 3 : 1;
  return when(sixths > free, "facing", { facing: act.facing ?? null, sixths });
}

/**
 * What ends a step under way: whoever does what the manoeuvre is for after it has neither ground nor a turn of it left,
 * unless it is longer than what has been gone (G4-STEP-002).
 */
export function endStep(actor: Fighter, { move, spend }: Way): TurnChange {
  const { stepped, turned } = actor.turn;
  const gone = stepped > 0 || move !== null;
  const left = leftOf(actor, "step") - (move?.total ?? 0);
  return spend.turned !== undefined || turned > 0 || (gone && left <= 0) ? { stepUsed: true, turned: null } : {};
}

/**
 * Turning where one stands: the step of a manoeuvre, or what is left of it behind a yard gone, or a part of its
 * movement. A turn may go on as long as nothing else has been done since.
 */
function turnOnSpot(judged: Case, stride: Stride): Way {
  const { situation, act, actor } = judged;
  const place = standing(situation, actor);
  const now = facingOf(situation, actor);
  if (!act.facing || !place || !now) return { move: null, reasons: [], spend: {}, end: place };
  const facing = readHexDirection(act.facing);
  const sixths = facing ? sixthsBetween(now, facing) : 6;
  const { turned, stepUsed, stepped } = actor.turn;
  const steps = stride === "step";
  const reasons = [
    ...when(stride === "none" && sixths > 0, "facing", { facing: act.facing }),
    ...when(steps && sixths > 0 && stepUsed && turned === 0, "already-stepped"),
    ...(stride === "none" ? [] : turnReasons(judged, stride, 0, (steps ? 0 : turned) + sixths)),
  ];
  const spend: TurnChange =
    sixths === 0 ? {} : { turned: turned + sixths, ...(steps && stepped === 0 && { stepUsed: true }) };
  return { move: null, reasons, spend, end: { ...place, facing: facing ?? now } };
}
