/**
 * Checks the language files: both languages say the same, every key that code or a template names exists, every key is
 * named somewhere, and every file that lies in `lang/` is in the manifest.
 */
import process from "node:process";
import { globSync } from "tinyglobby";
import { compareLanguages } from "./check/compare-languages.mjs";
import { readLangFiles } from "./check/lang-files.mjs";
import { listKeyUses } from "./check/lang-use.mjs";
import { ROOT } from "./lib/root.mjs";

/** Keys that Foundry itself looks up by a rule of its own. */
const ASKED_BY_FOUNDRY = /^TYPES\./;
/** Texts that are a name, or a sign, in Russian too. */
const LATIN_IN_RUSSIAN = ["Battle Tempo", "THAC0"];

process.chdir(ROOT);
const files = readLangFiles();
const keys = new Set(files.flatMap((file) => [...file.entries.keys()]));
const roots = [...new Set([...keys].map((key) => key.split(".")[0] ?? ""))].filter((root) => root !== "TYPES");
const uses = roots.length > 0 ? listKeyUses(roots) : [];
const errors = [
  ...findUnlisted(),
  ...findRepeated(),
  ...compareLanguages(files, LATIN_IN_RUSSIAN),
  ...findUnknown(),
  ...findUnused(),
];
for (const error of errors) console.error(error);
console.log(`languages: ${keys.size} keys in ${files.length} files, ${uses.length} uses`);
process.exitCode = errors.length > 0 ? 1 : 0;

/** @returns {string[]} */
function findUnlisted() {
  const listed = new Set(files.map((file) => file.path));
  return globSync("lang/**/*.json")
    .filter((path) => !listed.has(path))
    .map((path) => `${path}: not in system.json`);
}

/** @returns {string[]} */
function findRepeated() {
  return files.flatMap(({ path, repeated }) => repeated.map((key) => `${path}: ${key} stands twice`));
}

/** A whole key must be a text or a branch (of plural forms, or of terms); a beginning must begin some key. @returns {string[]} */
function findUnknown() {
  return uses
    .filter(({ key, whole }) => !(whole && keys.has(key)) && !startsKey(whole ? `${key}.` : key))
    .map(({ file, key }) => `${file}: no text for ${key}`);
}

/** @param {string} prefix */
function startsKey(prefix) {
  return [...keys].some((key) => key.startsWith(prefix));
}

/** @returns {string[]} */
function findUnused() {
  const whole = new Set(uses.map(({ key }) => key));
  const beginnings = uses.map(({ key, whole: isWhole }) => (isWhole ? `${key}.` : key));
  return [...keys]
    .filter(
      (key) => !ASKED_BY_FOUNDRY.test(key) && !whole.has(key) && !beginnings.some((prefix) => key.startsWith(prefix)),
    )
    .map((key) => `${key}: nothing asks for it`);
}
