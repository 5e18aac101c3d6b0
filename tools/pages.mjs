/**
 * `npm run pages [-- --check]`: writes docs/rulesets from the rulesets, the language files and the inventory of rules, a page
 * a game in each language. `--check` writes nothing and exits 1 where a page isn't as it would be written.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";
import { rulesetPage } from "./pages/page.mjs";

const BUNDLE = "build/pages/entry.mjs";
const FOLDER = "docs/rulesets";

process.chdir(ROOT);
await ensureInstalled();
const { build } = await import("esbuild");
const prettier = await import("prettier");
await build({
  entryPoints: ["tools/pages/entry.ts"],
  outfile: BUNDLE,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  packages: "external",
  logLevel: "warning",
});
/** @type {{ RULESETS: ReadonlyMap<string, import("../module/rules/ruleset.js").Ruleset> }} */
const { RULESETS } = await import(pathToFileURL(path.resolve(BUNDLE)).href);
const inventory = parse(readFileSync("tests/rules/inventory.yaml", "utf8"));

const stale = [];
for (const ruleset of RULESETS.values()) {
  for (const language of /** @type {const} */ (["en", "ru"])) {
    const file = path.join(FOLDER, language === "en" ? `${ruleset.id}.md` : `${ruleset.id}.ru.md`);
    const page = rulesetPage({
      ruleset,
      language,
      shell: readWords(`lang/${language}.json`),
      words: readWords(`lang/${language}/${ruleset.id}.json`)[ruleset.id] ?? {},
      rules: inventory[ruleset.id] ?? [],
    });
    const options = await prettier.resolveConfig(file);
    const text = await prettier.format(page, { ...options, parser: "markdown" });
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    stale.push(file);
    if (!process.argv.includes("--check")) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(file, text);
    }
  }
}
if (process.argv.includes("--check") && stale.length > 0) {
  console.error(`Not as \`npm run pages\` would write them: ${stale.join(", ")}`);
  process.exitCode = 1;
} else console.log(stale.length > 0 ? `written: ${stale.join(", ")}` : "pages: up to date");

/** @param {string} file  @returns {Record<string, any>} what stands below `BATTLETEMPO` */
function readWords(file) {
  return JSON.parse(readFileSync(file, "utf8")).BATTLETEMPO;
}
