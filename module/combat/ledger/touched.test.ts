import { describe, expect, it } from "vitest";
import type { CreatureState } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { commandId, creatureId } from "../../model/ids.js";
import { touchedBy } from "./touched.js";

const ann = creatureId("ann");
const at = { cell: [1, 2], elevation: 0, facing: null } as const;
const newcomer: CreatureState = { id: ann, position: at, conditions: [], vitals: {}, turn: {}, out: false };

const touched = (...events: readonly Event[]): string[] => [
  ...touchedBy([
    { kind: "commit", seq: 1, command: commandId("c"), user: "u", name: "TakeAction", by: ann, group: 1, events },
  ]),
];

describe("what an event changes, so that a later one may object to its undo", () => {
  it.each<[Event, readonly string[]]>([
    [{ type: "Moved", creature: ann, path: [], to: at, mode: "walk", cost: 5, how: "own" }, ["ann/position"]],
    [{ type: "VitalsChanged", creature: ann, vital: "hp", from: 9, to: 4 }, ["ann/vital/hp"]],
    [{ type: "ConditionGained", creature: ann, condition: { id: "prone" } }, ["ann/condition/prone"]],
    [{ type: "ConditionLost", creature: ann, condition: "prone" }, ["ann/condition/prone"]],
    [{ type: "TurnStateChanged", creature: ann, set: { main: 0, aim: null } }, ["ann/turn/main", "ann/turn/aim"]],
    [{ type: "Observed", creature: ann }, []],
    [{ type: "Observed", creature: ann, position: at }, ["ann/position"]],
    [{ type: "Observed", creature: ann, position: null }, ["ann/position"]],
    [
      { type: "Observed", creature: ann, vitals: { hp: 3, arrows: 1 }, turn: { main: 0 } },
      ["ann/vital/hp", "ann/vital/arrows", "ann/turn/main"],
    ],
    [{ type: "OrderChanged", order: [ann] }, ["order"]],
    [{ type: "CreatureJoined", creature: newcomer, order: [ann] }, ["order"]],
    [{ type: "TurnStarted", creature: ann }, ["turns"]],
    [{ type: "PhaseStarted", phase: "fast" }, ["turns"]],
    [{ type: "TurnEnded", creature: ann }, []],
    [{ type: "Noted", creature: ann, code: "chance", data: {} }, []],
  ])("%j", (event, names) => {
    expect(touched(event)).toEqual(names);
  });

  it("is named once, however often it changes", () => {
    const change: Event = { type: "VitalsChanged", creature: ann, vital: "hp", from: 9, to: 4 };
    expect(touched(change, { type: "TurnStarted", creature: ann }, change)).toEqual(["ann/vital/hp", "turns"]);
  });
});
