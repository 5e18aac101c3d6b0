import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "../lib/root.mjs";
import { applyBreak } from "./records.mjs";
import { proveAll } from "./run.mjs";

/** A game of one rule each way, small enough to be broken in a second. */
const FILES = {
  "rules.ts": [
    "export const SPEED = 6;",
    "export const REACH = 1;",
    "export const PRICE = { walk: 1 };",
    "export const GAMES = new Map([['pf1', { references: ['T-TOLD'] }]]);",
  ],
  "entry.ts": [
    "import { GAMES, PRICE, SPEED } from './rules.js';",
    "export const RULESETS = GAMES;",
    "export const loadVocabulary = () => null;",
    "export const loadFile = () => [",
    "  { id: 'S-1', rules: ['T-SPEED', 'T-CRASH', 'T-DEAF', 'T-SYNTAX'] },",
    "  { id: 'S-2', rules: ['T-FAILS'] },",
    "];",
    "export function playScenario(scenario) {",
    "  if (scenario.id === 'S-2') return { path: 'steps.0', expected: 1, seen: 2 };",
    "  try { if (PRICE.walk.toFixed() === '') return null; }",
    "  catch (error) { return { path: error.message, crashed: true }; }",
    "  return SPEED === 6 ? null : { path: 'steps.0.expect.left', expected: 6, seen: SPEED };",
    "}",
  ],
  "rules.test.ts": [
    "import { expect, it } from 'vitest';",
    "import { REACH } from './rules.js';",
    "it('T-REACH: an arm long', () => expect(REACH).toBe(1));",
    "it('T-DEAF: says nothing', () => expect(true).toBe(true));",
  ],
};

/** @param {string} rule  @param {string} find  @param {string} put */
const breaking = (rule, find, put) => ({ rule, in: "rules.ts", find, put });
const BREAKS = [
  breaking("T-SPEED", "SPEED = 6", "SPEED = 5"),
  breaking("T-REACH", "REACH = 1", "REACH = 2"),
  breaking("T-DEAF", "REACH = 1", "REACH = 2"),
  breaking("T-CRASH", "{ walk: 1 }", "{}"),
  breaking("T-FAILS", "SPEED = 6", "SPEED = 5"),
  breaking("T-MISFIT", "SPEED = 7", "SPEED = 8"),
  breaking("T-SYNTAX", "SPEED = 6", "SPEED = = 6"),
];

let folder = "";
/** @type {Map<string, import("./prove.mjs").Verdict>} */
let verdicts = new Map();

beforeAll(async () => {
  mkdirSync(path.join(ROOT, "build"), { recursive: true });
  folder = mkdtempSync(path.join(ROOT, "build/rules-test-"));
  for (const [name, lines] of Object.entries(FILES)) writeFileSync(path.join(folder, name), lines.join("\n"));
  writeFileSync(path.join(folder, "schema.json"), "{}");
  writeFileSync(path.join(folder, "pf1.yaml"), "");
  for (const language of ["en", "ru"]) {
    mkdirSync(path.join(folder, "lang", language), { recursive: true });
    const Reference = { "T-TOLD": { title: "Told", text: "Said." } };
    writeFileSync(
      path.join(folder, "lang", language, "pf1.json"),
      JSON.stringify({ BATTLETEMPO: { pf1: { Reference } } }),
    );
  }
  const ids = [...BREAKS.map(({ rule }) => rule), "T-BARE"];
  const rules = [
    ...ids.map((id) => ({ ruleset: "pf1", id, kind: /** @type {const} */ ("enforce"), title: id })),
    ...["T-TOLD", "T-UNTOLD"].map((id) => ({ ruleset: "pf1", id, kind: /** @type {const} */ ("inform"), title: id })),
  ];
  const places = { root: folder, entry: "entry.ts", scenarios: ".", more: "more", tests: ["*.test.ts"] };
  const all = await proveAll(places, rules, BREAKS, () => undefined);
  verdicts = new Map(all.map((verdict) => [verdict.rule.id, verdict]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("npm run rules", () => {
  it("takes a rule for proved that a scenario naming it misses", () => {
    expect(verdicts.get("T-SPEED")).toMatchObject({ proved: true, by: "S-1" });
  });

  it("takes a rule for proved that a test naming it misses", () => {
    expect(verdicts.get("T-REACH")).toMatchObject({ proved: true, by: "test: T-REACH: an arm long" });
  });

  it.each([
    ["a break that nothing notices", "T-DEAF", "its tests pass as if nothing were broken"],
    ["a break under which the code falls over", "T-CRASH", "S-1 breaks down"],
    ["a scenario that fails anyway", "T-FAILS", "S-2 fails without a break"],
    ["a break whose place isn't there", "T-MISFIT", "found 0 times"],
    ["a break that doesn't compile", "T-SYNTAX", "Build failed"],
    ["a rule without a break", "T-BARE", "no break is recorded"],
    ["a rule whose text is missing", "T-UNTOLD", "no text in lang/en/pf1.json"],
  ])("reports %s as failed", (_what, id, why) => {
    expect(verdicts.get(id)?.proved).toBe(false);
    expect(verdicts.get(id)?.why).toContain(why);
  });

  it("takes a rule that is only told for proved where both languages and the window tell it", () => {
    expect(verdicts.get("T-TOLD")?.proved).toBe(true);
  });

  it("leaves no script behind and the files as they were", () => {
    expect(readFileSync(path.join(folder, "rules.ts"), "utf8")).toBe(FILES["rules.ts"].join("\n"));
  });
});

describe("a break", () => {
  it("must be found exactly once, and change something", () => {
    expect(() => applyBreak("a a", breaking("T", "a", "b"))).toThrow("found 2 times");
    expect(() => applyBreak("a", breaking("T", "a", "a"))).toThrow("changes nothing");
    expect(applyBreak("x\r\ny", breaking("T", "x\ny", "z"))).toBe("z");
  });
});
