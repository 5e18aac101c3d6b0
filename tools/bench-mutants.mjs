/**
 * `npm run bench:mutants [-- NAME… --all]`: switches off one rule of the tabletop after another and demands that an entry of
 * the contract notices. Prints each mutation with the entry that noticed first, or with `--all` with every one that was asked
 * and did; docs/testing.md tells how a mutation is written.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { provideBrowser } from "./find-browser.mjs";
import { ROOT } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";

const REPORT = "build/test/mutants.json";

process.chdir(ROOT);
await ensureInstalled();
const browser = await provideBrowser();
const names = process.argv.slice(2).filter((word) => word !== "--all");
const env = {
  ...{ CHROMIUM_PATH: browser.path, ...browser.env },
  ...(names.length > 0 ? { BENCH_MUTATION: names.join(",") } : {}),
  ...(process.argv.includes("--all") ? { BENCH_MUTATION_ALL: "yes" } : {}),
};
const runner = ["node_modules/vitest/vitest.mjs", "run", "--project", "mutants", "--disable-console-intercept"];
const report = ["--reporter=json", `--outputFile.json=${REPORT}`];
const { code } = await runNode([...runner, ...report], { env, seconds: 7200, show: true });
const { numPassedTests: passed, numFailedTests: failed, testResults } = JSON.parse(readFileSync(REPORT, "utf8"));
for (const { title, failureMessages } of testResults[0]?.assertionResults ?? [])
  if (failureMessages.length > 0) console.log(`\n${title}\n${failureMessages.join("\n").split("\n")[0]}`);
const missed = code !== 0 && failed === 0 ? 1 : failed;
console.log(`${passed} passed, ${missed} failed`);
process.exit(missed > 0 ? 1 : 0);
