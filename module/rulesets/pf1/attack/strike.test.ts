import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import { stage, type Seat } from "../testing/stage.js";

const sword = (more: Partial<AttackProfile> = {}): AttackProfile => ({
  id: "sword",
  kind: "melee",
  bonus: 4,
  damage: "1d8+2",
  extra: {},
  ...more,
});
const ANN = (attack: AttackProfile, more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  profile: { attacks: [attack] },
  ...more,
});
const ORC = (ac: number, more: Partial<Seat> = {}): Seat => ({
  id: "orc",
  at: [6, 5],
  side: "foes",
  profile: { stats: { ac, con: 12 } },
  vitals: { hp: 10 },
  ...more,
});

function strike(seats: readonly Seat[], rolls: readonly (readonly number[])[], action = "attack-melee") {
  const fight = stage(seats);
  fight.act("ann", action, { target: "orc" });
  for (const faces of rolls) fight.roll(...faces);
  return fight;
}
const outcome = (fight: ReturnType<typeof stage>) => fight.events.find(({ type }) => type === "StrikeResolved");

describe("a strike", () => {
  it.each([
    [10, true],
    [9, false],
  ])("PF1-GAP-07: ties hit: %i and 4 against 14", (face, hit) => {
    const fight = strike([ANN(sword()), ORC(14)], hit ? [[face], [1]] : [[face]]);
    expect(outcome(fight)).toMatchObject({ hit, critical: false, damage: hit ? 3 : null });
  });

  it("PF1-GAP-07: a natural 1 misses, PF1-CRIT-001 a natural 20 hits", () => {
    expect(outcome(strike([ANN(sword({ bonus: 30 })), ORC(14)], [[1]]))).toMatchObject({ hit: false });
    expect(outcome(strike([ANN(sword({ bonus: 0 })), ORC(40)], [[20], [5], [4]]))).toMatchObject({
      hit: true,
      critical: false,
      damage: 6,
    });
  });

  it("PF1-CRIT-002, 003: a confirmed threat throws dice and modifiers again", () => {
    const fight = strike([ANN(sword({ extra: { crit: "19-20/x3" } })), ORC(14)], [[19], [10], [1, 2, 3]]);
    expect(outcome(fight)).toMatchObject({ critical: true, damage: 12 });
    expect(fight.state("orc").vitals.hp).toBe(-2);
  });

  it("misses and hurts nobody where nothing is rolled", () => {
    const fight = stage([ANN(sword()), ORC(10)]);
    fight.act("ann", "attack-melee", { target: "orc" });
    fight.roll();
    expect(outcome(fight)).toMatchObject({ hit: false, damage: null });
    expect(fight.encounter.tasks).toEqual([]);
  });

  it.each([
    [10, ["disabled"], false],
    [11, ["unconscious", "dying"], true],
    [22, ["unconscious", "dead"], true],
  ])("PF1-ATTACK-006: takes 10 hit points down by %i", (damage, states, falls) => {
    const fight = strike([ANN(sword({ damage: String(damage) })), ORC(5)], [[10]]);
    expect(fight.conditions("orc")).toEqual(states);
    fight.turn("orc");
    expect(fight.refusal("orc", "light-torch")).toBe(falls ? "condition" : "limited");
  });

  it("PF1-ATTACK-006, PF1-GAP-26: bare hands bruise, and bruises beyond the hit points fell", () => {
    const fist = sword({ id: "fist", kind: "unarmed", damage: "1d3+9" });
    const fight = strike(
      [ANN(fist), ORC(5, { profile: { stats: { ac: 5 }, attacks: [] } })],
      [[10], [2]],
      "attack-unarmed",
    );
    expect(fight.state("orc").vitals).toEqual({ hp: 10, nonlethal: 11 });
    expect(fight.conditions("orc")).toEqual(["unconscious"]);
  });

  it("PF1-GAP-20: the prone are struck easily and strike badly", () => {
    const bonus = (seats: readonly Seat[]) => {
      const fight = stage(seats);
      fight.act("ann", "attack-melee", { target: "orc" });
      return fight.encounter.rolls?.modifiers.map(({ label, value }) => [label, value]);
    };
    expect(bonus([ANN(sword(), { conditions: ["prone"] }), ORC(14)])).toEqual([
      ["base", 4],
      ["prone", -4],
    ]);
    expect(outcome(strike([ANN(sword()), ORC(14, { conditions: ["prone"] })], [[6], [1]]))).toMatchObject({
      hit: true,
    });
  });

  it("PF1-GAP-21: a wall on the way shields by 4, and a shot over somebody's head too", () => {
    const bow = ANN(sword({ id: "bow", kind: "ranged", extra: { range: 20 } }));
    const shot = (seats: readonly Seat[], board = {}) => {
      const fight = stage(seats, board);
      fight.act("ann", "attack-ranged", { target: "orc" });
      fight.roll(10);
      return outcome(fight) !== undefined;
    };
    const orc = ORC(14, { at: [9, 5] });
    expect(shot([bow, orc])).toBe(false);
    expect(shot([bow, orc, { id: "bob", at: [7, 5], side: "heroes" }])).toBe(true);
    expect(shot([bow, orc], { walls: [{ from: [8, 5], to: [8, 9], move: true, sight: true }] })).toBe(true);
  });

  it("flanking counts where the world says so", () => {
    const bob: Seat = { id: "bob", at: [7, 5], side: "heroes" };
    const bonus = (options: Record<string, string>) => {
      const fight = stage([ANN(sword()), ORC(14), bob], {}, options);
      fight.act("ann", "attack-melee", { target: "orc" });
      return fight.encounter.rolls?.modifiers.map(({ value }) => value);
    };
    expect(bonus({})).toEqual([4]);
    expect(bonus({ flankingBonus: "published" })).toEqual([4, 2]);
  });
});

describe("what an attack may be aimed at", () => {
  const refusal = (seats: readonly Seat[], action = "attack-melee", doing = {}) =>
    stage(seats).refusal("ann", action, { target: "orc", ...doing });

  it("needs a weapon of the right kind, in hand and loaded", () => {
    expect(refusal([ANN(sword(), { profile: { attacks: [] } }), ORC(10)])).toBe("no-weapon");
    expect(refusal([ANN(sword()), ORC(10)], "attack-ranged")).toBe("no-weapon");
    expect(refusal([ANN(sword()), ORC(10)], "attack-ranged", { with: "sword" })).toBe("wrong-weapon");
    expect(refusal([ANN(sword({ extra: { ready: false } })), ORC(10)])).toBe("not-ready");
  });

  it("needs a target, and not oneself", () => {
    expect(stage([ANN(sword())]).refusal("ann", "attack-melee")).toBe("no-target");
    expect(refusal([ANN(sword()), ORC(10)], "attack-melee", { target: "ann" })).toBe("wrong-target");
  });

  it("PF1-ATTACK-002: tells how far the target is", () => {
    const plan = stage([ANN(sword()), ORC(10, { at: [8, 5] })]).judge("ann", "attack-melee", { target: "orc" });
    expect(plan.refusal?.reasons[0]).toEqual({ code: "out-of-reach", data: { creature: "orc", distance: 15 } });
  });
});
