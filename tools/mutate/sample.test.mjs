import { expect, it } from "vitest";
import { intervalOf, isInSample } from "./sample.mjs";

const mutant = (/** @type {number} */ line, fileName = "module/grid/hex/facing.ts") => ({
  fileName,
  location: { start: { line, column: 4 }, end: { line, column: 9 } },
  mutatorName: "EqualityOperator",
  replacement: "a >= b",
});
const lines = Array.from({ length: 3000 }, (_, line) => line);

it("draws about every n-th mutant, all of them for one", () => {
  expect(lines.filter((line) => isInSample(mutant(line), { n: 1, offset: 0 }))).toHaveLength(3000);
  const drawn = lines.filter((line) => isInSample(mutant(line), { n: 10, offset: 0 })).length;
  expect(drawn).toBeGreaterThan(240);
  expect(drawn).toBeLessThan(360);
});

it("draws each mutant in one of the n samples", () => {
  const samples = [0, 1, 2, 3].map((offset) => lines.filter((line) => isInSample(mutant(line), { n: 4, offset })));
  expect(samples.flat().sort((a, b) => a - b)).toEqual(lines);
});

it("draws the same mutants in the repository and in a copy of it", () => {
  const drawn = (/** @type {string} */ file) =>
    lines.filter((line) => isInSample(mutant(line, file), { n: 7, offset: 3 }));
  expect(drawn("/tmp/sandbox-1/module/grid/hex/facing.ts")).toEqual(drawn("module/grid/hex/facing.ts"));
  expect(drawn("module/grid/hex/other.ts")).not.toEqual(drawn("module/grid/hex/facing.ts"));
});

it.each([
  { noticed: 50, all: 100, low: 0.404, high: 0.596 },
  { noticed: 180, all: 200, low: 0.851, high: 0.934 },
  { noticed: 10, all: 10, low: 0.722, high: 1 },
])("says between what the whole lies for $noticed of $all", ({ noticed, all, low, high }) => {
  const [from, to] = intervalOf(noticed, all);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});
