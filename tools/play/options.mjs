import { parseArgs } from "node:util";

/**
 * @typedef {object} PlayOptions
 * @property {string} ruleset
 * @property {"en" | "ru"} lang
 * @property {number} port
 * @property {13 | 14} generation
 * @property {boolean} fresh whether the world is made anew
 * @property {boolean} open whether the game master's page is opened
 */

export const PLAY_USAGE = `npm run play -- [options]
  --ruleset ID      which game the sample world plays (pf1)
  --lang en|ru      the language of the table (en)
  --port NUMBER     where it listens (30100); 0 takes a free one
  --generation N    which Foundry generation it models, 13 or 14 (13)
  --fresh           throw the kept world away and make it anew
  --open            open the game master's page in the browser`;

/**
 * Reads the command line.
 * @param {readonly string[]} args
 * @param {readonly string[]} rulesets the ids that exist
 * @returns {PlayOptions | string} the options, or what is wrong with them
 */
export function parsePlayOptions(args, rulesets) {
  const values = readValues(args);
  if (typeof values === "string") return values;
  const { ruleset, lang, fresh, open } = values;
  const port = Number(values.port);
  const generation = Number(values.generation);
  if (!rulesets.includes(ruleset)) return `There is no ruleset "${ruleset}". There are: ${rulesets.join(", ")}.`;
  if (lang !== "en" && lang !== "ru") return `There is no language "${lang}". There are: en, ru.`;
  if (!/^\d+$/.test(values.port) || port > 65535) return `"${values.port}" is no port: a number from 0 to 65535.`;
  if (generation !== 13 && generation !== 14) return `"${values.generation}" is no generation: 13 or 14.`;
  return { ruleset, lang, port, generation, fresh, open };
}

/** @param {readonly string[]} args */
function readValues(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ruleset: { type: "string", default: "pf1" },
        lang: { type: "string", default: "en" },
        port: { type: "string", default: "30100" },
        generation: { type: "string", default: "13" },
        fresh: { type: "boolean", default: false },
        open: { type: "boolean", default: false },
      },
    });
    return values;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}
