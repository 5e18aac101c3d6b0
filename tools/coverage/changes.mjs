/** @typedef {import("./compare.mjs").Standing} Standing */

const LISTS = /** @type {const} */ (["missing", "differs", "alone"]);
const WORDS = { missing: "missing", differs: "of another kind", alone: "of the tabletop's own" };

/**
 * What has changed against the list, a line each.
 * @param {Record<string, Standing>} listed  @param {Record<string, Standing>} found
 * @returns {string[]}
 */
export function tellChanges(listed, found) {
  const paths = [...new Set([...Object.keys(listed), ...Object.keys(found)])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [listed[path], found[path]];
    if (before === undefined) return [`${path}: offered, not in the list`];
    if (after === undefined) return [`${path}: in the list, not offered`];
    return LISTS.flatMap((list) => [
      ...after[list]
        .filter((name) => !before[list].includes(name))
        .map((name) => `${path}: ${name} is ${WORDS[list]} now`),
      ...before[list]
        .filter((name) => !after[list].includes(name))
        .map((name) => `${path}: ${name} isn't ${WORDS[list]} any more`),
    ]);
  });
}
