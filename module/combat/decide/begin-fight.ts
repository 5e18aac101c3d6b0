import type { Command, Entrant } from "../../model/command.js";
import type { CreatureState } from "../../model/encounter.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import { isKnown } from "../is-known.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

/** Everybody takes their place. A fight that has begun is not begun again. */
export function beginFight(draft: Draft, command: Extract<Command, { type: "BeginFight" }>): Refusal | null {
  if (draft.encounter.round > 0) return refusal("stale", {});
  const creatures = command.creatures.map((entrant) => enter(draft, entrant, command.fresh ?? false));
  draft.push({
    type: "FightBegun",
    creatures,
    order: command.order,
    round: command.round ?? 1,
    surprise: command.surprise ?? false,
  });
  draft.push(...draft.ruleset.startRound(draft.situation));
  return null;
}

/** A newcomer in mid-fight gets a lawful fresh state. */
export function joinFight(draft: Draft, command: Extract<Command, { type: "JoinFight" }>): Refusal | null {
  if (isKnown(draft.encounter, command.creature.id)) return refusal("stale", { creature: command.creature.id });
  draft.push({ type: "CreatureJoined", creature: enter(draft, command.creature, false), order: command.order });
  return null;
}

/** Whoever leaves takes along its acts and answers, and an act that awaits its dice; those who waited for it go on. */
export function leaveFight(draft: Draft, command: Extract<Command, { type: "LeaveFight" }>): Refusal | null {
  if (!isKnown(draft.encounter, command.creature)) return refusal("no-such-creature", { creature: command.creature });
  for (const window of draft.encounter.windows) {
    if (window.against === command.creature || window.cause === command.creature) {
      draft.push({ type: "WindowClosed", window: window.id, how: "withdrawn" });
    } else if (window.responders.some((each) => each.creature === command.creature && !each.answer)) {
      draft.push({ type: "WindowAnswered", window: window.id, by: command.creature, answer: { accept: false } });
    }
  }
  const { rolls } = draft.encounter;
  const unrolled = rolls?.by === command.creature ? rolls.task : null;
  const over = draft.encounter.tasks.filter(({ id, act }) => act.by === command.creature || id === unrolled);
  for (const task of over.toReversed()) {
    draft.push({ type: "ActEnded", task: task.id });
  }
  draft.push({ type: "CreatureLeft", creature: command.creature });
  run(draft);
  return null;
}

function enter(draft: Draft, entrant: Entrant, fresh: boolean): CreatureState {
  const { id, position, conditions, vitals, chances, reactions } = entrant;
  const turn = draft.ruleset.enter(draft.situation, entrant, fresh);
  return {
    id,
    position,
    conditions,
    vitals,
    turn,
    out: false,
    ...(chances && { chances }),
    ...(reactions && { reactions }),
  };
}
