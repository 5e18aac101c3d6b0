import fc from "fast-check";
import { expect, test } from "vitest";
import { cellIndex, centreX, centreY, createLayout } from "../board/layout.js";
import { cellDistance } from "../footprint/distance.js";
import { HEX_DIRECTIONS, toHexDirection, toStepDirection, turnHexDirection } from "./direction.js";
import { hexLine } from "./hex-line.js";

const layout = createLayout("hex", 9, 8);

test("hex directions point where their names say", () => {
  const cell = cellIndex(layout, 4, 4);
  const ways = HEX_DIRECTIONS.map((direction) => {
    const next = cell + (layout.steps[toStepDirection(direction)] ?? 0);
    return [direction, centreX(layout, next) - centreX(layout, cell), centreY(layout, next) - centreY(layout, cell)];
  });
  expect(ways).toEqual([
    ["ne", 0.5, -1],
    ["e", 1, 0],
    ["se", 0.5, 1],
    ["sw", -0.5, 1],
    ["w", -1, 0],
    ["nw", -0.5, -1],
  ]);
  for (const direction of HEX_DIRECTIONS) expect(toHexDirection(toStepDirection(direction))).toBe(direction);
});

test("turns go round", () => {
  expect(turnHexDirection("nw", 1)).toBe("ne");
  expect(turnHexDirection("ne", -2)).toBe("w");
});

test("a hex line takes one step at a time", () => {
  fc.assert(
    fc.property(fc.nat(8), fc.nat(7), fc.nat(8), fc.nat(7), (c1, r1, c2, r2) => {
      const from = cellIndex(layout, c1, r1);
      const to = cellIndex(layout, c2, r2);
      const line = hexLine(layout, from, to);
      expect([line[0], line.at(-1)]).toEqual([from, to]);
      line.forEach((cell, i) => {
        expect(cellDistance(layout, from, cell)).toBe(i);
        if (i > 0) expect(cellDistance(layout, line[i - 1] ?? 0, cell)).toBe(1);
      });
    }),
  );
});
