import { assertNever } from "../../kernel/assert-never.js";
import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { evolveCreature } from "./evolve-creature.js";
import { evolveRestated } from "./evolve-restated.js";
import { evolveTask } from "./evolve-task.js";
import { evolveTurn, withoutComing, withoutTurnsOf } from "./evolve-turn.js";
import { evolveWindow } from "./evolve-window.js";

/** The fight after an event. Never judges: what stands in an event has happened. */
export function evolve(encounter: Encounter, event: Event): Encounter {
  switch (event.type) {
    case "FightBegun":
      return begun(encounter, event);
    case "CreatureJoined":
      return {
        ...encounter,
        order: event.order,
        creatures: { ...encounter.creatures, [event.creature.id]: event.creature },
      };
    case "CreatureLeft":
      return withoutCreature(encounter, event.creature);
    case "RoundStarted":
    case "TurnStarted":
    case "TurnEnded":
    case "TurnHeldUp":
    case "TurnResumed":
    case "PhaseStarted":
    case "PhaseResumed":
      return evolveTurn(encounter, event);
    case "OrderChanged":
      return { ...(isComing(encounter, event.order) ? encounter : withoutComing(encounter)), order: event.order };
    case "TurnStateChanged":
    case "Moved":
    case "VitalsChanged":
    case "ConditionGained":
    case "ConditionLost":
    case "Observed":
      return evolveCreature(encounter, event);
    case "ActBegun":
    case "TaskAdvanced":
    case "ActEnded":
    case "RollsAsked":
    case "RollsGiven":
      return evolveTask(encounter, event);
    case "WindowOpened":
    case "WindowAnswered":
    case "WindowClosed":
      return evolveWindow(encounter, event);
    case "Restated":
      return evolveRestated(encounter, event);
    case "ActionTaken":
    case "Overdrawn":
    case "RollResolved":
    case "StrikeResolved":
    case "Interrupted":
    case "Noted":
      return encounter;
    default:
      return assertNever(event, "evolve");
  }
}

const begun = (encounter: Encounter, event: Extract<Event, { type: "FightBegun" }>): Encounter => ({
  ...encounter,
  round: event.round,
  surprise: event.surprise,
  order: event.order,
  creatures: byId(event.creatures),
  active: null,
  last: null,
  turns: [],
  ahead: 0,
});

/** Whether the turn that waits for the end of another has a place in the order. */
const isComing = ({ coming }: Encounter, order: Encounter["order"]): boolean =>
  coming === undefined || order.includes(coming.creature);

const byId = (creatures: readonly CreatureState[]): Encounter["creatures"] =>
  Object.fromEntries(creatures.map((creature) => [creature.id, creature]));

function withoutCreature(encounter: Encounter, id: CreatureState["id"]): Encounter {
  const creatures = Object.fromEntries(
    Object.entries(encounter.creatures).filter(([key]) => key !== id),
  ) as Encounter["creatures"];
  return {
    ...(encounter.coming?.creature === id ? withoutComing(encounter) : encounter),
    creatures,
    order: encounter.order.filter((other) => other !== id),
    active: encounter.active === id ? null : encounter.active,
    last: encounter.last === id ? previousInOrder(encounter, id) : encounter.last,
    ...withoutTurnsOf(encounter, id),
  };
}

/** Whoever stood before the leaver keeps the round's place; null at the head of the order. */
function previousInOrder(encounter: Encounter, id: CreatureState["id"]): CreatureState["id"] | null {
  return encounter.order[encounter.order.indexOf(id) - 1] ?? null;
}
