import { describe, expect, it } from "vitest";
import type { RulesetOptions } from "../../rules/situation.js";
import { creatureId } from "../../model/ids.js";
import { declare, phase, seat, stage, toThen, way, type Stage } from "./testing/stage.js";

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
