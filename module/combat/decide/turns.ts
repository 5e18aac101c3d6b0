import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { placeInGroup, placeOfTurn, turnsAhead } from "../turn-marks.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";
import { beginActs, dueAtEnd, dueSince } from "./due-acts.js";
import { nextCreature, takesTurn } from "./next-turn.js";
import { rewindInPhases } from "./phases.js";
import { closeOpenTurns, closeTurns, isWaiting, openTurn, resume } from "./open-turns.js";

/** Ends a creature's turn; nobody has the turn until the next one starts. */
export function endTurn(draft: Draft, creature: CreatureId): Refusal | null {
  if (draft.encounter.active !== creature) return refusal("not-your-turn", { creature });
  if (isWaiting(draft)) return refusal("window-open", { creature });
  if (draft.encounter.turns[placeOfTurn(draft.encounter)]?.ended) draft.push({ type: "TurnEnded", creature });
  else beginActs(draft, closeTurns(draft, [creature]));
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
  beginActs(draft, closeOpenTurns(draft));
  if (isHeldUp(draft, creature, others, comesIn)) return null;
  if (draft.ruleset.phases) {
    startInPhase(draft, creature);
    return null;
  }
  if (isPlaceDue(draft, creature) && !(comesIn && nextInOrder(draft) === null)) {
    loseDelay(draft, creature);
    beginActs(draft, dueAtEnd(draft, creature));
    if (isHeldUp(draft, creature, others, comesIn)) return null;
  }
  let before = draft.events.length;
  if (draft.ruleset.delays(draft.situation, creature)) comeIn(draft, creature);
  else before = passTo(draft, creature);
  if (isHeldUp(draft, creature, others, comesIn)) return null;
  const passed = openTogether(draft, creature, others);
  beginActs(draft, [...dueSince(draft, before), ...passed]);
  return null;
}

/** A turn within a phase: those who are due before it pass with nothing done. */
function startInPhase(draft: Draft, creature: CreatureId): void {
  const due = draft.ruleset.phases?.due(draft.situation) ?? [];
  for (const other of due.slice(0, Math.max(0, due.indexOf(creature)))) passOver(draft, other);
  openTurn(draft, creature);
}

/** Begins the turn that waited until what was due at the end of the last one was done. */
export function beginComing(draft: Draft): void {
  const { coming } = draft.encounter;
  if (coming && !isWaiting(draft)) startTurn(draft, coming.creature, coming.others, coming.comesIn);
}

/** Whether what is due at the end of a turn has to be done before this one begins; it begins by itself then. */
function isHeldUp(draft: Draft, creature: CreatureId, others: readonly CreatureId[], comesIn: boolean): boolean {
  if (!isWaiting(draft)) return false;
  draft.push({ type: "TurnHeldUp", creature, others, comesIn });
  return true;
}

/** Shows an earlier turn again, of this round or of the one before. What has been spent and done since stands. */
export function rewindTurn(draft: Draft, to: "turn" | "round"): Refusal | null {
  if (isWaiting(draft)) return refusal("window-open", {});
  const { encounter } = draft;
  const { phases } = draft.ruleset;
  if (phases && to === "turn") return rewindInPhases(draft, phases.order);
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
  const stranger = order.find((id) => !isKnown(draft.encounter, id));
  if (stranger !== undefined) return refusal("no-such-creature", { creature: stranger });
  if (new Set(order).size !== order.length) return refusal("combination", {});
  draft.push({ type: "OrderChanged", order });
  return null;
}

/**
 * Each turn begins by itself, with all that its beginning brings; the first one is played first. Tells what the ends of
 * turns bring that are passed over.
 */
function openTogether(draft: Draft, creature: CreatureId, others: readonly CreatureId[]): readonly Act[] {
  openTurn(draft, creature, others.length === 0 ? undefined : creature);
  const place = draft.encounter.turns.length - 1;
  const passed: Act[] = [];
  for (const other of others) {
    if (nextInOrder(draft) !== other) break;
    loseDelay(draft, other);
    if (takesTurn(draft.situation, draft.ruleset, other)) openTurn(draft, other, creature);
    else passed.push(...passOver(draft, other));
  }
  if (draft.encounter.turns.length - 1 > place) resume(draft, place);
  return passed;
}

/**
 * Walks the order from the last turn to the one wanted, at most once round, or to where the end of a turn that is passed
 * over has to be waited for. From the event that it tells on, nothing that turns begin with is done yet.
 */
function passTo(draft: Draft, creature: CreatureId): number {
  let since = draft.events.length;
  for (let passed = 0; passed <= draft.encounter.order.length && !isWaiting(draft); passed++) {
    const next = nextInOrder(draft);
    if (next === creature) return since;
    if (next === null) {
      draft.push({ type: "RoundStarted", round: draft.encounter.round + 1 });
      draft.push(...draft.ruleset.startRound(draft.situation));
    } else {
      const atEnd = passOver(draft, next);
      if (atEnd.length === 0) continue;
      beginActs(draft, [...dueSince(draft, since), ...atEnd]);
      since = draft.events.length;
    }
  }
  return since;
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

/** A turn passes with nothing done. Tells what its end brings. */
function passOver(draft: Draft, creature: CreatureId): readonly Act[] {
  loseDelay(draft, creature);
  if (draft.encounter.creatures[creature]?.out || draft.ruleset.delays(draft.situation, creature)) {
    draft.push({ type: "TurnStarted", creature }, { type: "TurnEnded", creature });
    return [];
  }
  openTurn(draft, creature);
  return closeTurns(draft, [creature]);
}

/** The new place of a creature that delayed: right after the last turn; it stays there. */
function comeIn(draft: Draft, creature: CreatureId): void {
  const others = draft.encounter.order.filter((other) => other !== creature);
  const at = draft.encounter.last === null ? 0 : others.indexOf(draft.encounter.last) + 1;
  draft.push({ type: "OrderChanged", order: others.toSpliced(at, 0, creature) });
}
