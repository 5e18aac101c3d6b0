/** The thread of a player: loads a script, plays the scenarios that name a rule, answers with how they went. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";

const { clean, shared } = workerData;
const reader = await load(clean);
const vocabulary = reader.loadVocabulary(path.join(shared, "vocabulary.yaml"));
const schema = JSON.parse(readFileSync(path.join(shared, "schema.json"), "utf8"));
/** @type {Map<string, readonly {id: string, rules?: readonly string[]}[]>} */
const read = new Map();

parentPort?.on("message", async ({ bundle, files, rule }) => {
  try {
    parentPort?.postMessage(play(await load(bundle), files.flatMap(scenariosOf), rule));
  } catch (error) {
    parentPort?.postMessage(`the script fails: ${error instanceof Error ? error.message : String(error)}`);
  }
});

/** @param {string} script */
function load(script) {
  return import(pathToFileURL(script).href);
}

/** @param {string} file */
function scenariosOf(file) {
  const known = read.get(file) ?? reader.loadFile(file, schema);
  read.set(file, known);
  return known;
}

/**
 * Plays until the first difference, which is enough to have noticed.
 * @param {{playScenario: Function}} player  @param {readonly {id: string, rules?: readonly string[]}[]} scenarios  @param {string} rule
 */
function play(player, scenarios, rule) {
  const played = [];
  for (const scenario of scenarios.filter(({ rules }) => rules?.includes(rule))) {
    const difference = player.playScenario(scenario, vocabulary);
    const crashed = difference?.crashed === true;
    played.push({ id: scenario.id, difference: difference && describe(difference), crashed });
    if (difference && !crashed) break;
  }
  return played;
}

/** @param {{path: string, expected?: unknown, seen?: unknown}} difference */
function describe({ path: place, expected, seen }) {
  return seen === undefined && expected === undefined
    ? place
    : `${place}: ${JSON.stringify(expected)} wanted, ${JSON.stringify(seen)} seen`;
}
