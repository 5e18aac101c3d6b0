import { readFileSync } from "node:fs";
import { BaseSequencer } from "vitest/node";

/** Tests that play many arbitrary fights; one of them takes longer than all others of its folder. */
const isProperty = (/** @type {string} */ file) => readFileSync(file, "utf8").includes('from "fast-check"');

/**
 * The order in which the tests of a mutant are asked: those of a single case first, the rules' own before the scenarios and what
 * holds for each game, and properties last. A mutant is done with the first test that notices it, so that most of them never
 * come to the properties, which Vitest itself would ask first because they take longest.
 */
export class QuickFirst extends BaseSequencer {
  /** @type {Map<string, number>} */
  #ranks = new Map();

  /** @override @param {import("vitest/node").TestSpecification[]} files */
  async sort(files) {
    return [...files].sort((a, b) => this.#rankOf(a.moduleId) - this.#rankOf(b.moduleId));
  }

  /** @param {string} file */
  #rankOf(file) {
    const known = this.#ranks.get(file);
    if (known !== undefined) return known;
    const rank = rankOf(file, isProperty(file));
    this.#ranks.set(file, rank);
    return rank;
  }
}

/**
 * What comes first has the lower one.
 * @param {string} file
 * @param {boolean} property
 */
export function rankOf(file, property) {
  const own = file.includes("/module/");
  if (property) return own ? 3 : 4;
  return own ? 0 : file.includes("/scenarios/") ? 1 : 2;
}
