/**
 * @typedef {object} Target
 * @property {string} name as `npm run mutate -- NAME` takes it
 * @property {string} folder whose files are mutated
 * @property {string[]} tests that are asked, as globs
 * @property {string[]} games whose shared scenarios are asked
 */

/** @param {string} game  @returns {Target} */
const ruleset = (game) => ({
  name: game,
  folder: `module/rulesets/${game}`,
  tests: [
    `module/rulesets/${game}/**/*.test.ts`,
    `tests/rules/bug-scenarios/${game}.test.ts`,
    // What holds for each game alike; of these a mutant is asked only what runs through it.
    "tests/rules/properties/*.test.ts",
    "tests/rules/{choices,home-made,insist,storm,told-refusals,undo}.test.ts",
    "tests/scenarios/each.mutation.ts",
  ],
  games: [game],
});

/** What is mutated, and by which tests it is judged: those that were written for it. @type {Target[]} */
export const TARGETS = [
  { name: "grid", folder: "module/grid", tests: ["module/grid/**/*.test.ts"], games: [] },
  {
    name: "combat",
    folder: "module/combat",
    tests: [
      "module/combat/**/*.test.ts",
      "module/table/**/*.test.ts",
      "tests/rules/{undo,undo-adnd2ct,insist,choices,told-refusals}.test.ts",
      "tests/fuzz/{commands,ledgers}.test.ts",
      "tests/scenarios/each.mutation.ts",
    ],
    games: ["pf1", "adnd2ct"],
  },
  ...["pf1", "adnd2ct", "dnd5e2024", "dnd4e", "gurps4e"].map(ruleset),
];
