import { readFileSync } from "node:fs";
import ts from "typescript";

/** A language file with its keys in dotted form. @typedef {{path: string, lang: string, entries: Map<string, string>}} LangFile */

/**
 * The language files that the manifest names.
 * @returns {(LangFile & {repeated: string[]})[]}
 */
export function readLangFiles() {
  /** @type {{languages: {lang: string, path: string}[]}} */
  const { languages } = JSON.parse(readFileSync("system.json", "utf8"));
  return languages.map(({ lang, path }) => {
    const text = readFileSync(path, "utf8");
    return { path, lang, entries: new Map(flatten(JSON.parse(text))), repeated: listRepeatedKeys(text) };
  });
}

/**
 * The dotted names that a JSON text gives twice to one object: reading it keeps the last alone, and whatever stood under
 * the first is lost without a word.
 * @param {string} text  @returns {string[]}
 */
export function listRepeatedKeys(text) {
  const root = ts.parseJsonText("texts.json", text).statements[0]?.expression;
  return root && ts.isObjectLiteralExpression(root) ? repeatedIn(root, "") : [];
}

/** @param {ts.ObjectLiteralExpression} object  @param {string} prefix  @returns {string[]} */
function repeatedIn(object, prefix) {
  const seen = new Set();
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return [];
    const name = prefix + property.name.text;
    const own = seen.has(name) ? [name] : [];
    seen.add(name);
    const value = property.initializer;
    return ts.isObjectLiteralExpression(value) ? [...own, ...repeatedIn(value, `${name}.`)] : own;
  });
}

/** The texts of a tree by their dotted names. @param {Record<string, unknown>} tree  @param {string} [prefix]  @returns {[string, string][]} */
export function flatten(tree, prefix = "") {
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
