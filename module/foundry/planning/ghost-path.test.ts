import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cell } from "../../model/position.js";
import {
  cellsOf,
  cutAt,
  endOf,
  extendPath,
  goesSomewhere,
  liftEnd,
  riseFrom,
  stepBack,
  type GhostPath,
} from "./ghost-path.js";

const START: GhostPath = [{ cell: [4, 4], elevation: 0 }];
const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(9), fc.nat(9));
const cells = fc.array(cell, { maxLength: 12 });
const height = fc.integer({ min: -4, max: 8 }).map((steps) => steps * 5);

describe("a ghost path", () => {
  it("grows by steps, and not by standing still", () => {
    const way = extendPath(
      START,
      [
        [5, 4],
        [5, 4],
        [5, 5],
      ],
      10,
    );
    expect(way).toEqual([
      { cell: [4, 4], elevation: 0 },
      { cell: [5, 4], elevation: 10 },
      { cell: [5, 5], elevation: 10 },
    ]);
    expect(extendPath(START, [[4, 4]], 5)).toEqual(START);
  });

  it("may come back to where it was: that is a way, too", () => {
    expect(
      extendPath(
        START,
        [
          [5, 4],
          [4, 4],
        ],
        0,
      ),
    ).toHaveLength(3);
  });

  it("always keeps its first stop, and steps back what it stepped", () => {
    fc.assert(
      fc.property(cells, height, cell, (way, at, next) => {
        const path = extendPath(START, way, at);
        expect(path[0]).toEqual(START[0]);
        const further = extendPath(path, [next], at);
        expect(further.length === path.length ? path : stepBack(further)).toEqual(path);
      }),
    );
    expect(stepBack(START)).toEqual(START);
    expect(goesSomewhere(START)).toBe(false);
  });

  it("is cut at a cell that it enters, the last time it does", () => {
    fc.assert(
      fc.property(cells, height, fc.nat(20), (way, at, pick) => {
        const path = extendPath(START, way, at);
        const wanted = path[pick % path.length]?.cell ?? START[0].cell;
        const cut = cutAt(path, wanted);
        expect(cut?.at(-1)?.cell).toEqual(wanted);
        expect(path.slice(0, cut?.length)).toEqual(cut);
        expect(cellsOf(path).slice(cut?.length)).not.toContainEqual(wanted);
      }),
    );
    expect(cutAt(START, [9, 9])).toBeNull();
  });

  it("may lead straight up from its beginning, and nowhere at its own height", () => {
    expect(riseFrom(START, 10)).toEqual([START[0], { cell: [4, 4], elevation: 10 }]);
    expect(goesSomewhere(riseFrom(START, 0))).toBe(false);
  });

  it("is lifted at its end alone, and never where the token stands", () => {
    fc.assert(
      fc.property(cells, height, height, (way, before, after) => {
        const path = extendPath(START, way, before);
        const lifted = liftEnd(path, after);
        expect(cellsOf(lifted)).toEqual(cellsOf(path));
        expect(lifted.slice(0, -1)).toEqual(path.slice(0, -1));
        expect(endOf(lifted).elevation).toBe(goesSomewhere(path) ? after : 0);
      }),
    );
  });
});
