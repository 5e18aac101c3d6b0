/**
 * `npm run mutate [-- FOLDER…]`: changes the rules in small ways and asks whether a test notices. Prints a line a folder with
 * the share that was noticed, and how many were left out; exits 1 where a folder stays below the bound.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";
import { sumByFolder } from "./mutate/sum.mjs";

/** Percent of the mutants of each folder. */
const BOUND = 80;
const REPORT = "build/mutation/report.json";
const FOLDERS = ["module/rulesets", "module/combat", "module/grid"];

process.chdir(ROOT);
await ensureInstalled();
const chosen = process.argv.slice(2).filter((each) => !each.startsWith("-"));
const folders = chosen.length > 0 ? chosen : FOLDERS;
const mutate = folders.flatMap((folder) => [
  `${folder}/**/*.ts`,
  `!${folder}/**/*.test.ts`,
  `!${folder}/**/*.bench.ts`,
  `!${folder}/**/testing/**`,
]);
const args = ["node_modules/@stryker-mutator/core/bin/stryker.js", "run", "--mutate", mutate.join(",")];
const { code, output } = await runNode(args, { seconds: 6 * 3600 });
if (code !== 0) {
  console.error(output.trimEnd().split("\n").slice(-40).join("\n"));
  process.exit(1);
}
const sums = sumByFolder(JSON.parse(readFileSync(REPORT, "utf8")));
for (const { folder, noticed, all, leftOut, survivors } of sums) {
  const share = ((100 * noticed) / all).toFixed(1);
  console.log(`${folder.padEnd(40)} ${share.padStart(5)} %  ${noticed} of ${all}, ${leftOut} left out`);
  if (process.argv.includes("--survivors")) for (const survivor of survivors) console.log(`  ${survivor}`);
}
process.exitCode = sums.some(({ noticed, all }) => (100 * noticed) / all < BOUND) ? 1 : 0;
