import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Reason } from "../../../model/refusal.js";
import type { PhaseTerm } from "../phases.js";
import { bow, declared, phase, seat, stage, sword, way, type Doing, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];

/** Ann with sword, bow and an orc beside her, in a phase. */
function at(name: PhaseTerm | null, turn: JsonObject, ann: More = {}, orc: More = {}): Stage {
  const fight = stage([
    seat("ann", [5, 5], { turn, as: { attacks: [sword(), bow()] }, ...ann }),
    seat("orc", [6, 5], orc),
  ]);
  if (name) phase(fight, name);
  return fight;
}
const reasons = (fight: Stage, action: string, doing: Doing = {}): readonly Reason[] =>
  fight.judge("ann", action, { target: "orc", ...doing }).refusal?.reasons ?? [];
const first = (fight: Stage, action: string, doing: Doing = {}): Reason | undefined => reasons(fight, action, doing)[0];
const step = { path: way([5, 5], [5, 6]) };

describe("the one action of a round (ADND-ACT-006)", () => {
  it("has to be declared", () => {
    expect(first(at("average", {}), "attack")).toEqual({ code: "too-late", data: { action: "attack" } });
    expect(first(at("average", {}), "move", step)).toEqual({ code: "too-late", data: { action: "move" } });
  });

  it("is gone with what was prevented, and none of the pinned (ADND-ACT-007, GAP-ADND-19)", () => {
    expect(first(at("average", declared("attack", { lost: true })), "attack")).toEqual({
      code: "no-slot",
      data: { slot: "action" },
    });
    expect(first(at("average", declared("attack"), { conditions: ["pinned"] }), "attack")).toEqual({
      code: "condition",
      data: { condition: "pinned" },
    });
    expect(first(at("average", declared("attack"), { conditions: ["stunned"] }), "attack")).toEqual({
      code: "condition",
      data: { condition: "stunned" },
    });
  });

  it("is what was declared, or goes with it", () => {
    expect(first(at("average", declared("attack")), "fire-full")).toEqual({
      code: "combination",
      data: { action: "attack" },
    });
    expect(first(at("average", declared("run")), "attack")).toEqual({ code: "combination", data: { action: "run" } });
    expect(reasons(at("average", declared("cover-melee")), "attack")).toEqual([]);
  });

  it("can't be one that wants its doer still, or the whole movement, after a step (ADND-CHARGE-001, ADND-PARRY-001)", () => {
    const walked = declared("move", { moved: 1, walks: [{ phase: 2, squares: 1 }] });
    for (const action of ["parry", "fire-full", "charge", "run", "pin"])
      expect(first(at("average", walked), action)).toEqual({ code: "already-moved", data: { moved: 1, allowed: 0 } });
    expect(first(at("average", declared("run", { moved: 1 })), "guard")).toEqual({
      code: "combination",
      data: { action: "run" },
    });
    expect(first(at("average", declared("move")), "parry")).toEqual({ code: "combination", data: { action: "move" } });
  });

  it("is done when it is done, but for the half-move of one who attacked first (ADND-ATTACK-006)", () => {
    const struck = declared("attack", { spent: true, made: 1, acted: 2 });
    const none = { code: "no-slot", data: { slot: "action" } };
    expect(first(at("average", struck), "attack")).toEqual(none);
    expect(first(at("average", struck), "move", step)).toEqual({
      code: "not-your-turn",
      data: { phase: "end-of-round" },
    });
    expect(reasons(at("end-of-round", struck), "move", step)).toEqual([]);
    const walked = declared("attack", { spent: true, moved: 2, walks: [{ phase: 1, squares: 2 }] });
    expect(first(at("end-of-round", walked), "move", step)).toEqual(none);
    expect(first(at("end-of-round", declared("cast-spell", { spent: true })), "move", step)).toEqual(none);
    expect(first(at("end-of-round", struck), "adjust", step)).toEqual(none);
  });
});

describe("how far one may have walked (ADND-ATTACK-001, ADND-GUARD-001, ADND-FIRE-001)", () => {
  const after = (moved: number, action: string, of: PhaseTerm = "average"): Reason | undefined =>
    first(at(of, declared(action, { moved, walks: [{ phase: 1, squares: moved }] })), action);

  it.each(["attack", "unarmed", "fire-half"])("for %s is half the rate", (action) => {
    expect(after(6, action)).toBeUndefined();
    expect(after(7, action)).toEqual({ code: "already-moved", data: { moved: 7, allowed: 6 } });
  });

  it.each(["fire-full", "cast-spell", "use-magic-item", "cover-ranged"])("for %s is nothing", (action) => {
    expect(after(1, action)).toEqual({ code: "already-moved", data: { moved: 1, allowed: 0 } });
  });

  it("for a guard that strikes at the end of the round is the whole rate (ADND-GUARD-008)", () => {
    const strikes = (moved: number): Reason | undefined =>
      first(at("end-of-round", declared("guard", { moved, walks: [{ phase: 1, squares: moved }] })), "attack");
    expect(strikes(12)).toBeUndefined();
    expect(strikes(13)).toEqual({ code: "already-moved", data: { moved: 13, allowed: 12 } });
  });

  it("for a movement itself doesn't matter, for an adjustment it does (ADND-ACT-012)", () => {
    expect(
      reasons(at("average", declared("move", { moved: 3, walks: [{ phase: 2, squares: 3 }] })), "move", step),
    ).toEqual([]);
    expect(first(at("average", declared("attack", { moved: 1 })), "adjust", step)).toEqual({
      code: "already-moved",
      data: { moved: 1, allowed: 0 },
    });
  });
});

describe("strokes of a round", () => {
  it("are those there are (ADND-ATTACK-004, ADND-FIRE-007)", () => {
    const none = { code: "no-slot", data: { slot: "attacks" } };
    expect(reasons(at("slow", declared("attack", { made: 1, struckIn: 2 })), "attack")).toContainEqual(none);
    expect(reasons(at("slow", declared("fire-full", { made: 2, struckIn: 2 })), "fire-full")).toContainEqual(none);
    expect(reasons(at("slow", declared("fire-full", { made: 1, struckIn: 2 })), "fire-full")).toEqual([]);
    expect(reasons(at("average", declared("attack"), { as: { attacks: [] } }), "attack")).toEqual([
      { code: "no-weapon", data: {} },
    ]);
  });

  it("come one a phase (ADND-ATTACK-004)", () => {
    const two = { as: { stats: { attacks: 2 } } };
    const struck = declared("attack", { made: 1, struckIn: 2, acted: 2 });
    expect(first(at("average", struck, two), "attack")).toEqual({ code: "not-your-turn", data: { phase: "slow" } });
    expect(reasons(at("slow", struck, two), "attack")).toEqual([]);
  });
});

describe("the phase of an act", () => {
  const early = (phaseName: PhaseTerm | null) => ({ code: "not-your-turn", data: { phase: phaseName } });

  it("is that of its weapon for a blow, its doer's for a walk (ADND-INIT-001, ADND-INIT-007)", () => {
    expect(first(at("fast", declared("attack")), "attack")).toEqual(early("average"));
    expect(first(at("very-fast", declared("move")), "move", step)).toEqual(early("fast"));
    expect(first(at(null, declared("move")), "move", step)).toEqual(early("fast"));
    expect(reasons(at("fast", declared("move")), "move", step)).toEqual([]);
    expect(first(at("fast", declared("attack")), "adjust", step)).toEqual(early("average"));
    expect(reasons(at("average", declared("attack")), "adjust", step)).toEqual([]);
  });

  it("is any from the first on for an aim, a guard and a parry", () => {
    expect(at(null, declared("guard")).judge("ann", "guard").refusal?.reasons).toEqual([early("very-fast")]);
    const guards = at("very-fast", declared("guard"));
    expect(guards.refusal("ann", "guard")).toBeNull();
    expect(at("very-fast", declared("parry")).refusal("ann", "parry")).toBeNull();
    expect(at(null, declared("parry")).refusal("ann", "parry")).toBe("not-your-turn");
  });

  it("of a guard's own attack is the last one, unless it was attacked in melee (ADND-GUARD-008)", () => {
    expect(first(at("very-slow", declared("guard")), "attack")).toEqual(early("end-of-round"));
    expect(reasons(at("end-of-round", declared("guard")), "attack")).toEqual([]);
    expect(reasons(at("average", declared("guard", { beset: true })), "attack")).toEqual([]);
    expect(first(at("fast", declared("guard", { beset: true })), "attack")).toEqual(early("average"));
    expect(reasons(at("fast", declared("guard")), "adjust", step)).toEqual([]);
    expect(first(at("very-fast", declared("guard")), "adjust", step)).toEqual(early("fast"));
  });

  it("of a stroke held ready is fast, against whom it is held alone (ADND-COVER-005, ADND-COVER-012)", () => {
    const held = declared("cover-melee", { cover: { target: "orc" } });
    expect(reasons(at("fast", held), "attack")).toEqual([]);
    expect(first(at("very-fast", held), "attack")).toEqual(early("fast"));
    expect(first(at("fast", declared("cover-melee", { cover: { target: "bob" } })), "attack")).toEqual(
      early("average"),
    );
    const specialist = { as: { attacks: [sword({ specialist: true })] } };
    expect(reasons(at("very-fast", held, specialist), "attack")).toEqual([]);
  });
});

describe("what kind of thing an act is for the sequence (ADND-INIT-008)", () => {
  /** Ann at something, with a companion whose action is due in the same phase. */
  const beside = (turn: JsonObject, ann: More = {}): Stage => {
    const fight = stage([
      seat("ann", [5, 5], { turn, ...ann }),
      seat("bob", [15, 15], { turn: declared("fire-full"), as: { attacks: [bow()] } }),
      seat("orc", [6, 5], { as: { size: "tiny" } }),
    ]);
    phase(fight, "average");
    return fight;
  };
  const waits = { code: "not-your-turn", data: { creature: "bob" } };

  it("movement comes after a companion's action: walks, overruns, getting up by the way", () => {
    expect(first(beside(declared("move")), "move", step)).toEqual(waits);
    expect(first(beside(declared("move")), "overrun", { path: way([5, 5], [6, 5]) })).toEqual(waits);
    expect(first(beside(declared("move"), { conditions: ["prone"] }), "stand-up-shared")).toEqual(waits);
  });

  it("actions come as they stand: blows, adjustments, and getting up as the round's action", () => {
    expect(reasons(beside(declared("attack")), "attack")).toEqual([]);
    expect(reasons(beside(declared("attack")), "adjust", step)).toEqual([]);
    expect(reasons(beside(declared("stand-up-shared"), { conditions: ["prone"] }), "stand-up-shared")).toEqual([]);
  });

  it("an overrun goes on where its movement has begun, from its doer's own phase on (ADND-OVERRUN-001)", () => {
    const overrun = (name: PhaseTerm, turn: JsonObject): readonly Reason[] => {
      const fight = stage([
        seat("ogre", [2, 5], {
          facing: "e",
          turn: declared("move", turn),
          as: { size: "large", stats: { basePhase: "average" } },
        }),
        seat("ann", [5, 5], { facing: "e" }),
      ]);
      phase(fight, name);
      return fight.judge("ogre", "overrun", { target: "ann", path: way([2, 5], [4, 5]) }).refusal?.reasons ?? [];
    };
    expect(overrun("average", { moved: 3, walks: [{ phase: 2, squares: 3 }] })).toEqual([]);
    expect(overrun("fast", {})).toEqual([{ code: "not-your-turn", data: { phase: "average" } }]);
  });
});

describe("a shooter's rate of fire (ADND-FIRE-001, ADND-FIRE-002)", () => {
  it("is that of the shot it makes, whichever it declared", () => {
    const none = { code: "no-slot", data: { slot: "attacks" } };
    expect(reasons(at("slow", declared("fire-half", { made: 1, struckIn: 2 })), "fire-full")).not.toContainEqual(none);
    expect(reasons(at("slow", declared("fire-full", { made: 1, struckIn: 2 })), "fire-half")).toContainEqual(none);
  });
});

describe("what stands outside the round", () => {
  it("is never too early or late: what is done to a creature, and what it answers", () => {
    const fight = at(null, {}, { conditions: ["unconscious"] });
    expect(
      fight.refusal("ann", "teleport", {
        path: [
          [5, 5],
          [9, 9],
        ],
      }),
    ).toBeNull();
    expect(fight.refusal("ann", "roll-initiative")).toBeNull();
    expect(fight.refusal("ann", "facing-change", { facing: "n" })).toBe("condition");
  });

  it("is the act that an open window asks for", () => {
    const fight = stage([
      seat("ann", [10, 5], { facing: "w", turn: declared("guard") }),
      seat("orc", [5, 5], { facing: "e", turn: declared("move") }),
    ]);
    phase(fight, "fast");
    fight.act("orc", "move", { path: way([5, 5], [9, 5]) });
    expect(fight.refusal("ann", "guard", { target: "orc" })).toBeNull();
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("not-your-turn");
  });
});
