import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { fighter, seat, stage, type Seat, type Stage } from "../testing/stage.js";
import { burdenDelay, rateOf } from "./speed.js";

const one = (as: Seat["profile"], more: Partial<Seat> = {}, options: RulesetOptions = {}): Stage =>
  stage([seat("ann", [2, 5], { ...(as && { as }), ...more })], {}, options);
const rate = (fight: Stage, mode?: string): number | null => rateOf(fight.situation, fighter(fight, "ann"), mode);

describe("a movement rate (GAP-ADND-23)", () => {
  it("is twelve where nothing is said of any, and none in a mode that isn't named", () => {
    expect(rate(one({ speeds: {} }))).toBe(12);
    expect(rate(one({ speeds: {} }), "fly")).toBeNull();
    expect(rate(one({ speeds: { fly: 15 } }))).toBeNull();
    expect(rate(one({ speeds: { fly: 15 } }), "fly")).toBe(15);
    expect(rate(one({ speeds: { walk: 9 } }))).toBe(9);
  });

  it("is the mount's for a rider, with the mount's burden (ADND-INIT-001)", () => {
    const horse = seat("bay", [2, 5], { as: { speeds: { walk: 24 }, size: "large" } });
    const riding = (more: Partial<Seat> = {}): Stage =>
      stage([seat("ann", [2, 5], { as: { speeds: { walk: 9 }, rides: creatureId("bay") }, ...more }), horse]);
    expect(rate(riding())).toBe(24);
    expect(rate(riding({ conditions: ["exhausted"] }))).toBe(24);
    expect(rate(riding({ turn: { dismounted: true } }))).toBe(9);
  });

  it.each([
    ["none", 12, 0],
    ["light", 9, 0],
    ["moderate", 6, 1],
    ["heavy", 3, 2],
    ["severe", 1, 3],
    ["featherweight", 12, 0],
  ])("under a burden called %s is %i, the phase %i later (GAP-ADND-26, GAP-ADND-03)", (encumbrance, squares, later) => {
    const fight = one({ stats: { encumbrance } });
    expect(rate(fight)).toBe(squares);
    expect(burdenDelay(fight.situation, fighter(fight, "ann"))).toBe(later);
    const shown = one({ stats: { encumbrance } }, {}, { encumbrance: "shown" });
    expect(rate(shown)).toBe(12);
    expect(burdenDelay(shown.situation, fighter(shown, "ann"))).toBe(0);
  });

  it("is rounded down, and never raised by the heaviest burden (GAP-ADND-26)", () => {
    expect(rate(one({ speeds: { walk: 7 }, stats: { encumbrance: "light" } }))).toBe(5);
    expect(rate(one({ speeds: { walk: 0 }, stats: { encumbrance: "severe" } }))).toBe(0);
  });

  it("of the weary is that of a heavier burden: of the fatigued by one class, of the exhausted by two (GAP-ADND-09)", () => {
    const weary = (encumbrance: string, ...conditions: string[]): number | null =>
      rate(one({ stats: { encumbrance } }, { conditions }));
    expect(weary("none", "fatigued")).toBe(9);
    expect(weary("none", "exhausted")).toBe(6);
    expect(weary("none", "fatigued", "exhausted")).toBe(6);
    expect(weary("moderate", "fatigued")).toBe(3);
    expect(weary("heavy", "exhausted")).toBe(1);
    expect(weary("severe", "exhausted")).toBe(1);
  });
});
