import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import type { JsonObject } from "../../../kernel/json.js";
import type { Cell } from "../../../model/position.js";
import type { PhaseTerm } from "../phases.js";
import { declare, declared, fighter, phase, seat, stage, sword, way, type Seat, type Stage } from "../testing/stage.js";
import { isGuarding } from "./guard.js";

const pike = { ...sword({ speedPhase: "slow", size: "L" }), id: "pike", reach: { min: 0, max: 2 } };

/** Ann on guard, an orc that comes right up to her to attack. */
function comeUp(own: AttackProfile, theirs: AttackProfile): Stage {
  const fight = stage([
    seat("ann", [10, 5], { facing: "w", as: { attacks: [own] } }),
    seat("orc", [4, 5], { facing: "e", as: { attacks: [theirs] } }),
  ]);
  declare(fight, "ann", "guard");
  declare(fight, "orc", "attack");
  phase(fight, "fast");
  fight.act("orc", "move", { path: way([4, 5], [9, 5]) });
  return fight;
}

describe("a guard", () => {
  it("comes second to one who comes up with a longer weapon, and may strike back then (ADND-GUARD-003)", () => {
    const fight = comeUp(sword(), pike);
    expect(fight.encounter.windows).toEqual([]);
    phase(fight, "slow");
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("not-your-turn");
    fight.act("orc", "attack", { target: "ann" });
    fight.roll(2);
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBeNull();
  });

  it("strikes first at one whose weapon is no longer than its own (ADND-GUARD-002, ADND-GUARD-003)", () => {
    expect(comeUp(pike, pike).encounter.windows).toMatchObject([{ of: "guard", step: 4 }]);
    expect(comeUp(pike, sword()).encounter.windows).toMatchObject([{ of: "guard", step: 4 }]);
  });

  it("has one blow for whoever comes, and a further one only for a further enemy (ADND-GUARD-002)", () => {
    const fight = comeUp(pike, sword());
    fight.answer("ann", true);
    fight.roll(2);
    expect(fight.economy("ann").action).toBe(0);
  });
});

describe("who is on guard (ADND-GUARD-002)", () => {
  const guards = (turn: JsonObject, more: Parameters<typeof seat>[2] = {}, name: PhaseTerm = "fast"): boolean => {
    const fight = stage([seat("ann", [5, 5], { turn, ...more })]);
    phase(fight, name);
    return isGuarding(fight.situation, fighter(fight, "ann"));
  };

  it("is one that said so, with a blow left, and could strike", () => {
    expect(guards(declared("guard"))).toBe(true);
    expect(guards(declared("attack"))).toBe(false);
    expect(guards({})).toBe(false);
    expect(guards(declared("guard", { spent: true }))).toBe(false);
    expect(guards(declared("guard", { lost: true }))).toBe(false);
    expect(guards(declared("guard", { made: 1 }))).toBe(false);
    expect(guards(declared("guard", { made: 1 }), { as: { stats: { attacks: 2 } } })).toBe(true);
    expect(guards(declared("guard"), { conditions: ["stunned"] })).toBe(false);
    expect(guards(declared("guard"), { conditions: ["prone"] })).toBe(false);
    expect(guards(declared("guard"), { as: { attacks: [] } })).toBe(false);
  });

  it("is no sooner than at the end of the round one that dropped something else for it (ADND-ACT-010)", () => {
    expect(guards(declared("guard", { aborted: true }), {}, "very-slow")).toBe(false);
    expect(guards(declared("guard", { aborted: true }), {}, "end-of-round")).toBe(true);
  });
});

describe("the guard's blow", () => {
  const short = { ...sword({ size: "S" }), id: "dagger" };
  const arms: Readonly<Record<string, AttackProfile>> = { sword: sword(), pike, short };

  /** The steps at which guards strike one that comes up from the left to the square before Ann. */
  function blows(
    theirs: JsonObject,
    {
      own = sword(),
      their = sword(),
      first = "ann",
      ann = {},
      orc = {},
      to = [9, 5],
    }: {
      own?: AttackProfile;
      their?: AttackProfile;
      first?: "ann" | "orc";
      ann?: Partial<Seat>;
      orc?: Partial<Seat>;
      to?: Cell;
    } = {},
    action = "move",
  ): unknown {
    const seats = [
      seat("ann", [10, 5], { facing: "w", turn: declared("guard"), as: { attacks: [own] }, ...ann }),
      seat("orc", [4, 5], { facing: "e", turn: theirs, as: { attacks: [their] }, ...orc }),
    ];
    const fight = stage(first === "ann" ? seats : seats.toReversed());
    phase(fight, "fast");
    const path = way(orc.at ?? [4, 5], to);
    return fight
      .judge("orc", action, { path, ...(action === "charge" && { target: "ann" }) })
      .provocations.map(({ step, of, attacks }) => [step, of, ...attacks]);
  }

  it("falls where somebody comes into a square that it threatens (ADND-GUARD-002)", () => {
    expect(blows(declared("move"))).toEqual([[5, "guard", "sword"]]);
    expect(blows(declared("move"), { own: pike })).toEqual([[4, "guard", "pike"]]);
    expect(blows(declared("move"), { to: [8, 5] })).toEqual([]);
    expect(blows(declared("move"), { own: pike, to: [8, 5] })).toEqual([[4, "guard", "pike"]]);
    expect(blows(declared("move"), { ann: { facing: "e" } })).toEqual([]);
  });

  it("falls on nobody that it doesn't see, that is a friend, or that was there before", () => {
    expect(blows(declared("move"), { orc: { conditions: ["invisible"] } })).toEqual([]);
    expect(blows(declared("move"), { orc: { side: "heroes" } })).toEqual([]);
    expect(blows(declared("move"), { orc: { at: [9, 5] }, to: [9, 4] })).toEqual([]);
    expect(blows(declared("move"), { ann: { turn: declared("attack") } })).toEqual([]);
  });

  it("is a whole way's, at the height where it goes", () => {
    const seats = [
      seat("ann", [10, 5], { facing: "w", turn: declared("guard") }),
      seat("orc", [7, 5], { facing: "e", turn: declared("move") }),
    ];
    const fight = stage(seats);
    phase(fight, "fast");
    const path = way([7, 5], [9, 5]);
    expect(fight.judge("orc", "move", { path, elevations: [0, 0, 30] }).provocations).toEqual([]);
    expect(fight.judge("orc", "move", { path, elevations: [30, 30, 0] }).provocations).toHaveLength(1);
  });

  it.each<readonly [string, string, boolean]>([
    ["attack", "a longer weapon", false],
    ["unarmed", "a longer weapon", false],
    ["move", "a longer weapon, but nothing to strike for", true],
  ])("comes second to one that comes up for %s with %s: %s (ADND-GUARD-003)", (action, _, first) => {
    expect(blows(declared(action), { their: pike })).toEqual(first ? [[5, "guard", "sword"]] : []);
  });

  it("comes first where what comes up is no longer, or strikes at somebody else (ADND-GUARD-003)", () => {
    expect(blows(declared("attack"))).toEqual([[5, "guard", "sword"]]);
    expect(blows(declared("attack"), { own: pike, their: pike })).toEqual([[4, "guard", "pike"]]);
    // Neither initiative nor size of weapon helps one who walks up (ADND-GUARD-009).
    expect(blows(declared("attack"), { own: short, first: "orc" })).toEqual([[5, "guard", "dagger"]]);
    expect(blows(declared("attack"), { their: { ...short, id: "fang" } })).toEqual([[5, "guard", "sword"]]);
    const fight = stage([
      seat("ann", [10, 5], { facing: "w", turn: declared("guard") }),
      seat("orc", [8, 5], { facing: "e", turn: declared("attack"), as: { attacks: [pike] } }),
      seat("bob", [9, 7]),
    ]);
    phase(fight, "slow");
    const at = (target: string): number =>
      fight.judge("orc", "attack", { target, path: way([8, 5], [9, 5]) }).provocations.length;
    expect([at("bob"), at("ann")]).toEqual([1, 0]);
  });

  it("comes first where what comes up to attack has nothing to strike with", () => {
    const fight = stage([
      seat("ann", [10, 5], { facing: "w", turn: declared("guard") }),
      seat("orc", [8, 5], { facing: "e", turn: declared("attack"), as: { attacks: [] } }),
    ]);
    phase(fight, "fast");
    expect(fight.judge("orc", "move", { path: way([8, 5], [9, 5]) }).provocations).toHaveLength(1);
  });

  it.each<readonly [string, string, "ann" | "orc", boolean]>([
    ["sword", "sword", "ann", true],
    ["sword", "sword", "orc", false],
    ["sword", "short", "orc", true],
    ["short", "sword", "ann", false],
    ["sword", "pike", "ann", false],
    ["pike", "sword", "orc", true],
  ])(
    "with a %s against a charge with a %s, the initiative with %s, comes first: %s (ADND-GUARD-004, ADND-GUARD-005, ADND-GUARD-006, ADND-CHARGE-010)",
    (own, their, first, strikes) => {
      const [mine, theirs] = [arms[own], arms[their]];
      if (!mine || !theirs) throw new Error("known arms");
      const fell = blows(declared("charge"), { own: mine, their: theirs, first }, "charge") as unknown[];
      expect(fell.length > 0).toBe(strikes);
    },
  );
});
