/**
 * `npm run rules [-- --ruleset ID] [--rule ID] [--json]`: breaks each rule as recorded in tests/rules/breaks and demands that
 * a scenario or test that names it notices. docs/rules.md tells how a break is written.
 */
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";

process.chdir(ROOT);
await ensureInstalled();
const { readBreaks, readInventory, RULESETS } = await import("./rules/records.mjs");
const { proveAll } = await import("./rules/run.mjs");

const json = process.argv.includes("--json");
const [ruleset, id] = [readValue("--ruleset"), readValue("--rule")];
const rules = readInventory(ROOT).filter(
  (rule) => (ruleset === null || rule.ruleset === ruleset) && (id === null || rule.id === id),
);
const breaks = RULESETS.flatMap((each) => readBreaks(ROOT, each));
const places = {
  root: ROOT,
  entry: "tests/rules/entry.ts",
  scenarios: "tests/scenarios/shared",
  more: "tests/rules/scenarios",
  tests: ["module/**/*.test.ts", "tests/rules/**/*.test.ts"],
};

let shown = "";
const verdicts = await proveAll(places, rules, breaks, (verdict) => {
  if (!json) tell(verdict);
});
if (json) console.log(JSON.stringify(verdicts, null, 2));
else tellSums();
const failed = verdicts.filter(({ proved }) => !proved).length + (rules.length === 0 ? 1 : 0);
console.log(`${verdicts.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** @param {string} flag  @returns {string | null} */
function readValue(flag) {
  const at = process.argv.indexOf(flag);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

/** @param {import("./rules/prove.mjs").Verdict} verdict */
function tell({ rule, proved, by, why }) {
  if (rule.ruleset !== shown) console.log(`\n${(shown = rule.ruleset)}`);
  console.log(
    `${proved ? "ok  " : "FAIL"} ${rule.id.padEnd(18)} ${rule.kind.padEnd(8)} ${rule.title}: ${proved ? by : why}`,
  );
}

function tellSums() {
  console.log("");
  for (const each of RULESETS) {
    const own = verdicts.filter(({ rule }) => rule.ruleset === each);
    if (own.length > 0)
      console.log(`${each.padEnd(10)} ${own.filter(({ proved }) => proved).length} of ${own.length} rules proved`);
  }
}
