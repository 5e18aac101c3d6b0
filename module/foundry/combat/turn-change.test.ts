import { describe, expect, it } from "vitest";
import type { Encounter } from "../../model/encounter.js";
import { creatureId, initialEncounter } from "../../table/host.js";
import { orderIds, turnChange } from "./turn-change.js";

const [a, b, c] = [creatureId("a"), creatureId("b"), creatureId("c")];
const fight = (over: Partial<Encounter>): Encounter => ({ ...initialEncounter, round: 1, order: [a, b, c], ...over });

describe("core's turn", () => {
  it("follows the ledger forward and back", () => {
    const at = { round: 1, turn: 1 };
    expect(turnChange(at, fight({ active: c }), ["a", "b", "c"])).toEqual({ round: 1, turn: 2, direction: 1 });
    expect(turnChange(at, fight({ active: a }), ["a", "b", "c"])).toEqual({ round: 1, turn: 0, direction: -1 });
    expect(turnChange(at, fight({ active: a, round: 2 }), ["a", "b", "c"])).toMatchObject({ round: 2, direction: 1 });
  });

  it("stays where it shows the ledger, and between two turns", () => {
    expect(turnChange({ round: 1, turn: 1 }, fight({ active: b }), ["a", "b", "c"])).toBeNull();
    expect(turnChange({ round: 1, turn: 1 }, fight({ active: null }), ["a", "b", "c"])).toBeNull();
  });

  it("is nobody's between two turns in a game of phases, whose rounds begin so", () => {
    const between = (round: number) => turnChange({ round: 1, turn: 1 }, fight({ round }), ["a"], { inPhases: true });
    expect(between(1)).toEqual({ round: 1, turn: null, direction: 1 });
    expect(between(2)).toEqual({ round: 2, turn: null, direction: 1 });
    expect(turnChange({ round: 2, turn: null }, fight({}), ["a"], { inPhases: true })?.direction).toBe(-1);
    expect(turnChange({ round: 1, turn: null }, fight({}), ["a"], { inPhases: true })).toBeNull();
  });

  it("counts places in the ledger's order, with strangers last", () => {
    expect(orderIds(fight({ order: [c, a] }), ["x", "a", "c"])).toEqual(["c", "a", "x"]);
    expect(turnChange({ round: 1, turn: 0 }, fight({ order: [c, a, b], active: a }), ["a", "b", "c"])?.turn).toBe(1);
  });
});
