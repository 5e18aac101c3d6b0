import type { Json, JsonObject } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import type { Economy } from "../../model/economy.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";

/** Code of the note that tells what a repair has changed. */
const REPAIRED = "repaired";

/** No turn of any game holds more of anything; beyond it the rules would count for ever. */
const MOST = 10_000;

/**
 * Sets right what a creature has left of its turn, by the ruleset's own keys. The note tells the slots and the distance
 * that differ, and there is none where none does: `slots` holds `{slot, from, to}` of what is left, `walked` `{from, to}` in the ruleset's unit.
 * Refused where a number is beyond all measure, or where something would be left less than nothing.
 */
export function repair(draft: Draft, command: Extract<Command, { type: "Repair" }>): Refusal | null {
  const { creature } = command;
  if (!isKnown(draft.encounter, creature)) return refusal("no-such-creature", { creature });
  if (!isMeasured(command.turn)) return refusal("wrong-slot", {});
  const set = draft.ruleset.given(draft.situation, creature, command.turn);
  if (Object.keys(set).length === 0) return refusal("wrong-slot", {});
  const before = draft.ruleset.economy(draft.situation, creature);
  draft.push({ type: "TurnStateChanged", creature, set });
  const after = draft.ruleset.economy(draft.situation, creature);
  if (owesMore(before, after)) return refusal("wrong-slot", {});
  const data = difference(before, after);
  if (data) draft.push({ type: "Noted", creature, code: REPAIRED, data });
  return null;
}

function isMeasured(value: Json): boolean {
  if (typeof value === "number") return Math.abs(value) <= MOST;
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isMeasured);
}

/** Whether less than nothing would be left of something of which more is left now. */
function owesMore(before: Economy, after: Economy): boolean {
  const leftOf = ({ slots }: Economy, slot: string): number => slots.find((each) => each.slot === slot)?.left ?? 0;
  const isWorse = (from: number, to: number): boolean => to < Math.min(0, from);
  return (
    after.slots.some(({ slot, left }) => isWorse(leftOf(before, slot), left)) ||
    isWorse(before.movement?.left ?? 0, after.movement?.left ?? 0)
  );
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
