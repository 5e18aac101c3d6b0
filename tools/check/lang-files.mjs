import { readFileSync } from "node:fs";

/** A language file with its keys in dotted form. @typedef {{path: string, lang: string, entries: Map<string, string>}} LangFile */

/**
 * The language files that the manifest names.
 * @returns {LangFile[]}
 */
export function readLangFiles() {
  /** @type {{languages: {lang: string, path: string}[]}} */
  const { languages } = JSON.parse(readFileSync("system.json", "utf8"));
  return languages.map(({ lang, path }) => ({
    path,
    lang,
    entries: new Map(flatten(JSON.parse(readFileSync(path, "utf8")), "")),
  }));
}

/** @param {Record<string, unknown>} tree  @param {string} prefix  @returns {[string, string][]} */
function flatten(tree, prefix) {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? /** @type {[string, string][]} */ ([[prefix + key, value]])
      : flatten(/** @type {Record<string, unknown>} */ (value), `${prefix}${key}.`),
  );
}

/** The names in braces, sorted. @param {string} text  @returns {string[]} */
export function listPlaceholders(text) {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""))].sort();
}
