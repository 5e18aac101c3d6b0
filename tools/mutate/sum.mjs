import path from "node:path";

/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number } }} location
 * @typedef {{ files: Record<string, { mutants: readonly Mutant[] }> }} Report in the schema of mutation testing elements
 * @typedef {object} Sum
 * @property {string} folder
 * @property {number} noticed
 * @property {number} all without those left out
 * @property {number} leftOut disabled, or no code any more
 * @property {string[]} survivors file, line and change of what nothing noticed
 */

const NOTICED = ["Killed", "Timeout"];
const UNNOTICED = ["Survived", "NoCoverage"];

/** What each folder's mutants came to. @param {Report} report  @returns {Sum[]} by folder, in order */
export function sumByFolder(report) {
  /** @type {Map<string, Sum>} */
  const sums = new Map();
  for (const [file, { mutants }] of Object.entries(report.files)) {
    const folder = path.posix.dirname(file);
    const sum = sums.get(folder) ?? { folder, noticed: 0, all: 0, leftOut: 0, survivors: [] };
    sums.set(folder, sum);
    for (const mutant of mutants) count(sum, file, mutant);
  }
  return [...sums.values()].filter(({ all }) => all > 0).sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** @param {Sum} sum  @param {string} file  @param {Mutant} mutant */
function count(sum, file, { status, mutatorName, replacement, location }) {
  if (NOTICED.includes(status)) sum.noticed += 1;
  if (UNNOTICED.includes(status))
    sum.survivors.push(`${file}:${location.start.line} ${mutatorName} → ${replacement ?? ""}`);
  if (NOTICED.includes(status) || UNNOTICED.includes(status)) sum.all += 1;
  else sum.leftOut += 1;
}
