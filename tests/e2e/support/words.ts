import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Lang = "en" | "ru";

/** The games that can be played at the table, each with a language file of its own. */
const GAMES = ["pf1", "dnd5e2024", "dnd4e", "gurps4e", "adnd2ct"];
const LANG = fileURLToPath(new URL("../../../lang/", import.meta.url));

/** The sentence of a language file below `BATTLETEMPO`, with its values filled in; a missing one fails the test. */
export function sentence(lang: Lang, key: string, values: Readonly<Record<string, string>> = {}): string {
  return template(lang, key).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${key} also names {${name}}`);
    return value;
  });
}

/** The same sentence whatever its values are. */
export function anySentence(lang: Lang, key: string): RegExp {
  const parts = template(lang, key).split(/\{\w+\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+"));
}

function template(lang: Lang, key: string): string {
  const [first] = key.split(".");
  const file = GAMES.includes(first ?? "") ? `${lang}/${first}.json` : `${lang}.json`;
  const words = JSON.parse(readFileSync(LANG + file, "utf8")) as { BATTLETEMPO: unknown };
  const found = key
    .split(".")
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words.BATTLETEMPO);
  if (typeof found !== "string") throw new Error(`${file} has no sentence BATTLETEMPO.${key}`);
  return found;
}
