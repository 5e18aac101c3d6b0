import type { Act } from "../../model/act.js";
import type { Task } from "../../model/encounter.js";
import { TABLE } from "../../model/enforcement.js";
import { taskId, windowId, type WindowId } from "../../model/ids.js";
import type { Plan } from "../../model/plan.js";
import { sameCell } from "../../model/position.js";
import { judgeAtTable, levelFor } from "../../rules/enforcement.js";
import { PROVOKED } from "../../rules/provocation.js";
import type { Step } from "../../rules/step.js";
import { reactionOf, type ReactionWindow, type Responder } from "../../model/window.js";
import type { Draft } from "./draft.js";
import { tellUnseen } from "./meet-unseen.js";

/** More steps than any lawful act has; beyond it a ruleset goes round in circles, which is a fault of ours. */
const STEP_LIMIT = 2000;

/** Puts an act on the stack. It moves with the next `run`. */
export function beginAct(draft: Draft, act: Act, plan: Plan, answers: WindowId | null = null): void {
  const id = taskId(`t${String(draft.encounter.serial)}`);
  draft.push({ type: "ActBegun", task: { id, act, plan, answers, progress: {}, faces: null } });
}

/** Lets the acts under way go on until all are done or somebody has to answer or to roll. */
export function run(draft: Draft): void {
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    const task = draft.encounter.tasks.at(-1);
    if (!task || draft.encounter.rolls) return;
    const window = draft.encounter.windows.find((open) => open.task === task.id);
    if (window) {
      if (!continueWindow(draft, window)) return;
    } else {
      advance(draft, task);
    }
  }
  throw new Error(`An act does not end: ${JSON.stringify(draft.encounter.tasks.at(-1)?.act)}`);
}

/** True where the window let play go on: an accepted answer begins, or everybody has answered. */
function continueWindow(draft: Draft, window: ReactionWindow): boolean {
  const next = window.responders.find((responder) => responder.answer?.accept && !responder.started);
  if (next) {
    beginAnswer(draft, window, next);
    return true;
  }
  if (window.responders.some((responder) => responder.answer === null)) return false;
  draft.push({ type: "WindowClosed", window: window.id, how: "answered" });
  return true;
}

/** An answer that has become impossible meanwhile (the mover fell, the slot is gone) is noted and passes. */
function beginAnswer(draft: Draft, window: ReactionWindow, responder: Responder): void {
  const act = draft.ruleset.answer(draft.situation, window, responder);
  const plan = judgeAtTable(draft.ruleset, draft.situation, act, TABLE);
  beginAct(draft, act, plan, window.id);
  if (!plan.refusal) return;
  const task = draft.encounter.tasks.at(-1);
  draft.push({
    type: "Interrupted",
    creature: act.by,
    action: act.action,
    at: null,
    reason: plan.refusal.reasons[0].code,
  });
  if (task) draft.push({ type: "ActEnded", task: task.id });
}

function advance(draft: Draft, task: Task): void {
  const step = draft.ruleset.advance(draft.situation, task);
  draft.push(...step.facts);
  if (step.kind === "done") {
    if (task.act.unseen && standsAtEnd(draft, task.act)) tellUnseen(draft, task.act.by, task.act.action);
    draft.push({ type: "ActEnded", task: task.id });
    draft.push(...(draft.ruleset.settle?.(draft.situation) ?? []));
    return;
  }
  draft.push({ type: "TaskAdvanced", task: task.id, progress: step.progress });
  if (step.kind === "ask") openWindow(draft, task, step.window);
  if (step.kind === "roll") {
    const id = `r${String(draft.encounter.serial)}`;
    draft.push({ type: "RollsAsked", request: { ...step.request, id, task: task.id } });
  }
}

type AskedWindow = Extract<Step, { kind: "ask" }>["window"];

/**
 * Opens a window for those who are held to wait for; what others might do is told, and play goes on. Whoever has settled
 * beforehand what it does with such a chance isn't asked.
 */
function openWindow(draft: Draft, task: Task, asked: AskedWindow): void {
  const responders =
    asked.kind === PROVOKED ? asked.responders.filter((each) => mayHold(draft, each)) : asked.responders;
  for (const { creature } of asked.responders.filter((each) => !responders.includes(each)))
    if (levelFor(draft.situation, creature, "reactions") === "tell")
      draft.push({ type: "Noted", creature, code: "chance", data: { against: asked.against, of: asked.of } });
  if (responders.length === 0) return;
  const { windowSeconds } = draft.situation;
  const id = windowId(`w${String(draft.encounter.serial)}`);
  const seconds = windowSeconds === undefined ? asked.seconds : windowSeconds;
  draft.push({ type: "WindowOpened", window: { ...asked, responders, id, task: task.id, seconds } });
  for (const responder of responders) {
    const { creature } = responder;
    const accept = settledAnswer(draft, asked, responder);
    if (accept !== null)
      draft.push({ type: "WindowAnswered", window: id, by: creature, answer: { accept, settled: true } });
  }
}

/** Whether play stops for a creature's chance to strike. */
function mayHold(draft: Draft, { creature }: Responder): boolean {
  const level = levelFor(draft.situation, creature, "reactions");
  return level === "warn" || level === "block";
}

/** What somebody has readied is always worth asking for; a word for the turn goes before one for the fight. */
function settledAnswer(draft: Draft, asked: AskedWindow, { creature, option }: Responder): boolean | null {
  const state = draft.encounter.creatures[creature];
  const reaction = reactionOf(asked, option);
  if (reaction === null || !state) return null;
  const isChance = asked.kind === PROVOKED;
  if (isChance && (state.passes || state.takes)) return state.takes === true;
  const policy = state.reactions?.[reaction] ?? (isChance ? state.chances : undefined);
  return policy === undefined || policy === "ask" ? null : policy === "always";
}

function standsAtEnd(draft: Draft, { by, path }: Act): boolean {
  const cell = draft.encounter.creatures[by]?.position?.cell;
  const end = path?.at(-1);
  return cell !== undefined && end !== undefined && sameCell(cell, end);
}
