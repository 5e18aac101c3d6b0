import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Ruleset } from "../../../module/rules/ruleset.js";
import { RULESETS, TERMS } from "./rulesets.js";
import { listGames, readGame, readShared, type GameSource, type Language, type SharedWords } from "./source.js";

/** A rule of the inventory. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly ru: string;
}

/** A game in one language: everything that its packs are written from. */
export interface Game {
  readonly ruleset: Ruleset;
  readonly language: Language;
  readonly source: GameSource;
  readonly shared: SharedWords;
  readonly rules: readonly Rule[];
  readonly conditions: readonly string[];
  readonly features: readonly string[];
  /** A text below `BATTLETEMPO.<ruleset>` of the language files; undefined where there is none. */
  readonly word: (...keys: readonly string[]) => string | undefined;
  /** The same below `BATTLETEMPO` of the shell's. */
  readonly shell: (...keys: readonly string[]) => string | undefined;
  /** All of a section of the ruleset's words. */
  readonly section: (name: string) => Readonly<Record<string, unknown>>;
}

/** The games that have sources, in that language, read from the project's folder. */
export function readGames(root: string, language: Language): Game[] {
  const folder = path.join(root, "packs");
  const inventory = parse(readFileSync(path.join(root, "tests/rules/inventory.yaml"), "utf8")) as Record<
    string,
    Rule[]
  >;
  const shared = readShared(folder);
  const shellWords = readWords(path.join(root, "lang", `${language}.json`));
  return listGames(folder).map((id): Game => {
    const ruleset = RULESETS.get(id);
    const terms = TERMS[id];
    if (!ruleset || !terms) throw new Error(`packs/${id} belongs to no ruleset`);
    const words = (readWords(path.join(root, "lang", language, `${id}.json`)) as Record<string, Words>)[id] ?? {};
    return {
      ...{ ruleset, language, shared, source: readGame(folder, id), rules: inventory[id] ?? [] },
      conditions: terms.CONDITIONS,
      features: terms.FEATURES,
      word: (...keys) => dig(words, keys),
      shell: (...keys) => dig(shellWords, keys),
      section: (name) => (words[name] ?? {}) as Words,
    };
  });
}

type Words = Readonly<Record<string, unknown>>;

const readWords = (file: string): Words =>
  (JSON.parse(readFileSync(file, "utf8")) as { BATTLETEMPO: Words }).BATTLETEMPO;

function dig(words: Words, keys: readonly string[]): string | undefined {
  const found = keys.reduce<unknown>(
    (at, key) => (typeof at === "object" && at !== null ? (at as Words)[key] : undefined),
    words,
  );
  return typeof found === "string" ? found : undefined;
}

/** A heading that every game has. */
export function heading({ shared, language }: Game, key: string): string {
  const text = shared[key];
  if (!text) throw new Error(`packs/words.yaml has no ${key}`);
  return text[language];
}

/** The name of an action, condition … as the screens have it. */
export const nameOf = (game: Game, section: string, slug: string): string => {
  const name = game.word(section, slug);
  if (name === undefined) throw new Error(`lang/${game.language}: ${game.ruleset.id}.${section}.${slug} is missing`);
  return name;
};
