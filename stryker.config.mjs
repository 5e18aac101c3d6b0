/**
 * Mutation of the pure rules: `npm run mutate`. Not part of `npm test`; it takes hours for everything, so that it remembers
 * what it knows of files that haven't changed.
 */
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutate.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  coverageAnalysis: "perTest",
  // A table is read while its module loads: each of its mutants would need every test. `npm run rules` breaks those.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: "build/mutation/incremental.json",
  tempDirName: "build/mutation/tmp",
  reporters: ["json", "progress"],
  jsonReporter: { fileName: "build/mutation/report.json" },
  ignorePatterns: ["/docs", "/dist", "/build", "/packs", "/styles", "/icons"],
  concurrency: 2,
};
