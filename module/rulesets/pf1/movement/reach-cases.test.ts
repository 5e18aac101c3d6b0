import { describe, expect, it } from "vitest";
import type { Json } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import { ask } from "../ask.js";
import { openTurn, type Given } from "../testing/mid-turn.js";
import type { Cell } from "../../../model/position.js";
import { tacticFor } from "../tactic-for.js";

const ann = creatureId("ann");
/** Ann at the west end of a corridor twenty cells long. */
const corridor = (given: Given = {}): Given => ({
  orc: { at: [39, 0] },
  board: { columns: 40, rows: 1 },
  ...given,
  ann: { at: [0, 0], ...given.ann },
});

/** The farthest column that she could end in, by what that takes. */
function reach(given: Given, action: string, mode?: string): Readonly<Record<string, number>> {
  const { situation } = openTurn(given);
  const found = ask(situation, { kind: "reach", by: ann, action, ...(mode !== undefined && { mode }) }) as {
    cell: [number, number];
    opens: Json;
  }[];
  const farthest: Record<string, number> = {};
  for (const { cell, opens } of found) farthest[String(opens)] = Math.max(farthest[String(opens)] ?? 0, cell[0]);
  return farthest;
}
const reachable = (given: Given, action: string, cell: Cell) =>
  ask(openTurn(given).situation, { kind: "reachable", by: ann, action, cell });

describe("how far a movement carries", () => {
  const under = { action: "move", mode: "walk", slot: "move", budget: 30, walked: 10, provoked: [], closed: false };
  it.each<readonly [string, Given, string, Readonly<Record<string, number>>]>([
    ["a move, and one more", corridor(), "move", { null: 6, standard: 12 }],
    ["a step", corridor(), "five-foot-step", { null: 1 }],
    ["a withdrawal", corridor(), "withdraw", { null: 12 }],
    ["a run", corridor(), "run", { null: 24 }],
    ["a crawl", corridor({ ann: { conditions: ["prone"] } }), "crawl", { null: 1 }],
    ["a climb", corridor(), "climb", { null: 1 }],
    [
      "the rest of a move",
      corridor({ turn: { moveUsed: true, standardUsed: true, movement: under } }),
      "move",
      { null: 4 },
    ],
    ["nothing of the held", corridor({ ann: { conditions: ["grappled"] } }), "move", {}],
    ["nothing that is no movement", corridor(), "total-defense", {}],
    ["nothing unheard of", corridor(), "dance", {}],
    ["nothing off the board", corridor({ ann: { at: [0, 4] } }), "move", {}],
    ["nothing without a board", { board: null }, "move", {}],
  ])("%s", (_what, given, action, expected) => {
    expect(reach(given, action)).toEqual(expected);
  });

  it("goes by the manner of moving", () => {
    const wings = corridor({ ann: { profile: { speeds: { walk: 10, fly: 20 } } } });
    expect([reach(wings, "move", "fly"), reach(wings, "move"), reach(wings, "run", "fly")]).toEqual([
      { null: 4, standard: 8 },
      { null: 2, standard: 4 },
      { null: 16 },
    ]);
  });

  it.each<readonly [string, Given, string, Cell, boolean]>([
    ["as far as it carries", corridor(), "move", [6, 0], true],
    ["farther", corridor(), "move", [7, 0], false],
    ["straight in a run", corridor(), "run", [24, 0], true],
    ["farther than a run", corridor(), "run", [25, 0], false],
    ["off the board", corridor(), "move", [0, 1], false],
    ["off the board in a run", corridor(), "run", [0, 1], false],
    ["without a board", { board: null }, "move", [4, 5], false],
    [
      "round a corner, walking",
      { board: { walls: [{ from: [5, 4], to: [5, 6], move: true, sight: true }] } },
      "move",
      [4, 5],
      true,
    ],
    [
      "round a corner, running",
      { board: { walls: [{ from: [5, 4], to: [5, 6], move: true, sight: true }] } },
      "run",
      [4, 5],
      false,
    ],
    ["aslant in a run", {}, "run", [1, 3], true],
    ["onto somebody", {}, "move", [6, 5], false],
  ])("says of a single cell whether it is within it: %s", (_what, given, action, cell, expected) => {
    expect(reachable(given, action, cell)).toBe(expected);
  });

  it("nobody goes anywhere who isn't there", () => {
    const { situation } = openTurn();
    const nobody = creatureId("nobody");
    expect(ask(situation, { kind: "reach", by: nobody, action: "move" })).toEqual([]);
    expect(ask(situation, { kind: "reachable", by: nobody, action: "move", cell: [1, 1] })).toBe(false);
    expect(ask(situation, { kind: "reachable", by: nobody, action: "run", cell: [1, 1] })).toBe(false);
  });
});

describe("the movement that nobody armed", () => {
  it("is a move, or a crawl of one who lies", () => {
    const tactic = (given: Given, by = ann) => tacticFor(openTurn(given).situation, by, []);
    expect([tactic({}), tactic({ ann: { conditions: ["prone"] } }), tactic({}, creatureId("nobody"))]).toEqual([
      "move",
      "crawl",
      "move",
    ]);
  });
});
