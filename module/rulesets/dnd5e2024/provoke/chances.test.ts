import { describe, expect, it } from "vitest";
import type { Profile } from "../../../model/profile.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes", vitals: { hp: 5 } };
const foe = (at: Seat["at"], profile: Partial<Profile> = {}, more: Partial<Seat> = {}): Seat => ({
  id: "foe",
  at,
  profile,
  ...more,
});
const AWAY = way([5, 5], [2, 5]);
const chances = (seats: Seat[], path = AWAY, options = {}): unknown[] =>
  stage(seats, {}, options)
    .judge("ann", "move", { path })
    .provocations.map(({ by, step }) => [by, step]);
const reach = (max: number): Partial<Profile> => ({
  attacks: [{ id: "glaive", kind: "melee", reach: { min: 0, max }, extra: {} }],
});

describe("opportunity attacks", () => {
  it("DND5-OA-001, DND5-OA-002: for leaving the reach, not for moving inside it", () => {
    expect(chances([ANN, foe([6, 6])], way([5, 5], [6, 5], [7, 6]))).toEqual([]);
    expect(chances([ANN, foe([6, 6])], way([5, 5], [6, 5], [6, 4]))).toEqual([["foe", 1]]);
  });

  it("DND5-MELEE-002, GAP-DND5-14: for leaving a longer reach, where that ends", () => {
    expect(chances([ANN, foe([6, 5], reach(2))])).toEqual([["foe", 1]]);
  });

  it("DND5-MELEE-002: the large reach no farther by themselves", () => {
    expect(chances([ANN, foe([7, 5], { size: "large" })])).toEqual([]);
  });

  it.each([
    ["blinded", {}],
    ["incapacitated", {}],
    ["stunned", {}],
  ])("DND5-OA-001, GAP-DND5-06: none by the %s", (condition) => {
    expect(chances([ANN, foe([6, 5], {}, { conditions: [condition] })])).toEqual([]);
  });

  it("DND5-OA-001: none on the unseen", () => {
    expect(chances([{ ...ANN, conditions: ["invisible"] }, foe([6, 5])])).toEqual([]);
    expect(chances([{ ...ANN, conditions: ["hidden"] }, foe([6, 5])])).toEqual([]);
  });

  it("DND5-OA-003: with bare hands where nothing else is in them, none by those who can't attack", () => {
    const bow = { attacks: [{ id: "bow", kind: "ranged" as const, extra: {} }] };
    const { provocations } = stage([ANN, foe([6, 5], bow)]).judge("ann", "move", { path: AWAY });
    expect(provocations.map(({ attacks }) => attacks)).toEqual([["unarmed"]]);
    expect(chances([ANN, foe([6, 5], { attacks: [] })])).toEqual([]);
  });

  it("DND5-OA-008: by enemies, or by everyone where the world says so", () => {
    const friend = foe([6, 5], {}, { side: "heroes" });
    expect(chances([ANN, friend])).toEqual([]);
    expect(chances([ANN, friend], AWAY, { opportunityAgainst: "everyone" })).toEqual([["foe", 0]]);
  });

  it("DND5-OA-005: none after Disengage, but by a sentinel", () => {
    const after = (features: string[]): number => {
      const fight = stage([ANN, foe([6, 5], { features })]);
      fight.act("ann", "disengage");
      return fight.judge("ann", "move", { path: AWAY }).provocations.length;
    };
    expect([after([]), after(["sentinel"])]).toEqual([0, 1]);
  });

  it("DND5-OA-006, DND5-OA-007: none for teleports and pushes, but for movement at the price of a reaction", () => {
    const fight = stage([ANN, foe([6, 5])]);
    expect(
      fight.judge("ann", "teleport", {
        path: [
          [5, 5],
          [1, 5],
        ],
      }).provocations,
    ).toEqual([]);
    expect(fight.judge("ann", "forced", { path: AWAY, cause: "push" }).provocations).toEqual([]);
    expect(fight.judge("ann", "forced", { path: AWAY, cause: "slide", pay: "reaction" })).toMatchObject({
      refusal: null,
      pays: ["reaction"],
      provocations: [{ by: "foe", step: 0 }],
    });
  });

  it("DND5-OA-003, DND5-OA-004: strike in the cell that is left, once until the own next turn", () => {
    const sword = { attacks: [{ id: "sword", kind: "melee" as const, bonus: 5, damage: "1d8", extra: {} }] };
    const fight = stage([ANN, foe([6, 5], sword)]);
    fight.act("ann", "move", { path: AWAY });
    fight.answer("foe", true);
    fight.roll(15);
    fight.roll(4);
    expect(fight.cell("ann")).toEqual([2, 5]);
    expect(fight.economy("foe")).toMatchObject({ reaction: 0 });
    fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    expect(fight.judge("ann", "move", { path: way([4, 5], [3, 5]) }).provocations).toEqual([]);
    fight.turn("foe");
    expect(fight.economy("foe")).toMatchObject({ reaction: 1 });
  });

  it("DND5-OA-004: one who drops stays where it was struck", () => {
    const sword = { attacks: [{ id: "sword", kind: "melee" as const, bonus: 5, damage: "1d8", extra: {} }] };
    const fight = stage([ANN, foe([6, 5], sword)]);
    fight.act("ann", "move", { path: AWAY });
    fight.answer("foe", true);
    fight.roll(15);
    fight.roll(8);
    expect(fight.cell("ann")).toEqual([5, 5]);
    expect(fight.conditions("ann")).toContain("unconscious");
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("refuses an opportunity attack that nothing gave", () => {
    expect(stage([ANN, foe([6, 5])]).refusal("foe", "opportunity-attack", { target: "ann" })).toBe("no-trigger");
  });
});

describe("readied actions", () => {
  const waiting = (on: string): Seat =>
    foe(
      [2, 5],
      {},
      {
        turn: { readied: { trigger: { on, of: "ann" }, action: { by: "foe", action: "attack", target: "ann" } } },
      },
    );

  it.each([
    ["enters-reach", [3, 5]],
    ["adjacent", [3, 5]],
    ["move", [2, 6]],
  ] as const)("GAP-DND5-03: on %s come right after their trigger", (on, cell) => {
    const fight = stage([ANN, waiting(on)]);
    fight.act("ann", "move", { path: way([5, 5], [3, 5], [2, 6]) });
    expect(fight.cell("ann")).toEqual(cell);
    expect(fight.encounter.windows).toMatchObject([{ kind: "readied", of: "readied" }]);
    fight.answer("foe", true);
    fight.roll(20);
    expect(fight.economy("foe")).toMatchObject({ reaction: 0 });
    expect(fight.cell("ann")).toEqual([2, 6]);
  });

  it("GAP-DND5-03: may be let pass, and lapse with the next own turn", () => {
    const fight = stage([ANN, waiting("adjacent")]);
    fight.act("ann", "move", { path: way([5, 5], [3, 5], [3, 6]) });
    fight.answer("foe", false);
    expect(fight.cell("ann")).toEqual([3, 6]);
    expect(fight.economy("foe")).toMatchObject({ reaction: 1 });
    fight.turn("foe");
    expect(fight.state("foe").turn).not.toHaveProperty("readied");
  });

  it("refuses to ready what can't be", () => {
    const fight = stage([ANN, foe([6, 5])]);
    const ready = (action: string): unknown =>
      fight.refusal("ann", "ready", { trigger: { on: "other" }, then: { by: ANN.id as never, action } });
    expect(["move", "attack", "bonus-action", "ready"].map(ready)).toEqual([
      null,
      null,
      "not-readiable",
      "not-readiable",
    ]);
  });
});
