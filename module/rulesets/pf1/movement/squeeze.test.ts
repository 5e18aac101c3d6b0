import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { creatureId } from "../../../model/ids.js";
import { ask } from "../ask.js";
import { stage, way, type Seat } from "../testing/stage.js";

const OGRE: Seat = {
  id: "ogre",
  at: [2, 5],
  profile: { size: "large", attacks: [{ id: "club", kind: "melee", bonus: 9, extra: {} }], stats: { ac: 16 } },
};
const ANN: Seat = { id: "ann", at: [8, 5], side: "heroes" };
/** A corridor of one cell along row 5, from column 5 on: of stone, or between walls. */
const stone: Partial<BoardSnapshot> = {
  terrain: [{ kind: "solid", cells: [5, 6, 7, 8, 9].flatMap((x) => [[x, 4] as const, [x, 6] as const]) }],
};
const walled: Partial<BoardSnapshot> = {
  walls: [5, 6].map((y) => ({ from: [5, y] as const, to: [10, y] as const, move: true, sight: true })),
};
const total = (board: Partial<BoardSnapshot>, to: readonly [number, number]) =>
  stage([OGRE], board).judge("ogre", "move", { path: way([2, 5], to) });

describe("PF1-GAP-04: squeezing", () => {
  it.each([
    ["stone", stone],
    ["walls", walled],
  ])("a large creature goes through a corridor half its width, each cell at double cost: %s", (_, board) => {
    const plan = total(board, [5, 5]);
    expect(plan.refusal).toBeNull();
    // From column 4 on its right half is in the corridor.
    expect(plan.move?.steps.map(({ cost }) => cost)).toEqual([5, 10, 10]);
    expect(plan.move?.steps.map(({ marks }) => marks)).toEqual([[], ["squeeze"], ["squeeze"]]);
  });

  it("two cells are room enough for it, and half of one is none", () => {
    const wide: Partial<BoardSnapshot> = { walls: [{ from: [5, 5], to: [10, 5], move: true, sight: true }] };
    expect(total(wide, [6, 5]).move?.total).toBe(20);
    const rock = [1, 2, 3, 4, 6, 7, 8, 9].flatMap((y) => [6, 7, 8, 9].map((x) => [x, y] as const));
    const thick: Partial<BoardSnapshot> = { terrain: [{ kind: "solid", cells: rock }] };
    const vast = stage([{ ...OGRE, profile: { size: "gargantuan", speeds: { walk: 90 } } }], thick);
    expect(vast.refusal("ogre", "move", { path: way([2, 5], [4, 5]) })).toBeNull();
    expect(vast.refusal("ogre", "move", { path: way([2, 5], [5, 5]) })).toBe("blocked");
  });

  it("whoever stands squeezed attacks and guards at -4", () => {
    const fight = stage([{ ...OGRE, at: [6, 5] }, ANN], stone);
    const [ogre, ann] = [creatureId("ogre"), creatureId("ann")];
    expect(ask(fight.situation, { kind: "attack", by: ogre, target: ann })).toMatchObject({ total: 5 });
    expect(ask(fight.situation, { kind: "defence", of: ogre, defence: "ac", against: ann })).toBe(12);
  });
});

describe("PF1-GAP-23: height", () => {
  const flyer: Seat = { ...ANN, at: [2, 2], profile: { speeds: { walk: 30, fly: 60, climb: 20 } } };
  const up = (mode: string, elevations: readonly number[], path = way([2, 2], [2 + elevations.length - 1, 2])) =>
    stage([flyer]).judge("ann", "move", { path, elevations, options: { mode } });

  it.each([
    ["fly", [0, 0, 0], 10],
    ["fly", [0, 5, 10], 20],
    ["fly", [10, 5, 0], 10],
    ["fly", [0, 15], 30],
    ["climb", [0, 10], 10],
    ["walk", [0, 5, 10], 10],
  ])("%s through the heights %j costs %i", (mode, elevations, cost) => {
    expect(up(mode, elevations).move?.total).toBe(cost);
  });

  it("rising on the spot is movement, and speed is its bound", () => {
    const here = [
      [2, 2],
      [2, 2],
    ] as const;
    expect(up("fly", [0, 30], [...here]).move?.total).toBe(60);
    expect(up("fly", [0, 35], [...here]).refusal?.reasons[0].code).toBe("too-far");
    expect(stage([ANN]).refusal("ann", "move", { path: way([8, 5], [9, 5]), options: { mode: "fly" } })).toBe(
      "needs-speed",
    );
  });
});
