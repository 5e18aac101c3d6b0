import { describe, expect, it } from "vitest";
import type { Profile } from "../../../model/profile.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes" };
const foe = (at: Seat["at"], profile: Partial<Profile> = {}, more: Partial<Seat> = {}): Seat => ({
  id: "foe",
  at,
  side: "foes",
  profile,
  ...more,
});
const chances = (seats: Seat[], path: ReturnType<typeof way>, action = "move", board = {}) =>
  stage(seats, board)
    .judge("ann", action, { path })
    .provocations.map(({ by, step }) => [by, step]);

describe("leaving threatened cells", () => {
  it("PF1-AOO-001: gives a chance before the cell is left, not on entering", () => {
    expect(chances([ANN, foe([8, 6])], way([5, 5], [10, 5]))).toEqual([["foe", 2]]);
    expect(chances([ANN, foe([8, 6])], way([5, 5], [7, 5]))).toEqual([]);
  });

  it("PF1-GAP-01: gives each enemy one chance in a movement", () => {
    expect(chances([ANN, foe([8, 6])], way([5, 5], [9, 5], [9, 8], [6, 8]))).toEqual([["foe", 2]]);
  });

  it("PF1-GAP-01: also when the same movement goes on later, but not the next one", () => {
    const fight = stage([ANN, foe([6, 6], { features: ["combat-reflexes"], stats: { dex: 18 } })]);
    fight.act("ann", "move", { path: way([5, 5], [5, 4]) });
    fight.answer("foe", false);
    fight.act("ann", "move", { path: way([5, 4], [5, 5]) });
    const onward = fight.judge("ann", "move", { path: way([5, 5], [4, 5]) });
    expect(onward).toMatchObject({ pays: [], provocations: [] });
    expect(fight.judge("ann", "move", { path: way([5, 5], [4, 5]), pay: "standard" }).provocations).toHaveLength(1);
  });

  it.each([
    [[8, 5], 1],
    [[8, 8], 1],
    [[9, 9], 0],
  ] as const)("PF1-GAP-02: a Large creature at %j reaches 10 feet, its second diagonal included", (at, count) => {
    expect(chances([{ ...ANN, at: [6, 6] }, foe(at, { size: "large" })], way([6, 6], [5, 6]))).toHaveLength(count);
  });

  it("PF1-GAP-02: a reach weapon leaves out the ring next to its wielder", () => {
    const spear = { attacks: [{ id: "spear", kind: "melee" as const, reach: { min: 2, max: 2 }, extra: {} }] };
    expect(chances([ANN, foe([6, 5], spear)], way([5, 5], [4, 4]))).toEqual([]);
    expect(chances([ANN, foe([7, 5], spear)], way([5, 5], [4, 4]))).toHaveLength(1);
  });

  it("PF1-GAP-21: gives none past a wall", () => {
    const walls = [{ from: [6, 0], to: [6, 10], move: true, sight: true }];
    expect(chances([ANN, foe([6, 5])], way([5, 5], [4, 5]), "move", { walls })).toEqual([]);
  });

  it.each([
    ["flat-footed", {}],
    ["grappled", {}],
    ["stunned", {}],
    ["unconscious", {}],
    ["blinded", {}],
  ])("PF1-AOO-005, PF1-GAP-01: gives none to the %s", (condition) => {
    expect(chances([ANN, foe([6, 5], {}, { conditions: [condition] })], way([5, 5], [4, 5]))).toEqual([]);
  });

  it("PF1-GAP-01: Combat Reflexes answers flat-footed, as often as Dexterity allows", () => {
    const quick = foe([6, 5], { features: ["combat-reflexes"], stats: { dex: 16 } }, { conditions: ["flat-footed"] });
    const plan = stage([ANN, quick]).judge("ann", "move", { path: way([5, 5], [4, 5]) });
    expect(plan.provocations).toMatchObject([{ by: "foe", left: 4, pool: 4, attacks: ["weapon"], pays: "aoo" }]);
  });

  it("PF1-AOO-005: gives none to the unarmed, PF1-AOO-006 to trained hands it does", () => {
    const fist = { attacks: [{ id: "fist", kind: "unarmed" as const, extra: {} }] };
    expect(chances([ANN, foe([6, 5], fist)], way([5, 5], [4, 5]))).toEqual([]);
    const monk = { ...fist, features: ["improved-unarmed-strike"] };
    expect(chances([ANN, foe([6, 5], monk)], way([5, 5], [4, 5]))).toHaveLength(1);
  });

  it("PF1-WITHDRAW-002, 005: withdrawing leaves the first cell in safety, and no other", () => {
    const ogre = foe([7, 5], { size: "large" });
    expect(chances([ANN, ogre], way([5, 5], [1, 5]), "withdraw")).toEqual([]);
    expect(chances([{ ...ANN, at: [6, 5] }, ogre], way([6, 5], [1, 5]), "withdraw")).toEqual([["foe", 1]]);
  });

  it("PF1-STEP-002: a 5-foot step gives none", () => {
    expect(chances([ANN, foe([6, 5])], way([5, 5], [4, 5]), "five-foot-step")).toEqual([]);
  });

  it("is no matter among friends, nor for those who left the fight", () => {
    expect(chances([ANN, { ...foe([6, 5]), side: "heroes" }], way([5, 5], [4, 5]))).toEqual([]);
    const fight = stage([ANN, foe([6, 5])]);
    fight.send({ type: "Observe", creature: "foe" as never, out: true });
    expect(fight.judge("ann", "move", { path: way([5, 5], [4, 5]) }).provocations).toEqual([]);
  });
});

describe("provoking actions", () => {
  const bow = { attacks: [{ id: "bow", kind: "ranged" as const, bonus: 5, extra: { range: 20 } }] };

  it("PF1-AOO-002: give a chance to all who threaten the place", () => {
    const fight = stage([{ ...ANN, profile: bow }, foe([6, 5]), { id: "far", at: [5, 10], side: "foes" }]);
    const plan = fight.judge("ann", "attack-ranged", { target: "far" });
    expect(plan.provocations).toMatchObject([{ by: "foe", step: "action", of: "ranged-attack" }]);
  });

  it("PF1-SPELL-021: a ray gives a second chance, to those who still have one", () => {
    const ray = { attacks: [{ id: "ray", kind: "touch" as const, bonus: 2, extra: { range: 6 } }] };
    const cast = { with: "ray", target: "far", options: { spell: "ray", level: 1 } };
    const seats = (dex: number): Seat[] => [
      { ...ANN, profile: ray },
      foe([6, 5], { features: ["combat-reflexes"], stats: { dex } }),
      { id: "far", at: [5, 9], side: "foes" },
    ];
    const causes = (dex: number) =>
      stage(seats(dex))
        .judge("ann", "cast-standard", cast)
        .provocations.map(({ of }) => of);
    expect(causes(10)).toEqual(["casting"]);
    expect(causes(14)).toEqual(["casting", "ranged-attack"]);
  });
});
