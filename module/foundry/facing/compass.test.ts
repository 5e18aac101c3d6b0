import { describe, expect, it } from "vitest";
import { bearingOf, facingAt, facingsOf, rotationOf, turned } from "./compass.js";

describe.each(["square", "hex"] as const)("facing on a grid of the shape %s", (shape) => {
  it("is read from the rotation that shows it, however often it was turned about", () => {
    for (const facing of facingsOf(shape))
      for (const turns of [-2, 0, 1]) expect(facingAt(shape, rotationOf(shape, facing) + 360 * turns)).toBe(facing);
  });

  it("is the nearest there is of a rotation between two", () => {
    for (const facing of facingsOf(shape))
      for (const off of [-20, 20]) expect(facingAt(shape, rotationOf(shape, facing) + off)).toBe(facing);
  });

  it("goes all the way round, one after the other, either way", () => {
    const all = facingsOf(shape);
    for (const clockwise of [true, false]) {
      let at = all[0] ?? "n";
      const seen = all.map(() => (at = turned(shape, at, clockwise)));
      expect(at).toBe(all[0]);
      expect(new Set(seen).size).toBe(all.length);
    }
    expect(bearingOf(shape, turned(shape, "e", true))).toBe(shape === "hex" ? 150 : 135);
  });
});

describe("core's rotation", () => {
  it("is none of art that looks south, and a quarter turn clockwise of what looks west", () => {
    expect(["s", "w", "n", "e"].map((each) => rotationOf("square", each as "s"))).toEqual([0, 90, 180, 270]);
  });
});
