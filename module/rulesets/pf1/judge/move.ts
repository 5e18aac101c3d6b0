import { hasTerrain } from "../../../grid/board/terrain.js";
import type { Reason } from "../../../model/refusal.js";
import { markedBy } from "../conditions.js";
import { hasEffect } from "../features.js";
import { hasCondition } from "../fighter.js";
import { movementChances } from "../movement/movement-chances.js";
import { allowanceOf, CELL, listedSpeed } from "../movement/speed.js";
import { isStraight } from "../movement/straight.js";
import { dryReasons, easyReasons, indicesOf, startReasons } from "../movement/way.js";
import { when, type Case, type Judgement } from "./case.js";
import { frameMove, modeOf, type MoveFrame } from "./move-frame.js";

/** Movement of one's own: how far, over what, at which price, and who may strike. */
export function judgeMove(judged: Case): Judgement {
  const { frame, ...going } = judgeGoing(judged);
  return { ...going, provocations: chancesOnWay(judged, frame) };
}

/** The same without those who may strike: whether it goes there at all, asked of very many ways at once. */
export function judgeGoing(judged: Case): Judgement & { readonly frame: MoveFrame } {
  const { act, actor, action } = judged;
  const frame = frameMove(judged);
  const reasons = [
    ...heldReasons(judged),
    ...(OWN_REASONS[action.id]?.(judged) ?? []),
    ...proneReasons(judged),
    ...modeReasons(judged),
    ...(act.path ? startReasons(actor, act.path) : []),
    ...(frame.refusal?.reasons ?? []),
  ];
  return { price: frame.price, reasons, move: frame.move, provocations: [], frame };
}

/** A step provokes nothing (PF1-STEP-002). */
function chancesOnWay(judged: Case, { continued }: MoveFrame): Judgement["provocations"] {
  const { situation, act, actor, action } = judged;
  if (!act.path || action.id === "five-foot-step") return [];
  return movementChances(situation, actor, {
    path: act.path,
    ...(act.elevations && { elevations: act.elevations }),
    action: action.id,
    spent: continued ? (actor.turn.movement?.provoked ?? []) : [],
    exempt: springTarget(judged),
  });
}

/** A feat lets one strike in the middle of a move without answer from the one struck. */
const springTarget = ({ act, actor }: Case): string | null =>
  hasEffect(actor, "spring-attack") ? (act.target ?? actor.turn.movement?.struck ?? null) : null;

const proneReasons = ({ actor, action }: Case): Reason[] =>
  when(action.id !== "crawl" && hasCondition(actor, "prone"), "condition", { condition: "prone" });

/** Conditions that hold it, and the step that rules out every other distance (PF1-STEP-004). */
function heldReasons({ actor, action }: Case): Reason[] {
  const held = markedBy(actor, "holds") ?? (hasCondition(actor, "mounted") ? "mounted" : null);
  return [
    ...when(held !== null, "condition", { condition: held }),
    ...when(action.id !== "five-foot-step" && actor.turn.stepUsed, "already-stepped"),
  ];
}

function modeReasons(judged: Case): Reason[] {
  const mode = modeOf(judged);
  return when(allowanceOf(judged.actor, judged.action.id, mode, false) === null, "needs-speed", { mode });
}

const wayOf = (judged: Case) => ({
  situation: judged.situation,
  fighter: judged.actor,
  path: judged.act.path ?? [],
  mode: modeOf(judged),
});

const blindReasons = ({ actor }: Case): Reason[] =>
  when(hasCondition(actor, "blinded"), "condition", { condition: "blinded" });

const OWN_REASONS: Readonly<Record<string, (judged: Case) => Reason[]>> = {
  "five-foot-step": stepReasons,
  run: runReasons,
  // PF1-WITHDRAW-004, PF1-WITHDRAW-006
  withdraw: (judged) => [...blindReasons(judged), ...dryReasons(wayOf(judged))],
  // PF1-RUN-004: the breathless only walk.
  move: ({ act, actor }) =>
    when(actor.turn.run.restRoundsLeft > 0 && act.pay === "standard", "condition", { condition: "winded" }),
};

/** PF1-STEP-001 to 008. */
function stepReasons(judged: Case): Reason[] {
  const { situation, act, actor } = judged;
  const { board } = situation;
  const { turn } = actor;
  const path = act.path ?? [];
  const cells = board ? indicesOf(board, path) : [];
  const isDark = board !== null && cells.some((cell) => hasTerrain(board, cell, "dark"));
  const isWet = board !== null && cells.slice(1).some((cell) => hasTerrain(board, cell, "water"));
  const mode = modeOf(judged) === "walk" && isWet ? "swim" : modeOf(judged);
  const speed = listedSpeed(actor, mode);
  return [
    ...when(speed === null, "needs-speed", { mode }),
    ...when(speed !== null && speed <= CELL, "too-slow-to-step", { speed }),
    ...when(turn.stepUsed, "already-stepped"),
    ...when(turn.stepExcluded, "step-excluded"),
    ...when(turn.distanceMoved > 0, "already-moved", { moved: turn.distanceMoved }),
    ...when(path.length > 2, "too-far", { left: CELL, needed: (path.length - 1) * CELL }),
    ...when(isDark || hasCondition(actor, "blinded"), "cannot-see"),
    ...easyReasons(wayOf(judged)),
  ];
}

/** PF1-RUN-001, 004, 005. */
function runReasons(judged: Case): Reason[] {
  const { act, actor } = judged;
  const tired = hasCondition(actor, "blinded") ? null : markedBy(actor, "noRun");
  const path = act.path ?? [];
  return [
    ...blindReasons(judged),
    ...when(actor.turn.run.restRoundsLeft > 0, "condition", { condition: "winded" }),
    ...when(tired !== null, "condition", { condition: tired }),
    ...when(!isStraight(path), "not-straight"),
    ...easyReasons(wayOf(judged)),
    ...dryReasons(wayOf(judged)),
  ];
}
