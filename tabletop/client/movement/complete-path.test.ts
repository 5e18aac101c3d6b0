import { describe, expect, it } from "vitest";
import { GRID_TYPES } from "../grid/constants.js";
import { createGrid } from "../grid/create-grid.js";
import { completePath } from "./complete-path.js";
import { ACTIONS, route } from "./test-support.js";

const square = createGrid({ type: GRID_TYPES.SQUARE, size: 100, distance: 5 });

describe("completing waypoints", () => {
  it("carries position and action over from the waypoint before", () => {
    const [first, second, third] = route({ x: 100 }, { y: 200, action: "fly" }, { elevation: 10 });
    expect(first).toMatchObject({ x: 100, y: 0, action: "walk", checkpoint: false, explicit: false, snapped: false });
    expect(second).toMatchObject({ x: 100, y: 200, action: "fly" });
    expect(third).toMatchObject({ x: 100, y: 200, elevation: 10, action: "fly" });
  });

  it("copies depth and level through, and invents neither", () => {
    const [first, second] = route({ x: 1, depth: 2, level: "abc" }, { x: 2 });
    expect(first).toMatchObject({ depth: 2, level: "abc" });
    expect(second).toMatchObject({ depth: 2, level: "abc" });
    expect("depth" in route({ x: 1 })[0]!).toBe(false);
  });
});

describe("the complete path", () => {
  it("has an intermediate waypoint for each space between", () => {
    const path = completePath(square, route({}, { x: 300, checkpoint: true }), ACTIONS);
    expect(path.map(({ x, intermediate, checkpoint }) => [x, intermediate, checkpoint])).toEqual([
      [0, false, false],
      [100, true, false],
      [200, true, false],
      [300, false, true],
    ]);
  });

  it("climbs step by step", () => {
    const path = completePath(square, route({}, { x: 200, elevation: 10 }), ACTIONS);
    expect(path.map(({ elevation }) => elevation)).toEqual([0, 5, 10]);
  });

  it("adds nothing inside a teleport or without a grid", () => {
    expect(completePath(square, route({}, { x: 300, action: "blink" }), ACTIONS)).toHaveLength(2);
    const gridless = createGrid({ type: GRID_TYPES.GRIDLESS, size: 100 });
    expect(completePath(gridless, route({}, { x: 300 }), ACTIONS)).toHaveLength(2);
  });

  it("keeps a large token's top-left corner on the cells of its first hexagon", () => {
    const hexes = createGrid({ type: GRID_TYPES.HEXODDR, size: 100 });
    const path = completePath(hexes, route({ width: 2, height: 2, shape: 0 }, { x: 300 }), ACTIONS);
    expect(path.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 0],
      [200, 0],
      [300, 0],
    ]);
  });
});
