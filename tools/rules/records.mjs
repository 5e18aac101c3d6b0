import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/**
 * A rule that a game is held to.
 * @typedef {object} Rule
 * @property {string} ruleset
 * @property {string} id
 * @property {"enforce" | "resolve" | "prompt" | "inform"} kind
 * @property {string} title
 */

/**
 * A change of one source file after which the rule no longer holds.
 * @typedef {object} Break
 * @property {string} rule
 * @property {string} in the file, from the project's folder
 * @property {string} find text that stands in it exactly once
 * @property {string} put what stands there instead
 */

export const RULESETS = /** @type {const} */ (["pf1", "adnd2ct", "dnd5e2024", "dnd4e", "gurps4e"]);

/** The rules of all games, in the inventory's order. @param {string} root  @returns {Rule[]} */
export function readInventory(root) {
  /** @type {Record<string, Omit<Rule, "ruleset">[]>} */
  const inventory = parse(readFileSync(path.join(root, "tests/rules/inventory.yaml"), "utf8"));
  return RULESETS.flatMap((ruleset) => (inventory[ruleset] ?? []).map((rule) => ({ ruleset, ...rule })));
}

/** The recorded breaks of a game; none where nobody has written any. @param {string} root  @param {string} ruleset  @returns {Break[]} */
export function readBreaks(root, ruleset) {
  const file = path.join(root, "tests/rules/breaks", `${ruleset}.yaml`);
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) ?? []) : [];
}

/**
 * The text of a file after a break. Throws where the place isn't found exactly once, or where nothing would change.
 * @param {string} text  @param {Break} broken  @returns {string}
 */
export function applyBreak(text, broken) {
  const whole = text.replaceAll("\r\n", "\n");
  const parts = whole.split(broken.find.replace(/\n$/, ""));
  if (parts.length !== 2) throw new Error(`${broken.in}: found ${parts.length - 1} times: ${broken.find}`);
  const after = parts.join((broken.put ?? "").replace(/\n$/, ""));
  if (after === whole) throw new Error(`${broken.in}: the break changes nothing`);
  return after;
}
