import { currentLanguage } from "./host.js";
import { ENGLISH, RUSSIAN, type WordKey } from "./word-lists.js";

/** A label of the tabletop's own screens in the user's language; `{name}` is replaced from `data`. */
export function word(key: WordKey, data: Readonly<Record<string, string | number>> = {}): string {
  const text = (currentLanguage().startsWith("ru") ? RUSSIAN : ENGLISH)[key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(data[name] ?? whole));
}

export type { WordKey };
