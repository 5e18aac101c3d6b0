import { describe, expect, it } from "vitest";
import { openStage, type Seat, type Stage } from "../../module/combat/testing/stage.js";
import type { JsonObject } from "../../module/kernel/json.js";
import { creatureId } from "../../module/model/ids.js";
import { AMENDS } from "../../module/rules/amends.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";

const STATS = { hp: 30, maxHp: 30, ac: 15, ref: 3, dex: 14, dx: 11, ht: 10, con: 12, saves: { death: 12 } };
const seat = (id: string, x: number): Seat => ({ id, at: [x, 5], profile: { stats: STATS }, vitals: { hp: 20 } });
const SEATS = [seat("ann", 3), seat("bob", 6), seat("cat", 9)];
const ALL = ["bob", "cat"].map(creatureId);

const GAMES: readonly Ruleset[] = [pf1, dnd5e2024, dnd4e, gurps4e, adnd2ct];
const hp = (fight: Stage, id: string): number | undefined => fight.state(id).vitals.hp;
const say = (fight: Stage, action: string, options: JsonObject, targets = ALL): void => {
  fight.act(targets[0] ?? "bob", action, { targets, options });
};
const objection = (fight: Stage, action: string, options: JsonObject, targets = ALL) =>
  fight.refusal(targets[0] ?? "bob", action, { targets, options });

describe.each(GAMES)("the table's word on hit points in $id", (ruleset) => {
  it("hurts everybody it names, at no cost, on anybody's turn, and tells how much", () => {
    const fight = openStage(ruleset, SEATS);
    const before = fight.economy("bob");
    expect(fight.judge("bob", "harm", { targets: ALL, options: { amount: 7 } })).toMatchObject({
      refusal: null,
      pays: [],
      provocations: [],
    });
    say(fight, "harm", { amount: 7 });
    expect([hp(fight, "ann"), hp(fight, "bob"), hp(fight, "cat")]).toEqual([20, 13, 13]);
    expect(fight.economy("bob")).toEqual(before);
    expect(fight.events.filter(({ type }) => type === "Noted")).toMatchObject([
      { creature: "bob", code: "harm", data: { amount: 7 } },
      { creature: "cat", code: "harm", data: { amount: 7 } },
    ]);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("goes on to the others when it fells the first, and brings back whom it heals", () => {
    const fight = openStage(ruleset, SEATS);
    say(fight, "harm", { amount: 20 });
    while (fight.encounter.rolls)
      fight.roll(...fight.encounter.rolls.dice.flatMap(({ count }) => Array<number>(count).fill(2)));
    expect([hp(fight, "bob"), hp(fight, "cat")]).toEqual([0, 0]);
    say(fight, "mend", { amount: 99 });
    expect([hp(fight, "bob"), hp(fight, "cat")]).toEqual([30, 30]);
    if (ruleset !== gurps4e) expect(fight.conditions("bob")).not.toContain("unconscious");
  });

  it("refuses what names nobody, no number, or a save that the game hasn't", () => {
    const fight = openStage(ruleset, SEATS);
    expect(objection(fight, "harm", {})).toBe("no-such-action");
    for (const amount of [0, -3, 1.5, 1e9, "7"]) expect(objection(fight, "harm", { amount })).toBe("no-such-action");
    expect(objection(fight, "harm", { amount: 7 }, [...ALL, creatureId("nobody")])).toBe("no-such-creature");
    expect(objection(fight, "harm", { amount: 7, save: "luck", difficulty: 10 })).toBe("no-such-action");
    expect(objection(fight, "harm", { amount: 7, spares: "most" })).toBe("no-such-action");
  });
});

describe("a save that the table asks for first", () => {
  const SAVES: readonly (readonly [Ruleset, string, number, readonly number[], readonly number[]])[] = [
    [pf1, "ref", 15, [12], [11]],
    [dnd5e2024, "dex", 15, [13], [12]],
    [gurps4e, "dx", 2, [3, 3, 3], [3, 3, 4]],
    [adnd2ct, "death", 1, [13], [12]],
  ];

  it.each(SAVES)("spares half of it whoever makes it ($0.id)", (ruleset, save, difficulty, made, failed) => {
    const fight = openStage(ruleset, SEATS);
    say(fight, "harm", { amount: 7, save, difficulty, spares: "half" });
    expect(fight.encounter.rolls).toMatchObject({ by: "bob", kind: "save" });
    fight.roll(...made);
    expect(fight.encounter.rolls).toMatchObject({ by: "cat", kind: "save" });
    fight.roll(...failed);
    expect([hp(fight, "bob"), hp(fight, "cat")]).toEqual([17, 13]);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it.each(SAVES)("is asked for itself, where nobody is hurt ($0.id)", (ruleset, save, difficulty, made) => {
    const fight = openStage(ruleset, SEATS);
    say(fight, "harm", { amount: 0, save, difficulty }, [creatureId("cat")]);
    fight.roll(...made);
    expect(hp(fight, "cat")).toBe(20);
    expect(fight.events.filter(({ type }) => type === "Noted")).toEqual([]);
    expect(fight.events.find(({ type }) => type === "RollResolved")).toMatchObject({ roll: { by: "cat", hit: true } });
  });

  it("is what the game says that it has", () => {
    for (const [ruleset, save] of SAVES) expect(ruleset.saves).toContain(save);
    expect(dnd4e.saves ?? []).toEqual([]);
  });
});

it("belongs to a game's table, and stands in none of its lists", () => {
  for (const { actions } of GAMES)
    for (const id of AMENDS) expect(actions.find((action) => action.id === id)).toMatchObject({ listed: false });
});
