import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import type { Economy } from "../../model/economy.js";
import { creatureId } from "../../model/ids.js";
import type { RulesetOptions } from "../../rules/situation.js";
import { adnd2ct } from "./ruleset.js";
import { bow, declared, seat, stage, sword, type Seat } from "./testing/stage.js";

const of = (turn: JsonObject, more: Parameters<typeof seat>[2] = {}, options: RulesetOptions = {}): Economy =>
  adnd2ct.economy(stage([seat("ann", [5, 5], { turn, ...more })], {}, options).situation, creatureId("ann"));
const stunned: Partial<Seat> = { conditions: ["stunned"] };

describe("what a creature has", () => {
  it("before it has declared anything is its one action and its openings (ADND-ACT-006, GAP-ADND-08)", () => {
    expect(of({})).toEqual({
      slots: [
        { slot: "action", shape: "main", left: 1, max: 1, owed: false },
        { slot: "opportunity", shape: "reaction", left: 3, max: 3, owed: false },
      ],
      movement: null,
      values: { action: 1, movement: 0, phase: null, attacks: 0 },
    });
  });

  it("with a declaration is its movement, its phase and its strokes", () => {
    expect(of(declared("attack", { moved: 2, walks: [{ phase: -1, squares: 2 }] }))).toMatchObject({
      movement: { budget: 6, walked: 2, left: 4 },
      values: { action: 1, movement: 4, phase: "average", attacks: 1 },
    });
  });

  it("is no action where that is done, lost, or parrying, nor for one that can't act (ADND-ACT-007, ADND-PARRY-002)", () => {
    const action = (turn: JsonObject, more: Partial<Seat> = {}): unknown => of(turn, more).values.action;
    expect(action(declared("attack"))).toBe(1);
    expect(action(declared("attack", { spent: true }))).toBe(0);
    expect(action(declared("attack", { lost: true }))).toBe(0);
    expect(action(declared("parry"))).toBe(0);
    expect(action(declared("attack"), stunned)).toBe(0);
    expect(of(declared("attack"), stunned)).toMatchObject({
      movement: { budget: 0, walked: 0, left: 0 },
      values: { movement: 0, phase: null },
    });
  });

  it("is as many openings as are left; one at a time where the table counts none, and none for those who can't strike", () => {
    const openings = (turn: JsonObject, more: Partial<Seat> = {}, options: RulesetOptions = {}) =>
      of(turn, more, options).slots[1];
    expect(openings({ taken: 1 })).toMatchObject({ left: 2, max: 3 });
    expect(openings({ taken: 4 })).toMatchObject({ left: 0, max: 4 });
    expect(openings({}, {}, { opportunityCap: "none" })).toMatchObject({ left: 1, max: 1 });
    expect(openings({}, stunned)).toMatchObject({ left: 0, max: 3 });
    expect(openings(declared("parry"))).toMatchObject({ left: 0, max: 3 });
  });

  it("is nothing where it isn't there", () => {
    expect(adnd2ct.economy(stage([seat("ann", [5, 5])]).situation, creatureId("bob"))).toEqual({
      slots: [],
      movement: null,
      values: {},
    });
  });
});

describe("the phase in which something of it comes", () => {
  const phase = (turn: JsonObject): unknown => of(turn, { as: { attacks: [sword(), bow()] } }).values.phase;
  const walked = (of: number, squares = 1): JsonObject => ({ moved: squares, walks: [{ phase: of, squares }] });

  it.each<readonly [string, JsonObject, string | null]>([
    ["nothing is declared", {}, null],
    ["something was dropped and nothing declared for it", { aborted: true }, "end-of-round"],
    ["it parries", declared("parry"), null],
    ["it guards", declared("guard"), "end-of-round"],
    ["it is done", declared("attack", { spent: true }), null],
    ["it is lost", declared("attack", { lost: true }), null],
    ["it attacks", declared("attack"), "average"],
    ["it moves", declared("move"), "fast"],
    ["it has gone half of a move", declared("move", walked(1)), "average"],
    ["it has gone the whole of a move", declared("move", walked(1, 12)), null],
    ["its move goes on after the slowest phase (GAP-ADND-31)", declared("move", walked(4)), "end-of-round"],
    ["its move began in the last phase", declared("move", walked(5)), "end-of-round"],
    ["it charges", declared("charge"), "fast"],
    ["it is on its way in a charge", declared("charge", walked(2)), "slow"],
    ["it has gone half of a charge in the last phase", declared("charge", walked(5)), "end-of-round"],
    ["it runs, and has begun late", declared("run", walked(3)), "very-slow"],
  ])("where %s: %#", (_, turn, expected) => {
    expect(phase(turn)).toBe(expected);
  });
});

describe("strokes left", () => {
  const left = (turn: JsonObject, stats: JsonObject = { attacks: 2 }): unknown =>
    of(turn, { as: { stats, attacks: [sword(), bow({ rof: 3 })] } }).values.attacks;

  it("are those of the declared action, less what is made (ADND-ATTACK-004, ADND-FIRE-001)", () => {
    expect(left(declared("attack"))).toBe(2);
    expect(left(declared("attack", { made: 1 }))).toBe(1);
    expect(left(declared("attack", { made: 1 }), { attacks: 1 })).toBe(0);
    expect(left(declared("attack", { spent: true }))).toBe(0);
    expect(left(declared("attack", { lost: true }))).toBe(0);
    expect(left(declared("charge"))).toBe(1);
    expect(left(declared("fire-full"))).toBe(3);
    expect(left(declared("move"))).toBe(0);
    expect(left({})).toBe(0);
  });
});
