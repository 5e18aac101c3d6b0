import { describe, expect, it } from "vitest";
import { hexWay } from "../testing/hexes.js";
import { stage, type Doing, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], facing: "e", side: "heroes", profile: { speeds: { walk: 6 } } };
const ORC: Seat = { id: "orc", at: [15, 15], facing: "w" };
const fast = (walk: number): Seat => ({ ...ANN, profile: { speeds: { walk } } });
const way = (...steps: Parameters<typeof hexWay>[1][]): Doing => ({ path: hexWay([5, 5], ...steps) });

describe("movement points (G4-GAP-06)", () => {
  it("a hex ahead costs one, to a side or back two, and nobody turns by going", () => {
    const fight = stage([ANN, ORC]);
    const { move } = fight.judge("ann", "move", way("ne", "e", "nw"));
    expect(move?.steps.map(({ cost }) => cost)).toEqual([1, 1, 2]);
    expect(fight.judge("ann", "move", way("w")).move?.total).toBe(2);
    fight.act("ann", "move", way("nw"));
    expect(fight.state("ann").position?.facing).toBe("e");
  });

  it("each sixth of a turn on the way costs one, with the step that follows", () => {
    const fight = stage([ANN, ORC]);
    const turned: Doing = { ...way("w", "w", "w"), facings: ["nw", "nw", "nw"] };
    expect(fight.judge("ann", "move", turned).move?.steps.map(({ cost }) => cost)).toEqual([3, 1, 1]);
    fight.act("ann", "move", turned);
    expect(fight.state("ann").position?.facing).toBe("nw");
    expect(fight.economy("ann")).toMatchObject({ movement: 1 });
  });

  it("within half the Move one ends looking anywhere, beyond it a sixth round", () => {
    const fight = stage([ANN, ORC]);
    expect(fight.refusal("ann", "move", { ...way("e", "e", "e"), facing: "w" })).toBeNull();
    expect(fight.refusal("ann", "move", { ...way("e", "e", "e", "e"), facing: "se" })).toBeNull();
    expect(fight.refusal("ann", "move", { ...way("e", "e", "e", "e"), facing: "sw" })).toBe("facing");
    expect(fight.refusal("ann", "move", { ...way("e"), facing: "n" })).toBe("facing");
  });

  it("a turn made for nothing is paid for by whoever goes on after it", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "move", { ...way("e"), facing: "w" });
    const back: Doing = { path: hexWay([6, 5], "w", "w") };
    expect(fight.judge("ann", "move", back).move?.steps.map(({ cost }) => cost)).toEqual([4, 1]);
    fight.act("ann", "move", back);
    expect(fight.economy("ann")).toMatchObject({ movement: 0 });
  });

  it("turning where one stands is a part of the movement, or the step of a manoeuvre that has one", () => {
    const fight = stage([ANN, ORC]);
    expect(fight.refusal("ann", "do-nothing", { facing: "w" })).toBe("facing");
    fight.act("ann", "aim", { facing: "w" });
    expect(fight.state("ann").position?.facing).toBe("w");
    expect(fight.economy("ann")).toMatchObject({ step: 0 });
    expect(fight.refusal("ann", "step", way("w"))).toBe("already-stepped");
  });

  it("bad footing adds one a listing, a multiplier counts instead, hampered ground is no way", () => {
    const [, near = [0, 0], far = [0, 0]] = hexWay([5, 5], "e", "e");
    const fight = stage([ANN, ORC], {
      terrain: [
        { kind: "bad-footing", cells: [near, near] },
        { kind: "difficult", cells: [far], multiplier: 3 },
        { kind: "hampered", cells: [[5, 4]] },
      ],
    });
    expect(fight.judge("ann", "move", way("e", "e")).move?.steps.map(({ cost }) => cost)).toEqual([3, 3]);
    expect(fight.refusal("ann", "move", way("nw"))).toBe("blocked");
    expect(fight.refusal("ann", "attack", way("e"))).toBeNull();
  });

  it("by the world's choice, or where nobody looks anywhere, every way costs the same", () => {
    expect(stage([ANN, ORC], {}, { facing: false }).judge("ann", "move", way("w")).move?.total).toBe(1);
    const { facing: _, ...blind } = ANN;
    expect(stage([blind, ORC]).judge("ann", "move", way("w")).move?.total).toBe(1);
  });

  it("foes bar the way, friends are passed but not stood upon, the fallen are walked over", () => {
    const ways = [way("e"), way("e", "e")];
    const beside: Seat = { id: "bob", at: [6, 5], facing: "e" };
    const refusals = (seat: Seat) => ways.map((each) => stage([ANN, seat]).refusal("ann", "move", each));
    expect(refusals(beside)).toEqual(["occupied", "occupied"]);
    expect(refusals({ ...beside, side: "heroes" })).toEqual(["occupied", null]);
    expect(refusals({ ...beside, conditions: ["unconscious"] })).toEqual(["occupied", null]);
    expect(refusals({ ...beside, conditions: ["dead"] })).toEqual([null, null]);
  });

  it("wings don't mind the ground and pay for heights", () => {
    const bird: Seat = { ...ANN, elevation: 2, profile: { speeds: { walk: 2, fly: 8 } } };
    const fight = stage([bird, ORC], { terrain: [{ kind: "bad-footing", cells: [[6, 5]] }] });
    const up: Doing = { ...way("e", "e"), elevations: [2, 5, 5], options: { mode: "fly" } };
    expect(fight.judge("ann", "move", up).move).toMatchObject({ total: 4, left: 4 });
    expect(stage([ANN, ORC]).refusal("ann", "move", { ...way("e"), options: { mode: "fly" } })).toBe("needs-speed");
  });
});

describe("how far a manoeuvre goes", () => {
  it("G4-STEP-001, G4-GAP-05: a step is a tenth of the Move, begun ones in full, in any direction, at most one a turn", () => {
    const lengths = [4, 10, 11, 25].map((walk) => {
      const fight = stage([fast(walk), ORC]);
      fight.act("ann", "attack");
      return fight.economy("ann").step;
    });
    expect(lengths).toEqual([1, 1, 2, 3]);
    const fight = stage([fast(12), ORC]);
    fight.act("ann", "ready", way("w"));
    expect(fight.economy("ann")).toMatchObject({ step: 1 });
    fight.act("ann", "step", { path: hexWay([4, 5], "w") });
    expect(fight.refusal("ann", "step", { path: hexWay([3, 5], "w") })).toBe("already-stepped");
  });

  it("G4-STEP-002: the step comes before or after what the manoeuvre is for", () => {
    const near: Seat = { ...ORC, at: [6, 5] };
    const fight = stage([ANN, near]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(6, 6, 5);
    fight.act("ann", "step", way("w"));
    expect(fight.cell("ann")).toEqual([4, 5]);
    expect(stage([ANN, near]).refusal("ann", "step", way("w"))).toBe("step-excluded");
  });

  it("G4-MOVE-001: nothing with Do Nothing and Change Posture, all of it with Move and Attack", () => {
    const fight = stage([ANN, ORC]);
    expect(fight.refusal("ann", "do-nothing", way("e"))).toBe("step-excluded");
    expect(fight.refusal("ann", "change-posture", { ...way("e"), variant: "kneeling" })).toBe("step-excluded");
    expect(fight.judge("ann", "move-and-attack", way("e")).move?.budget).toBe(6);
    expect(fight.judge("ann", "all-out-defense", { ...way("e"), variant: "increased-dodge" }).move?.budget).toBe(3);
  });

  it("G4-MOVE-002: an All-Out Attack leads ahead only, turns on the way included", () => {
    const fight = stage([fast(8), ORC]);
    const charge = (doing: Doing) => fight.refusal("ann", "all-out-attack", { ...doing, variant: "strong" });
    expect(charge(way("nw"))).toBe("not-forward");
    expect(charge({ ...way("nw"), facings: ["ne"] })).toBeNull();
    expect(charge(way("e", "ne", "se"))).toBeNull();
  });

  it("G4-POSTURE-004, G4-GAP-10: postures leave a part of the Move, lying a yard, sitting nothing", () => {
    const budget = (posture: string) =>
      stage([{ ...ANN, turn: { posture } }, ORC]).judge("ann", "move", way("e")).move?.budget;
    const postures = ["standing", "crouching", "kneeling", "crawling", "prone-face-down", "prone-face-up", "sitting"];
    expect(postures.map(budget)).toEqual([6, 4, 2, 2, 1, 1, 0]);
    expect(stage([{ ...ANN, turn: { posture: "sitting" } }, ORC]).refusal("ann", "move", way("e"))).toBe("posture");
  });

  it("G4-GAP-02: Move is Basic Speed without fractions where none is given, Basic Speed a quarter of HT and DX", () => {
    const stats = { ht: 12, dx: 13 };
    const { move } = stage([{ ...ANN, profile: { stats } }, ORC]).judge("ann", "move", way("e"));
    expect(move?.budget).toBe(6);
    expect(
      stage([{ ...ANN, profile: { stats: { ...stats, move: 4 } } }, ORC]).judge("ann", "move", way("e")).move?.budget,
    ).toBe(4);
  });
});

describe("postures", () => {
  it("G4-POSTURE-001: change without a yard of movement; standing and crouching cost nothing", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "change-posture", { variant: "crouching" });
    expect(fight.economy("ann")).toMatchObject({ maneuver: 1 });
    fight.act("ann", "change-posture", { variant: "crawling" });
    expect(fight.economy("ann")).toMatchObject({ maneuver: 0, step: 0, movement: 0 });
    expect(fight.refusal("ann", "change-posture", { variant: "sitting" })).toBe("no-slot");
    expect(stage([ANN, ORC]).refusal("ann", "change-posture", { variant: "standing" })).toBe("posture");
    expect(stage([ANN, ORC]).refusal("ann", "change-posture", { variant: "floating" })).toBe("no-such-action");
  });

  it("G4-POSTURE-002: whoever was laid flat from outside gets up like anybody who lies", () => {
    const fight = stage([{ ...ANN, conditions: ["prone"] }, ORC]);
    expect(fight.refusal("ann", "change-posture", { variant: "standing" })).toBe("posture");
    fight.act("ann", "change-posture", { variant: "kneeling" });
    expect(fight.conditions("ann")).toEqual([]);
    fight.turn("ann");
    expect(fight.refusal("ann", "change-posture", { variant: "standing" })).toBeNull();
  });

  it("G4-POSTURE-003: a knee goes with the step of another manoeuvre, once, and with nothing that has no step", () => {
    const near: Seat = { ...ORC, at: [6, 5] };
    const fight = stage([{ ...ANN, turn: { posture: "kneeling" } }, near]);
    expect(fight.refusal("ann", "change-posture", { variant: "standing", pay: "step" })).toBe("step-excluded");
    fight.act("ann", "attack", { options: { posture: "standing" }, target: "orc" });
    expect(fight.encounter.rolls?.modifiers.map(({ label }) => label)).toEqual(["skill"]);
    fight.roll();
    expect(fight.refusal("ann", "step", way("w"))).toBe("already-stepped");
    fight.turn("ann");
    fight.act("ann", "do-nothing");
    expect(fight.refusal("ann", "change-posture", { variant: "kneeling", pay: "step" })).toBe("step-excluded");
  });
});
