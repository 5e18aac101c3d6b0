import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import * as adnd2ctTerms from "../../module/rulesets/adnd2ct/terms.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import * as dnd4eTerms from "../../module/rulesets/dnd4e/terms.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import * as dnd5e2024Terms from "../../module/rulesets/dnd5e2024/terms.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import * as gurps4eTerms from "../../module/rulesets/gurps4e/terms.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";
import * as pf1Terms from "../../module/rulesets/pf1/terms.js";
import { REFUSAL_CODES } from "../../module/model/refusal.js";

type Words = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

interface OptionWords {
  readonly name?: unknown;
  readonly hint?: unknown;
  readonly values?: Readonly<Record<string, unknown>>;
}

interface Terms {
  readonly MODIFIERS: readonly string[];
  readonly CAUSES: readonly string[];
  readonly CONDITIONS: readonly string[];
  readonly FEATURES: readonly string[];
}

const LANGUAGES = ["en", "ru"];
const GAMES: readonly (readonly [Ruleset, Terms])[] = [
  [pf1, pf1Terms],
  [dnd5e2024, dnd5e2024Terms],
  [dnd4e, dnd4eTerms],
  [adnd2ct, adnd2ctTerms],
  [gurps4e, gurps4eTerms],
];

const read = (file: string): Record<string, Words> =>
  (
    JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../../lang", file), "utf8")) as {
      BATTLETEMPO: Record<string, Words>;
    }
  ).BATTLETEMPO;

/** What a player may be shown has a word in each language: a raw slug on a screen is a fault. */
describe.each(LANGUAGES)("the words of %s", (language) => {
  it.each(GAMES)("name every term of $id", (ruleset, terms) => {
    const words = read(`${language}/${ruleset.id}.json`)[ruleset.id] ?? {};
    const wanted: Record<string, readonly string[]> = {
      Action: ruleset.actions.filter((action) => action.listed).map((action) => action.id),
      Slot: ruleset.slots.map((slot) => slot.id),
      Modifier: terms.MODIFIERS,
      Cause: terms.CAUSES,
      Condition: terms.CONDITIONS,
      Feature: terms.FEATURES,
      Vital: ruleset.vitals,
    };
    const missing = Object.entries(wanted).flatMap(([section, slugs]) =>
      slugs.filter((slug) => typeof words[section]?.[slug] !== "string").map((slug) => `${section}.${slug}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(GAMES)("name every option of $id, say what it changes, and name each of its values", (ruleset) => {
    const options = (read(`${language}/${ruleset.id}.json`)[ruleset.id]?.["Option"] ?? {}) as Partial<
      Record<string, OptionWords>
    >;
    const isWord = (text: unknown): boolean => typeof text === "string" && text.trim() !== "";
    const missing = ruleset.options.flatMap(({ id, values }) => {
      const { name, hint, values: words = {} } = options[id] ?? {};
      const wanted: [string, unknown][] = [
        [`${id}.name`, name],
        [`${id}.hint`, hint],
        ...values.map((value): [string, unknown] => [`${id}.values.${String(value)}`, words[String(value)]]),
      ];
      return wanted.filter(([, text]) => !isWord(text)).map(([key]) => key);
    });
    expect(missing).toEqual([]);
    expect(Object.keys(options).sort()).toEqual(ruleset.options.map(({ id }) => id).sort());
  });

  it.each(GAMES)("name every rule of $id that an option is a reading of, and no other", (ruleset) => {
    const titles = read(`${language}/${ruleset.id}.json`)[ruleset.id]?.["Rule"] ?? {};
    const rules = [...new Set(ruleset.options.flatMap((option) => option.rules))].sort();
    expect(Object.keys(titles).sort()).toEqual(rules);
    expect(rules.filter((rule) => typeof titles[rule] !== "string" || titles[rule] === "")).toEqual([]);
  });

  it("have a sentence for every reason of a refusal", () => {
    const sentences = read(`${language}.json`)["Refusal"] ?? {};
    expect(REFUSAL_CODES.filter((code) => !(code in sentences))).toEqual([]);
  });
});
