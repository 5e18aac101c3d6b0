import { afterEach, describe, expect, it, vi } from "vitest";
import { dnd5e2024 } from "../../rulesets/dnd5e2024/ruleset.js";
import { pf1 } from "../../rulesets/pf1/ruleset.js";
import { stage, way as wayOf } from "../../rulesets/pf1/testing/stage.js";
import { creatureId } from "../../table/host.js";
import type { SessionSeat } from "../port/fight-session.js";
import { actByWay, unarmedTactic } from "./act-of-way.js";

const seat = { creature: creatureId("ogre") } as SessionSeat;
const way = {
  cells: [
    [1, 1],
    [2, 1],
    [3, 1],
  ] as const,
  elevations: [0, 5, 10],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The world's choice whether a single cell is a step. */
const chooseStep = (chosen: boolean): void => {
  vi.stubGlobal("game", { settings: { get: (_: string, key: string) => key === "singleCellStep" && chosen } });
};

describe("a single cell for which nothing was armed", () => {
  const ann = creatureId("ann");
  const tactic = (fight: ReturnType<typeof stage>, cells: readonly (readonly [number, number])[], detail = {}) =>
    unarmedTactic(pf1, fight.situation, ann, {
      cells,
      elevations: cells.map(() => 0),
      details: cells.map(() => detail),
    });

  it("is a step only where the world says so, and no farther than one cell", () => {
    const fight = stage([{ id: "ann", at: [0, 0] }]);
    chooseStep(false);
    expect(tactic(fight, wayOf([0, 0], [1, 0]))).toBe("move");
    chooseStep(true);
    expect(tactic(fight, wayOf([0, 0], [1, 0]))).toBe("five-foot-step");
    expect(tactic(fight, wayOf([0, 0], [2, 0]))).toBe("move");
    expect(tactic(fight, wayOf([0, 0], [1, 0]), { action: "climb" })).toBe("climb");
  });

  it("is an ordinary move where the step isn't lawful", () => {
    chooseStep(true);
    const fight = stage([{ id: "ann", at: [0, 0] }]);
    fight.act("ann", "move", { path: wayOf([0, 0], [2, 0]) });
    expect(tactic(fight, wayOf([2, 0], [3, 0]))).toBe("move");
  });

  it("stays a crawl for one who lies, and a move in a game without a step", () => {
    chooseStep(true);
    const lying = stage([{ id: "ann", at: [0, 0], conditions: ["prone"] }]);
    expect(tactic(lying, wayOf([0, 0], [1, 0]))).toBe("crawl");
    const situation = { encounter: { creatures: {} }, profiles: new Map() } as never;
    const cells = wayOf([0, 0], [1, 0]);
    expect(unarmedTactic(dnd5e2024, situation, ann, { cells, elevations: [0, 0] })).toBe("move");
  });
});

describe("the act that a way stands for", () => {
  it("follows the way cell by cell", () => {
    expect(actByWay(seat, "move", way)).toEqual({
      by: "ogre",
      action: "move",
      path: way.cells,
      elevations: [0, 5, 10],
    });
  });

  it("names how core says that the token moves, where that isn't the tactic itself", () => {
    const flown = { ...way, details: [{}, { action: "fly" }, { action: "fly" }] };
    expect(actByWay(seat, "move", flown).options).toEqual({ mode: "fly" });
    expect(actByWay(seat, "climb", { ...way, details: [{}, { action: "climb" }] }).options).toBeUndefined();
    expect(actByWay(seat, "move", { ...way, details: [{}, { action: "walk" }] }).options).toBeUndefined();
    expect(actByWay(seat, "teleport", flown).options).toBeUndefined();
  });

  it("is judged as the last manner that isn't walking, whatever the token did before this way", () => {
    const mixed = { ...way, details: [{ action: "swim" }, { action: "climb" }, { action: "walk" }] };
    expect(actByWay(seat, "move", mixed).options).toEqual({ mode: "climb" });
    const walked = { ...way, details: [{ action: "fly" }, { action: "walk" }, { action: "walk" }] };
    expect(actByWay(seat, "move", walked).options).toBeUndefined();
  });

  it.each([
    [pf1, { fly: "move", swim: "swim", climb: "climb", burrow: "move", crawl: "crawl", jump: "move", walk: "move" }],
    [
      dnd5e2024,
      { fly: "move", swim: "swim", climb: "climb", burrow: "move", crawl: "crawl", jump: "jump", walk: "move" },
    ],
  ])("unarmed, is the tactic that core's movement action names, where the game has one", (ruleset, expected) => {
    const situation = { encounter: { creatures: {} }, profiles: new Map() } as never;
    const found = Object.keys(expected).map((action) => [
      action,
      unarmedTactic(ruleset, situation, seat.creature, { ...way, details: [{}, { action }, { action }] }),
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it("is a push where somebody else makes the creature go", () => {
    expect(actByWay(seat, "forced", way)).toMatchObject({ action: "forced", cause: "push", path: way.cells });
  });

  it("knows only the ends of a jump", () => {
    expect(actByWay(seat, "teleport", way)).toEqual({
      by: "ogre",
      action: "teleport",
      path: [
        [1, 1],
        [3, 1],
      ],
      elevations: [0, 10],
    });
  });
});
