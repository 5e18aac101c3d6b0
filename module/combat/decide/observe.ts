import { equalJson, type Json } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import type { ConditionState } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

type Observed = Extract<Event, { type: "Observed" }>;

/** Takes note of what somebody else did to a creature. Never refused for a rule's sake: it has happened. */
export function observe(draft: Draft, command: Extract<Command, { type: "Observe" }>): Refusal | null {
  if (!isKnown(draft.encounter, command.creature)) return refusal("no-such-creature", { creature: command.creature });
  const known = draft.encounter.creatures[command.creature]?.conditions ?? [];
  const { conditions, ...seen } = command;
  draft.push({ ...seen, ...(conditions && changeOf(known, conditions)), type: "Observed" });
  draft.push(...(draft.ruleset.settle?.(draft.situation) ?? []));
  run(draft);
  return null;
}

/** The change alone: a list of all would bring back whatever an undo takes out before it. */
function changeOf(
  before: readonly ConditionState[],
  after: readonly ConditionState[],
): Pick<Observed, "gained" | "lost"> {
  const gained = after.filter((condition) => !before.some((each) => isEqual(each, condition)));
  const lost = before.filter(({ id }) => !after.some((each) => each.id === id)).map(({ id }) => id);
  return { ...(gained.length > 0 && { gained }), ...(lost.length > 0 && { lost }) };
}

const isEqual = (a: ConditionState, b: ConditionState): boolean =>
  equalJson(a as unknown as Json, b as unknown as Json);
