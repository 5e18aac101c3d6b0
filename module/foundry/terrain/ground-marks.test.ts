import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TERRAIN_KINDS } from "../../table/host.js";
import { groundStrokes } from "./ground-marks.js";

const pointsOf = (strokes: ReturnType<typeof groundStrokes>) =>
  strokes.flatMap((stroke) => (stroke.kind === "dot" ? [stroke.at] : stroke.points));

describe("marks of the ground", () => {
  it("tell every two kinds apart by their shape alone", () => {
    const shapes = TERRAIN_KINDS.map((kind) => JSON.stringify(groundStrokes(kind, { x: 0, y: 0 }, 100)));
    expect(new Set(shapes).size).toBe(TERRAIN_KINDS.length);
    for (const kind of TERRAIN_KINDS) expect(groundStrokes(kind, { x: 0, y: 0 }, 100), kind).not.toEqual([]);
  });

  it("stay within their cell, wherever it lies and however large it is", () => {
    const place = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...TERRAIN_KINDS),
        place,
        place,
        fc.integer({ min: 10, max: 400 }),
        (kind, x, y, size) => {
          for (const point of pointsOf(groundStrokes(kind, { x, y }, size))) {
            expect(Math.abs(point.x - x)).toBeLessThanOrEqual(size / 2 + 1e-6);
            expect(Math.abs(point.y - y)).toBeLessThanOrEqual(size / 2 + 1e-6);
          }
        },
      ),
    );
  });
});
