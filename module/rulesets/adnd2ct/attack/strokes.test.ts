import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { AttackProfile } from "../../../model/profile.js";
import { bow, fighter, phase, seat, stage, sword, type Seat } from "../testing/stage.js";
import { blowsOf, missileFor, shotsOf, unarmedBlowsOf, type Strokes } from "./strokes.js";

const bite: AttackProfile = { id: "bite", kind: "natural", extra: {} };
const claw: AttackProfile = { ...bite, id: "claw" };
const axe = { ...sword(), id: "axe" };
const ids = (strokes: Strokes): string[] => strokes.map((each) => each.map(({ id }) => id).join("+"));

/** Strokes in a round, by that number. */
function strokes(
  kind: "blows" | "bare" | "shots" | "half",
  as: Seat["profile"],
  weapon?: string | null,
  round = 1,
): string[] {
  const fight = stage([seat("ann", [2, 5], { ...(as && { as }) })]);
  for (let each = 1; each < round; each++) phase(fight, null);
  const { situation } = fight;
  const one = fighter(fight, "ann");
  if (kind === "blows") return ids(blowsOf(situation, one, weapon));
  if (kind === "bare") return ids(unarmedBlowsOf(situation, one, weapon));
  return ids(shotsOf(situation, one, weapon, kind === "half"));
}
const stats = (attacks: number): { stats: JsonObject } => ({ stats: { attacks } });

describe("blows of a round", () => {
  it("are one, or as many as its statistics say, one after the other (ADND-ATTACK-004)", () => {
    expect(strokes("blows", {})).toEqual(["sword"]);
    expect(strokes("blows", stats(2))).toEqual(["sword", "sword"]);
    expect(strokes("blows", stats(0))).toEqual(["sword"]);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 1],
  ])("of three in two rounds are, in round %i, %i (ADND-ATTACK-004)", (round, count) => {
    expect(strokes("blows", stats(1.5), null, round)).toHaveLength(count);
    expect(strokes("bare", stats(1.5), null, round)).toHaveLength(count);
  });

  it("are with the weapon named, else with the first, and none with another", () => {
    const attacks = [sword(), axe];
    expect(strokes("blows", { attacks })).toEqual(["sword"]);
    expect(strokes("blows", { attacks }, null)).toEqual(["sword"]);
    expect(strokes("blows", { attacks }, "axe")).toEqual(["axe"]);
    expect(strokes("blows", { attacks }, "spoon")).toEqual([]);
    expect(strokes("blows", { attacks: [bow()] })).toEqual([]);
  });

  it("are a monster's whole routine at once, or one weapon of it that is named (ADND-ATTACK-002)", () => {
    expect(strokes("blows", { attacks: [bite, claw, axe] })).toEqual(["bite+claw"]);
    expect(strokes("blows", { attacks: [bite, claw] }, null)).toEqual(["bite+claw"]);
    expect(strokes("blows", { attacks: [bite, claw], ...stats(2) }, "claw")).toEqual(["claw", "claw"]);
    expect(strokes("blows", { attacks: [axe, bite] })).toEqual(["axe"]);
  });

  it("are with two weapons together, where one knows how (ADND-ATTACK-003)", () => {
    const both = { attacks: [sword(), axe], features: ["two-weapon-fighting"] };
    expect(strokes("blows", both)).toEqual(["sword+axe"]);
    expect(strokes("blows", { ...both, ...stats(2) })).toEqual(["sword+sword+axe"]);
    expect(strokes("blows", both, "axe")).toEqual(["axe+sword"]);
    expect(strokes("blows", { ...both, features: [] })).toEqual(["sword"]);
    expect(strokes("blows", { ...both, attacks: [sword()] })).toEqual(["sword"]);
    expect(strokes("blows", { ...both, attacks: [sword(), bite, bow()] })).toEqual(["sword"]);
  });

  it("are with bare hands one a phase (GAP-ADND-13)", () => {
    expect(strokes("bare", {})).toEqual(["fist"]);
    expect(strokes("bare", stats(2))).toEqual(["fist", "fist"]);
    expect(strokes("bare", {}, "sword")).toEqual([]);
    const trained = {
      attacks: [
        { id: "kick", kind: "unarmed" as const, extra: {} },
        { id: "palm", kind: "unarmed" as const, extra: {} },
      ],
    };
    expect(strokes("bare", trained)).toEqual(["kick"]);
    expect(strokes("bare", trained, "palm")).toEqual(["palm"]);
  });
});

describe("shots of a round", () => {
  const rate = (rof: number, extra: JsonObject = {}) => ({ attacks: [sword(), bow({ rof, ...extra })] });

  it("are as many as the rate of fire has, one a phase, after a walk half of them (ADND-FIRE-001, ADND-FIRE-002, ADND-FIRE-007)", () => {
    expect(strokes("shots", rate(2))).toEqual(["bow", "bow"]);
    expect(strokes("half", rate(2))).toEqual(["bow"]);
    expect(strokes("half", rate(1))).toEqual(["bow"]);
    expect([1, 2, 3].map((round) => strokes("half", rate(3), null, round).length)).toEqual([1, 2, 1]);
  });

  it("leave together where they do (ADND-FIRE-008)", () => {
    expect(strokes("shots", rate(3, { volley: true }))).toEqual(["bow+bow+bow"]);
  });

  it("are with the missile weapon named, else with the first", () => {
    const two = { attacks: [bow(), { ...bow({ rof: 1 }), id: "sling" }] };
    expect(strokes("shots", two)).toEqual(["bow", "bow"]);
    expect(strokes("shots", two, "sling")).toEqual(["sling"]);
    expect(strokes("shots", { attacks: [sword()] })).toEqual([]);
    expect(strokes("shots", two, "sword")).toEqual([]);
    const one = fighter(stage([seat("ann", [2, 5], { as: two })]), "ann");
    expect([
      missileFor(one)?.id,
      missileFor(one, null)?.id,
      missileFor(one, "sling")?.id,
      missileFor(one, "spoon"),
    ]).toEqual(["bow", "bow", "sling", null]);
  });
});
