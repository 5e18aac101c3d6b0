/**
 * `npm test`: from a fresh clone to one line of figures. Installs what is missing, finds or installs a browser, runs every
 * stage even where one before it failed, and closes with `N passed, N failed`. `--full` plays the whole matrix instead of
 * its cut; `--only GROUP,…` runs some groups alone (build, format, lint, types, unit, scenarios, contract, e2e, soak;
 * of the whole matrix rules and mutants).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { provideBrowser } from "./find-browser.mjs";
import { ROOT } from "./lib/root.mjs";
import { runStages } from "./test/run-stages.mjs";
import { listStages } from "./test/stages.mjs";

/** The bound of `npm test`; the whole matrix has none. */
const MINUTES = 15;
const SHOWN_LINES = 80;

const began = performance.now();
process.chdir(ROOT);
const full = process.argv.includes("--full");
const chosen = readChosen();
await ensureInstalled();
const browser = needsBrowser() ? await provideBrowser() : null;
if (browser !== null) console.log(`Browser: ${browser.path} (${browser.source})`);

const stages = listStages({
  ...(browser === null ? {} : { CHROMIUM_PATH: browser.path, ...browser.env }),
  ...(full ? { BATTLE_TEMPO_MATRIX: "full" } : {}),
}).filter((stage) => chosen.length === 0 || chosen.includes(stage.group));
if (stages.length === 0) stop(`No stage belongs to ${chosen.join(", ")}.`);
if (!full)
  setTimeout(
    () => stop(`Not done after ${MINUTES} minutes: stopped.`),
    MINUTES * 60_000 - (performance.now() - began),
  ).unref();
// Leaving by `exit` ends what the stages have started, too.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(130));

const ended = await runStages(stages, Math.max(2, availableParallelism()), tell);
for (const result of ended) if (result.outcome.failed > 0) show(result);
const passed = ended.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = ended.reduce((sum, { outcome }) => sum + outcome.failed, 0);
console.log(`\n${format((performance.now() - began) / 1000)} in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** @returns {string[]} the groups after `--only` */
function readChosen() {
  const at = process.argv.indexOf("--only");
  return at < 0 ? [] : (process.argv[at + 1] ?? "").split(",");
}

function needsBrowser() {
  return chosen.length === 0 || ["contract", "e2e", "soak", "mutants"].some((group) => chosen.includes(group));
}

/** @param {import("./test/run-stages.mjs").Ended} result */
function tell({ stage, outcome, seconds }) {
  mkdirSync("build/test", { recursive: true });
  writeFileSync(`build/test/${stage.name.replaceAll(" ", "-")}.log`, outcome.output);
  const mark = outcome.failed > 0 ? "✗" : outcome.passed > 0 ? "✓" : "–";
  const skipped = outcome.skipped ? `, ${outcome.skipped} skipped` : "";
  const counts =
    outcome.passed + outcome.failed === 0 ? "no tests" : `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${mark} ${stage.name.padEnd(12)} ${format(seconds).padStart(8)}  ${counts}${skipped}`);
  if (outcome.note) console.log(`  ${outcome.note}`);
}

/** @param {import("./test/run-stages.mjs").Ended} result */
function show({ stage, outcome }) {
  const lines = outcome.output.trimEnd().split("\n");
  const cut =
    lines.length > SHOWN_LINES
      ? [`… all ${lines.length} lines: build/test/${stage.name.replaceAll(" ", "-")}.log`]
      : [];
  console.log(`\n── ${stage.name} ──\n${[...cut, ...lines.slice(-SHOWN_LINES)].join("\n")}`);
}

/** @param {number} seconds */
function format(seconds) {
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** @param {string} why  @returns {never} */
function stop(why) {
  console.error(why);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
