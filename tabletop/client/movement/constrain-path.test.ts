import { describe, expect, it } from "vitest";
import { GRID_TYPES } from "../grid/constants.js";
import { createGrid } from "../grid/create-grid.js";
import { completePath } from "./complete-path.js";
import { constrainPath, type Obstacles } from "./constrain-path.js";
import { resolveAction } from "./default-actions.js";
import { getTokenCenter } from "./footprint.js";
import { ACTIONS, route } from "./test-support.js";

const square = createGrid({ type: GRID_TYPES.SQUARE, size: 100, distance: 5 });
const obstacles: Obstacles = {
  collides: (from, to) => from.x < 300 && to.x > 300,
  measureStep: (_from, to) => (to.y === 200 ? Infinity : 5),
  measureWay: (way) => ({ cost: 10 * (way.length - 1), distance: 5 * (way.length - 1) }),
  center: (waypoint) => getTokenCenter(square, waypoint),
  wallsFor: (action) => resolveAction(ACTIONS, action).walls,
};
const constrain = (waypoints: ReturnType<typeof route>, rules = {}): ReturnType<typeof constrainPath> =>
  constrainPath(completePath(square, waypoints, ACTIONS), obstacles, rules);

describe("constraining a path", () => {
  it("gives a free path back without its intermediate steps", () => {
    const [path, constrained] = constrain(route({}, { x: 200, explicit: true }));
    expect(constrained).toBe(false);
    expect(path.map(({ x, explicit }) => [x, explicit])).toEqual([
      [0, false],
      [200, true],
    ]);
    expect("intermediate" in path[1]!).toBe(false);
  });

  it("ends it before a wall, on the last free space", () => {
    const [path, constrained] = constrain(route({}, { x: 500 }));
    expect(constrained).toBe(true);
    expect(path.map(({ x }) => x)).toEqual([0, 200]);
  });

  it("ends it before a step that no cost allows, keeping earlier waypoints", () => {
    const [path] = constrain(route({}, { x: 100 }, { y: 300 }));
    expect(path.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 0],
      [100, 100],
    ]);
  });

  it("ends it before it gets dearer or longer than it may", () => {
    const ends = (rules: object) => constrain(route({}, { x: 200 }), rules)[0].map(({ x }) => x);
    expect(ends({ maxCost: 15 })).toEqual([0, 100]);
    expect(ends({ maxDistance: 5 })).toEqual([0, 100]);
    expect(ends({ maxCost: 20, maxDistance: 10 })).toEqual([0, 200]);
  });

  it("may ignore either", () => {
    expect(constrain(route({}, { x: 500 }), { ignoreWalls: true })[1]).toBe(false);
    expect(constrain(route({}, { y: 300 }), { ignoreCost: true })[1]).toBe(false);
  });

  it("lets an action that no wall stops pass through walls", () => {
    expect(constrain(route({}, { x: 500, action: "displace" }))[1]).toBe(false);
    expect(constrain(route({}, { x: 500, action: "blink" }))[0]).toHaveLength(1);
  });
});
