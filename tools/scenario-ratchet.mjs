/**
 * What has passed once may not fail again. `tests/scenarios/passing.json` is generated: the ids of every scenario that
 * has passed, by file. `tests/scenarios/disputed.yaml` names the scenarios that we hold to be wrong, each with its
 * reason: these are expected to fail. Run as a program (`npm run scenarios:ratchet`) it adds what passes now.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ROOT } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";
import { bundleScenarios } from "./scenarios.mjs";

/** @typedef {{id: string, passed: boolean, error?: string}} Result */
/** @typedef {Record<string, Result[]>} ResultsByFile file name without its ending → results */

const SHARED = "tests/scenarios/shared";
const PASSING = "tests/scenarios/passing.json";
const DISPUTED = "tests/scenarios/disputed.yaml";

/**
 * Plays the shared files of all rulesets that exist and compares with what has passed before.
 * @returns {Promise<{passed: number, failed: number, lines: string[]}>} counted are the scenarios that are kept, disputed or newly passed
 */
export async function checkRatchet() {
  const results = await playAll();
  const kept = readPassing();
  const disputed = await readDisputed();
  /** @type {string[]} */
  const wrong = [];
  /** @type {string[]} */
  const summary = [];
  let passed = 0;
  for (const [file, found] of Object.entries(results)) {
    const before = new Set(kept[file] ?? []);
    const byId = new Map(found.map((result) => [result.id, result]));
    for (const id of before) if (!byId.has(id)) wrong.push(`${file}: ${id} was not played`);
    for (const result of found) {
      if (disputed.has(result.id)) {
        if (result.passed) wrong.push(`${file}: ${result.id} is disputed, and passes`);
        else passed += 1;
      } else if (result.passed) passed += 1;
      else if (before.has(result.id))
        wrong.push(`${file}: ${result.id} has passed before, and fails: ${result.error ?? ""}`);
    }
    const good = found.filter((result) => result.passed);
    const fresh = good.filter((result) => !before.has(result.id)).length;
    const unsupported = found.filter((result) => result.error?.startsWith("unsupported")).length;
    summary.push(
      `${file}: ${good.length} of ${found.length} scenarios pass, ${unsupported} unsupported` +
        (fresh > 0 ? `, ${fresh} of them newly (npm run scenarios:ratchet keeps them)` : ""),
    );
  }
  return { passed, failed: wrong.length, lines: [...wrong, ...summary] };
}

/** Adds to the list what passes now; takes out nothing. @returns {Promise<void>} */
async function raiseRatchet() {
  const results = await playAll();
  const kept = readPassing();
  for (const [file, found] of Object.entries(results)) {
    const passing = found.filter((result) => result.passed).map((result) => result.id);
    kept[file] = [...new Set([...(kept[file] ?? []), ...passing])].sort();
    console.log(`${file}: ${kept[file].length} of ${found.length} kept`);
  }
  writeFileSync(PASSING, `${JSON.stringify(kept, null, 2)}\n`);
}

/** @returns {Promise<ResultsByFile>} */
async function playAll() {
  const script = await bundleScenarios();
  /** @type {ResultsByFile} */
  const results = {};
  for (const ruleset of listRulesets()) {
    const { code, output } = await runNode([script, "--json", path.join(SHARED, `${ruleset}.yaml`)]);
    results[ruleset] = parseResults(output, code, ruleset);
  }
  return results;
}

/** @param {string} output  @param {number} code  @param {string} ruleset  @returns {Result[]} */
function parseResults(output, code, ruleset) {
  try {
    const json = JSON.parse(output);
    return Array.isArray(json) ? json : json.results;
  } catch {
    throw new Error(`the runner of ${ruleset} ended with ${code} and gave no JSON:\n${output.slice(0, 4000)}`);
  }
}

/** @returns {string[]} the rulesets that have both rules code and scenarios */
function listRulesets() {
  const { documentTypes } = JSON.parse(readFileSync("system.json", "utf8"));
  return Object.keys(documentTypes.Actor).filter((id) => existsSync(path.join(SHARED, `${id}.yaml`)));
}

/** @returns {Record<string, string[]>} */
function readPassing() {
  return existsSync(PASSING) ? JSON.parse(readFileSync(PASSING, "utf8")) : {};
}

/** @returns {Promise<Set<string>>} the disputed ids; each entry must give its reason and the passage of the source text */
async function readDisputed() {
  if (!existsSync(DISPUTED)) return new Set();
  const { parse } = await import("yaml");
  /** @type {{id: string, reason: string, passage: string}[]} */
  const entries = parse(readFileSync(DISPUTED, "utf8")) ?? [];
  for (const entry of entries)
    if (!entry.id || !entry.reason || !entry.passage)
      throw new Error(`${DISPUTED}: ${entry.id} lacks its reason or passage`);
  return new Set(entries.map((entry) => entry.id));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(ROOT);
  await raiseRatchet();
}
