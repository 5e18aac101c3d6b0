import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "../testing/stage.js";

const club = { attacks: [{ id: "club", kind: "melee" as const, bonus: 5, damage: "1d8+4", extra: {} }] };
const ARCHER: Seat = { id: "archer", at: [4, 9], side: "heroes", vitals: { hp: 8 }, profile: { stats: { ac: 12 } } };
const OGRE: Seat = { id: "ogre", at: [7, 6], side: "foes", profile: { ...club, size: "large" } };
const PAST = { path: way([4, 9], [10, 9]) };

describe("a move past somebody who may strike", () => {
  it("PF1-AOO-001: stops in the very cell, asks, and goes on when nobody strikes", () => {
    const fight = stage([ARCHER, OGRE]);
    const foretold = fight.judge("archer", "move", PAST).provocations;
    expect(foretold).toMatchObject([{ by: "ogre", step: 1, left: 1, attacks: ["club"] }]);
    fight.act("archer", "move", PAST);
    expect(fight.cell("archer")).toEqual([5, 9]);
    expect(fight.encounter.windows).toMatchObject([
      {
        kind: "provoked",
        cause: "archer",
        against: "archer",
        step: 1,
        of: "leaving",
        responders: [{ creature: "ogre" }],
      },
    ]);
    fight.answer("ogre", false);
    expect(fight.cell("archer")).toEqual([10, 9]);
    expect(fight.economy("ogre")).toMatchObject({ aoo: 1 });
    expect(fight.economy("archer")).toMatchObject({ move: 0, standard: 1, step: false });
  });

  it("PF1-GAP-01: the strike is resolved before the move goes on, and costs the striker its opportunity", () => {
    const fight = stage([ARCHER, OGRE]);
    fight.act("archer", "move", PAST);
    fight.answer("ogre", true);
    expect(fight.encounter.rolls).toMatchObject({ by: "ogre", kind: "attack", target: "archer" });
    fight.roll(2);
    expect(fight.cell("archer")).toEqual([10, 9]);
    expect(fight.economy("ogre")).toMatchObject({ aoo: 0 });
  });

  it("whoever is struck down stays where the blow fell", () => {
    const fight = stage([ARCHER, OGRE]);
    fight.act("archer", "move", PAST);
    fight.answer("ogre", true);
    fight.roll(15);
    expect(fight.encounter.rolls).toMatchObject({ kind: "damage", dice: [{ count: 1, sides: 8 }] });
    fight.roll(8);
    expect(fight.cell("archer")).toEqual([5, 9]);
    expect(fight.state("archer").vitals).toEqual({ hp: -4 });
    expect(fight.conditions("archer")).toEqual(["unconscious", "dying"]);
    expect(fight.encounter).toMatchObject({ tasks: [], windows: [], rolls: null });
    expect(fight.events.at(-2)).toMatchObject({ type: "Interrupted", creature: "archer", at: [5, 9] });
  });

  it("a strike on leaving the first cell comes before anything moves", () => {
    const fight = stage([{ ...ARCHER, at: [6, 8] }, OGRE]);
    fight.act("archer", "move", { path: way([6, 8], [4, 10]) });
    expect(fight.encounter.windows).toHaveLength(1);
    expect(fight.events.some(({ type }) => type === "Moved")).toBe(false);
  });

  it("asks all who may strike from one cell in one window, in initiative order", () => {
    const fight = stage([ARCHER, { id: "orc", at: [6, 10], side: "foes" }, OGRE]);
    fight.act("archer", "move", PAST);
    expect(fight.encounter.windows[0]?.responders.map(({ creature }) => creature)).toEqual(["orc", "ogre"]);
    fight.answer("orc", false);
    expect(fight.cell("archer")).toEqual([5, 9]);
    fight.answer("ogre", false);
    expect(fight.cell("archer")).toEqual([10, 9]);
  });

  it("whoever was put elsewhere meanwhile doesn't go on", () => {
    const fight = stage([ARCHER, OGRE]);
    fight.act("archer", "move", PAST);
    fight.send({
      type: "Observe",
      creature: "archer" as never,
      position: { cell: [0, 0], elevation: 0, facing: null },
    });
    fight.answer("ogre", false);
    expect(fight.cell("archer")).toEqual([0, 0]);
  });

  it("a chance is gone with the opportunity that another move has used up", () => {
    const fight = stage([ARCHER, OGRE]);
    fight.act("archer", "move", PAST);
    fight.answer("ogre", true);
    fight.roll();
    expect(fight.judge("archer", "move", { path: way([10, 9], [6, 9]), pay: "standard" }).provocations).toEqual([]);
  });

  it("carries a rider along", () => {
    const horse: Seat = { id: "horse", at: [4, 4], side: "heroes", profile: { size: "large" } };
    const rider: Seat = { id: "rider", at: [4, 4], side: "heroes", profile: { rides: "horse" as never } };
    const fight = stage([horse, rider]);
    fight.act("horse", "move", { path: way([4, 4], [7, 4]) });
    expect(fight.cell("rider")).toEqual([7, 4]);
  });
});

describe("running out of breath", () => {
  it("PF1-RUN-003, 004: beyond Constitution rounds a check, and rest when it fails", () => {
    const runner: Seat = { id: "runner", at: [0, 0], profile: { stats: { con: 10 } }, turn: { run: { rounds: 10 } } };
    const fight = stage([runner]);
    fight.act("runner", "run", { path: way([0, 0], [8, 0]) });
    expect(fight.encounter.rolls).toMatchObject({ kind: "check" });
    fight.roll(9);
    expect(fight.cell("runner")).toEqual([0, 0]);
    fight.turn("runner");
    expect(fight.refusal("runner", "run", { path: way([0, 0], [8, 0]) })).toBe("condition");
  });
});
