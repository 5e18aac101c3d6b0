import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { Changes } from "./changes.js";
import { evolveCreature, isOfCreature, type CreatureEvent } from "./evolve-creature.js";
import { evolveRestated } from "./evolve-restated.js";
import { TASK_CHANGES } from "./evolve-task.js";
import { TURN_CHANGES, withoutComing, withoutTurnsOf } from "./evolve-turn.js";
import { WINDOW_CHANGES } from "./evolve-window.js";

/** Events that only tell: the fight stays as it is. */
type Told = "ActionTaken" | "Overdrawn" | "RollResolved" | "StrikeResolved" | "Interrupted" | "Noted";

const CHANGES: Changes<Exclude<Event["type"], Told | CreatureEvent["type"]>> = {
  FightBegun: (encounter, { round, surprise, order, creatures }) => ({
    ...encounter,
    round,
    surprise,
    order,
    creatures: byId(creatures),
    active: null,
    last: null,
    turns: [],
    ahead: 0,
  }),
  CreatureJoined: (encounter, { creature, order }) => ({
    ...encounter,
    order,
    creatures: { ...encounter.creatures, [creature.id]: creature },
  }),
  CreatureLeft: (encounter, { creature }) => withoutCreature(encounter, creature),
  OrderChanged: (encounter, { order }) => ({
    ...(isComing(encounter, order) ? encounter : withoutComing(encounter)),
    order,
  }),
  Restated: evolveRestated,
  ...TURN_CHANGES,
  ...TASK_CHANGES,
  ...WINDOW_CHANGES,
};

type Change = (encounter: Encounter, event: Event) => Encounter;

/** The fight after an event. Never judges: what stands in an event has happened. */
export function evolve(encounter: Encounter, event: Event): Encounter {
  if (isOfCreature(event)) return evolveCreature(encounter, event);
  const change = (CHANGES as Readonly<Partial<Record<Event["type"], Change>>>)[event.type];
  return change ? change(encounter, event) : encounter;
}

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
