import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import { inTurnOf } from "../turn-marks.js";
import type { Draft } from "./draft.js";
import { beginAct, run } from "./run.js";

/** What the turns bring by themselves that have begun since then, those passed over too. */
export const dueSince = ({ events, ruleset, situation }: Draft, before: number): Act[] =>
  events
    .slice(before)
    .flatMap((event) => (event.type === "TurnStarted" ? (ruleset.due?.(situation, event.creature) ?? []) : []));

/** What the end of a creature's turn brings by itself. */
export const dueAtEnd = ({ ruleset, situation }: Draft, creature: CreatureId): readonly Act[] =>
  ruleset.dueAtEnd?.(situation, creature) ?? [];

/** Acts that come by themselves, the first one on top; what can't be done is left out. */
export function beginActs(draft: Draft, due: readonly Act[]): void {
  for (const act of due.toReversed()) {
    const { encounter } = draft;
    const plan = draft.ruleset.judge({ ...draft.situation, encounter: inTurnOf(encounter, act.by) }, act);
    if (!plan.refusal) beginAct(draft, act, plan);
  }
  run(draft);
}
