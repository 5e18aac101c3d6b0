import { describe, expect, it } from "vitest";
import type { RulesetOptions } from "../../rules/situation.js";
import type { JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import { declare, declared, phase, seat, stage, stat, toThen, way, type Doing, type Stage } from "./testing/stage.js";

const runner = (stats: Record<string, number>, options: RulesetOptions = {}): Stage =>
  stage([seat("ann", [2, 5], { as: { stats } })], {}, options);
const points = (fight: Stage): unknown => fight.ask({ kind: "stat", of: creatureId("ann"), key: "fatigue" });

function runRound(fight: Stage, back: boolean): void {
  declare(fight, "ann", "run");
  phase(fight, "fast");
  fight.act("ann", "run", { path: back ? way([3, 5], [2, 5]) : way([2, 5], [3, 5]) });
  phase(fight, null);
}

describe("running", () => {
  it("lasts as many rounds as the Constitution has points, where no fatigue is counted; then it wants rest (ADND-RUN-006, SC-AD-067)", () => {
    const fight = runner({ con: 13 });
    for (let round = 1; round <= 13; round++) runRound(fight, round % 2 === 0);
    expect(fight.refusal("ann", "declare", { then: toThen("ann", "run") })).toBe("no-resource");
    phase(fight, null);
    expect(fight.refusal("ann", "declare", { then: toThen("ann", "run") })).toBeNull();
  });

  it("costs a point of fatigue a round where they are counted, and a round of rest gives one back (GAP-ADND-09)", () => {
    const fight = runner({ con: 13 }, { fatigue: true });
    expect(points(fight)).toBe(6);
    runRound(fight, false);
    expect(points(fight)).toBe(5);
    phase(fight, null);
    expect(points(fight)).toBe(6);
    phase(fight, null);
    expect(points(fight)).toBe(6);
  });

  it("begins with half the Constitution, four at least, or what the table says (option fatigueMaximum)", () => {
    expect(points(runner({ con: 6 }, { fatigue: true }))).toBe(4);
    expect(points(runner({ con: 6 }, { fatigue: true, fatigueMaximum: 9 }))).toBe(9);
  });

  it("without a point left takes a save, or is refused (ADND-RUN-005, option fatigueExhausted)", () => {
    const spent = (options: RulesetOptions): Stage => runner({ con: 10, fatigue: 0 }, { fatigue: true, ...options });
    expect(spent({ fatigueExhausted: "refuse" }).refusal("ann", "declare", { then: toThen("ann", "run") })).toBe(
      "no-resource",
    );
    const fight = spent({});
    declare(fight, "ann", "run");
    phase(fight, "fast");
    fight.act("ann", "run", { path: way([2, 5], [3, 5]) });
    expect(fight.encounter.rolls).toMatchObject({ kind: "save" });
    fight.roll(2);
    expect(fight.conditions("ann")).toEqual(["fatigued"]);
  });
});

describe("fatigue points (GAP-ADND-09)", () => {
  const counted = { fatigue: true };
  const spends = (
    action: string,
    doing: Doing = {},
    more: Parameters<typeof seat>[2] = {},
    options: RulesetOptions = counted,
  ): Stage => {
    const fight = stage(
      [
        seat("ann", [2, 5], { turn: declared(action), vitals: { fatigue: 5 }, ...more }),
        seat("orc", [3, 5]),
        seat("ogre", [7, 5]),
      ],
      {},
      options,
    );
    phase(fight, "average");
    fight.act("ann", action, doing);
    return fight;
  };
  const walk = { path: way([2, 5], [2, 6]) };
  const left = (fight: Stage): unknown => fight.state("ann").vitals.fatigue;

  it.each<readonly [string, Doing]>([
    ["attack", { target: "orc" }],
    ["unarmed", { target: "orc" }],
    ["charge", { target: "ogre", ...walk }],
    ["run", walk],
    ["sprint", walk],
  ])("cost one for %s", (action, doing) => {
    const fight = spends(action, doing);
    expect(left(fight)).toBe(4);
    expect(fight.state("ann").turn.tired).toBe(true);
  });

  it.each<readonly [string, Doing]>([
    ["move", walk],
    ["withdraw", walk],
    ["guard", {}],
    ["cast-spell", {}],
  ])("cost nothing for %s", (action, doing) => {
    expect(left(spends(action, doing))).toBe(5);
  });

  it("cost once a round, and nothing where nobody counts them", () => {
    expect(left(spends("run", walk, { turn: declared("run", { tired: true }) }))).toBe(5);
    expect(left(spends("run", walk, {}, {}))).toBe(5);
  });

  it("are half the Constitution where nothing has been spent, ten where that isn't known", () => {
    const max = (stats: JsonObject, options: RulesetOptions = counted): unknown =>
      stat(stage([seat("ann", [2, 5], { as: { stats } })], {}, options), "ann", "fatigue");
    expect(max({ con: 17 })).toBe(8);
    expect(max({})).toBe(5);
    expect(max({ con: 3 })).toBe(4);
    expect(max({ con: 17 }, { fatigueMaximum: 3 })).toBe(3);
    expect(max({ con: 17, fatigue: 2 })).toBe(2);
  });

  it("at none ask a save against paralyzation, and the round goes on: fatigued, then exhausted", () => {
    const worn = (conditions: string[], face: number | null): string[] => {
      const fight = spends("run", walk, {
        vitals: { fatigue: 0 },
        conditions,
        as: { stats: { saves: { paralyzation: 14 } } },
      });
      expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "save", modifiers: [] });
      fight.roll(...(face === null ? [] : [face]));
      expect(fight.cell("ann")).toEqual([2, 6]);
      expect(fight.state("ann").turn.tired).toBe(true);
      expect(left(fight)).toBe(0);
      return fight.conditions("ann");
    };
    expect(worn([], 14)).toEqual([]);
    expect(worn([], 13)).toEqual(["fatigued"]);
    expect(worn([], null)).toEqual(["fatigued"]);
    expect(worn(["fatigued"], 13)).toEqual(["fatigued", "exhausted"]);
  });

  it("come back by one in a round without exertion, to the measure", () => {
    const after = (turn: JsonObject, fatigue: number, options: RulesetOptions = counted): unknown => {
      const fight = stage([seat("ann", [2, 5], { turn, vitals: { fatigue } })], {}, options);
      phase(fight, "fast");
      phase(fight, null);
      return left(fight);
    };
    expect(after({}, 3)).toBe(4);
    expect(after({ tired: true }, 3)).toBe(3);
    expect(after({}, 5)).toBe(5);
    expect(after({}, 7)).toBe(7);
    expect(after({}, 3, {})).toBe(3);
  });

  it("at none forbid a run, where the table reads it so (ADND-RUN-005)", () => {
    const why = (action: string, fatigue: number, options: RulesetOptions): unknown => {
      const fight = stage([seat("ann", [2, 5], { vitals: { fatigue } })], {}, options);
      return fight.judge("ann", "declare", { then: toThen("ann", action) }).refusal?.reasons ?? [];
    };
    const refuse = { fatigue: true, fatigueExhausted: "refuse" };
    expect(why("run", 0, refuse)).toEqual([{ code: "no-resource", data: { resource: "fatigue" } }]);
    expect(why("sprint", -1, refuse)).toEqual([{ code: "no-resource", data: { resource: "fatigue" } }]);
    expect(why("run", 1, refuse)).toEqual([]);
    expect(why("charge", 0, refuse)).toEqual([]);
    expect(why("run", 0, { fatigueExhausted: "refuse" })).toEqual([]);
    expect(why("run", 0, { fatigue: true })).toEqual([]);
  });
});

describe("breath (ADND-RUN-006)", () => {
  it("is for as many rounds of running as the Constitution has points, ten where that isn't known", () => {
    const why = (ran: number, stats: JsonObject, options: RulesetOptions = {}): unknown => {
      const fight = stage([seat("ann", [2, 5], { turn: { ran }, as: { stats } })], {}, options);
      return fight.judge("ann", "declare", { then: toThen("ann", "sprint") }).refusal?.reasons ?? [];
    };
    expect(why(13, { con: 13 })).toEqual([{ code: "no-resource", data: { resource: "breath", rounds: 13 } }]);
    expect(why(12, { con: 13 })).toEqual([]);
    expect(why(10, {})).toEqual([{ code: "no-resource", data: { resource: "breath", rounds: 10 } }]);
    expect(why(13, { con: 13 }, { fatigue: true })).toEqual([]);
  });
});
