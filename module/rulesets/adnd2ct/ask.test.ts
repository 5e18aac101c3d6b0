import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import {
  bow,
  declare,
  declared,
  phase,
  seat,
  stage,
  stat,
  sword,
  way,
  type Seat,
  type Stage,
} from "./testing/stage.js";

const [ann, orc] = [creatureId("ann"), creatureId("orc")];

describe("what may be declared", () => {
  it("is listed with the reason where it may not", () => {
    const fight = stage([seat("ann", [5, 5], { turn: { ran: 10 } })]);
    const choices = fight.ask({ kind: "choices", by: ann }) as JsonObject[];
    expect(choices.map(({ id }) => id)).toEqual(expect.arrayContaining(["attack", "parry", "run", "pin", "crawl"]));
    expect(choices.find(({ id }) => id === "attack")).toEqual({
      id: "attack",
      variants: [],
      legal: true,
      reason: null,
    });
    expect(choices.find(({ id }) => id === "run")).toEqual({
      id: "run",
      variants: [],
      legal: false,
      reason: "no-resource",
    });
    for (const id of ["declare", "adjust", "overrun", "delay", "follow", "opportunity-attack"])
      expect(choices.map((each) => each.id)).not.toContain(id);
  });
});

describe("where somebody could end", () => {
  const cells = (fight: Stage, action: string): string[] =>
    (fight.ask({ kind: "reach", by: ann, action }) as { cell: Cell }[]).map(({ cell }) => String(cell)).sort();
  const walker = (action: string, walk: number, more: Partial<Seat> = {}): Stage => {
    const fight = stage([seat("ann", [5, 5], { ...more, as: { speeds: { walk } }, turn: declared(action) })]);
    phase(fight, "average");
    return fight;
  };
  const ring = ["4,4", "4,5", "4,6", "5,4", "5,6", "6,4", "6,5", "6,6"];

  it("is half of a move in its first phase, and the walk before an attack (ADND-INIT-002, ADND-INIT-003)", () => {
    expect(cells(walker("move", 2), "move")).toEqual(ring);
    expect(cells(walker("move", 4), "move")).toHaveLength(24);
    expect(cells(walker("attack", 3), "attack")).toEqual(ring);
    expect(cells(walker("attack", 3), "move")).toEqual(ring);
    expect(cells(walker("parry", 12), "move")).toEqual([]);
  });

  it("is asked of the movement itself where it is one", () => {
    expect(cells(walker("crawl", 4, { conditions: ["prone"] }), "crawl")).toEqual(ring);
    expect(cells(walker("crawl", 4), "crawl")).toEqual([]);
  });

  it("is nowhere without a scene, and off it", () => {
    const nowhere = stage([seat("ann", [5, 5], { turn: declared("move") })], null);
    expect(cells(nowhere, "move")).toEqual([]);
    expect(cells(stage([seat("ann", [50, 5], { turn: declared("move") })]), "move")).toEqual([]);
  });

  it("counts diagonals as they were walked before, where every second is double (GAP-ADND-24)", () => {
    const after = (diagonals: number): string[] => {
      const options = { diagonals: "5-10-5" };
      const fight = stage(
        [seat("ann", [5, 5], { as: { speeds: { walk: 2 } }, turn: declared("move", { diagonals }) })],
        {},
        options,
      );
      phase(fight, "average");
      return cells(fight, "move");
    };
    expect(after(0)).toEqual(ring);
    expect(after(1)).toEqual(["4,5", "5,4", "5,6", "6,5"]);
  });
});

describe("whether an action's whole movement carries somebody there", () => {
  const reaches = (
    action: string,
    cell: Cell,
    seated: Partial<Seat> = {},
    board: Parameters<typeof stage>[1] = {},
  ): Json =>
    stage([seat("ann", [2, 5], { as: { speeds: { walk: 4 } }, ...seated })], { columns: 16, rows: 10, ...board }).ask({
      kind: "reachable",
      by: ann,
      action,
      cell,
    });

  it.each([
    ["attack", 2],
    ["move", 4],
    ["charge", 6],
    ["run", 8],
    ["sprint", 12],
  ])("with %s it is %i squares (ADND-ACT-003, ADND-ACT-004)", (action, far) => {
    expect(reaches(action, [2 + far, 5])).toBe(true);
    expect(reaches(action, [3 + far, 5])).toBe(false);
  });

  it("goes by what was declared, where something was", () => {
    expect(reaches("run", [6, 5], { turn: declared("move") })).toBe(true);
    expect(reaches("run", [7, 5], { turn: declared("move") })).toBe(false);
  });

  it("is never off the board, nor behind walls without a gap; and nothing can be said of no action, or without a scene", () => {
    expect(reaches("move", [-1, 5])).toBe(false);
    const wall = { from: [3, 0] as const, to: [3, 10] as const, move: true, sight: false };
    expect(reaches("move", [3, 5], {}, { walls: [wall] })).toBe(false);
    expect(reaches("juggle", [3, 5])).toBeNull();
    expect(
      stage([seat("ann", [2, 5])], null).ask({ kind: "reachable", by: ann, action: "move", cell: [3, 5] }),
    ).toBeNull();
  });
});

describe("an attack foretold", () => {
  const said = (as: Seat["profile"], turn: JsonObject = {}, weapon?: string): Json =>
    stage([seat("ann", [5, 5], { ...(as && { as }), turn }), seat("orc", [6, 5])]).ask({
      kind: "attack",
      by: ann,
      target: orc,
      ...(weapon !== undefined && { with: weapon }),
    });
  const armed = {
    attacks: [
      { ...sword(), bonus: 2 },
      { ...sword(), id: "axe" },
    ],
  };

  it("is the weapon's bonus and the situation's", () => {
    expect(said(armed)).toEqual({ total: 2, bonus: 0, advantage: "none" });
    expect(said(armed, {}, "axe")).toEqual({ total: 0, bonus: 0, advantage: "none" });
    expect(said(armed, {}, "spoon")).toBeNull();
    expect(said({ attacks: [] })).toBeNull();
  });

  it("is better by two in a charge, and for a stroke held ready (ADND-CHARGE-006, ADND-COVER-013)", () => {
    expect(said(armed, declared("charge"))).toEqual({ total: 4, bonus: 2, advantage: "none" });
    expect(said(armed, declared("attack"))).toMatchObject({ bonus: 0 });
    expect(said(armed, { cover: { target: "orc" } })).toEqual({ total: 4, bonus: 2, advantage: "none" });
    expect(said(armed, { cover: { target: "orc" }, made: 1 })).toMatchObject({ bonus: 0 });
    expect(said(armed, { cover: { target: "ann" } })).toMatchObject({ bonus: 0 });
  });
});

describe("a statistic", () => {
  const fight = stage([
    seat("ann", [5, 5], {
      vitals: { hp: 7 },
      turn: declared("attack", { moved: 3, drove: { cell: [1, 2] } }),
      as: { stats: { ac: 4, con: 16, str: 17, group: "rogue" } },
    }),
  ]);

  it.each<readonly [string, Json]>([
    ["ac", 4],
    ["basePhase", "fast"],
    ["fatigue", 8],
    ["hp", 7],
    ["str", 17],
    ["group", "rogue"],
    ["moved", 3],
    ["declared.action", "attack"],
    ["luck", null],
    ["declared.luck", null],
  ])("%s is %j", (key, value) => {
    expect(stat(fight, "ann", key)).toEqual(value);
  });
});

it("armour class as a statistic is that of now (ADND-CHARGE-009)", () => {
  expect(stat(stage([seat("ann", [5, 5], { turn: declared("charge") })]), "ann", "ac")).toBe(5);
});

describe("defence, distance and cover", () => {
  it("knows armour class alone", () => {
    const fight = stage([seat("ann", [5, 5])]);
    expect(fight.ask({ kind: "defence", of: ann, defence: "ac" })).toBe(4);
    expect(fight.ask({ kind: "defence", of: ann, defence: "reflex" })).toBeNull();
  });

  it("needs a scene for a distance", () => {
    const two = [seat("ann", [5, 5]), seat("orc", [8, 5])];
    expect(stage(two).ask({ kind: "distance", from: ann, to: orc })).toBe(3);
    expect(stage(two, null).ask({ kind: "distance", from: ann, to: orc })).toBeNull();
  });
});

describe("threatened squares", () => {
  const threatened = (as: Seat["profile"], turn: JsonObject = {}): number =>
    (stage([seat("ann", [8, 8], { ...(as && { as }), turn })]).ask({ kind: "threatened", by: ann }) as unknown[])
      .length;

  it("are those of the longest weapon, while openings are left (GAP-ADND-07, GAP-ADND-08)", () => {
    const pike = { ...sword(), id: "pike", reach: { min: 2, max: 2 } };
    expect(threatened({ attacks: [sword(), pike] })).toBe(9);
    expect(threatened({ attacks: [pike] })).toBe(5);
    expect(threatened({ attacks: [bow()] })).toBe(0);
    expect(threatened({ attacks: [] })).toBe(0);
    expect(threatened({}, { taken: 2 })).toBe(4);
    expect(threatened({}, { taken: 3 })).toBe(0);
  });
});

describe("the order", () => {
  it("is that of the fight before the first phase, and of those due from then on", () => {
    const fight = stage([seat("ann", [5, 5]), seat("orc", [6, 5]), seat("bob", [2, 2])]);
    expect(fight.ask({ kind: "order" })).toEqual(["ann", "orc", "bob"]);
    declare(fight, "bob", "move");
    phase(fight, "very-fast");
    expect(fight.ask({ kind: "order" })).toEqual([]);
    phase(fight, "fast");
    expect(fight.ask({ kind: "order" })).toEqual(["bob"]);
    fight.act("bob", "move", { path: way([2, 2], [3, 2]) });
    expect(fight.ask({ kind: "order" })).toEqual([]);
  });
});
