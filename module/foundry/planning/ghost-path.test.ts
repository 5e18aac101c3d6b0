import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cell } from "../../model/position.js";
import { cutAt, extendPath, goesSomewhere, stepBack, type GhostPath } from "./ghost-path.js";

const START: GhostPath = [[4, 4]];
const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(9), fc.nat(9));
const cells = fc.array(cell, { maxLength: 12 });

describe("a ghost path", () => {
  it("grows by steps, and not by standing still", () => {
    const way = extendPath(START, [
      [5, 4],
      [5, 4],
      [5, 5],
    ]);
    expect(way).toEqual([
      [4, 4],
      [5, 4],
      [5, 5],
    ]);
    expect(extendPath(START, [[4, 4]])).toEqual(START);
  });

  it("may come back to where it was: that is a way, too", () => {
    expect(
      extendPath(START, [
        [5, 4],
        [4, 4],
      ]),
    ).toHaveLength(3);
  });

  it("always keeps its first cell, and steps back what it stepped", () => {
    fc.assert(
      fc.property(cells, cell, (way, next) => {
        const path = extendPath(START, way);
        expect(path[0]).toEqual(START[0]);
        const further = extendPath(path, [next]);
        expect(further.length === path.length ? path : stepBack(further)).toEqual(path);
      }),
    );
    expect(stepBack(START)).toEqual(START);
    expect(goesSomewhere(START)).toBe(false);
  });

  it("is cut at a cell that it enters, the last time it does", () => {
    fc.assert(
      fc.property(cells, fc.nat(20), (way, pick) => {
        const path = extendPath(START, way);
        const at = path[pick % path.length] ?? START[0];
        const cut = cutAt(path, at);
        expect(cut?.at(-1)).toEqual(at);
        expect(path.slice(0, cut?.length)).toEqual(cut);
        expect(path.slice(cut?.length)).not.toContainEqual(at);
      }),
    );
    expect(cutAt(START, [9, 9])).toBeNull();
  });
});
