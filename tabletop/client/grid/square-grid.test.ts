import { describe, expect, it } from "vitest";
import { GRID_DIAGONALS, GRID_SNAPPING_MODES, MOVEMENT_DIRECTIONS } from "./constants.js";
import { SquareGrid } from "./square-grid.js";

const gridWith = (diagonals: number): SquareGrid => new SquareGrid({ size: 100, distance: 5, units: "ft", diagonals });
const grid = gridWith(GRID_DIAGONALS.EQUIDISTANT);
const D = GRID_DIAGONALS;

describe("a square grid", () => {
  it("counts rows by y and columns by x", () => {
    expect(grid.getOffset({ x: 250, y: 130 })).toEqual({ i: 1, j: 2 });
    expect(grid.getOffset({ x: -1, y: -1 })).toEqual({ i: -1, j: -1 });
  });

  it("answers in three dimensions when it is asked in three", () => {
    expect(grid.getOffset({ x: 0, y: 0, elevation: 10 })).toEqual({ i: 0, j: 0, k: 2 });
    expect(grid.getTopLeftPoint({ i: 1, j: 2, k: 2 })).toEqual({ x: 200, y: 100, elevation: 10 });
  });

  it("gives centre, top left and vertices of a space", () => {
    expect(grid.getCenterPoint({ i: 1, j: 2 })).toEqual({ x: 250, y: 150 });
    expect(grid.getVertices({ i: 0, j: 0 })[0]).toEqual({ x: 0, y: 0 });
    expect(grid.getVertices({ i: 0, j: 0 })[2]).toEqual({ x: 100, y: 100 });
  });

  it("has eight neighbours, four where diagonals are illegal, twenty-six in three dimensions", () => {
    expect(grid.getAdjacentOffsets({ i: 0, j: 0 })).toHaveLength(8);
    expect(gridWith(D.ILLEGAL).getAdjacentOffsets({ i: 0, j: 0 })).toHaveLength(4);
    expect(grid.getAdjacentOffsets({ i: 0, j: 0, k: 0 })).toHaveLength(26);
    expect(grid.testAdjacency({ i: 0, j: 0 }, { i: 1, j: 1 })).toBe(true);
    expect(grid.testAdjacency({ i: 0, j: 0 }, { i: 0, j: 0 })).toBe(false);
    expect(gridWith(D.ILLEGAL).testAdjacency({ i: 0, j: 0 }, { i: 1, j: 1 })).toBe(false);
  });

  it("shifts by direction, but not diagonally where that is illegal", () => {
    expect(grid.getShiftedOffset({ i: 5, j: 5 }, MOVEMENT_DIRECTIONS.UP_RIGHT)).toEqual({ i: 4, j: 6 });
    expect(gridWith(D.ILLEGAL).getShiftedOffset({ i: 5, j: 5 }, MOVEMENT_DIRECTIONS.UP_RIGHT)).toEqual({ i: 5, j: 5 });
    expect(grid.getShiftedPoint({ x: 10, y: 20 }, MOVEMENT_DIRECTIONS.DOWN)).toEqual({ x: 10, y: 120 });
  });

  it("snaps to the nearest feature of the mode, finer with a resolution", () => {
    const M = GRID_SNAPPING_MODES;
    expect(grid.getSnappedPoint({ x: 160, y: 190 }, { mode: M.TOP_LEFT_VERTEX })).toEqual({ x: 200, y: 200 });
    expect(grid.getSnappedPoint({ x: 160, y: 190 }, { mode: M.CENTER })).toEqual({ x: 150, y: 150 });
    expect(grid.getSnappedPoint({ x: 160, y: 190 }, { mode: M.EDGE_MIDPOINT })).toEqual({ x: 150, y: 200 });
    expect(grid.getSnappedPoint({ x: 160, y: 190 }, { mode: M.VERTEX, resolution: 2 })).toEqual({ x: 150, y: 200 });
    expect(grid.getSnappedPoint({ x: 161, y: 190 }, { mode: 0 })).toEqual({ x: 161, y: 190 });
  });

  it("walks direct paths diagonally, or along the axes where diagonals are illegal", () => {
    const to = { i: 2, j: 3 };
    expect(grid.getDirectPath([{ i: 0, j: 0 }, to])).toHaveLength(4);
    const path = gridWith(D.ILLEGAL).getDirectPath([{ i: 0, j: 0 }, to]);
    expect(path).toHaveLength(6);
    expect(path.at(-1)).toEqual(to);
    for (let n = 1; n < path.length; n++) {
      expect(Math.abs(path[n]!.i - path[n - 1]!.i) + Math.abs(path[n]!.j - path[n - 1]!.j)).toBe(1);
    }
  });

  it("covers a rectangle with an exclusive end", () => {
    expect(grid.getOffsetRange({ x: 50, y: 0, width: 100, height: 100 })).toEqual([0, 0, 1, 2]);
    expect(grid.getOffsetRange({ x: 50, y: 0, width: 0, height: 100 })).toEqual([0, 0, 0, 0]);
  });

  it("pads a scene in whole spaces", () => {
    expect(grid.calculateDimensions(1000, 500, 0.25)).toEqual({
      x: 300,
      y: 200,
      width: 1600,
      height: 900,
      rows: 9,
      columns: 16,
    });
  });
});

describe("measuring on squares", () => {
  const path = [
    { i: 0, j: 0 },
    { i: 3, j: 5 },
  ];
  it.each([
    ["equidistant", D.EQUIDISTANT, 25, 5, 3],
    ["exact", D.EXACT, (2 + 3 * Math.SQRT2) * 5, 5, 3],
    ["approximate", D.APPROXIMATE, 6.5 * 5, 5, 3],
    ["rectilinear", D.RECTILINEAR, 8 * 5, 5, 3],
    ["alternating, short first", D.ALTERNATING_1, 6 * 5, 5, 3],
    ["alternating, long first", D.ALTERNATING_2, 7 * 5, 5, 3],
    ["illegal", D.ILLEGAL, 8 * 5, 8, 0],
  ])("follows the %s rule", (_, rule, distance, spaces, diagonals) => {
    const result = gridWith(rule).measurePath(path);
    expect(result.distance).toBeCloseTo(distance);
    expect(result.cost).toBeCloseTo(distance);
    expect(result).toMatchObject({ spaces, diagonals });
  });

  it("goes on counting diagonals over waypoints, so that the parts add up to the whole", () => {
    const alternating = gridWith(D.ALTERNATING_1);
    const steps = [0, 1, 2, 3].map((n) => ({ i: n, j: n }));
    const result = alternating.measurePath(steps);
    expect(result.segments.map((s) => s.distance)).toEqual([5, 10, 5]);
    expect(result.distance).toBe(20);
    expect(result.waypoints[2]!.distance).toBe(15);
    expect(result.waypoints[2]!.backward).toBe(result.segments[1]);
    expect(result.waypoints[2]!.forward).toBe(result.segments[2]);
  });

  it("asks the cost function once a step, with the step's own distance", () => {
    const calls: [number, number][] = [];
    const result = gridWith(D.ALTERNATING_1).measurePath(
      [
        { i: 0, j: 0 },
        { i: 2, j: 2 },
      ],
      {
        cost: (_from, to, distance) => {
          calls.push([to.i, distance]);
          return distance * 2;
        },
      },
    );
    expect(calls).toEqual([
      [1, 5],
      [2, 10],
    ]);
    expect(result.cost).toBe(30);
  });

  it("asks it once for a teleport and never for a segment that isn't measured", () => {
    let calls = 0;
    const cost = (): number => ++calls;
    expect(
      grid.measurePath(
        [
          { i: 0, j: 0 },
          { i: 0, j: 4, teleport: true },
        ],
        { cost },
      ),
    ).toMatchObject({ cost: 1, distance: 20 });
    expect(
      grid.measurePath(
        [
          { i: 0, j: 0 },
          { i: 0, j: 4, measure: false },
        ],
        { cost },
      ),
    ).toMatchObject({ cost: 0, distance: 0, spaces: 0 });
    expect(calls).toBe(1);
  });

  it("takes a cost given with the waypoint before the option", () => {
    const result = grid.measurePath(
      [
        { i: 0, j: 0 },
        { i: 0, j: 4, cost: 3 },
      ],
      { cost: () => 100 },
    );
    expect(result.cost).toBe(3);
  });

  it("counts height as an axis", () => {
    const up = [
      { x: 50, y: 50, elevation: 0 },
      { x: 250, y: 50, elevation: 10 },
    ];
    expect(gridWith(D.RECTILINEAR).measurePath(up)).toMatchObject({ distance: 20, spaces: 2, diagonals: 2 });
    expect(grid.measurePath(up)).toMatchObject({ distance: 10 });
  });

  it("measures a single point as nothing", () => {
    expect(grid.measurePath([{ i: 0, j: 0 }])).toMatchObject({ distance: 0, segments: [] });
  });
});
