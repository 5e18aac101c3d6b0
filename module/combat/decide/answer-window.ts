import type { Command } from "../../model/command.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

/** One responder's yes or no. A second answer of the same creature is refused, so that nothing is spent twice. */
export function answerWindow(draft: Draft, command: Extract<Command, { type: "AnswerWindow" }>): Refusal | null {
  const window = draft.encounter.windows.find((open) => open.id === command.window);
  if (!window) return refusal("no-window", { window: command.window });
  const responder = window.responders.find((each) => each.creature === command.by);
  if (!responder) return refusal("no-reaction", { creature: command.by });
  if (responder.answer) return refusal("already-answered", { creature: command.by });
  if (command.answer.accept && command.answer.with && !responder.option.attacks.includes(command.answer.with)) {
    return refusal("wrong-weapon", { with: command.answer.with });
  }
  draft.push({ type: "WindowAnswered", window: window.id, by: command.by, answer: command.answer });
  run(draft);
  return null;
}
