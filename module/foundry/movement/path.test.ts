import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CellGrid } from "../board/place.js";
import { toLegWaypoints, toTokenPath } from "./path.js";

const squares: CellGrid = {
  sizeX: 100,
  sizeY: 100,
  getOffset: ({ x, y }) => ({ i: Math.floor(y / 100), j: Math.floor(x / 100) }),
  getTopLeftPoint: ({ i, j }) => ({ x: j * 100, y: i * 100 }),
};

const at = (column: number, row: number, more: object = {}) => ({
  x: column * 100,
  y: row * 100,
  elevation: 0,
  ...more,
});

describe("a token's way", () => {
  it("is its cells, the first one included, each once", () => {
    const path = toTokenPath(squares, [at(0, 0), at(1, 0), at(1, 0, { action: "fly" }), at(2, 1)]);
    expect(path.cells).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
    expect(path.details[1]).toEqual({ action: "fly" });
  });

  it("holds a change of height on the spot as a step of its own, the first cell not excepted", () => {
    const risen = { elevation: 30 };
    const path = toTokenPath(squares, [at(0, 0), at(0, 0, risen), at(1, 0, risen), at(1, 0)]);
    expect(path.cells.map(([column]) => column)).toEqual([0, 0, 1, 1]);
    expect(path.elevations).toEqual([0, 30, 30, 0]);
  });

  it("loses no height, however core spreads a rise over waypoints of its own", () => {
    const ground = fc.record({ column: fc.nat(3), elevation: fc.integer({ min: -4, max: 6 }).map((feet) => feet * 5) });
    fc.assert(
      fc.property(fc.array(ground, { minLength: 1, maxLength: 8 }), (way) => {
        const path = toTokenPath(
          squares,
          way.map(({ column, elevation }) => at(column, 0, { elevation })),
        );
        expect(path.elevations[0]).toBe(way[0]?.elevation);
        expect(path.elevations.at(-1)).toBe(way.at(-1)?.elevation);
      }),
    );
    const rise = [at(0, 0), at(0, 0, { elevation: 5 }), at(1, 0, { elevation: 10 })];
    expect(toTokenPath(squares, rise).elevations).toEqual([0, 5, 10]);
  });

  it("comes back to a cell that it has left", () => {
    expect(toTokenPath(squares, [at(0, 0), at(1, 0), at(0, 0)]).cells).toHaveLength(3);
  });
});

describe("a leg", () => {
  const held = toTokenPath(squares, [
    at(0, 0, { action: "walk" }),
    at(1, 0, { action: "fly", width: 2, level: "upper", explicit: true }),
    at(2, 0, { action: "walk" }),
  ]);

  it("walks its cells one by one and stops at the last", () => {
    const to = { cell: [2, 0], elevation: 5, facing: null } as const;
    const leg = toLegWaypoints(squares, held.cells, to, "walk", held);
    expect(leg.map(({ x, checkpoint }) => [x, checkpoint])).toEqual([
      [100, false],
      [200, true],
    ]);
    expect(leg.at(-1)?.elevation).toBe(5);
  });

  it("carries what the mover's waypoints carried", () => {
    const to = { cell: [1, 0], elevation: 0, facing: null } as const;
    const [step] = toLegWaypoints(
      squares,
      [
        [0, 0],
        [1, 0],
      ],
      to,
      "walk",
      held,
    );
    expect(step).toMatchObject({ action: "fly", width: 2, level: "upper", explicit: true });
  });

  it("rises and sinks where the mover's way does, whichever part of the way it is", () => {
    const risen = { elevation: 30, action: "fly" };
    const way = toTokenPath(squares, [at(0, 0), at(0, 0, risen), at(1, 0, risen), at(1, 0, { action: "fly" })]);
    const end = { cell: [1, 0], elevation: 30, facing: null } as const;
    const first = toLegWaypoints(squares, way.cells.slice(0, 3), end, "fly", way);
    expect(first.map(({ x, elevation }) => [x, elevation])).toEqual([
      [0, 30],
      [100, 30],
    ]);
    const last = toLegWaypoints(squares, way.cells.slice(2), { ...end, elevation: 0 }, "fly", way);
    expect(last).toMatchObject([{ x: 100, elevation: 0, action: "fly" }]);
  });

  it("goes without where the mover's client is gone", () => {
    const to = { cell: [1, 0], elevation: 0, facing: null } as const;
    const [step] = toLegWaypoints(
      squares,
      [
        [0, 0],
        [1, 0],
      ],
      to,
      null,
      null,
    );
    expect(step).toEqual({ x: 100, y: 0, elevation: 0, snapped: true, explicit: true, checkpoint: true });
  });
});
