import { describe, expect, it } from "vitest";
import { toWallSegments, type WallSource } from "./walls.js";

const wall = (over: Partial<WallSource> = {}): WallSource => ({
  c: [100, 50, 100, 150],
  move: 20,
  sight: 20,
  dir: 0,
  door: 0,
  ds: 0,
  ...over,
});

describe("walls of a scene", () => {
  it("are measured in cells", () => {
    expect(toWallSegments([wall()], 100)).toEqual([{ from: [1, 0.5], to: [1, 1.5], move: true, sight: true }]);
  });

  it("stop only what their types stop", () => {
    expect(toWallSegments([wall({ sight: 0 })], 100)[0]).toMatchObject({ move: true, sight: false });
    expect(toWallSegments([wall({ move: 0 })], 100)[0]).toMatchObject({ move: false, sight: true });
    expect(toWallSegments([wall({ move: 0, sight: 0 })], 100)).toEqual([]);
  });

  it("are gone where a door stands open, and there where it is closed or locked", () => {
    expect(toWallSegments([wall({ door: 1, ds: 1 })], 100)).toEqual([]);
    expect(toWallSegments([wall({ door: 1, ds: 0 }), wall({ door: 2, ds: 2 })], 100)).toHaveLength(2);
  });

  it("keep the side from which they are solid", () => {
    expect(toWallSegments([wall({ dir: 1 })], 100)[0]?.oneWay).toBe("left");
    expect(toWallSegments([wall({ dir: 2 })], 100)[0]?.oneWay).toBe("right");
  });

  it("of too few numbers are none", () => {
    expect(toWallSegments([wall({ c: [1, 2, 3] })], 100)).toEqual([]);
  });
});
