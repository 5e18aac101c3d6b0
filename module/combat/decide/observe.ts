import type { Command } from "../../model/command.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

/** Takes note of what somebody else did to a creature. Never refused for a rule's sake: it has happened. */
export function observe(draft: Draft, command: Extract<Command, { type: "Observe" }>): Refusal | null {
  if (!isKnown(draft.encounter, command.creature)) return refusal("no-such-creature", { creature: command.creature });
  draft.push({ ...command, type: "Observed" });
  draft.push(...(draft.ruleset.settle?.(draft.situation) ?? []));
  run(draft);
  return null;
}
