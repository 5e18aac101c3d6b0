import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { formatFailure } from "./runner/format-failure.js";
import { recordPassed } from "./runner/ratchet.js";
import { runFiles, type ScenarioResult } from "./runner/run-files.js";
import { isVocabulary } from "./runner/vocabulary.js";

/** `npm run scenarios -- FILE... [--json] [--record]`; `--record` writes down what has passed, for the ratchet. */
const HOME = path.resolve(import.meta.dirname, "../../tests/scenarios");
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const files = process.argv.slice(2).filter((word) => !word.startsWith("--"));

const results = play();
const failed = results.filter((result) => result.difference !== null);
if (flags.has("--json")) {
  console.log(JSON.stringify(results, null, 2));
} else {
  for (const { id, title, difference } of results)
    console.log(difference ? formatFailure(id, title, difference) : `ok    ${id} ${title}`);
  console.log(`${String(results.length - failed.length)} passed, ${String(failed.length)} failed`);
}
if (flags.has("--record")) writeFileSync(path.join(HOME, "passed.json"), recordPassed(results));
process.exitCode = failed.length > 0 ? 1 : 0;

/** A file that can't be read as scenarios ends everything: nothing is ever skipped. */
function play(): ScenarioResult[] {
  try {
    // A pattern such as *.yaml takes in the words that scenarios are written with, which hold none.
    return runFiles(
      files.filter((file) => !isVocabulary(file)),
      path.join(HOME, "shared"),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
