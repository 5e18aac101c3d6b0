import { readFileSync } from "node:fs";
import { runNode } from "../lib/run.mjs";
import { bundleScenarios } from "../scenarios.mjs";

/**
 * How many scenarios of each shared file pass, for the rulesets that the system has. These are figures to know, not tests:
 * what may not fail again is held by tests/scenarios/ratchet.test.ts.
 * @returns {Promise<string>} one line
 */
export async function countScenarios() {
  const script = await bundleScenarios();
  const files = Object.keys(JSON.parse(readFileSync("tests/scenarios/passed.json", "utf8")));
  const lines = [];
  for (const file of files) {
    const { output } = await runNode([script, "--json", `tests/scenarios/shared/${file}`]);
    lines.push(`${file.replace(".yaml", "")}: ${describe(output)}`);
  }
  return lines.join("; ");
}

/** @param {string} output  @returns {string} */
function describe(output) {
  try {
    /** @type {{difference: unknown}[]} */
    const results = JSON.parse(output);
    return `${results.filter(({ difference }) => difference === null).length} of ${results.length} scenarios pass`;
  } catch {
    return "the runner gave no figures";
  }
}
