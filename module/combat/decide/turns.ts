import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { beginAct, run } from "./run.js";

/** Ends a creature's turn; nobody has the turn until the next one starts. */
export function endTurn(draft: Draft, creature: CreatureId): Refusal | null {
  if (draft.encounter.active !== creature) return refusal("not-your-turn", { creature });
  if (isWaiting(draft)) return refusal("window-open", { creature });
  closeTurn(draft, creature);
  return null;
}

/**
 * Begins a creature's turn. The current turn ends first, turns in between pass with nothing done, and passing the end
 * of the order begins a new round. A creature that holds its turn back comes in where the order stands.
 */
export function startTurn(draft: Draft, creature: CreatureId): Refusal | null {
  if (!draft.encounter.order.includes(creature)) return refusal("no-such-creature", { creature });
  if (isWaiting(draft)) return refusal("window-open", { creature });
  if (draft.encounter.active) closeTurn(draft, draft.encounter.active);
  if (draft.ruleset.delays(draft.situation, creature)) comeIn(draft, creature);
  else passTo(draft, creature);
  openTurn(draft, creature);
  beginDue(draft, creature);
  return null;
}

/** What a turn brings by itself, the first one on top; what can't be done is left out. */
function beginDue(draft: Draft, creature: CreatureId): void {
  for (const act of draft.ruleset.due?.(draft.situation, creature).toReversed() ?? []) {
    const plan = draft.ruleset.judge(draft.situation, act);
    if (!plan.refusal) beginAct(draft, act, plan);
  }
  run(draft);
}

/** Another order of turns, as after a new roll of initiative. Only creatures of the fight stand in it, each once. */
export function changeOrder(draft: Draft, order: readonly CreatureId[]): Refusal | null {
  const stranger = order.find((id) => !(id in draft.encounter.creatures));
  if (stranger !== undefined) return refusal("no-such-creature", { creature: stranger });
  if (new Set(order).size !== order.length) return refusal("combination", {});
  draft.push({ type: "OrderChanged", order });
  return null;
}

const isWaiting = (draft: Draft): boolean => draft.encounter.tasks.length > 0;

function closeTurn(draft: Draft, creature: CreatureId): void {
  draft.push(...draft.ruleset.endTurn(draft.situation, creature));
  draft.push({ type: "TurnEnded", creature });
}

function openTurn(draft: Draft, creature: CreatureId): void {
  draft.push({ type: "TurnStarted", creature });
  draft.push(...draft.ruleset.startTurn(draft.situation, creature));
}

/** Walks the order from the last turn to the one wanted, at most once round. */
function passTo(draft: Draft, creature: CreatureId): void {
  for (let passed = 0; passed <= draft.encounter.order.length; passed++) {
    const next = nextInOrder(draft);
    if (next === null) {
      draft.push({ type: "RoundStarted", round: draft.encounter.round + 1 });
      draft.push(...draft.ruleset.startRound(draft.situation));
    } else if (next === creature) {
      return;
    } else {
      passOver(draft, next);
    }
  }
}

/** Who follows the last turn; null at the end of the round. */
function nextInOrder(draft: Draft): CreatureId | null {
  const { order, last } = draft.encounter;
  return order[last === null ? 0 : order.indexOf(last) + 1] ?? null;
}

function passOver(draft: Draft, creature: CreatureId): void {
  if (draft.encounter.creatures[creature]?.out || draft.ruleset.delays(draft.situation, creature)) {
    draft.push({ type: "TurnStarted", creature }, { type: "TurnEnded", creature });
    return;
  }
  openTurn(draft, creature);
  closeTurn(draft, creature);
}

/** The new place of a creature that delayed: right after the last turn; it stays there. */
function comeIn(draft: Draft, creature: CreatureId): void {
  const others = draft.encounter.order.filter((other) => other !== creature);
  const at = draft.encounter.last === null ? 0 : others.indexOf(draft.encounter.last) + 1;
  draft.push({ type: "OrderChanged", order: [...others.slice(0, at), creature, ...others.slice(at)] });
}
