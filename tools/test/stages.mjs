import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { runNode } from "../lib/run.mjs";
import { countScenarios } from "./scenario-figures.mjs";

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string} output what to show where something failed
 * @property {string} [note] what to show in any case, in one line
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} group what `--only` chooses
 * @property {number} cores how many of the machine's cores it keeps busy
 * @property {readonly string[]} [after] stages that must have ended before
 * @property {() => Promise<Outcome>} run
 */

/** @param {Record<string, string>} env what the tests are told  @returns {Stage[]} */
export function listStages(env) {
  return [
    // First whatever others wait for, then the longest, so that no core stands idle at the end.
    stage("build", "build", 1, buildTwice),
    stage("eslint", "lint", 1, () => command(["node_modules/eslint/bin/eslint.js", "."])),
    stage("unit", "unit", 1, () => vitest("unit", env)),
    stage("types", "types", 2, () => command(["tools/types.mjs"])),
    stage("format", "format", 1, () => command(["node_modules/prettier/bin/prettier.cjs", "--check", "."])),
    stage("imports", "lint", 1, () =>
      command([
        "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
        "--config",
        ".dependency-cruiser.mjs",
        ...listFolders(),
      ]),
    ),
    stage("unused code", "lint", 1, () => command(["node_modules/knip/bin/knip.js", "--no-progress"])),
    stage("styles", "lint", 1, () =>
      command(["node_modules/stylelint/bin/stylelint.mjs", "{styles,tabletop}/**/*.{css,scss}", "--allow-empty-input"]),
    ),
    stage("templates", "lint", 1, checkTemplates),
    stage("languages", "lint", 1, () => command(["tools/check-lang.mjs"])),
    stage("coverage", "lint", 1, () => command(["tools/coverage.mjs", "--check"])),
    stage("pages", "lint", 1, () => command(["tools/pages.mjs", "--check"])),
    stage("scenarios", "scenarios", 1, () => scenarios(env)),
    { ...stage("contract", "contract", 2, () => vitest("contract", env)), after: ["build"] },
    { ...stage("end to end", "e2e", 2, () => vitest("e2e", env)), after: ["build"] },
    { ...stage("soak", "soak", 2, () => vitest("soak", env)), after: ["build"] },
    ...(env["BATTLE_TEMPO_MATRIX"] === "full" ? fullStages(env) : []),
  ];
}

/** What takes minutes and changes seldom: the whole matrix alone can afford it. @param {Record<string, string>} env  @returns {Stage[]} */
function fullStages(env) {
  return [
    stage("rules", "rules", 2, () => prove("tools/rules.mjs")),
    { ...stage("known bad", "contract", 2, () => vitest("known-bad", env)), after: ["build"] },
    { ...stage("mutants", "mutants", 2, () => prove("tools/bench-mutants.mjs")), after: ["build"] },
  ];
}

/** @param {string} name  @param {string} group  @param {number} cores  @param {Stage["run"]} run  @returns {Stage} */
function stage(name, group, cores, run) {
  return { name, group, cores, run };
}

/** @returns {string[]} the folders with TypeScript that are there */
function listFolders() {
  return ["module", "tabletop", "tests"].filter((folder) => existsSync(folder));
}

/** A check that either finds something or doesn't. @param {readonly string[]} args  @returns {Promise<Outcome>} */
async function command(args) {
  const { code, output } = await runNode(args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** @param {readonly (readonly string[])[]} commands  @returns {Promise<Outcome>} */
async function commands(...commands) {
  const outcomes = [];
  for (const args of commands) outcomes.push(await command(args));
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    output: outcomes.map((outcome) => outcome.output).join(""),
  };
}

/** The package twice, to the same bytes, and the client of the tabletop for the tests that need a browser. */
function buildTwice() {
  return commands(["tools/check-zip.mjs"], ["tools/bundle-tabletop.mjs"]);
}

function checkTemplates() {
  return commands(
    [
      "node_modules/ember-template-lint/bin/ember-template-lint.js",
      "--no-error-on-unmatched-pattern",
      "templates/**/*.hbs",
    ],
    ["tools/check-templates.mjs"],
  );
}

/** A tool that breaks something and demands that it is noticed. @param {string} tool  @returns {Promise<Outcome>} */
async function prove(tool) {
  const { code, output } = await runNode([tool], { seconds: 7200 });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, output };
  return { passed: Number(passed), failed: code === 0 ? 0 : Math.max(1, Number(failed)), output };
}

/** @param {Record<string, string>} env  @returns {Promise<Outcome>} */
async function scenarios(env) {
  const outcome = await vitest("scenarios", env);
  const note = await countScenarios().catch((error) => `no figures: ${String(error.message).split("\n")[0]}`);
  return { ...outcome, note };
}

/** @param {string} project  @param {Record<string, string>} env  @returns {Promise<Outcome>} */
async function vitest(project, env) {
  mkdirSync("build/test", { recursive: true });
  const report = `build/test/${project}.json`;
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, "--reporter=default", "--reporter=json"];
  const { code, output } = await runNode([...args, `--outputFile.json=${report}`], { env, seconds: 3600 });
  const counts = readReport(report);
  // A file that can't even be loaded holds no test that could fail.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...counts, failed, output };
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}
