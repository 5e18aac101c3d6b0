import fc from "fast-check";
import { expect, it } from "vitest";
import type { Cell } from "../../model/position.js";
import { toTokenPath } from "../movement/path.js";
import { extendPath, type GhostPath } from "./ghost-path.js";
import { ghostWaypoints, goWaypoints } from "./ghost-way.js";

const SIZE = 100;
const grid = {
  sizeX: SIZE,
  sizeY: SIZE,
  getOffset: ({ x, y }: { x: number; y: number }) => ({ i: Math.floor(y / SIZE), j: Math.floor(x / SIZE) }),
  getTopLeftPoint: ({ i, j }: { i: number; j: number }) => ({ x: j * SIZE, y: i * SIZE }),
};

/** Ways of neighbouring cells, as keys and taps lay them. */
const ghost: fc.Arbitrary<GhostPath> = fc
  .tuple(
    fc.tuple(fc.integer({ min: 5, max: 20 }), fc.integer({ min: 5, max: 20 })),
    fc.array(fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })), { maxLength: 15 }),
  )
  .map(([start, steps]) => {
    let [column, row] = start;
    const cells = steps.map(([dx, dy]): Cell => [(column += dx), (row += dy)]);
    return extendPath([start], cells);
  });

const tokenAt = ([column, row]: Cell, elevation: number, offset: number) => {
  const _source = { x: column * SIZE + offset, y: row * SIZE + offset, elevation, movementAction: "walk" };
  return { parent: { grid }, width: 1, height: 1, shape: 4, _source } as never;
};

it("goes the very way that it foretold: same cells, same heights, so the same act is judged on the drop", () => {
  fc.assert(
    fc.property(ghost, fc.integer({ min: 0, max: 40 }), fc.integer({ min: -40, max: 40 }), (path, height, offset) => {
      const token = tokenAt(path[0], height, offset);
      const foretold = toTokenPath(grid, ghostWaypoints(token, path));
      const [origin] = ghostWaypoints(token, path);
      if (!origin) throw new Error("a ghost path has a first waypoint");
      const gone = toTokenPath(grid, [origin, ...goWaypoints(token, path)]);
      expect(foretold.cells).toEqual(path);
      expect(gone.cells).toEqual(foretold.cells);
      expect(gone.elevations).toEqual(foretold.elevations);
    }),
  );
});

it("stops once only, at its end", () => {
  const path: GhostPath = [
    [1, 1],
    [2, 1],
    [3, 2],
  ];
  const waypoints = goWaypoints(tokenAt(path[0], 0, 0), path);
  expect(waypoints.map(({ x, y, checkpoint }) => [x, y, checkpoint])).toEqual([
    [200, 100, false],
    [300, 200, true],
  ]);
});
