import { createHash } from "node:crypto";
import path from "node:path";

/**
 * @typedef {object} Place
 * @property {string} fileName
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 * @property {string} mutatorName
 * @property {string} [replacement]
 */

/**
 * @typedef {object} Sample
 * @property {number} n every how manieth mutant
 * @property {number} offset which of the n samples that have no mutant in common, from nought
 */

/**
 * Whether a mutant is in a sample. Drawn by a hash of where it stands and what it changes: the same mutants are
 * drawn each time, on each machine, and they are spread over all files and kinds of change.
 * @param {Place} mutant
 * @param {Sample} sample
 */
export function isInSample({ fileName, location: { start, end }, mutatorName, replacement = "" }, { n, offset }) {
  // Stryker names a file by its place in a copy of the repository, its report by the place in the repository.
  const folder = path.basename(path.dirname(fileName));
  const place = [start.line, start.column, end.line, end.column].join(":");
  const text = [folder, path.basename(fileName), place, mutatorName, replacement].join("\n");
  return createHash("sha256").update(text).digest().readUInt32BE(0) % n === offset;
}

/**
 * Where the share of the whole lies, with 95 % confidence (Wilson's interval).
 * @param {number} noticed
 * @param {number} all
 * @returns {readonly [low: number, high: number]} as shares of one
 */
export function intervalOf(noticed, all) {
  const z = 1.96;
  const share = noticed / all;
  const middle = share + z ** 2 / (2 * all);
  const reach = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const whole = 1 + z ** 2 / all;
  return [(middle - reach) / whole, (middle + reach) / whole];
}
