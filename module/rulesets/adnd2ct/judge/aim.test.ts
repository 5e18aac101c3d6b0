import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Reason } from "../../../model/refusal.js";
import { bow, declared, phase, seat, stage, sword, type Doing, type Seat, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
const refused = (fight: Stage, action: string, doing: Doing = { target: "orc" }): readonly Reason[] =>
  fight.judge("ann", action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, action: string, doing: Doing = { target: "orc" }): string[] =>
  refused(fight, action, doing).map(({ code }) => code);
const begun = (seats: readonly Seat[], board: Parameters<typeof stage>[1] = {}): Stage => {
  const fight = stage(seats, board);
  phase(fight, "very-fast");
  return fight;
};

describe("holding somebody at bowpoint", () => {
  const archer = (
    extra: JsonObject = {},
    ann: More = {},
    orc: More = {},
    board: Parameters<typeof stage>[1] = {},
  ): Stage =>
    begun(
      [
        seat("ann", [0, 5], { turn: declared("cover-ranged"), as: { attacks: [bow(extra)] }, ...ann }),
        seat("orc", [10, 5], orc),
      ],
      board,
    );

  it.each(["bow", "crossbow", "light-crossbow", "heavy-crossbow"])("is done with a %s (ADND-COVER-001)", (weapon) => {
    expect(codes(archer({ weapon }), "cover-ranged")).toEqual([]);
  });

  it("is done with no other weapon, and with none that isn't drawn or loaded (ADND-COVER-001)", () => {
    expect(refused(archer({ weapon: "sling" }), "cover-ranged")).toMatchObject([
      { code: "wrong-weapon", data: { with: "bow" } },
    ]);
    expect(codes(archer({ weapon: 1 }), "cover-ranged")).toEqual(["wrong-weapon"]);
    expect(refused(archer({ loaded: false }), "cover-ranged")).toMatchObject([
      { code: "not-ready", data: { with: "bow" } },
    ]);
    expect(codes(archer({ ready: false }), "cover-ranged")).toEqual(["not-ready"]);
    expect(codes(archer({}, { as: { attacks: [sword()] } }), "cover-ranged")).toEqual(["no-weapon"]);
  });

  it("wants a proficient hand (ADND-COVER-002)", () => {
    expect(refused(archer({ proficient: false }), "cover-ranged")).toMatchObject([
      { code: "needs-feature", data: { with: "bow" } },
    ]);
  });

  it("reaches as far as the short range, and sees (ADND-COVER-003)", () => {
    expect(codes(archer({}, {}, { at: [10, 5] }), "cover-ranged")).toEqual([]);
    expect(refused(archer({ range: { short: 9, long: 30 } }), "cover-ranged")).toMatchObject([
      { code: "out-of-range", data: { creature: "orc", distance: 10 } },
    ]);
    expect(codes(archer({ range: null }), "cover-ranged")).toEqual([]);
    expect(codes(archer({}, { as: { attacks: [bow()], unseen: [creatureId("orc")] } }), "cover-ranged")).toEqual([
      "cannot-see",
    ]);
    const wall = { from: [5, 0] as const, to: [5, 20] as const, move: true, sight: true };
    expect(codes(archer({}, {}, {}, { walls: [wall] }), "cover-ranged")).toEqual(["no-line"]);
  });

  it("is of one, who isn't the archer (ADND-COVER-003)", () => {
    expect(codes(archer(), "cover-ranged", {})).toEqual(["no-target"]);
    expect(refused(archer(), "cover-ranged", { target: "ann" })).toEqual([
      { code: "wrong-target", data: { creature: "ann" } },
    ]);
    expect(codes(archer(), "cover-ranged", { targets: [creatureId("orc")] })).toEqual([]);
    expect(codes(archer(), "cover-ranged", { targets: [creatureId("orc"), creatureId("ann")] })).toEqual([
      "wrong-target",
    ]);
  });

  it("keeps whom and where, and takes nothing of the round (ADND-COVER-004)", () => {
    const fight = archer();
    expect(fight.judge("ann", "cover-ranged", { target: "orc" }).pays).toEqual([]);
    fight.act("ann", "cover-ranged", { target: "orc" });
    expect(fight.state("ann").turn.cover).toEqual({ target: "orc", cell: [10, 5] });
  });

  it("is done with the weapon named, else with the one declared, else with the first", () => {
    const attacks = [{ ...bow({ weapon: "sling" }), id: "sling" }, bow()];
    const two = (weapon: string | null): Stage =>
      archer({}, { as: { attacks }, turn: declared("cover-ranged", {}, weapon) });
    expect(codes(two(null), "cover-ranged")).toEqual(["wrong-weapon"]);
    expect(codes(two("bow"), "cover-ranged")).toEqual([]);
    expect(codes(two("bow"), "cover-ranged", { target: "orc", with: "sling" })).toEqual(["wrong-weapon"]);
    expect(codes(two(null), "cover-ranged", { target: "orc", with: "bow" })).toEqual([]);
  });

  it("is done from the first phase on", () => {
    const fight = stage([
      seat("ann", [0, 5], { turn: declared("cover-ranged"), as: { attacks: [bow()] } }),
      seat("orc", [10, 5]),
    ]);
    expect(refused(fight, "cover-ranged")).toMatchObject([{ code: "not-your-turn", data: { phase: "very-fast" } }]);
  });
});

describe("holding a blade to somebody's throat (ADND-COVER-011)", () => {
  const blade = (orc: More, attacks: Seat["profile"] = {}, turn = declared("cover-melee")): Stage =>
    begun([seat("ann", [5, 5], { turn, as: { ...attacks } }), seat("orc", [6, 5], orc)]);

  it.each(["stunned", "dazed", "restrained", "surprised", "unconscious", "helpless", "paralyzed"])(
    "is done to one that is %s",
    (condition) => {
      expect(codes(blade({ conditions: [condition] }), "cover-melee")).toEqual([]);
    },
  );

  it("is done to nobody who can help it", () => {
    expect(refused(blade({}), "cover-melee")).toMatchObject([{ code: "wrong-target", data: { creature: "orc" } }]);
    expect(codes(blade({ conditions: ["prone"] }), "cover-melee")).toEqual(["wrong-target"]);
    expect(codes(blade({}), "cover-melee", { target: "ann" })).toEqual(["wrong-target"]);
  });

  it("is done to a neighbour, with a weapon for melee", () => {
    const stunned = { conditions: ["stunned"] };
    expect(refused(blade({ ...stunned, at: [7, 5] }), "cover-melee")).toMatchObject([
      { code: "out-of-reach", data: { creature: "orc", distance: 2 } },
    ]);
    expect(codes(blade(stunned, { attacks: [bow()] }), "cover-melee")).toEqual(["no-weapon"]);
    const bite = { id: "bite", kind: "natural" as const, extra: {} };
    expect(refused(blade(stunned, { attacks: [bite] }), "cover-melee")).toMatchObject([
      { code: "wrong-weapon", data: { with: "bite" } },
    ]);
    const both = { attacks: [bite, sword()] };
    expect(codes(blade(stunned, both), "cover-melee", { target: "orc", with: "sword" })).toEqual([]);
    expect(codes(blade(stunned, both, declared("cover-melee", {}, "sword")), "cover-melee")).toEqual([]);
    expect(codes(blade(stunned, both), "cover-melee", { target: "orc", with: "spoon" })).toEqual(["no-weapon"]);
  });
});
