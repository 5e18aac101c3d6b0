import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { openBundler } from "./bundler.mjs";
import { openPlayer } from "./player.mjs";
import { openLane, prove } from "./prove.mjs";
import { proveShown } from "./shown.mjs";
import { openTester } from "./tester.mjs";

/**
 * @typedef {import("./records.mjs").Rule} Rule
 * @typedef {import("./records.mjs").Break} Break
 * @typedef {import("./prove.mjs").Verdict} Verdict
 */

/**
 * Where everything lies, from the project's folder.
 * @typedef {object} Places
 * @property {string} root
 * @property {string} entry what is bundled for a break
 * @property {string} scenarios the folder of scenario files, schema and vocabulary
 * @property {string} more a folder of further scenario files
 * @property {readonly string[]} tests patterns of the test files
 */

/**
 * Proves rules, with scenarios and tests side by side; `tell` hears the verdicts in the rules' order.
 * @param {Places} places  @param {readonly Rule[]} rules  @param {readonly Break[]} breaks  @param {(verdict: Verdict) => void} tell
 * @returns {Promise<Verdict[]>}
 */
export async function proveAll(places, rules, breaks, tell) {
  const { root } = places;
  const shared = path.join(root, places.scenarios);
  const bundler = await openBundler(root, places.entry);
  const clean = await bundler.bundle(null);
  const player = openPlayer(clean, shared);
  /** Opened with the first break that no scenario notices. @type {Promise<import("./tester.mjs").Tester>[]} */
  const testers = [];
  const openTests = () => (testers[0] ??= openTester(root, places.tests));
  const { RULESETS } = await import(pathToFileURL(clean).href);
  const [playing, testing] = [openLane(), openLane()];
  /** @param {Rule} rule */
  const judge = (rule) => {
    const scenarios = [shared, path.join(root, places.more)]
      .map((folder) => path.join(folder, `${rule.ruleset}.yaml`))
      .filter((file) => existsSync(file));
    const own = breaks.filter((broken) => broken.rule === rule.id);
    if (rule.kind === "inform" && own.length === 0)
      return proveShown(rule, RULESETS.get(rule.ruleset)?.references ?? [], root);
    return prove(rule, own, { root, playing, testing, bundler, player, openTests, clean, scenarios });
  };
  const verdicts = [];
  try {
    for (const falling of rules.map(judge)) {
      const verdict = await falling;
      tell(verdict);
      verdicts.push(verdict);
    }
  } finally {
    await player.close();
    await bundler.close();
    for (const tester of testers) await (await tester).close();
    rmSync(clean, { force: true });
  }
  return verdicts;
}
