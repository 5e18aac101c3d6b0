import type { JsonObject } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import type { Economy } from "../../model/economy.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";

/** Code of the note that tells what a repair has changed. */
const REPAIRED = "repaired";

/**
 * Sets right what a creature has left of its turn, by the ruleset's own keys. The note tells the slots and the distance
 * that differ, and there is none where none does: `slots` holds `{slot, from, to}` of what is left, `walked` `{from, to}` in the ruleset's unit.
 */
export function repair(draft: Draft, command: Extract<Command, { type: "Repair" }>): Refusal | null {
  const { creature } = command;
  if (!isKnown(draft.encounter, creature)) return refusal("no-such-creature", { creature });
  const set = draft.ruleset.given(draft.situation, creature, command.turn);
  if (Object.keys(set).length === 0) return refusal("wrong-slot", {});
  const before = draft.ruleset.economy(draft.situation, creature);
  draft.push({ type: "TurnStateChanged", creature, set });
  const after = draft.ruleset.economy(draft.situation, creature);
  const data = difference(before, after);
  if (data) draft.push({ type: "Noted", creature, code: REPAIRED, data });
  return null;
}

function difference(before: Economy, after: Economy): JsonObject | null {
  const slots = after.slots.flatMap(({ slot, left }) => {
    const from = before.slots.find((each) => each.slot === slot)?.left ?? 0;
    return from === left ? [] : [{ slot, from, to: left }];
  });
  const [from, to] = [before.movement?.walked ?? 0, after.movement?.walked ?? 0];
  if (slots.length === 0 && from === to) return null;
  return { slots, ...(from === to ? {} : { walked: { from, to } }) };
}
