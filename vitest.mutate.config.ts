import process from "node:process";
import { defineConfig } from "vitest/config";
import { keptThread } from "./tools/mutate/kept-thread.mjs";
import { QuickFirst } from "./tools/mutate/quick-first.mjs";
import { TARGETS } from "./tools/mutate/targets.mjs";

/** What mutation of one target (`tools/mutate/targets.mjs`) is judged by: the tests that are meant for it. */
const target = TARGETS.find(({ name }) => name === process.env["BATTLE_TEMPO_TARGET"]);

export default defineConfig({
  plugins: [keptThread()],
  test: {
    environment: "node",
    // A file of tests finds what the one before it has loaded, as a run does: else loading would take most of the time.
    isolate: false,
    sequence: { sequencer: QuickFirst },
    setupFiles: ["tests/support/mutation-runs.ts"],
    testTimeout: 60_000,
    include: target === undefined ? [] : target.tests,
  },
});
