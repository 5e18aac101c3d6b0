import { describe, expect, it } from "vitest";
import { clampView, SCALE_RANGE, toCanvas, toScreen, zoomAround } from "./view.js";

const screen = { width: 800, height: 600 };
const view = { x: 500, y: 400, scale: 2 };

describe("the view", () => {
  it("has its point in the middle of the screen", () => {
    expect(toScreen({ x: 500, y: 400 }, view, screen)).toEqual({ x: 400, y: 300 });
    expect(toCanvas({ x: 0, y: 0 }, view, screen)).toEqual({ x: 300, y: 250 });
  });

  it("keeps the point under the pointer while zooming", () => {
    const pointer = { x: 100, y: 50 };
    const before = toCanvas(pointer, view, screen);
    const after = toCanvas(pointer, zoomAround(view, 1.25, pointer, screen), screen);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("stays within its limits", () => {
    expect(clampView({ x: -50, y: 9000, scale: 99 }, { width: 1000, height: 1000 })).toEqual({
      x: 0,
      y: 1000,
      scale: SCALE_RANGE.max,
    });
  });
});
