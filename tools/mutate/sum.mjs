import { isInSample } from "./sample.mjs";

/**
 * @typedef {object} Mutant
 * @property {string} status
 * @property {string} [statusReason]
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 * @typedef {{ files: Record<string, { mutants: readonly Mutant[] }> }} Report in the schema of mutation testing elements
 * @typedef {object} Sum
 * @property {number} killed a test failed
 * @property {number} endless a loop went on beyond all measure, or a run beyond its time
 * @property {number} survived
 * @property {number} unreached by no test
 * @property {number} atLoad stand in what is read while a module loads: not tried
 * @property {string[]} disabled by a comment, each with place and reason
 * @property {string[]} unjudged each with place and reason: the run itself fell over
 * @property {string[]} survivors place and change of what nothing noticed
 */

/**
 * What the mutants of a target came to.
 * @param {Report} report
 * @param {import("./sample.mjs").Sample} sample the mutants that count
 * @returns {Sum}
 */
export function sumUp(report, sample) {
  /** @type {Sum} */
  const sum = {
    killed: 0,
    endless: 0,
    survived: 0,
    unreached: 0,
    atLoad: 0,
    disabled: [],
    unjudged: [],
    survivors: [],
  };
  for (const [file, { mutants }] of Object.entries(report.files))
    for (const mutant of mutants) if (isInSample(asDrawn(file, mutant), sample)) count(sum, file, mutant);
  return sum;
}

/** A mutant as Stryker knew it while the sample was drawn: its report counts lines and columns from one. @param {string} fileName  @param {Mutant} mutant */
const asDrawn = (fileName, { location: { start, end }, ...mutant }) => ({
  ...mutant,
  fileName,
  location: {
    start: { line: start.line - 1, column: start.column - 1 },
    end: { line: end.line - 1, column: end.column - 1 },
  },
});

/** @param {Sum} sum */
export const noticedOf = ({ killed, endless }) => killed + endless;

/** All that were judged. @param {Sum} sum */
export const judgedOf = (sum) => noticedOf(sum) + sum.survived + sum.unreached;

/** @param {Sum} sum  @param {string} file  @param {Mutant} mutant */
function count(sum, file, { status, statusReason = "", mutatorName, replacement = "", location }) {
  const place = `${file}:${location.start.line}`;
  switch (status) {
    case "Killed":
      sum.killed += 1;
      return;
    case "Timeout":
      sum.endless += 1;
      return;
    case "Survived":
      sum.survived += 1;
      break;
    case "NoCoverage":
      sum.unreached += 1;
      break;
    case "Ignored":
      if (statusReason.startsWith("Static mutant")) sum.atLoad += 1;
      else sum.disabled.push(`${place} ${mutatorName}: ${statusReason}`);
      return;
    default:
      sum.unjudged.push(`${place} ${mutatorName}: ${status} ${statusReason}`);
      return;
  }
  sum.survivors.push(`${place} ${mutatorName} → ${replacement.replaceAll(/\s+/g, " ")}`);
}
