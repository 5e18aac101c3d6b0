import { describe, expect, it } from "vitest";
import { REGION_MOVEMENT_SEGMENTS as T, segmentizePath } from "./region-segments.js";
import { isInsideRegion, isInsideShapes, outlineShape } from "./region-shapes.js";

const box = { type: "rectangle", x: 100, y: 100, width: 200, height: 100 };

describe("the shapes of a region", () => {
  it("hold what lies in any of them, less their holes", () => {
    const shapes = [box, { type: "circle", x: 200, y: 150, radius: 20, hole: true }];
    expect(isInsideShapes(shapes, { x: 110, y: 110 })).toBe(true);
    expect(isInsideShapes(shapes, { x: 200, y: 150 })).toBe(false);
    expect(isInsideShapes(shapes, { x: 50, y: 50 })).toBe(false);
  });

  it("may be turned", () => {
    expect(isInsideShapes([{ ...box, rotation: 90 }], { x: 200, y: 60 })).toBe(true);
    expect(isInsideShapes([{ ...box, rotation: 90 }], { x: 110, y: 150 })).toBe(false);
    const ellipse = { type: "ellipse", x: 0, y: 0, radiusX: 50, radiusY: 10, rotation: 90 };
    expect(isInsideShapes([ellipse], { x: 0, y: 40 })).toBe(true);
    expect(isInsideShapes([ellipse], { x: 40, y: 0 })).toBe(false);
  });

  it("reach from bottom to top, or without end", () => {
    const point = { x: 150, y: 150, elevation: 15 };
    expect(isInsideRegion([box], { bottom: 0, top: 10 }, point)).toBe(false);
    expect(isInsideRegion([box], { bottom: null, top: null }, point)).toBe(true);
  });

  it("of an unknown kind say so", () => {
    expect(() => outlineShape({ type: "cone" })).toThrow("NotModelled");
  });
});

describe("a path through a region", () => {
  const contains = (point: { x: number; y: number; elevation: number }): boolean =>
    isInsideRegion([box], { bottom: null, top: null }, point);
  const at = (x: number): { x: number; y: number; elevation: number } => ({ x, y: 150, elevation: 0 });

  it("enters, moves and leaves", () => {
    const segments = segmentizePath([at(0), at(400)], contains);
    expect(segments.map(({ type }) => type)).toEqual([T.ENTER, T.MOVE, T.EXIT]);
    expect(segments[0]).toMatchObject({ from: { x: 99 }, to: { x: 100 } });
  });

  it("jumps in at once by teleport", () => {
    expect(segmentizePath([at(0), { ...at(200), teleport: true }], contains)).toEqual([
      { type: T.ENTER, from: at(0), to: at(200), teleport: true },
    ]);
  });
});
