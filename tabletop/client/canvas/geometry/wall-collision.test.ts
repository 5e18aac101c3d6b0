import { describe, expect, it } from "vitest";
import { answerCollision, findCollisions, type WallData } from "./wall-collision.js";

const wall = (change: Partial<WallData> = {}): WallData => ({
  c: [100, 0, 100, 200],
  move: 20,
  sight: 20,
  light: 20,
  sound: 20,
  dir: 0,
  door: 0,
  ds: 0,
  ...change,
});
const west = { x: 50, y: 100 };
const east = { x: 150, y: 100 };

describe("walls", () => {
  it("stop what crosses them, and not what passes by or stands on them", () => {
    expect(findCollisions([wall()], west, east, "move")).toEqual([{ x: 100, y: 100, distance: 0.5 }]);
    expect(findCollisions([wall()], west, { x: 50, y: 300 }, "move")).toEqual([]);
    expect(findCollisions([wall()], west, { x: 100, y: 100 }, "move")).toEqual([]);
  });

  it("don't leak where two of them meet", () => {
    const corner = [wall({ c: [100, 0, 100, 100] }), wall({ c: [100, 100, 100, 200] })];
    expect(findCollisions(corner, west, east, "move").length).toBeGreaterThan(0);
  });

  it("restrict each sense on its own, and not through an open door", () => {
    expect(findCollisions([wall({ sight: 0 })], west, east, "sight")).toEqual([]);
    expect(findCollisions([wall({ door: 1, ds: 1 })], west, east, "move")).toEqual([]);
    expect(findCollisions([wall({ door: 1, ds: 2 })], west, east, "move")).toHaveLength(1);
  });

  it("may be open from one side", () => {
    expect(findCollisions([wall({ dir: 2 })], west, east, "move")).toEqual([]);
    expect(findCollisions([wall({ dir: 2 })], east, west, "move")).toHaveLength(1);
  });

  it("of limited kind stop at the second", () => {
    const one = wall({ sight: 10 });
    expect(findCollisions([one], west, east, "sight")).toEqual([]);
    expect(findCollisions([one, wall({ sight: 10, c: [120, 0, 120, 200] })], west, east, "sight")).toMatchObject([
      { x: 120 },
    ]);
  });

  it("answer in three modes, nearest first", () => {
    const two = [wall({ c: [120, 0, 120, 200] }), wall()];
    const hits = findCollisions(two, west, east, "move");
    expect(answerCollision(hits, "any")).toBe(true);
    expect(answerCollision(hits, "closest")).toMatchObject({ x: 100 });
    expect(answerCollision(hits, "all").map(({ x }) => x)).toEqual([100, 120]);
    expect(answerCollision([], "closest")).toBeNull();
  });
});
