import { describe, expect, it } from "vitest";
import { far, one, openTurn, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import { way, type Seat } from "../testing/stage.js";

const walled: Given = { board: { walls: [{ from: [4, 0], to: [4, 20], move: true, sight: true }] } };
const leap = (x: number, y: number) => ({ path: [[5, 5] as const, [x, y] as const] });
const pushed = (to: readonly [number, number], more = {}) => ({
  path: way([5, 5], to),
  cause: "push" as const,
  source: "orc" as never,
  ...more,
});

describe("movement that isn't one's own", () => {
  it.each<Row>([
    ["a leap through space", {}, "teleport", leap(15, 15), []],
    ["through a wall", walled, "teleport", leap(1, 5), []],
    ["of no length", {}, "teleport", { path: [[5, 5]] }, one("not-adjacent-path", { step: 0 })],
    ["without a way", {}, "teleport", {}, one("not-adjacent-path", { step: 0 })],
    ["by way of somewhere", {}, "teleport", { path: way([5, 5], [5, 7]) }, one("not-adjacent-path")],
    ["onto somebody", {}, "teleport", leap(6, 5), one("occupied", { cell: [6, 5] })],
    ["off the board", {}, "teleport", leap(25, 5), one("blocked", { step: 0 })],
    ["without a board", { board: null }, "teleport", leap(25, 5), []],
    ["a push", {}, "forced", pushed([3, 5]), []],
    ["a push without a way", {}, "forced", { cause: "push" }, one("not-adjacent-path", { step: 0 })],
    ["a push into a wall", walled, "forced", pushed([3, 5]), one("blocked", { step: 1 })],
    ["a push onto somebody", {}, "forced", { path: way([5, 5], [6, 5]) }, one("occupied", { step: 0 })],
    [
      "a push off the board",
      { ann: { at: [0, 5] } },
      "forced",
      { path: way([0, 5], [-1, 5]) },
      one("blocked", { step: 0 }),
    ],
    ["a push with gaps", {}, "forced", leap(2, 5), one("not-adjacent-path", { step: 0 })],
    ["a push without a board", { board: null }, "forced", pushed([3, 5]), []],
    ["PF1-GAP-10: as far as it may", {}, "forced", pushed([3, 5], { options: { distance: 10 } }), []],
    [
      "PF1-GAP-10: farther",
      {},
      "forced",
      pushed([2, 5], { options: { distance: 10 } }),
      one("too-far", { needed: 15, left: 10 }),
    ],
    [
      "PF1-GAP-10: sideways",
      {},
      "forced",
      pushed([5, 6], { options: { distance: 10 } }),
      one("not-farther", { step: 0 }),
    ],
    [
      "PF1-GAP-10: away and then sideways",
      {},
      "forced",
      { ...pushed([3, 5], { options: { distance: 15 } }), path: way([5, 5], [4, 5], [4, 6]) },
      one("not-farther", { step: 1 }),
    ],
    ["sideways, where nobody said how far", {}, "forced", pushed([5, 6]), []],
    ["PF1-GAP-10: a pull sideways", {}, "forced", pushed([5, 6], { cause: "pull", options: { distance: 10 } }), []],
    ["by nobody known", {}, "forced", { ...pushed([5, 6], { options: { distance: 10 } }), source: "elf" as never }, []],
    ["by itself", {}, "forced", { ...pushed([5, 6], { options: { distance: 10 } }), source: "ann" as never }, []],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("PF1-GAP-03: each second diagonal of it counts double, where the world says so", () => {
    const doing = { ...pushed([5, 5], { options: { distance: 10 } }), path: way([5, 5], [3, 3]) };
    expect(reasonsOf({}, "forced", doing)).toEqual(one("too-far", { needed: 15, left: 10 }));
    expect(reasonsOf({ options: { diagonals: "equal" } }, "forced", doing)).toEqual([]);
  });

  it("costs no distance, and a slot only where it is somebody's action", () => {
    const plan = (action: string, doing: object) => openTurn(far(15)).judge("ann", action, doing);
    expect(plan("forced", pushed([3, 5]))).toMatchObject({
      pays: [],
      move: {
        mode: "forced",
        total: 0,
        left: 0,
        budget: 0,
        steps: [
          { cell: [4, 5], cost: 0, total: 0, band: "within", marks: [] },
          { cell: [3, 5], cost: 0, total: 0, band: "within", marks: [] },
        ],
      },
    });
    const pays = (pay: string) => plan("teleport", { ...leap(9, 9), pay }).pays;
    expect([pays("standard"), pays("move"), pays("swift"), pays("full"), pays("gold")]).toEqual([
      ["standard"],
      ["move"],
      ["swift"],
      ["standard", "move"],
      [],
    ]);
    expect(reasonsOf({ turn: { standardUsed: true } }, "teleport", { ...leap(9, 9), pay: "standard" })).toEqual(
      one("no-slot", { slot: "standard" }),
    );
  });
});

describe("PF1-GAP-31: whom a push gives a chance", () => {
  const master: Partial<Seat> = { at: [6, 5], profile: { features: ["greater-bull-rush"] } };
  const mate: Seat = { id: "mate", at: [5, 6], side: "foes" };
  const friend: Seat = { id: "bob", at: [4, 6], side: "heroes" };
  const chances = (orc: Partial<Seat>, doing: object, action = "forced") =>
    openTurn({ orc, more: [mate, friend] })
      .judge("ann", action, doing)
      .provocations.map(({ by, of }) => `${by} ${of}`);

  it.each<readonly [string, Partial<Seat>, object, string, string[]]>([
    ["a master's, its friends", master, pushed([3, 5]), "forced", ["mate leaving"]],
    ["another's, nobody", {}, pushed([3, 5]), "forced", []],
    ["a pull, nobody", master, pushed([3, 5], { cause: "pull" }), "forced", []],
    ["a leap, nobody", master, { ...leap(1, 5), source: "orc", cause: "push" }, "teleport", []],
    ["by nobody, nobody", master, { path: way([5, 5], [3, 5]), cause: "push" }, "forced", []],
  ])("%s", (_what, orc, doing, action, expected) => {
    expect(chances(orc, doing, action)).toEqual(expected);
  });

  it("is the doing of whose turn it is, unless said otherwise", () => {
    const fight = openTurn({ orc: master, more: [mate, friend] });
    fight.turn("orc");
    const doing = { path: way([5, 5], [3, 5]), cause: "push" as const };
    expect(fight.judge("ann", "forced", doing).provocations.map(({ by }) => by)).toEqual(["mate"]);
  });
});
