import type { Json, JsonObject } from "../../kernel/json.js";
import type { ConditionState, CreatureState, Encounter, ReactionPolicies } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { EventOf } from "./changes.js";

type CreatureEventType =
  "TurnStateChanged" | "Moved" | "VitalsChanged" | "ConditionGained" | "ConditionLost" | "Observed";
export type CreatureEvent = EventOf<CreatureEventType>;

type Own<T> = { -readonly [K in keyof T]: T[K] };
/** A copy that nobody else has seen yet: it may be written to, its turn and vitals too. */
export type OwnCreature = Own<CreatureState> & { turn: Own<JsonObject>; vitals: Record<string, number> };

export const ownCopy = (creature: CreatureState): OwnCreature => ({
  ...creature,
  turn: { ...creature.turn },
  vitals: { ...creature.vitals },
});

/** Whether an event is of one creature's own state. */
export function isOfCreature(event: Event): event is CreatureEvent {
  switch (event.type) {
    case "TurnStateChanged":
    case "Moved":
    case "VitalsChanged":
    case "ConditionGained":
    case "ConditionLost":
    case "Observed":
      return true;
    default:
      return false;
  }
}

/** Writes an event into the creature that it concerns: most of a fight goes through here, so it looks nothing up. */
export function write(creature: OwnCreature, event: CreatureEvent): void {
  switch (event.type) {
    case "TurnStateChanged":
      merge(creature.turn, event.set);
      return;
    case "Moved":
      creature.position = event.to;
      return;
    case "VitalsChanged":
      put(creature.vitals, event.vital, event.to);
      return;
    case "ConditionGained":
      changeConditions(creature, [event.condition]);
      return;
    case "ConditionLost":
      changeConditions(creature, [], [event.condition]);
      return;
    case "Observed":
      observe(creature, event);
      return;
  }
}

function observe(creature: OwnCreature, seen: EventOf<"Observed">): void {
  const { chances, position, vitals, conditions, gained, lost, turn, out, reactions } = seen;
  if (chances === "ask") delete creature.chances;
  else if (chances) creature.chances = chances;
  if (reactions) settle(creature, reactions);
  if (position !== undefined) creature.position = position;
  if (conditions) creature.conditions = conditions;
  if (gained ?? lost) changeConditions(creature, gained, lost);
  if (turn) merge(creature.turn, turn);
  if (out !== undefined) creature.out = out;
  Object.assign(creature.vitals, vitals);
}

/** Nothing settled is no table at all. */
function settle(creature: OwnCreature, reactions: ReactionPolicies): void {
  if (Object.keys(reactions).length === 0) delete creature.reactions;
  else creature.reactions = reactions;
}

/** Each stands once, the newest last. */
function changeConditions(
  creature: OwnCreature,
  gained: readonly ConditionState[] = [],
  lost: readonly string[] = [],
): void {
  const stays = ({ id }: ConditionState): boolean => !lost.includes(id) && !gained.some((come) => come.id === id);
  creature.conditions = [...creature.conditions.filter(stays), ...gained];
}

function merge(turn: Own<JsonObject>, set: JsonObject): void {
  for (const key of Object.keys(set)) put(turn, key, set[key]);
}

/** Null takes a key out. */
function put(table: Record<string, Json>, key: string, value: Json | undefined): void {
  if (value === null) Reflect.deleteProperty(table, key);
  else if (value !== undefined) table[key] = value;
}

/** The fight after such an event. One that concerns somebody whom the fight doesn't know changes nothing. */
export function evolveCreature(encounter: Encounter, event: CreatureEvent): Encounter {
  const before = encounter.creatures[event.creature];
  if (!before) return encounter;
  const after = ownCopy(before);
  write(after, event);
  // What was read of a turn is kept by it.
  if (event.type !== "TurnStateChanged" && event.type !== "Observed") after.turn = before.turn;
  return { ...encounter, creatures: { ...encounter.creatures, [event.creature]: after } };
}
