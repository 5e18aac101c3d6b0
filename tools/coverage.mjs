/**
 * `npm run coverage`: holds what the tabletop's client offers against the official type package, and writes the list of what
 * is missing (tabletop/coverage.json) and its page (docs/tabletop-coverage.md) anew. With `--check` it only compares: a
 * member that has come or gone, and isn't in the list, is an error.
 */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { format, resolveConfig } from "prettier";
import { ROOT } from "./lib/root.mjs";
import { compareSides } from "./coverage/compare.mjs";
import { tellChanges } from "./coverage/changes.mjs";
import { writePage } from "./coverage/page.mjs";
import { readOffered, readOfficial } from "./coverage/sides.mjs";

const LIST = "tabletop/coverage.json";
const PAGE = "docs/tabletop-coverage.md";

process.chdir(ROOT);
const standings = compareSides(readOfficial(), readOffered());
const files = {
  [LIST]: await layOut(LIST, JSON.stringify(standings)),
  [PAGE]: await layOut(PAGE, writePage(standings)),
};

if (process.argv.includes("--check")) process.exitCode = check() ? 0 : 1;
else for (const [name, text] of Object.entries(files)) writeFileSync(name, text);

/** @param {string} name  @param {string} text  @returns {Promise<string>} as the project lays out such a file */
async function layOut(name, text) {
  return format(text, { ...(await resolveConfig(name)), filepath: name });
}

/** @returns {boolean} whether both files are as they would be written */
function check() {
  const stale = Object.entries(files).filter(([name, text]) => readFileSync(name, "utf8") !== text);
  if (stale.length === 0) return true;
  const changes = tellChanges(JSON.parse(readFileSync(LIST, "utf8")), standings);
  console.error(
    [...changes, `${stale.map(([name]) => name).join(" and ")}: not as the types say; npm run coverage`].join("\n"),
  );
  return false;
}
