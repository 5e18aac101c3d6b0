import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {import("./records.mjs").Rule} Rule
 * @typedef {import("./prove.mjs").Verdict} Verdict
 */

const LANGUAGES = ["en", "ru"];

/**
 * A rule that is only told is proved where its text stands in both languages and the game's reference lists it.
 * @param {Rule} rule  @param {readonly string[]} references ids that the ruleset lists  @param {string} root  @returns {Verdict}
 */
export function proveShown(rule, references, root) {
  const missing = LANGUAGES.filter((language) => !hasText(root, language, rule));
  const why = [
    ...missing.map((language) => `no text in lang/${language}/${rule.ruleset}.json`),
    ...(references.includes(rule.id) ? [] : ["the ruleset's references don't list it"]),
  ].join("; ");
  return { rule, proved: why === "", by: "told in the reference window", why };
}

/** @param {string} root  @param {string} language  @param {Rule} rule */
function hasText(root, language, { ruleset, id }) {
  const file = path.join(root, "lang", language, `${ruleset}.json`);
  if (!existsSync(file)) return false;
  const text = JSON.parse(readFileSync(file, "utf8")).BATTLETEMPO?.[ruleset]?.Reference?.[id];
  return [text?.title, text?.text].every((part) => typeof part === "string" && part.trim() !== "");
}
