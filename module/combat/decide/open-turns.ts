import type { Act } from "../../model/act.js";
import type { Encounter, TurnMark } from "../../model/encounter.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Draft } from "./draft.js";
import { dueAtEnd } from "./due-acts.js";

/** Whether an act is under way: nobody's turn begins or ends meanwhile. */
export const isWaiting = (draft: Draft): boolean => draft.encounter.tasks.length > 0;

/** Plays a turn that has begun already, by its place among the noted ones. */
export function resume(draft: Draft, place: number): void {
  const { turns } = draft.encounter;
  const mark = turns[place];
  if (!mark) return;
  const { creature, round, phase } = mark;
  draft.push({ type: "TurnResumed", creature, round, ahead: turns.length - 1 - place, ...(phase && { phase }) });
}

/** Goes to the latest turn that has begun, and ends whatever has not ended; each turn ends once. Tells what that brings. */
export function closeOpenTurns(draft: Draft): readonly Act[] {
  const { turns, ahead } = draft.encounter;
  if (ahead > 0) resume(draft, turns.length - 1);
  const open = turns.filter((mark: TurnMark) => !mark.ended);
  return closeTurns(
    draft,
    open.map(({ creature }) => creature),
  );
}

/** Ends turns. Tells what that brings by itself. */
export function closeTurns(draft: Draft, creatures: readonly CreatureId[]): readonly Act[] {
  for (const creature of creatures) {
    draft.push(...draft.ruleset.endTurn(draft.situation, creature));
    draft.push({ type: "TurnEnded", creature });
  }
  return creatures.flatMap((creature) => dueAtEnd(draft, creature));
}

export function openTurn(draft: Draft, creature: CreatureId, group?: CreatureId): void {
  draft.push({ type: "TurnStarted", creature, ...(group && { group }) });
  for (const fact of draft.ruleset.startTurn(draft.situation, creature))
    draft.push(...(isOwnState(fact, creature) ? withoutEmpty(fact, draft.encounter) : [fact]));
}

type TurnStateChanged = Extract<Fact, { readonly type: "TurnStateChanged" }>;

const isOwnState = (fact: Fact, creature: CreatureId): fact is TurnStateChanged =>
  fact.type === "TurnStateChanged" && fact.creature === creature;

/**
 * Rules take away all that a turn can have used. The ledger says it of what was there: the rest would be three quarters of
 * all that a fight of many writes down. An undo that would bring back some of it is refused (`ledger/undo.ts`).
 */
function withoutEmpty(fact: TurnStateChanged, { creatures }: Encounter): Fact[] {
  const turn = creatures[fact.creature]?.turn ?? {};
  const said = Object.entries(fact.set).filter(([key, value]) => value !== null || Object.hasOwn(turn, key));
  return said.length > 0 ? [{ ...fact, set: Object.fromEntries(said) }] : [];
}
