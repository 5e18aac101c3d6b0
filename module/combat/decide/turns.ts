import type { TurnMark } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { Draft } from "./draft.js";
import { inTurnOf, placeInGroup, placeOfTurn, turnsAhead } from "../turn-marks.js";
import { nextCreature, takesTurn } from "./next-turn.js";
import { beginAct, run } from "./run.js";

/** Ends a creature's turn; nobody has the turn until the next one starts. */
export function endTurn(draft: Draft, creature: CreatureId): Refusal | null {
  if (draft.encounter.active !== creature) return refusal("not-your-turn", { creature });
  if (isWaiting(draft)) return refusal("window-open", { creature });
  closeTurn(draft, creature, draft.encounter.turns[placeOfTurn(draft.encounter)]?.ended ?? false);
  return null;
}

/**
 * Begins a creature's turn. The turns under way end first, turns in between pass with nothing done, and passing the end
 * of the order begins a new round. A creature that holds its turn back comes in where the order stands; where the rules
 * say so it loses that turn instead once its own place has come, but for one that comes in by itself (`comesIn`) before
 * the round is over. One whose turn has begun already goes on with it instead. The turns of `others` begin together with
 * it, where they follow it.
 */
export function startTurn(
  draft: Draft,
  creature: CreatureId,
  others: readonly CreatureId[] = [],
  comesIn = false,
): Refusal | null {
  if (!draft.encounter.order.includes(creature)) return refusal("no-such-creature", { creature });
  if (isWaiting(draft)) return refusal("window-open", { creature });
  const later = turnsAhead(draft.encounter).findIndex((mark) => mark.creature === creature);
  if (later >= 0) {
    resume(draft, placeOfTurn(draft.encounter) + 1 + later);
    return null;
  }
  closeOpenTurns(draft);
  if (draft.ruleset.phases) {
    startInPhase(draft, creature);
    return null;
  }
  if (isPlaceDue(draft, creature) && !(comesIn && nextInOrder(draft) === null)) loseDelay(draft, creature);
  const before = draft.events.length;
  if (draft.ruleset.delays(draft.situation, creature)) comeIn(draft, creature);
  else passTo(draft, creature);
  if (others.length === 0) openTurn(draft, creature);
  else openTogether(draft, creature, others);
  beginDue(draft, begunSince(draft, before));
  return null;
}

/** A turn within a phase: those who are due before it pass with nothing done. */
function startInPhase(draft: Draft, creature: CreatureId): void {
  const due = draft.ruleset.phases?.due(draft.situation) ?? [];
  for (const other of due.slice(0, Math.max(0, due.indexOf(creature)))) passOver(draft, other);
  openTurn(draft, creature);
}

/** Whose turns have begun since then, those passed over too. */
const begunSince = ({ events }: Draft, before: number): CreatureId[] =>
  events.slice(before).flatMap((event) => (event.type === "TurnStarted" ? [event.creature] : []));

/** What turns bring by themselves, the first one on top; what can't be done is left out. */
function beginDue(draft: Draft, creatures: readonly CreatureId[]): void {
  const due = creatures.flatMap((creature) => draft.ruleset.due?.(draft.situation, creature) ?? []);
  for (const act of due.toReversed()) {
    const { encounter } = draft;
    const plan = draft.ruleset.judge({ ...draft.situation, encounter: inTurnOf(encounter, act.by) }, act);
    if (!plan.refusal) beginAct(draft, act, plan);
  }
  run(draft);
}

/** Shows an earlier turn again, of this round or of the one before. What has been spent and done since stands. */
export function rewindTurn(draft: Draft, to: "turn" | "round"): Refusal | null {
  if (isWaiting(draft)) return refusal("window-open", {});
  const { encounter } = draft;
  const end = placeOfTurn(encounter) + (encounter.active === null ? 1 : 0);
  const place = encounter.turns
    .slice(0, end)
    .findLastIndex(
      ({ creature, round }) =>
        takesTurn(draft.situation, draft.ruleset, creature) && (to === "turn" || round < encounter.round),
    );
  if (place < 0) return refusal("no-earlier-turn", {});
  resume(draft, place);
  return null;
}

/** Creatures whose turns began together act as they like: whoever acts has the turn. */
export function passWithinGroup(draft: Draft, creature: CreatureId): void {
  const place = isWaiting(draft) ? null : placeInGroup(draft.encounter, creature);
  if (place !== null) resume(draft, place);
}

/** Another order of turns, as after a new roll of initiative. Only creatures of the fight stand in it, each once. */
export function changeOrder(draft: Draft, order: readonly CreatureId[]): Refusal | null {
  const stranger = order.find((id) => !(id in draft.encounter.creatures));
  if (stranger !== undefined) return refusal("no-such-creature", { creature: stranger });
  if (new Set(order).size !== order.length) return refusal("combination", {});
  draft.push({ type: "OrderChanged", order });
  return null;
}

export const isWaiting = (draft: Draft): boolean => draft.encounter.tasks.length > 0;

function resume(draft: Draft, place: number): void {
  const { turns } = draft.encounter;
  const mark = turns[place];
  if (!mark) return;
  const { creature, round, phase } = mark;
  draft.push({ type: "TurnResumed", creature, round, ahead: turns.length - 1 - place, ...(phase && { phase }) });
}

/** Goes to the latest turn that has begun, and ends whatever has not ended; each turn ends once. */
export function closeOpenTurns(draft: Draft): void {
  const { turns, ahead } = draft.encounter;
  if (ahead > 0) resume(draft, turns.length - 1);
  const open = turns.filter((mark: TurnMark) => !mark.ended);
  for (const { creature } of open) closeTurn(draft, creature, false);
}

export function closeTurn(draft: Draft, creature: CreatureId, hasEnded: boolean): void {
  if (!hasEnded) draft.push(...draft.ruleset.endTurn(draft.situation, creature));
  draft.push({ type: "TurnEnded", creature });
}

export function openTurn(draft: Draft, creature: CreatureId, group?: CreatureId): void {
  draft.push({ type: "TurnStarted", creature, ...(group && { group }) });
  draft.push(...draft.ruleset.startTurn(draft.situation, creature));
}

/** Each turn begins by itself, with all that its beginning brings; the first one is played first. */
function openTogether(draft: Draft, creature: CreatureId, others: readonly CreatureId[]): void {
  openTurn(draft, creature, creature);
  const place = draft.encounter.turns.length - 1;
  for (const other of others) {
    if (nextInOrder(draft) !== other) break;
    loseDelay(draft, other);
    if (takesTurn(draft.situation, draft.ruleset, other)) openTurn(draft, other, creature);
    else passOver(draft, other);
  }
  if (draft.encounter.turns.length - 1 > place) resume(draft, place);
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

/** Whether the order has come round to the place of one that could lose the turn it holds back. */
const isPlaceDue = ({ ruleset, encounter, situation }: Draft, creature: CreatureId): boolean =>
  ruleset.delayLost !== undefined && nextCreature(encounter, ruleset, situation) === creature;

const loseDelay = (draft: Draft, creature: CreatureId): void => {
  draft.push(...(draft.ruleset.delayLost?.(draft.situation, creature) ?? []));
};

function passOver(draft: Draft, creature: CreatureId): void {
  loseDelay(draft, creature);
  if (draft.encounter.creatures[creature]?.out || draft.ruleset.delays(draft.situation, creature)) {
    draft.push({ type: "TurnStarted", creature }, { type: "TurnEnded", creature });
    return;
  }
  openTurn(draft, creature);
  closeTurn(draft, creature, false);
}

/** The new place of a creature that delayed: right after the last turn; it stays there. */
function comeIn(draft: Draft, creature: CreatureId): void {
  const others = draft.encounter.order.filter((other) => other !== creature);
  const at = draft.encounter.last === null ? 0 : others.indexOf(draft.encounter.last) + 1;
  draft.push({ type: "OrderChanged", order: [...others.slice(0, at), creature, ...others.slice(at)] });
}
