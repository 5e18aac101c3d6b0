import { defineConfig } from "vitest/config";

/** What mutation is judged by: the unit, property and scenario tests of the pure rules. */
export default defineConfig({
  test: {
    environment: "node",
    testTimeout: 60_000,
    include: [
      "module/{grid,rules,combat,rulesets,table}/**/*.test.ts",
      "tests/rules/bug-scenarios/*.test.ts",
      "tests/rules/insist.test.ts",
      "tests/scenarios/each.mutation.ts",
    ],
  },
});
