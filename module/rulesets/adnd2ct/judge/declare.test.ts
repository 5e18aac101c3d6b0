import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Reason } from "../../../model/refusal.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import type { PhaseTerm } from "../phases.js";
import { declare, declared, phase, seat, stage, toThen } from "../testing/stage.js";

/** Why something can't be declared, with this behind it. */
function refused(
  action: string,
  turn: JsonObject = {},
  name: PhaseTerm | null = null,
  options: RulesetOptions = {},
): readonly Reason[] {
  const fight = stage([seat("ann", [2, 5], { turn })], {}, options);
  if (name) phase(fight, name);
  return fight.judge("ann", "declare", { then: toThen("ann", action) }).refusal?.reasons ?? [];
}
const codes = (...asked: Parameters<typeof refused>): string[] => refused(...asked).map(({ code }) => code);

describe("a declaration (ADND-ACT-005)", () => {
  it("is of something that is an action of a round", () => {
    expect(codes("attack")).toEqual([]);
    for (const action of ["adjust", "overrun", "delay", "follow", "juggle"])
      expect(codes(action)).toEqual(["no-such-action"]);
    expect(stage([seat("ann", [2, 5])]).refusal("ann", "declare")).toBe("no-such-action");
  });

  it("keeps the action, its weapon and what it says, and costs nothing", () => {
    const fight = stage([seat("ann", [2, 5])]);
    expect(fight.judge("ann", "declare", { then: toThen("ann", "attack") }).pays).toEqual([]);
    declare(fight, "ann", "cast-spell", { with: "sword", options: { castingTime: 3 } });
    expect(fight.state("ann").turn.declared).toEqual({
      action: "cast-spell",
      with: "sword",
      options: { castingTime: 3 },
    });
    declare(fight, "ann", "move");
    expect(fight.state("ann").turn.declared).toEqual({ action: "move", with: null, options: {} });
  });

  it("may be changed until the first phase, and in it until something is done", () => {
    expect(codes("move", declared("attack"))).toEqual([]);
    expect(codes("move", declared("attack", { moved: 1 }))).toEqual([]);
    expect(codes("move", declared("attack"), "very-fast")).toEqual([]);
    expect(codes("move", {}, "very-fast")).toEqual([]);
    for (const done of [{ acted: 0 }, { moved: 1 }, { made: 1 }])
      expect(refused("move", declared("attack", done), "very-fast")).toMatchObject([
        { code: "combination", data: { action: "attack" } },
      ]);
    expect(codes("move", { acted: 0 }, "very-fast")).toEqual([]);
  });

  it("is too late from the second phase on", () => {
    expect(refused("move", {}, "fast")).toMatchObject([{ code: "too-late", data: { action: "move" } }]);
    expect(codes("move", declared("attack"), "end-of-round")).toEqual(["too-late"]);
  });

  it("takes the place of what was dropped, once, but for what lasts the whole round (ADND-ACT-010, GAP-ADND-27, ADND-PARRY-005)", () => {
    expect(codes("attack", { aborted: true }, "slow")).toEqual([]);
    expect(refused("move", declared("attack", { aborted: true }), "slow")).toMatchObject([
      { code: "combination", data: { action: "attack" } },
    ]);
    for (const action of ["parry", "cover-ranged", "cover-melee"])
      expect(refused(action, { aborted: true }, "slow")).toMatchObject([{ code: "too-late", data: { action } }]);
  });

  it("is an option of an attack where the table has such things (ADND-ATTACK-008, GAP-ADND-16)", () => {
    expect(codes("disarm", {}, null)).toEqual([]);
    expect(codes("disarm", {}, null, { attackOptions: "off" })).toEqual(["no-such-action"]);
  });

  it("is no run of those out of breath (ADND-RUN-006)", () => {
    expect(codes("run", { ran: 10 })).toEqual(["no-resource"]);
    expect(codes("charge", { ran: 10 })).toEqual([]);
  });
});
