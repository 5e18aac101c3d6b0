import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import {
  bow,
  declared,
  fighter,
  phase,
  seat,
  stage,
  sword,
  type Doing,
  type Seat,
  type Stage,
} from "../testing/stage.js";
import { openingsLeft } from "./chances.js";

describe("openings left (GAP-ADND-08)", () => {
  const left = (
    kind: "pc" | "npc",
    stats: JsonObject,
    turn: JsonObject = {},
    options: RulesetOptions = {},
  ): unknown => {
    const fight = stage([seat("ann", [5, 5], { turn, as: { kind, stats } })], {}, options);
    return openingsLeft(fight.situation, fighter(fight, "ann"));
  };

  it.each<readonly [string, "pc" | "npc", JsonObject, number]>([
    ["a warrior", "pc", { group: "warrior" }, 3],
    ["one of no group", "pc", {}, 3],
    ["a wizard", "pc", { group: "wizard" }, 1],
    ["a monster", "npc", { group: "wizard" }, 3],
    ["a wizard of the fourth level", "pc", { group: "wizard", level: 4 }, 1],
    ["a wizard of the fifth level", "pc", { group: "wizard", level: 5 }, 2],
    ["a warrior of the tenth level", "pc", { level: 10 }, 5],
  ])("of %s (%s, %j) are %i", (_, kind, stats, openings) => {
    expect(left(kind, stats)).toBe(openings);
  });

  it("are less by those taken, never below none, and without number where the table has no limit", () => {
    expect(left("pc", {}, { taken: 1 })).toBe(2);
    expect(left("pc", {}, { taken: 9 })).toBe(0);
    expect(left("pc", {}, { taken: 9 }, { opportunityCap: "none" })).toBeNull();
  });
});

/** An archer with an enemy in front of it, whose shot comes now. */
const shot = (more: Parameters<typeof seat>[2], ...others: readonly Seat[]): Stage => {
  const fight = stage([
    seat("ann", [5, 5], { turn: declared("fire-full"), as: { attacks: [bow()] }, ...more }),
    ...others,
  ]);
  phase(fight, "average");
  return fight;
};
const chances = (fight: Stage, doing: Doing, action = "fire-full"): unknown =>
  fight.judge("ann", action, doing).provocations.map(({ by, step, of, attacks }) => [by, step, of, ...attacks]);

describe("a shot (ADND-FIRE-005, ADND-FIRE-006)", () => {
  const near = (turn: JsonObject = {}, more: Parameters<typeof seat>[2] = {}): Seat =>
    seat("orc", [6, 5], { turn, ...more });
  const far = seat("owl", [12, 5]);

  it("gives all who threaten the shooter an opening", () => {
    expect(chances(shot({}, near(), far), { target: "owl" })).toEqual([["orc", "action", "ranged-attack", "sword"]]);
    expect(chances(shot({}, near(), seat("oaf", [4, 5], { facing: "e" })), { target: "orc" })).toEqual([
      ["orc", "action", "ranged-attack", "sword"],
      ["oaf", "action", "ranged-attack", "sword"],
    ]);
  });

  it("gives the one shot at none in the round in which it came up", () => {
    expect(chances(shot({}, near({ closed: ["ann"] })), { target: "orc" })).toEqual([]);
    expect(chances(shot({}, near({ closed: ["bob"] })), { target: "orc" })).toHaveLength(1);
    expect(chances(shot({}, near({ closed: ["ann"] }), far), { target: "owl" })).toHaveLength(1);
  });

  it("gives none to those who can't take it: not ready, struck already, without a chance left, or blind", () => {
    const of = (turn: JsonObject, more: Parameters<typeof seat>[2] = {}): unknown =>
      chances(shot({}, near(turn, more)), { target: "orc" });
    expect(of({})).toHaveLength(1);
    expect(of({ opportunities: ["ann"] })).toEqual([]);
    expect(of({ opportunities: ["bob"] })).toHaveLength(1);
    expect(of({ taken: 3 })).toEqual([]);
    expect(of({}, { conditions: ["stunned"] })).toEqual([]);
    expect(of({}, { conditions: ["blinded"] })).toEqual([]);
    expect(of({}, { facing: "e" })).toEqual([]);
    expect(of({}, { as: { attacks: [bow()] } })).toEqual([]);
  });

  it("names the weapons that reach", () => {
    const pike = { ...sword(), id: "pike", reach: { min: 2, max: 2 } };
    const armed = { as: { attacks: [sword(), { ...sword(), id: "axe" }, pike] } };
    expect(chances(shot({}, near({}, armed)), { target: "orc" })).toEqual([
      ["orc", "action", "ranged-attack", "sword", "axe"],
    ]);
  });

  it("says how many there are and were", () => {
    expect(shot({}, near({ taken: 1 })).judge("ann", "fire-full", { target: "orc" }).provocations).toMatchObject([
      { against: "ann", action: "opportunity-attack", pays: "opportunity", left: 2, pool: 3 },
    ]);
    const endless = stage(
      [seat("ann", [5, 5], { as: { attacks: [bow()] }, turn: declared("fire-full") }), near({ taken: 1 })],
      {},
      { opportunityCap: "none" },
    );
    expect(endless.judge("ann", "fire-full", { target: "orc" }).provocations).toMatchObject([
      { left: null, pool: null },
    ]);
  });
});

describe("turning the back on somebody (GAP-ADND-08)", () => {
  it("gives it an opening, a shot's or blow's turn too", () => {
    const fight = shot({}, seat("orc", [6, 5]), seat("owl", [1, 5]));
    expect(chances(fight, { facing: "w" }, "facing-change")).toEqual([["orc", "action", "turning", "sword"]]);
    expect(chances(fight, { facing: "n" }, "facing-change")).toEqual([]);
    expect(chances(fight, { facing: "se" }, "facing-change")).toEqual([]);
    const blow = stage([
      seat("ann", [5, 5], { turn: declared("attack") }),
      seat("orc", [6, 5]),
      seat("owl", [4, 5], { facing: "w" }),
    ]);
    phase(blow, "average");
    expect(chances(blow, { target: "owl" }, "attack")).toEqual([["orc", "action", "turning", "sword"]]);
    expect(chances(blow, { target: "orc" }, "attack")).toEqual([]);
  });

  it("gives none where nobody threatens, or there is no scene", () => {
    expect(chances(shot({}, seat("orc", [8, 5])), { facing: "w" }, "facing-change")).toEqual([]);
    const nowhere = stage([seat("ann", [5, 5]), seat("orc", [6, 5])], null);
    expect(nowhere.judge("ann", "facing-change", { facing: "w", target: creatureId("orc") }).provocations).toEqual([]);
  });
});
