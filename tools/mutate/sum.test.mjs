import { expect, it } from "vitest";
import { isInSample } from "./sample.mjs";
import { judgedOf, noticedOf, sumUp } from "./sum.mjs";

const mutant = (/** @type {string} */ status, line = 1, statusReason = "") => ({
  status,
  statusReason,
  mutatorName: "EqualityOperator",
  replacement: "a >=\n  b",
  location: { start: { line, column: 2 }, end: { line, column: 7 } },
});

it("sums what was noticed, and lists what nothing noticed and what a comment forbade", () => {
  const files = {
    "module/grid/b/two.ts": { mutants: [mutant("Killed"), mutant("Survived", 7)] },
    "module/grid/a/one.ts": {
      mutants: [mutant("Timeout"), mutant("Ignored", 2, "never read"), mutant("NoCoverage", 3)],
    },
    "module/grid/a/data.ts": { mutants: [mutant("Ignored", 1, 'Static mutant (and "ignoreStatic" was enabled)')] },
  };
  const sum = sumUp({ files }, { n: 1, offset: 0 });
  expect(sum).toEqual({
    killed: 1,
    endless: 1,
    survived: 1,
    unreached: 1,
    atLoad: 1,
    disabled: ["module/grid/a/one.ts:2 EqualityOperator: never read"],
    unjudged: [],
    survivors: ["module/grid/b/two.ts:7 EqualityOperator → a >= b", "module/grid/a/one.ts:3 EqualityOperator → a >= b"],
  });
  expect([noticedOf(sum), judgedOf(sum)]).toEqual([2, 4]);
});

it("counts what is in the sample alone, whatever became of the rest", () => {
  const sample = { n: 5, offset: 2 };
  // While it is drawn, a mutant's place is counted from nought; in the report, from one.
  const drawn = (/** @type {number} */ line) => {
    const location = { start: { line: line - 1, column: 1 }, end: { line: line - 1, column: 6 } };
    return isInSample({ ...mutant(""), location, fileName: "module/grid/b/one.ts" }, sample);
  };
  const mutants = Array.from({ length: 100 }, (_, line) => mutant(drawn(line) ? "Killed" : "CompileError", line));
  const sum = sumUp({ files: { "module/grid/b/one.ts": { mutants } } }, sample);
  expect(sum.killed).toBe(mutants.filter(({ status }) => status === "Killed").length);
  expect(judgedOf(sum)).toBe(sum.killed);
});

it("judges none whose run fell over, and lists it", () => {
  const files = { "module/grid/b/one.ts": { mutants: [mutant("RuntimeError", 4, "no such file")] } };
  const sum = sumUp({ files }, { n: 1, offset: 0 });
  expect(judgedOf(sum)).toBe(0);
  expect(sum.unjudged).toEqual(["module/grid/b/one.ts:4 EqualityOperator: RuntimeError no such file"]);
});
