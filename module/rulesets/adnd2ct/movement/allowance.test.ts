import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { PhaseTerm } from "../phases.js";
import { declared, fighter, phase, seat, stage, type Stage } from "../testing/stage.js";
import { allowanceOf } from "./allowance.js";
import { distanceOf } from "./speed.js";

const walker = (turn: JsonObject, walk = 9): Stage =>
  stage([seat("ann", [2, 5], { turn, as: { speeds: { walk, fly: 18 } } })]);

/** What may be walked now and in all, in a phase, of a rate. */
function left(name: PhaseTerm, turn: JsonObject, walk = 9): readonly [now: number, whole: number] {
  const fight = walker(turn, walk);
  phase(fight, name);
  const { now, whole } = allowanceOf(fight.situation, fighter(fight, "ann"));
  return [now, whole];
}
const walks = (...each: readonly (readonly [phase: number, squares: number])[]): JsonObject => ({
  moved: each.reduce((sum, [, squares]) => sum + squares, 0),
  walks: each.map(([of, squares]) => ({ phase: of, squares })),
});

describe("how far a declared action goes", () => {
  it.each([
    ["attack", 4, 4],
    ["unarmed", 4, 4],
    ["guard", 4, 4],
    ["fire-half", 4, 4],
    ["fire-full", 4, 4],
    ["withdraw", 2, 4],
    ["move", 5, 9],
    ["charge", 7, 13],
    ["run", 9, 18],
    ["sprint", 14, 27],
    ["parry", 0, 0],
    ["cast-spell", 0, 0],
    ["pin", 0, 0],
  ])(
    "by %s: %i squares in the first phase, %i in all (ADND-ACT-003, ADND-ACT-004, ADND-CHARGE-004, ADND-INIT-004)",
    (action, now, whole) => {
      expect(left("fast", declared(action))).toEqual(action === "withdraw" ? [4, 4] : [now, whole]);
    },
  );

  it("is that of a move where nothing is declared, and none where that is lost or was an adjustment", () => {
    expect(left("fast", {})).toEqual([5, 9]);
    expect(left("fast", declared("move", { lost: true }))).toEqual([0, 0]);
    expect(left("fast", declared("move", { spent: true }))).toEqual([0, 0]);
    expect(left("fast", declared("attack", { adjusted: true }))).toEqual([0, 0]);
  });

  it("is counted of the speed of its mode", () => {
    const fight = walker(declared("move"));
    const of = (mode?: string): number => allowanceOf(fight.situation, fighter(fight, "ann"), mode).whole;
    expect([of(), of("fly"), of("swim")]).toEqual([9, 18, 0]);
  });
});

describe("a full move", () => {
  it("takes two phases that follow each other, the larger half first (ADND-INIT-003, ADND-CHARGE-004)", () => {
    expect(left("fast", declared("move", walks([1, 2])))).toEqual([3, 7]);
    expect(left("fast", declared("move", walks([1, 5])))).toEqual([0, 4]);
    expect(left("average", declared("move", walks([1, 5])))).toEqual([4, 4]);
    expect(left("average", declared("move", walks([1, 2])))).toEqual([4, 7]);
    expect(left("average", declared("move", walks([1, 5], [2, 3])))).toEqual([1, 1]);
  });

  it("is over after the second (ADND-INIT-003)", () => {
    expect(left("slow", declared("move", walks([1, 5])))).toEqual([0, 0]);
    expect(left("slow", declared("move", walks([2, 5])))).toEqual([4, 4]);
  });

  it("may begin in a later phase (ADND-INIT-001)", () => {
    expect(left("slow", declared("move"))).toEqual([5, 9]);
  });

  it("never has less than nothing left", () => {
    expect(left("average", declared("move", walks([1, 5], [2, 9])))).toEqual([0, 0]);
  });
});

describe("a half-move", () => {
  it("is done within one phase (ADND-INIT-002)", () => {
    expect(left("fast", declared("attack", walks([1, 1])))).toEqual([3, 3]);
    expect(left("fast", declared("attack", walks([1, 6])))).toEqual([0, 0]);
    expect(left("average", declared("attack", walks([1, 1])))).toEqual([0, 0]);
    expect(left("average", declared("attack"))).toEqual([4, 4]);
  });
});

describe("the half-move at the end of the round", () => {
  it("is left to those who attacked first (ADND-ATTACK-006)", () => {
    const struck = declared("attack", { spent: true });
    expect(left("slow", struck)).toEqual([0, 4]);
    expect(left("end-of-round", struck)).toEqual([4, 4]);
    expect(left("end-of-round", declared("attack", { spent: true, ...walks([5, 3]) }))).toEqual([1, 1]);
    expect(left("end-of-round", declared("attack", { spent: true, ...walks([5, 7]) }))).toEqual([0, 0]);
    expect(left("end-of-round", declared("attack", { spent: true, ...walks([1, 3]) }))).toEqual([0, 0]);
    expect(left("end-of-round", declared("unarmed", { spent: true }))).toEqual([0, 0]);
  });

  it("is the guard's, too, within its whole rate (ADND-GUARD-008)", () => {
    expect(left("end-of-round", declared("guard"))).toEqual([4, 4]);
    expect(left("end-of-round", declared("guard", walks([1, 4])))).toEqual([4, 4]);
    expect(left("end-of-round", declared("guard", walks([1, 4])), 7)).toEqual([3, 3]);
    expect(left("end-of-round", declared("guard", walks([1, 4], [5, 2])))).toEqual([2, 2]);
    expect(left("end-of-round", declared("guard", walks([1, 9])))).toEqual([0, 0]);
    expect(left("slow", declared("guard", walks([1, 4])))).toEqual([0, 0]);
  });
});

describe("after an action was dropped (ADND-ACT-010)", () => {
  const dropped = (action: string, more: JsonObject = {}): JsonObject => declared(action, { aborted: true, ...more });

  it("there is one half of what takes its place", () => {
    expect(left("end-of-round", dropped("attack"))).toEqual([4, 4]);
    expect(left("end-of-round", dropped("move"))).toEqual([5, 5]);
    expect(left("end-of-round", dropped("run"))).toEqual([9, 9]);
    expect(left("end-of-round", dropped("charge"))).toEqual([7, 7]);
    expect(left("end-of-round", dropped("run", walks([5, 4])))).toEqual([5, 5]);
  });

  it("whoever has walked before has no more than a half-move, and not beyond its rate", () => {
    expect(left("end-of-round", dropped("run", walks([1, 2])))).toEqual([4, 4]);
    expect(left("end-of-round", dropped("run", walks([1, 7])))).toEqual([2, 2]);
    expect(left("end-of-round", dropped("attack", walks([1, 7])))).toEqual([2, 2]);
    expect(left("end-of-round", dropped("run", walks([1, 2], [5, 3])))).toEqual([1, 1]);
    expect(left("end-of-round", dropped("run", walks([1, 12])))).toEqual([0, 0]);
    expect(left("end-of-round", dropped("run", walks([1, 2], [5, 9])))).toEqual([0, 0]);
  });
});

describe("distances", () => {
  it("are rounded down, a crawl's to a square at least (ADND-ACT-004, GAP-ADND-28)", () => {
    expect(distanceOf(9, 0.5)).toBe(4);
    expect(distanceOf(9, 1.5)).toBe(13);
    expect(distanceOf(9, 0.25)).toBe(2);
    expect(distanceOf(3, 0.25)).toBe(1);
    expect(distanceOf(1, 0.5)).toBe(0);
  });
});
