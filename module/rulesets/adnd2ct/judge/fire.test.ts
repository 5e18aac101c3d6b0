import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Reason } from "../../../model/refusal.js";
import { bow, declared, phase, seat, stage, sword, way, type Doing, type Seat, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];

function archer(
  extra: JsonObject = {},
  ann: More = {},
  orc: More = {},
  board: Parameters<typeof stage>[1] = {},
  action = "fire-full",
): Stage {
  const fight = stage(
    [seat("ann", [2, 5], { turn: declared(action), as: { attacks: [bow(extra)] }, ...ann }), seat("orc", [10, 5], orc)],
    board && { columns: 50, ...board },
  );
  phase(fight, "average");
  return fight;
}
const refused = (fight: Stage, doing: Doing = { target: "orc" }, action = "fire-full"): readonly Reason[] =>
  fight.judge("ann", action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, doing: Doing = { target: "orc" }, action = "fire-full"): string[] =>
  refused(fight, doing, action).map(({ code }) => code);

describe("a shot", () => {
  it("pays the round's one action", () => {
    expect(archer().judge("ann", "fire-full", { target: "orc" })).toMatchObject({
      refusal: null,
      pays: ["action"],
      move: null,
    });
  });

  it("wants a missile weapon at hand, and a target that isn't the shooter", () => {
    expect(codes(archer(), {})).toEqual(["no-target"]);
    expect(refused(archer(), { target: "ann" })).toMatchObject([{ code: "wrong-target", data: { creature: "ann" } }]);
    expect(refused(archer({}, { as: { attacks: [sword()] } }))).toMatchObject([
      { code: "no-weapon", data: { with: null } },
    ]);
    expect(refused(archer(), { target: "orc", with: "sling" })).toMatchObject([
      { code: "no-weapon", data: { with: "sling" } },
    ]);
  });

  it("wants a loaded weapon (ADND-FIRE-003)", () => {
    expect(refused(archer({ loaded: false }))).toMatchObject([{ code: "not-ready", data: { with: "bow" } }]);
    expect(codes(archer({ loaded: false }), {})).toEqual(["not-ready", "no-target"]);
    expect(codes(archer({ ready: false }))).toEqual(["not-ready"]);
    const reloading = (round: number, extra: JsonObject = {}): string[] =>
      codes(archer(extra, { turn: declared("fire-full", { reload: { bow: round } }) }));
    expect(reloading(2)).toEqual(["not-ready"]);
    expect(reloading(1)).toEqual([]);
    expect(reloading(1, { loaded: false })).toEqual([]);
    expect(reloading(1, { ready: false })).toEqual(["not-ready"]);
  });

  it("carries as far as its longest range (GAP-ADND-17)", () => {
    expect(codes(archer({}, {}, { at: [32, 5] }))).toEqual([]);
    expect(refused(archer({}, {}, { at: [33, 5] }))).toMatchObject([
      { code: "out-of-range", data: { creature: "orc", distance: 31 } },
    ]);
    expect(codes(archer({ range: null }, {}, { at: [48, 5] }))).toEqual([]);
  });

  it("goes through no wall, at nobody whose square the shooter doesn't know", () => {
    const wall = { from: [6, 0] as const, to: [6, 20] as const, move: true, sight: true };
    expect(refused(archer({}, {}, {}, { walls: [wall] }))).toMatchObject([
      { code: "no-line", data: { creature: "orc" } },
    ]);
    const orc = creatureId("orc");
    expect(codes(archer({}, { as: { attacks: [bow()], unseen: [orc] } }))).toEqual(["cannot-see"]);
    expect(codes(archer({}, { as: { attacks: [bow()], unseen: [orc], located: [orc] } }))).toEqual([]);
    expect(codes(archer({}, {}, { conditions: ["invisible"] }))).toEqual([]);
  });

  it("has its target in front, where it says which way", () => {
    expect(refused(archer(), { target: "orc", facing: "w" })).toMatchObject([
      { code: "facing", data: { facing: "w" } },
    ]);
    expect(codes(archer(), { target: "orc", facing: "ne" })).toEqual([]);
  });

  it("is with the weapon declared, unless it says another", () => {
    const attacks = [bow({ range: 2 }), { ...bow(), id: "longbow" }];
    const two = (weapon: string | null): Stage =>
      archer({}, { as: { attacks }, turn: declared("fire-full", {}, weapon) });
    expect(codes(two(null))).toEqual(["out-of-range"]);
    expect(codes(two("longbow"))).toEqual([]);
    expect(codes(two("longbow"), { target: "orc", with: "bow" })).toEqual(["out-of-range"]);
  });
});

describe("the walk before a shot (ADND-FIRE-002)", () => {
  const walks = { target: "orc", path: way([2, 5], [4, 5]) };

  it("is half of the movement of one who shoots on the move", () => {
    const plan = archer({}, {}, {}, {}, "fire-half").judge("ann", "fire-half", walks);
    expect(plan).toMatchObject({ refusal: null, move: { total: 2, left: 4 } });
    expect(codes(archer({}, {}, {}, {}, "fire-half"), { ...walks, path: way([2, 5], [9, 5]) }, "fire-half")).toEqual([
      "too-far",
    ]);
  });

  it("is an adjustment where it is one square (ADND-ACT-012)", () => {
    const fight = archer();
    fight.act("ann", "fire-full", { target: "orc", path: way([2, 5], [3, 5]) });
    expect(fight.state("ann").turn).toMatchObject({ adjusted: true });
    expect(fight.state("ann").turn.moved ?? 0).toBe(0);
    expect(fight.cell("ann")).toEqual([3, 5]);
    const walked = archer({}, {}, {}, {}, "fire-half");
    walked.act("ann", "fire-half", walks);
    expect(walked.state("ann").turn).toMatchObject({ moved: 2 });
    expect(walked.state("ann").turn.adjusted ?? false).toBe(false);
  });

  it("gives openings, of each enemy one", () => {
    const near: Seat = seat("oaf", [2, 4], { facing: "s" });
    const chances = (doing: Doing): unknown => {
      const fight = stage([
        seat("ann", [2, 5], { turn: declared("fire-half"), as: { attacks: [bow()] } }),
        seat("orc", [10, 5]),
        near,
      ]);
      phase(fight, "average");
      return fight
        .judge("ann", "fire-half", { target: "orc", ...doing })
        .provocations.map(({ by, step, of }) => [by, step, of]);
    };
    expect(chances({})).toEqual([["oaf", "action", "ranged-attack"]]);
    expect(chances({ path: [[2, 5]] })).toEqual([["oaf", "action", "ranged-attack"]]);
    expect(codes(archer(), { target: "orc", path: [[2, 5]] })).toEqual([]);
    expect(chances({ path: way([2, 5], [4, 5]) })).toEqual([["oaf", 1, "leaving"]]);
    expect(chances({ path: way([2, 5], [3, 5]) })).toEqual([["oaf", "action", "ranged-attack"]]);
    expect(chances({ facing: "e" })).toEqual([["oaf", "action", "ranged-attack"]]);
  });

  it("gives the one behind an opening once, who is turned the back on, too", () => {
    const fight = stage([
      seat("ann", [5, 5], { facing: "w", turn: declared("fire-full"), as: { attacks: [bow()] } }),
      seat("orc", [10, 5]),
      seat("oaf", [4, 5], { facing: "e" }),
    ]);
    phase(fight, "average");
    expect(fight.judge("ann", "fire-full", { target: "orc" }).provocations.map(({ of }) => of)).toEqual([
      "ranged-attack",
    ]);
  });
});

describe("loading a slow weapon (ADND-FIRE-003, ADND-FIRE-004)", () => {
  it("takes as many rounds as its rate says", () => {
    for (const [rof, round] of [
      [0.5, 3],
      [0.25, 5],
    ] as const) {
      const fight = archer({ rof });
      fight.act("ann", "fire-full", { target: "orc" });
      expect(fight.state("ann").turn.reload).toEqual({ bow: round });
      expect(fight.economy("ann")).toMatchObject({ action: 0, attacks: 0 });
    }
  });

  it("is nothing for one that shoots once a round or oftener, and keeps what else is being loaded", () => {
    const fight = archer({ rof: 1 });
    fight.act("ann", "fire-full", { target: "orc" });
    expect(fight.state("ann").turn.reload ?? {}).toEqual({});
    const two = archer({ rof: 0.5 }, { turn: declared("fire-full", { reload: { sling: 4 } }) });
    two.act("ann", "fire-full", { target: "orc" });
    expect(two.state("ann").turn.reload).toEqual({ sling: 4, bow: 3 });
  });
});
