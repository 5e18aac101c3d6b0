/**
 * `npm run mutate [-- TARGET…] [--sample N [--offset K]] [--survivors]`: changes the rules in small ways and asks whether a test notices.
 * Prints a line a target with the share that was noticed, what was left out, and with `--survivors` what nothing noticed;
 * `--sample N` tries about every N-th change and says how far that may be off; `--offset K` another of these N samples, which
 * have no change in common. Exits 1 where a target is below the bound.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";
import { intervalOf } from "./mutate/sample.mjs";
import { judgedOf, noticedOf, sumUp } from "./mutate/sum.mjs";
import { TARGETS } from "./mutate/targets.mjs";

/** Percent of the mutants of each target. */
const BOUND = 80;

process.chdir(ROOT);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "1" },
    offset: { type: "string", default: "0" },
    survivors: { type: "boolean", default: false },
  },
});
const [n, offset] = [Number(values.sample), Number(values.offset)];
const names = TARGETS.map(({ name }) => name);
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`There is no target "${unknown}", but: ${names.join(", ")}.`);
if (!Number.isInteger(n) || n < 1) fail("--sample takes a whole number: every how manieth mutant is tried.");
if (!Number.isInteger(offset) || offset < 0 || offset >= n)
  fail("--offset takes a whole number below that of --sample.");

await ensureInstalled();
for (const target of TARGETS)
  if (positionals.length === 0 || positionals.includes(target.name)) tell(target, await judge(target));

/** Lets Stryker try the mutants of a target. @param {import("./mutate/targets.mjs").Target} target */
async function judge({ name, folder }) {
  const files = [`${folder}/**/*.ts`, "!**/*.test.ts", "!**/*.bench.ts", "!**/testing/**"];
  const stryker = ["node_modules/@stryker-mutator/core/bin/stryker.js", "run", "--mutate", files.join(",")];
  const env = { BATTLE_TEMPO_TARGET: name, BATTLE_TEMPO_SAMPLE: String(n), BATTLE_TEMPO_OFFSET: String(offset) };
  const { code } = await runNode(stryker, { env, seconds: 12 * 3600, show: true });
  if (code !== 0) fail(`Stryker came to no end for ${name}.`);
  return sumUp(JSON.parse(readFileSync(`build/mutation/${name}.json`, "utf8")), { n, offset });
}

/** @param {import("./mutate/targets.mjs").Target} target  @param {import("./mutate/sum.mjs").Sum} sum */
function tell({ folder }, sum) {
  const noticed = noticedOf(sum);
  const judged = judgedOf(sum);
  const share = (100 * noticed) / judged;
  const reach = n === 1 ? "" : ` (every ${n}th from ${offset}: ${intervalOf(noticed, judged).map(percent).join("–")})`;
  console.log(`${folder.padEnd(28)} ${percent(noticed / judged)}${reach}: ${noticed} of ${judged} noticed`);
  console.log(`  killed ${sum.killed}, endless ${sum.endless}, survived ${sum.survived}, unreached ${sum.unreached};`);
  console.log(`  left out: ${sum.atLoad} at load, ${sum.disabled.length} disabled, ${sum.unjudged.length} unjudged`);
  for (const each of [...sum.disabled, ...sum.unjudged]) console.log(`    ${each}`);
  if (values.survivors) for (const survivor of sum.survivors) console.log(`  ${survivor}`);
  if (share < BOUND) process.exitCode = 1;
}

/** @param {number} share */
function percent(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/** @param {string} why  @returns {never} */
function fail(why) {
  console.error(why);
  process.exit(1);
}
