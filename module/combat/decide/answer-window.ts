import type { Command } from "../../model/command.js";
import { TABLE } from "../../model/enforcement.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { ReactionWindow, Responder, WindowAnswer } from "../../model/window.js";
import { judgeAtTable } from "../../rules/enforcement.js";
import { CHOICE } from "../../rules/provocation.js";
import { DEFENCE } from "../../model/window.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

/** One responder's yes or no. A second answer of the same creature is refused, so that nothing is spent twice. */
export function answerWindow(draft: Draft, command: Extract<Command, { type: "AnswerWindow" }>): Refusal | null {
  const window = findWindow(draft, command.window);
  if (!window) return refusal("no-window", { window: command.window });
  const refused = objection(draft, window, command.by, command.answer);
  if (refused) return refused;
  push(draft, window, command.by, command.answer);
  run(draft);
  return null;
}

/**
 * The answers of several at once, in the window's own order. Those who have answered meanwhile keep their answer; where
 * that goes for all of them, the command is refused.
 */
export function answerAll(draft: Draft, command: Extract<Command, { type: "AnswerAll" }>): Refusal | null {
  const window = findWindow(draft, command.window);
  if (!window) return refusal("no-window", { window: command.window });
  const open = command.answers.filter(({ by }) => isAsked(window, by));
  const refused = open.map(({ by, answer }) => objection(draft, window, by, answer)).find((each) => each !== null);
  if (refused) return refused;
  if (open.length === 0) return refusal("already-answered", {});
  for (const { creature } of window.responders) {
    const given = open.find(({ by }) => by === creature);
    if (given) push(draft, window, creature, given.answer);
  }
  run(draft);
  return null;
}

const findWindow = (draft: Draft, id: ReactionWindow["id"]): ReactionWindow | undefined =>
  draft.encounter.windows.find((open) => open.id === id);

const isAsked = (window: ReactionWindow, by: CreatureId): boolean =>
  window.responders.some(({ creature, answer }) => creature === by && answer === null);

function objection(draft: Draft, window: ReactionWindow, by: CreatureId, answer: WindowAnswer): Refusal | null {
  const responder = window.responders.find((each) => each.creature === by);
  if (!responder) return refusal("no-reaction", { creature: by });
  if (responder.answer) return refusal("already-answered", { creature: by });
  if (!answer.accept) return null;
  return objectionToWay(responder, answer) ?? objectionToChoice(draft, window, { ...responder, answer });
}

/** Where a creature is moved, or how an attack is met, is judged before it is taken for an answer: who has chosen wrongly may choose again. */
function objectionToChoice(draft: Draft, window: ReactionWindow, chosen: Responder): Refusal | null {
  if (window.kind !== CHOICE && window.kind !== DEFENCE) return null;
  const act = draft.ruleset.answer(draft.situation, window, chosen);
  return judgeAtTable(draft.ruleset, draft.situation, act, TABLE).refusal;
}

/** Only a way that was offered, with an attack that goes with it. */
function objectionToWay({ creature, option, others = [] }: Responder, answer: WindowAnswer): Refusal | null {
  const { action, with: attack } = answer;
  const ways = action === undefined ? [option] : [option, ...others].filter((way) => way.action === action);
  if (ways.length === 0) return refusal("no-reaction", { creature, action: action ?? null });
  const isWrong = attack !== undefined && !ways.some(({ attacks }) => attacks.includes(attack));
  return isWrong ? refusal("wrong-weapon", { with: attack }) : null;
}

/** Only the table itself settles an answer beforehand. */
function push(draft: Draft, window: ReactionWindow, by: CreatureId, { settled: _, ...answer }: WindowAnswer): void {
  draft.push({ type: "WindowAnswered", window: window.id, by, answer });
}
