import process from "node:process";
import { isInSample } from "./sample.mjs";

/** Stryker asks a checker whether a mutant is worth a run: those outside the sample are not. */
const sample = {
  n: Number(process.env["BATTLE_TEMPO_SAMPLE"] ?? "1"),
  offset: Number(process.env["BATTLE_TEMPO_OFFSET"] ?? "0"),
};

/** @typedef {import("./sample.mjs").Place & { id: string }} Mutant */

export const strykerPlugins = [
  {
    kind: "Checker",
    name: "sample",
    factory: () => ({
      init: () => Promise.resolve(),
      group: (/** @type {readonly Mutant[]} */ mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
      check: (/** @type {readonly Mutant[]} */ mutants) =>
        Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]))),
    }),
  },
];

/** @param {Mutant} mutant */
function answer(mutant) {
  return isInSample(mutant, sample) ? { status: "passed" } : { status: "compileError", reason: "not in the sample" };
}
