import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import { declare, phase, seat, stage, sword, way, type Stage } from "../testing/stage.js";

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
