import process from "node:process";
import { defineConfig } from "vitest/config";

/** The whole matrix tries each property fifty times as often. */
const FULL = process.env["BATTLE_TEMPO_MATRIX"] === "full";

/** Browser tests share one machine's graphics by software: they run few files at a time and may take long. */
const SLOW = { testTimeout: 180_000, hookTimeout: 180_000 };

/** People wait for one another: two tables side by side, each with a browser of its own, leave no core idle. */
const TWO_TABLES = { maxWorkers: 2, sequence: { groupOrder: 1 } };

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          // Most files test what is pure: to import the rules anew for each took longer than the tests themselves.
          isolate: false,
          setupFiles: ["tests/support/property-runs.ts"],
          testTimeout: FULL ? 3_600_000 : 60_000,
          include: [
            "module/**/*.test.ts",
            "tabletop/**/*.test.ts",
            "tests/bench/**/*.test.ts",
            "tests/architecture/**/*.test.ts",
            "tests/languages/**/*.test.ts",
            "tests/rules/**/*.test.ts",
            "tests/fuzz/**/*.test.ts",
            "tests/migrations/**/*.test.ts",
            "tests/packs/**/*.test.ts",
            "tools/**/*.test.mjs",
          ],
        },
      },
      {
        test: {
          name: "scenarios",
          environment: "node",
          include: ["tests/scenarios/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      { test: { name: "contract", environment: "node", include: ["tests/contract/**/*.test.ts"], ...SLOW } },
      { test: { name: "known-bad", environment: "node", include: ["tests/bench/known-bad/*.table.ts"], ...SLOW } },
      {
        test: {
          name: "mutants",
          environment: "node",
          include: ["tests/bench/mutation/*.mutant.ts"],
          ...SLOW,
          testTimeout: 600_000,
        },
      },
      { test: { name: "timing", environment: "node", include: ["tests/timing/**/*.ts"], ...SLOW } },
      { test: { name: "soak", environment: "node", include: ["tests/soak/soak.ts"], ...SLOW } },
      { test: { name: "pictures", environment: "node", include: ["tests/pictures/*.ts"], ...SLOW } },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.e2e.ts"],
          isolate: false,
          ...SLOW,
          ...TWO_TABLES,
        },
      },
    ],
  },
});
