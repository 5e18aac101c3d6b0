import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Facing } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { bow, declared, nowhere, phase, seat, stage, sword, way, type Doing, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
type Board = Parameters<typeof stage>[1];

/** Ann in the phase of her blows, with an orc beside her. */
function duel(
  ann: More = {},
  orc: More = {},
  action = "attack",
  board: Board = {},
  options: RulesetOptions = {},
): Stage {
  const fight = stage(
    [seat("ann", [5, 5], { turn: declared(action), ...ann }), seat("orc", [6, 5], orc)],
    board,
    options,
  );
  phase(fight, "average");
  return fight;
}
const refused = (fight: Stage, doing: Doing = { target: "orc" }, action = "attack"): readonly Reason[] =>
  fight.judge("ann", action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, doing: Doing = { target: "orc" }, action = "attack"): string[] =>
  refused(fight, doing, action).map(({ code }) => code);

describe("a blow", () => {
  it("pays the round's one action, and keeps its place (ADND-ACT-006)", () => {
    expect(duel().judge("ann", "attack", { target: "orc" })).toMatchObject({
      refusal: null,
      pays: ["action"],
      move: null,
    });
  });

  it("wants a target that isn't its doer, and something to strike with", () => {
    expect(codes(duel(), {})).toEqual(["no-target"]);
    expect(codes(duel(), { target: "nobody" })).toEqual(["no-target"]);
    expect(refused(duel(), { target: "ann" })).toMatchObject([{ code: "wrong-target", data: { creature: "ann" } }]);
    expect(refused(duel({ as: { attacks: [] } }))).toMatchObject([{ code: "no-weapon", data: {} }]);
    expect(refused(duel(), { target: "orc", with: "spoon" })).toMatchObject([
      { code: "no-weapon", data: { with: "spoon" } },
    ]);
    expect(codes(duel({ as: { attacks: [sword({ ready: false })] } }))).toEqual(["no-weapon"]);
  });

  it("wants reach, of any of the weapons that strike together", () => {
    expect(refused(duel({}, { at: [7, 5] }))).toMatchObject([
      { code: "out-of-reach", data: { creature: "orc", distance: 2 } },
    ]);
    const pike = { ...sword(), id: "pike", reach: { min: 2, max: 2 } };
    expect(codes(duel({ as: { attacks: [pike] } }))).toEqual(["out-of-reach"]);
    expect(codes(duel({ as: { attacks: [pike] } }, { at: [7, 5] }))).toEqual([]);
    const routine = [
      { id: "bite", kind: "natural" as const, extra: {} },
      { id: "tail", kind: "natural" as const, reach: { min: 0, max: 2 }, extra: {} },
    ];
    expect(codes(duel({ as: { attacks: routine } }, { at: [7, 5] }))).toEqual([]);
  });

  it("goes through no wall, and without a scene at everybody", () => {
    const wall = { from: [6, 0] as const, to: [6, 20] as const, move: true, sight: true };
    expect(refused(duel({}, {}, "attack", { walls: [wall] }))).toMatchObject([
      { code: "no-line", data: { creature: "orc" } },
    ]);
    expect(codes(duel({}, { at: [12, 5] }, "attack", null))).toEqual([]);
  });

  it("has whom it strikes in front, where it says which way (ADND-MAP-004)", () => {
    expect(refused(duel(), { target: "orc", facing: "w" })).toMatchObject([{ code: "facing", data: { facing: "w" } }]);
    expect(codes(duel(), { target: "orc", facing: "se" })).toEqual([]);
    expect(codes(duel({}, {}, "attack", null), { target: "orc", facing: "w" })).toEqual([]);
  });

  it.each(["grab", "block", "trap", "disarm", "pull-trip"])(
    "may %s, where the table has such options (ADND-ATTACK-008)",
    (action) => {
      for (const said of ["attack", action, "block", "trap"])
        expect(codes(duel({}, {}, said), { target: "orc" }, action), said).toEqual([]);
      expect(codes(duel({}, {}, action), { target: "orc" })).toEqual([]);
      const off = duel({}, {}, "attack", {}, { attackOptions: "off" });
      expect(refused(off, { target: "orc" }, action)).toMatchObject([{ code: "no-such-action", data: { action } }]);
      expect(codes(off)).toEqual([]);
    },
  );
});

describe("the walk before a blow (ADND-ATTACK-001)", () => {
  const far = (ann: More = {}, action = "attack"): Stage => duel(ann, { at: [10, 5] }, action);
  const up = { target: "orc", path: way([5, 5], [9, 5]) };

  it("counts from where it ends", () => {
    const plan = far().judge("ann", "attack", up);
    expect(plan).toMatchObject({ refusal: null, move: { total: 4, left: 2, budget: 6 } });
    expect(codes(far(), { ...up, path: way([5, 5], [8, 5]) })).toEqual(["out-of-reach"]);
    expect(codes(far(), { ...up, path: way([5, 5], [9, 5], [9, 6], [9, 7], [9, 6]) })).toEqual(["too-far"]);
    expect(codes(far(), { ...up, path: way([5, 4], [9, 5]) })).toContain("not-adjacent-path");
    expect(codes(far(), { ...up, facing: "w" })).toEqual(["facing"]);
    expect(codes(far(), { ...up, facing: "ne" })).toEqual([]);
    expect(codes(duel(), { target: "orc", path: [[5, 5]] })).toEqual([]);
  });

  it("is none of those held or lying", () => {
    expect(codes(far({ conditions: ["grappled"] }), up)).toEqual(["condition"]);
    expect(codes(far({ conditions: ["prone"] }), up)).toEqual(["condition"]);
  });

  it("doesn't begin before the own phase, but for the one-square adjustment (ADND-INIT-001, ADND-ACT-012)", () => {
    const early = (squares: number): string[] => {
      const slow = { as: { stats: { basePhase: "slow" }, attacks: [sword({ speedPhase: "fast" })] } };
      return codes(duel({ ...slow, turn: declared("attack") }, { at: [6 + squares, 5] }), {
        target: "orc",
        path: way([5, 5], [5 + squares, 5]),
      });
    };
    expect(early(2)).toEqual(["not-your-turn", "not-your-turn"]);
    expect(early(1)).toEqual(["not-your-turn"]);
  });

  const step = { target: "orc", path: way([5, 5], [6, 5]) };
  it("is an adjustment where it is one square and nothing was walked: no walk, whatever the ground (ADND-ACT-012)", () => {
    const fight = duel({}, { at: [7, 5] }, "attack", { terrain: [{ kind: "hampered", cells: [[6, 5]] }] });
    expect(fight.judge("ann", "attack", step)).toMatchObject({ refusal: null, move: { total: 1, left: 0 } });
    fight.act("ann", "attack", step);
    expect(fight.state("ann").turn).toMatchObject({ adjusted: true });
    expect(fight.state("ann").turn.moved ?? 0).toBe(0);
  });

  it("is a walk where something was walked or adjusted before, and where it is more", () => {
    const walkedIn = (phaseNumber: number) => ({ moved: 1, walks: [{ phase: phaseNumber, squares: 1 }] });
    const walked = duel({ turn: declared("attack", walkedIn(2)) }, { at: [7, 5] });
    walked.act("ann", "attack", step);
    expect(walked.state("ann").turn).toMatchObject({ moved: 2 });
    expect(walked.state("ann").turn.adjusted ?? false).toBe(false);
    expect(codes(duel({ turn: declared("attack", { adjusted: true }) }, { at: [7, 5] }), step)).toEqual(["too-far"]);
    const two = duel({}, { at: [8, 5] });
    two.act("ann", "attack", { target: "orc", path: way([5, 5], [7, 5]) });
    expect(two.state("ann").turn).toMatchObject({ moved: 2, walks: [{ phase: 2, squares: 2 }] });
  });

  it("gives openings, those of the way before those of the blow, of each enemy one", () => {
    const fight = stage([
      seat("ann", [5, 5], { turn: declared("unarmed"), as: { attacks: [] } }),
      seat("orc", [8, 5]),
      seat("oaf", [5, 4], { facing: "s" }),
    ]);
    phase(fight, "average");
    const plan = fight.judge("ann", "unarmed", { target: "orc", path: way([5, 5], [7, 5]) });
    expect(plan.provocations.map(({ by, step: at, of }) => [by, at, of])).toEqual([["oaf", 1, "leaving"]]);
  });
});

describe("bare hands (GAP-ADND-13)", () => {
  const opening = (orc: More = {}, options: RulesetOptions = {}, ann: More = {}, action = "unarmed"): unknown =>
    duel({ as: { attacks: [] }, ...ann }, orc, action, {}, options)
      .judge("ann", action, { target: "orc" })
      .provocations.map(({ by, step, of }) => [by, step, of]);

  it("give an armed foe an opening, unless the table has none", () => {
    expect(opening()).toEqual([["orc", "action", "unarmed-attack"]]);
    expect(opening({}, { unarmedOpening: "plain" })).toHaveLength(1);
    expect(opening({}, { unarmedOpening: "none" })).toEqual([]);
  });

  it("give none to the unarmed, friends, those who look elsewhere, or anybody but whom they strike", () => {
    expect(opening({ as: { attacks: [] } })).toEqual([]);
    expect(opening({ as: { attacks: [bow()] } })).toEqual([]);
    expect(opening({ side: "heroes" })).toEqual([]);
    expect(opening({ facing: "e" })).toEqual([]);
    expect(opening({}, {}, { as: { attacks: [sword()] } }, "attack")).toEqual([]);
    const fight = stage([
      seat("ann", [5, 5], { turn: declared("unarmed"), as: { attacks: [] } }),
      seat("orc", [6, 5], { as: { attacks: [] } }),
      seat("oaf", [5, 4], { facing: "s" }),
    ]);
    phase(fight, "average");
    expect(fight.judge("ann", "unarmed", { target: "orc" }).provocations).toEqual([]);
  });

  it("give each enemy one chance, even of one who turns its back on whom it strikes", () => {
    const plan = duel({ as: { attacks: [] } }, {}, "unarmed").judge("ann", "unarmed", { target: "orc", facing: "w" });
    expect(plan.provocations.map(({ by, of }) => [by, of])).toEqual([["orc", "turning"]]);
  });

  it("strike with a hand that is free", () => {
    const tied = { attacks: [{ id: "fist", kind: "unarmed" as const, extra: { ready: false } }] };
    expect(refused(duel({ as: tied }, {}, "unarmed"), { target: "orc" }, "unarmed")).toMatchObject([
      { code: "not-ready", data: { with: "fist" } },
    ]);
  });
});

describe("turning with a blow (ADND-MAP-004)", () => {
  const looksAfter = (facing: Facing | null, doing: Doing, at: readonly [number, number] = [6, 5]): unknown => {
    const ann = seat("ann", [5, 5], { turn: declared("attack"), ...(facing && { facing }) });
    const fight = stage([facing ? ann : nowhere(ann), seat("orc", at)]);
    phase(fight, "average");
    fight.act("ann", "attack", { target: "orc", ...doing });
    return fight.state("ann").position?.facing;
  };

  it("is towards a target that isn't in front, or as it says", () => {
    expect(looksAfter("w", {})).toBe("e");
    expect(looksAfter("ne", {})).toBe("ne");
    expect(looksAfter("e", { facing: "se" })).toBe("se");
    expect(looksAfter(null, {})).toBeNull();
    expect(looksAfter("w", {}, [6, 6])).toBe("se");
    expect(looksAfter("w", {}, [5, 5])).toBe("w");
  });

  it("costs nothing, and is told once", () => {
    const fight = duel({ facing: "w" });
    fight.act("ann", "attack", { target: "orc" });
    expect(fight.events.filter(({ type }) => type === "Moved")).toMatchObject([
      { creature: "ann", path: [[5, 5]], mode: "turn", cost: 0, how: "own", to: { facing: "e" } },
    ]);
    const straight = duel();
    straight.act("ann", "attack", { target: "orc", facing: "e" });
    expect(straight.events.filter(({ type }) => type === "Moved")).toEqual([]);
  });
});

describe("what a move turns into (ADND-MOVE-002)", () => {
  const after = (action: string, squares: number, turn: JsonObject = {}): Stage =>
    duel(
      {
        as: { attacks: [sword(), bow()] },
        turn: declared("move", { moved: squares, walks: [{ phase: 1, squares }], ...turn }),
      },
      {},
      action,
    );

  it.each(["attack", "unarmed", "fire-half"])("is %s, after no more than half of it", (action) => {
    expect(codes(after(action, 6), { target: "orc" }, action)).toEqual([]);
    expect(refused(after(action, 7), { target: "orc" }, action)).toMatchObject([
      { code: "already-moved", data: { moved: 7, allowed: 6 } },
    ]);
  });

  it("is what is declared from then on", () => {
    const fight = after("attack", 3);
    fight.act("ann", "attack", { target: "orc", with: "sword" });
    expect(fight.state("ann").turn.declared).toEqual({ action: "attack", with: "sword", options: {} });
  });

  it("walks on as that, where it walks on in its phase", () => {
    const fight = stage([seat("ann", [5, 5], { turn: declared("move") }), seat("orc", [10, 5])]);
    phase(fight, "average");
    const plan = fight.judge("ann", "attack", { target: "orc", path: way([5, 5], [9, 5]) });
    expect(plan).toMatchObject({ refusal: null, move: { left: 2, budget: 6 } });
  });
});
