import { assertNever } from "../../kernel/assert-never.js";
import type { Event } from "../../model/event.js";
import type { CommitRecord } from "./record.js";

/** Names of everything that records have changed; two that share none can be taken back apart from each other. */
export const touchedBy = (records: readonly CommitRecord[]): Set<string> =>
  new Set(records.flatMap(({ events }) => events.flatMap(touched)));

function touched(event: Event): string[] {
  switch (event.type) {
    case "Moved":
      return [`${event.creature}/position`];
    case "VitalsChanged":
      return [`${event.creature}/vital/${event.vital}`];
    case "ConditionGained":
      return [`${event.creature}/condition/${event.condition.id}`];
    case "ConditionLost":
      return [`${event.creature}/condition/${event.condition}`];
    case "TurnStateChanged":
      return Object.keys(event.set).map((key) => `${event.creature}/turn/${key}`);
    case "Observed":
      return [
        ...(event.position === undefined ? [] : [`${event.creature}/position`]),
        ...Object.keys(event.vitals ?? {}).map((vital) => `${event.creature}/vital/${vital}`),
        ...(event.gained ?? []).map(({ id }) => `${event.creature}/condition/${id}`),
        ...(event.lost ?? []).map((id) => `${event.creature}/condition/${id}`),
        ...Object.keys(event.turn ?? {}).map((key) => `${event.creature}/turn/${key}`),
      ];
    case "OrderChanged":
    case "CreatureJoined":
      return ["order"];
    case "TurnStarted":
    case "PhaseStarted":
      return ["turns"];
    // Waits and acts belong to their own group, whose turn is played is said anew each time, what is restated only a player's
    // ledger holds, and the rest changes nothing.
    case "Restated":
    case "TurnResumed":
    case "PhaseResumed":
    case "FightBegun":
    case "CreatureLeft":
    case "RoundStarted":
    case "TurnEnded":
    case "TurnHeldUp":
    case "ActBegun":
    case "Overdrawn":
    case "TaskAdvanced":
    case "ActEnded":
    case "RollsAsked":
    case "RollsGiven":
    case "WindowOpened":
    case "WindowAnswered":
    case "WindowClosed":
    case "ActionTaken":
    case "RollResolved":
    case "StrikeResolved":
    case "Interrupted":
    case "Noted":
      return [];
    default:
      return assertNever(event, "touched");
  }
}
