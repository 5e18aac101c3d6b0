import { expect, it } from "vitest";
import { sumByFolder } from "./sum.mjs";

const mutant = (/** @type {string} */ status, line = 1) => ({
  status,
  mutatorName: "EqualityOperator",
  replacement: "a >= b",
  location: { start: { line } },
});

it("sums what was noticed by folder, and lists what nothing noticed", () => {
  const files = {
    "module/grid/b/two.ts": { mutants: [mutant("Killed"), mutant("Survived", 7)] },
    "module/grid/a/one.ts": { mutants: [mutant("Timeout"), mutant("Ignored"), mutant("CompileError")] },
    "module/grid/b/one.ts": { mutants: [mutant("NoCoverage", 3)] },
  };
  expect(sumByFolder({ files })).toEqual([
    { folder: "module/grid/a", noticed: 1, all: 1, leftOut: 2, survivors: [] },
    {
      folder: "module/grid/b",
      noticed: 1,
      all: 3,
      leftOut: 0,
      survivors: [
        "module/grid/b/two.ts:7 EqualityOperator → a >= b",
        "module/grid/b/one.ts:3 EqualityOperator → a >= b",
      ],
    },
  ]);
});

it("leaves out folders without a mutant", () => {
  expect(sumByFolder({ files: { "module/grid/a/types.ts": { mutants: [mutant("Ignored")] } } })).toEqual([]);
});
