import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import { bow, declare, seat, stage, sword } from "./testing/stage.js";

const due = (action: string, as: Parameters<typeof seat>[2], options = {}): unknown => {
  const fight = stage([seat("ann", [2, 5], as), seat("orc", [3, 5])]);
  declare(fight, "ann", action, { options });
  return fight.economy("ann").phase;
};
const armed = (extra: Parameters<typeof sword>[0]) => ({ as: { attacks: [{ ...sword(), extra: extra ?? {} }] } });

describe("when an action is due", () => {
  it.each([
    [0, "fast"],
    [4, "fast"],
    [5, "average"],
    [8, "slow"],
    [14, "very-slow"],
  ])("by a speed factor of %i in the phase %s, never before its wielder (GAP-ADND-04)", (speedFactor, expected) => {
    expect(due("attack", armed({ speedFactor }))).toBe(expected);
  });

  it.each([
    [1, "very-slow"],
    [2, "slow"],
    [4, "average"],
  ])("with magic of +%i in the phase %s (GAP-ADND-04)", (magic, expected) => {
    expect(due("attack", armed({ speedPhase: "very-slow", magic }))).toBe(expected);
  });

  it.each([
    [3, "fast"],
    [6, "average"],
    [9, "slow"],
    [10, "very-slow"],
  ])("for a casting time of %i in the phase %s (GAP-ADND-05)", (castingTime, expected) => {
    expect(due("cast-spell", {}, { castingTime })).toBe(expected);
  });

  it.each([
    ["potion", "average"],
    ["scroll", "very-slow"],
    ["wand", "fast"],
    ["ring", "average"],
  ])("for a %s in the phase %s (GAP-ADND-06)", (item, expected) => {
    expect(due("use-magic-item", {}, { item })).toBe(expected);
  });

  it.each([
    ["light", 12, "fast", 9],
    ["moderate", 12, "slow", 6],
    ["heavy", 12, "very-slow", 3],
    ["severe", 12, "very-slow", 1],
  ])("under a %s load, which lowers the rate too (GAP-ADND-26, GAP-ADND-03)", (encumbrance, walk, base, rate) => {
    const of = (options: Record<string, string>): unknown[] => {
      const fight = stage([seat("ann", [2, 5], { as: { speeds: { walk }, stats: { encumbrance } } })], {}, options);
      declare(fight, "ann", "move");
      return [fight.ask({ kind: "stat", of: creatureId("ann"), key: "basePhase" }), fight.economy("ann").movement];
    };
    expect(of({})).toEqual([base, rate]);
    expect(of({ encumbrance: "shown" })).toEqual(["fast", 12]);
  });

  it("is one class worse for the fatigued and two for the exhausted (GAP-ADND-09)", () => {
    expect(due("move", { conditions: ["fatigued"] })).toBe("fast");
    expect(due("move", { conditions: ["exhausted"] })).toBe("slow");
  });

  it("alternates where a round holds one and a half shots or blows (ADND-FIRE-002, ADND-ATTACK-004)", () => {
    const fight = stage([seat("ann", [2, 5], { as: { attacks: [bow({ rof: 3 })] } })]);
    declare(fight, "ann", "fire-half");
    expect(fight.economy("ann").attacks).toBe(1);
    fight.send({ type: "StartPhase", phase: null });
    declare(fight, "ann", "fire-half");
    expect(fight.economy("ann").attacks).toBe(2);
  });
});
