import type { JsonObject } from "../../kernel/json.js";
import type { ChancePolicy, ConditionState, CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";

type CreatureEvent = Extract<
  Event,
  { type: "TurnStateChanged" | "Moved" | "VitalsChanged" | "ConditionGained" | "ConditionLost" | "Observed" }
>;

/** Events that concern one creature's own state. One that the fight doesn't know changes nothing. */
export function evolveCreature(encounter: Encounter, event: CreatureEvent): Encounter {
  const before = encounter.creatures[event.creature];
  if (!before) return encounter;
  return withCreature(encounter, event.creature, change(before, event));
}

function change(creature: CreatureState, event: CreatureEvent): CreatureState {
  switch (event.type) {
    case "TurnStateChanged":
      return { ...creature, turn: mergeTurn(creature.turn, event.set) };
    case "Moved":
      return { ...creature, position: event.to };
    case "VitalsChanged":
      return { ...creature, vitals: withVital(creature.vitals, event.vital, event.to) };
    case "ConditionGained":
      return {
        ...creature,
        conditions: [...creature.conditions.filter((c) => c.id !== event.condition.id), event.condition],
      };
    case "ConditionLost":
      return { ...creature, conditions: creature.conditions.filter((c) => c.id !== event.condition) };
    case "Observed":
      return observe(creature, event);
  }
}

function observe(creature: CreatureState, seen: Extract<CreatureEvent, { type: "Observed" }>): CreatureState {
  return {
    ...(seen.chances === undefined ? creature : withPolicy(creature, seen.chances)),
    position: seen.position === undefined ? creature.position : seen.position,
    vitals: seen.vitals ? { ...creature.vitals, ...seen.vitals } : creature.vitals,
    conditions: withConditions(seen.conditions ?? creature.conditions, seen),
    turn: seen.turn ? mergeTurn(creature.turn, seen.turn) : creature.turn,
    out: seen.out ?? creature.out,
  };
}

function withConditions(
  conditions: CreatureState["conditions"],
  { gained = [], lost = [] }: Extract<CreatureEvent, { type: "Observed" }>,
): CreatureState["conditions"] {
  if (gained.length === 0 && lost.length === 0) return conditions;
  const stays = ({ id }: ConditionState): boolean => !lost.includes(id) && !gained.some((come) => come.id === id);
  return [...conditions.filter(stays), ...gained];
}

function withPolicy(creature: CreatureState, policy: ChancePolicy | "ask"): CreatureState {
  const { chances: _, ...rest } = creature;
  return policy === "ask" ? rest : { ...rest, chances: policy };
}

function mergeTurn(turn: JsonObject, set: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...turn, ...set }).filter(([, value]) => value !== null));
}

function withVital(vitals: CreatureState["vitals"], vital: string, to: number | null): CreatureState["vitals"] {
  const rest = Object.fromEntries(Object.entries(vitals).filter(([key]) => key !== vital));
  return to === null ? rest : { ...rest, [vital]: to };
}

const withCreature = (encounter: Encounter, id: CreatureId, creature: CreatureState): Encounter => ({
  ...encounter,
  creatures: { ...encounter.creatures, [id]: creature },
});
