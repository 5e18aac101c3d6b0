import process from "node:process";
import fc from "fast-check";

/** How often a property is tried where it says nothing itself: more in the whole matrix than while somebody waits. */
const RUNS = { everyday: 200, full: 10_000 };

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: process.env["BATTLE_TEMPO_MATRIX"] === "full" ? RUNS.full : RUNS.everyday,
});
