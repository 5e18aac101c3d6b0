import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Facing } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import type { PhaseTerm } from "../phases.js";
import { declared, phase, seat, stage, sword, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
function at(name: PhaseTerm | null, turn: JsonObject, more: More = {}): Stage {
  const fight = stage([seat("ann", [5, 5], { turn, ...more }), seat("orc", [6, 5])]);
  if (name) phase(fight, name);
  return fight;
}
const reasons = (fight: Stage, action: string): readonly Reason[] => fight.judge("ann", action).refusal?.reasons ?? [];
const codes = (fight: Stage, action: string): string[] => reasons(fight, action).map(({ code }) => code);

describe("a spell, an item and a parry", () => {
  it.each(["cast-spell", "use-magic-item"])("%s is the round's action (GAP-ADND-05, GAP-ADND-06)", (action) => {
    const fight = at("average", declared(action));
    expect(fight.judge("ann", action)).toMatchObject({ refusal: null, pays: ["action"] });
    fight.act("ann", action);
    expect(fight.state("ann").turn).toMatchObject({ spent: true, acted: 2 });
    expect(codes(fight, action)).toEqual(["no-slot"]);
  });

  it("a parry is there from its declaration on, and there is nothing to do for it (ADND-PARRY-001)", () => {
    const fight = at("average", declared("parry"));
    expect(fight.judge("ann", "parry")).toMatchObject({ refusal: null, pays: [] });
    fight.act("ann", "parry");
    expect(fight.state("ann").turn.spent ?? false).toBe(false);
  });
});

describe("putting an action off (ADND-ACT-008)", () => {
  it("is to the next phase, when its own has come (ADND-ACT-011)", () => {
    const fight = at("average", declared("attack"));
    expect(fight.judge("ann", "delay")).toMatchObject({ refusal: null, pays: [], move: null });
    fight.act("ann", "delay");
    expect(fight.state("ann").turn).toMatchObject({ delayed: 3, acted: 2 });
    expect(reasons(fight, "attack")[0]).toMatchObject({ code: "not-your-turn" });
    expect(reasons(at("very-fast", declared("attack")), "delay")).toMatchObject([
      { code: "not-your-turn", data: { phase: "fast" } },
    ]);
    expect(reasons(at(null, declared("attack")), "delay")).toMatchObject([{ code: "not-your-turn" }]);
    expect(codes(at("fast", declared("attack")), "delay")).toEqual([]);
    expect(codes(at("fast", declared("fire-full"), { as: { stats: { basePhase: "slow" } } }), "delay")).toEqual([
      "not-your-turn",
    ]);
  });

  it("counts from a shot held ready, which comes before its doer moves (ADND-COVER-005)", () => {
    const bow = { id: "bow", kind: "ranged" as const, extra: { weapon: "bow", speedPhase: "average" } };
    const held = (name: PhaseTerm): string[] =>
      codes(at(name, declared("cover-ranged"), { as: { attacks: [bow], stats: { basePhase: "slow" } } }), "delay");
    expect([held("very-fast"), held("fast")]).toEqual([["not-your-turn"], []]);
  });

  it("is too late in the last phase, and nothing for one who parries or has declared nothing", () => {
    expect(reasons(at("end-of-round", declared("attack")), "delay")).toMatchObject([
      { code: "too-late", data: { action: "delay" } },
    ]);
    expect(codes(at("very-slow", declared("attack")), "delay")).toEqual([]);
    expect(reasons(at("average", declared("parry")), "delay")).toMatchObject([
      { code: "combination", data: { action: "parry" } },
    ]);
    expect(codes(at("average", {}), "delay")).toEqual(["too-late"]);
    expect(codes(at("average", declared("attack", { made: 1 })), "delay")).toEqual([]);
  });
});

describe("dropping an action for another (ADND-ACT-010)", () => {
  it("ends what was declared, put off and held, when its phase has come (ADND-ACT-011)", () => {
    const fight = at("average", declared("attack", { delayed: 1, cover: { target: "orc" } }));
    fight.act("ann", "abort");
    expect(fight.state("ann").turn).toEqual({ aborted: true });
    expect(codes(at("very-fast", declared("attack")), "abort")).toEqual(["not-your-turn"]);
  });

  it("is done once, and not after a stroke, nor from a parry", () => {
    expect(reasons(at("end-of-round", declared("attack", { aborted: true })), "abort")).toMatchObject([
      { code: "too-late", data: { action: "abort" } },
    ]);
    expect(
      reasons(at("average", declared("attack", { made: 1 }), { as: { stats: { attacks: 2 } } }), "abort"),
    ).toMatchObject([{ code: "combination", data: { action: "attack" } }]);
    expect(codes(at("average", declared("parry")), "abort")).toEqual(["combination"]);
    expect(codes(at("end-of-round", declared("attack")), "abort")).toEqual([]);
    expect(codes(at("average", declared("attack", { lost: true })), "abort")).toEqual(["no-slot"]);
  });
});

describe("turning where one stands", () => {
  const turns = (turn: JsonObject, facing: Facing | null = "n", name: PhaseTerm | null = "average"): string[] => {
    const fight = stage([seat("ann", [5, 5], { turn, as: { attacks: [sword()] } })]);
    if (name) phase(fight, name);
    return fight.judge("ann", "facing-change", facing ? { facing } : {}).refusal?.reasons.map(({ code }) => code) ?? [];
  };

  it("is free in one's own place, and once when an enemy has come up (ADND-MAP-002, ADND-MAP-003)", () => {
    expect(turns({ acted: 2 })).toEqual([]);
    expect(turns({ acted: 1 })).toEqual(["no-trigger"]);
    expect(turns({ mayTurn: true })).toEqual([]);
    expect(turns({})).toEqual(["no-trigger"]);
    expect(turns({}, "n", null)).toEqual(["no-trigger"]);
    expect(turns({ acted: 2 }, null)).toEqual(["facing"]);
  });

  it("uses that once up, in the own place nothing", () => {
    const left = (turn: JsonObject): unknown => {
      const fight = at("average", turn);
      fight.act("ann", "facing-change", { facing: "se" });
      expect(fight.state("ann").position?.facing).toBe("se");
      return fight.state("ann").turn.mayTurn ?? false;
    };
    expect(left({ mayTurn: true })).toBe(false);
    expect(left({ mayTurn: true, acted: 2 })).toBe(true);
  });

  it("is told as a turn in place that costs nothing", () => {
    const fight = at("average", { mayTurn: true });
    fight.act("ann", "facing-change", { facing: "ne" });
    expect(fight.events.filter(({ type }) => type === "Moved")).toEqual([
      {
        type: "Moved",
        creature: "ann",
        path: [[5, 5]],
        to: { cell: [5, 5], elevation: 0, facing: "ne" },
        mode: "turn",
        cost: 0,
        how: "own",
      },
    ]);
  });
});
