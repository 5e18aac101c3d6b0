/** @typedef {import("./compare.mjs").Standing} Standing */

const HEAD = `<!-- Written by \`npm run coverage\`; edits are overwritten. -->

# What the tabletop offers of the documented API

The classes and namespaces that the client of our tabletop offers, held against the community's type package (the version
that \`package.json\` pins, of generation 13): which public members of each are missing, which are of another kind, and
which are the tabletop's own. A class that lacks a member because the class that it is derived from lacks it says so there
alone. Private and protected members don't count.

Not held against types: \`CONFIG\`, \`ui\`, hooks and their arguments, and the data of documents, all of which are filled
at run time; \`tests/contract\` holds what of them is used. What isn't there throws \`NotModelled\` with its name.
`;

/**
 * The page of the list.
 * @param {Record<string, Standing>} standings
 * @returns {string}
 */
export function writePage(standings) {
  const entries = Object.entries(standings);
  const sum = (/** @type {(standing: Standing) => number} */ count) =>
    entries.reduce((total, [, standing]) => total + count(standing), 0);
  const figures = `${entries.length} classes and namespaces; ${sum(({ missing }) => missing.length)} members missing, ${sum(({ differs }) => differs.length)} of another kind, ${sum(({ alone }) => alone.length)} of the tabletop's own.`;
  const whole = entries.filter(([, standing]) => isWhole(standing)).map(([path]) => `\`${path}\``);
  const rest = entries.filter(([, standing]) => !isWhole(standing));
  return (
    [HEAD, figures, ...rest.map(describe), "## With nothing to tell\n", whole.join(", ")]
      .join("\n\n")
      .replaceAll("\n\n\n", "\n\n") + "\n"
  );
}

/** @param {Standing} standing */
function isWhole({ missing, differs, alone }) {
  return missing.length + differs.length + alone.length === 0;
}

/** @param {[string, Standing]} entry  @returns {string} */
function describe([path, { has, missing, differs, alone }]) {
  const list = (/** @type {string} */ word, /** @type {string[]} */ names) =>
    names.length === 0 ? [] : [`- ${word} (${names.length}): ${names.map((name) => `\`${name}\``).join(", ")}`];
  const lines = [
    ...list("missing", missing),
    ...(differs.length === 0 ? [] : [`- of another kind (${differs.length}): ${differs.join("; ")}`]),
    ...list("of its own", alone),
  ];
  return `## ${path}\n\n${has} members of the original.\n\n${lines.join("\n")}`;
}
