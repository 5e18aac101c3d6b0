import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialEncounter } from "../initial.js";
import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { creatureId } from "../../model/ids.js";
import { evolveAll } from "./evolve-all.js";
import { evolve } from "./evolve.js";

const IDS = ["ann", "bob", "cat"].map(creatureId);
const id = fc.constantFrom(...IDS, creatureId("stranger"));
const state = (each: (typeof IDS)[number]): CreatureState => ({
  id: each,
  position: null,
  conditions: [],
  vitals: { hp: 10 },
  turn: { main: 1 },
  out: false,
});

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    type: fc.constant("TurnStateChanged" as const),
    creature: id,
    set: fc.dictionary(fc.constantFrom("main", "move", "debt"), fc.option(fc.nat(3))),
  }),
  fc.record({
    type: fc.constant("VitalsChanged" as const),
    creature: id,
    vital: fc.constantFrom("hp", "arrows"),
    from: fc.constant(null),
    to: fc.option(fc.nat(9)),
  }),
  id.map((creature): Event => {
    const to = { cell: [1, 2] as const, elevation: 0, facing: null };
    return { type: "Moved", creature, path: [], to, mode: "walk", cost: 5, how: "own" };
  }),
  fc.record({ type: fc.constant("ConditionLost" as const), creature: id, condition: fc.constant("prone") }),
  id.map((creature): Event => ({ type: "ConditionGained", creature, condition: { id: "prone" } })),
  fc.record({ type: fc.constant("Observed" as const), creature: id, vitals: fc.constant({ hp: 3 }) }),
  id.map((creature): Event => ({ type: "CreatureJoined", creature: state(creature), order: IDS })),
  fc.record({ type: fc.constant("CreatureLeft" as const), creature: id }),
  fc.record({ type: fc.constant("TurnStarted" as const), creature: id }),
  fc.constant<Event>({ type: "FightBegun", creatures: IDS.map(state), order: IDS, round: 1, surprise: false }),
);

const fight: Encounter = IDS.map(state).reduce<Encounter>(
  (before, creature) => evolve(before, { type: "CreatureJoined", creature, order: IDS }),
  initialEncounter,
);

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe("many events at once", () => {
  test("tell the same fight as one after the other", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        expect(evolveAll(fight, events)).toEqual(events.reduce(evolve, fight));
      }),
    );
  });

  test("change neither the fight that they begin with nor each other", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        expect(() => evolveAll(freeze(structuredClone(fight)), freeze(events))).not.toThrow();
      }),
    );
  });
});
