import fc from "fast-check";
import { expect, it } from "vitest";
import { toTokenPath } from "../movement/path.js";
import { cellsOf, endOf, extendPath, type GhostPath, type GhostStop } from "./ghost-path.js";
import { ghostWaypoints, goWaypoints } from "./ghost-way.js";

const SIZE = 100;
const grid = {
  sizeX: SIZE,
  sizeY: SIZE,
  getOffset: ({ x, y }: { x: number; y: number }) => ({ i: Math.floor(y / SIZE), j: Math.floor(x / SIZE) }),
  getTopLeftPoint: ({ i, j }: { i: number; j: number }) => ({ x: j * SIZE, y: i * SIZE }),
};

const unit = fc.integer({ min: -1, max: 1 });

/** Ways of neighbouring cells, as keys and taps lay them, up and down too. */
const ghost: fc.Arbitrary<GhostPath> = fc
  .tuple(
    fc.tuple(fc.integer({ min: 5, max: 20 }), fc.integer({ min: 5, max: 20 })),
    fc.array(fc.tuple(unit, unit, unit), { maxLength: 15 }),
    fc.integer({ min: 0, max: 40 }),
  )
  .map(([start, steps, height]) => {
    let [column, row] = start;
    return steps.reduce<GhostPath>(
      (path, [dx, dy, rise]) => {
        const height = endOf(path).elevation + rise * 5;
        return extendPath(path, [[(column += dx), (row += dy)]], height);
      },
      [{ cell: start, elevation: height }],
    );
  });

const tokenAt = ({ cell: [column, row], elevation }: GhostStop, offset: number) => {
  const _source = { x: column * SIZE + offset, y: row * SIZE + offset, elevation, movementAction: "walk" };
  return { parent: { grid }, width: 1, height: 1, shape: 4, _source } as never;
};

it("goes the very way that it foretold: same cells, same heights, so the same act is judged on the drop", () => {
  fc.assert(
    fc.property(ghost, fc.integer({ min: -40, max: 40 }), (path, offset) => {
      const token = tokenAt(path[0], offset);
      const foretold = toTokenPath(grid, ghostWaypoints(token, path));
      const [origin] = ghostWaypoints(token, path);
      if (!origin) throw new Error("a ghost path has a first waypoint");
      const gone = toTokenPath(grid, [origin, ...goWaypoints(token, path)]);
      expect(foretold.cells).toEqual(cellsOf(path));
      expect(foretold.elevations).toEqual(path.map(({ elevation }) => elevation));
      expect(gone.cells).toEqual(foretold.cells);
      expect(gone.elevations).toEqual(foretold.elevations);
    }),
  );
});

it("stops once only, at its end", () => {
  const path: GhostPath = [
    { cell: [1, 1], elevation: 0 },
    { cell: [2, 1], elevation: 5 },
    { cell: [3, 2], elevation: 0 },
  ];
  const waypoints = goWaypoints(tokenAt(path[0], 0), path);
  expect(waypoints.map(({ x, y, checkpoint }) => [x, y, checkpoint])).toEqual([
    [200, 100, false],
    [300, 200, true],
  ]);
});
