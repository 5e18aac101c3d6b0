import process from "node:process";

/** What is mutated in this run, by the name that `tools/mutate/targets.mjs` gives it, and every how manieth mutant. */
const target = process.env["BATTLE_TEMPO_TARGET"] ?? "none";
const sampled = Number(process.env["BATTLE_TEMPO_SAMPLE"] ?? "1") > 1;

/**
 * Mutation of the pure rules, one target a run: `npm run mutate`. Not part of `npm test`; it takes hours for everything, so
 * that it remembers what it knows of files that haven't changed.
 */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutate.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner", "./tools/mutate/sample-checker.mjs"],
  checkers: sampled ? ["sample"] : [],
  coverageAnalysis: "perTest",
  // The first run measures which test reaches what; on a busy machine that takes longer than the usual five minutes.
  dryRunTimeoutMinutes: 30,
  // A table is read while its module loads: each of its mutants would need every test. `npm run rules` breaks those.
  ignoreStatic: true,
  // What a sample leaves out mustn't be remembered as judged.
  incremental: !sampled,
  incrementalFile: `build/mutation/${target}.incremental.json`,
  tempDirName: `build/mutation/${target}.tmp`,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: `build/mutation/${target}.json` },
  ignorePatterns: ["/docs", "/dist", "/build", "/packs", "/styles", "/icons"],
  // A loop without end is found by counting, whatever the clock says; this bounds only what no count sees.
  timeoutMS: 20_000,
  concurrency: 2,
};
