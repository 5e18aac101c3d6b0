import fc from "fast-check";
import { expect, test } from "vitest";
import { cellIndex, centreX, centreY, createLayout } from "../board/layout.js";
import { HEX_DIRECTIONS, toStepDirection, turnHexDirection } from "./direction.js";
import { arcOf, arcOfStep, readHexDirection, sixthsBetween } from "./facing.js";

const layout = createLayout("hex", 15, 15);
const centre = cellIndex(layout, 7, 7);
const direction = fc.constantFrom(...HEX_DIRECTIONS);

test("a turn is counted the shorter way round", () => {
  expect(HEX_DIRECTIONS.map((to) => sixthsBetween("ne", to))).toEqual([0, 1, 2, 3, 2, 1]);
});

test("words of squares are no hex directions", () => {
  expect(["e", "n", "", null].map(readHexDirection)).toEqual(["e", null, null, null]);
});

test("three neighbours lie ahead, two to the sides, one behind", () => {
  expect(HEX_DIRECTIONS.map((step) => arcOfStep("e", step))).toEqual([
    "front",
    "front",
    "front",
    "side",
    "back",
    "side",
  ]);
});

test("a neighbour lies in the arc of the step to it", () => {
  fc.assert(
    fc.property(direction, direction, (facing, step) => {
      const next = centre + (layout.steps[toStepDirection(step)] ?? 0);
      expect(arcOf(layout, centre, facing, next)).toBe(arcOfStep(facing, step));
    }),
  );
});

test("far cells lie where their angle says", () => {
  fc.assert(
    fc.property(direction, fc.nat(14), fc.nat(14), (facing, column, row) => {
      const cell = cellIndex(layout, column, row);
      const ahead = layout.steps[toStepDirection(facing)] ?? 0;
      const [dx, dy] = [
        centreX(layout, cell) - centreX(layout, centre),
        centreY(layout, cell) - centreY(layout, centre),
      ];
      const [fx, fy] = [
        centreX(layout, centre + ahead) - centreX(layout, centre),
        centreY(layout, centre + ahead) - centreY(layout, centre),
      ];
      // Rows lie √3/2 apart where columns lie 1 apart.
      const squeeze = Math.sqrt(3) / 2;
      const across = Math.abs(dx * fy - dy * fx) * squeeze;
      const angle = (Math.atan2(across, dx * fx + dy * fy * squeeze * squeeze) * 180) / Math.PI;
      const expected = angle <= 90 + 1e-9 || cell === centre ? "front" : angle <= 150 + 1e-9 ? "side" : "back";
      expect(arcOf(layout, centre, facing, cell)).toBe(expected);
    }),
  );
});

test("arcs turn with the board", () => {
  fc.assert(
    fc.property(
      direction,
      fc.integer({ min: -7, max: 7 }),
      fc.integer({ min: -7, max: 7 }),
      fc.nat(5),
      (facing, q, r, turns) => {
        const turn = ([a, b]: readonly [number, number]): readonly [number, number] => [-b, a + b];
        let to: readonly [number, number] = [q, r];
        for (let i = 0; i < turns; i++) to = turn(to);
        const big = createLayout("hex", 60, 60);
        const from = cellIndex(big, 30, 30);
        const at = ([a, b]: readonly [number, number]) => from + b * big.stride + a;
        expect(arcOf(big, from, turnHexDirection(facing, turns), at(to))).toBe(arcOf(big, from, facing, at([q, r])));
      },
    ),
  );
});
