import { isJsonObject } from "../../table/host.js";

/** The text of a key in one language; empty where it has none. */
export type Words = (key: string) => string;

/** What this client reads. */
const ownWords: Words = (key) => (game.i18n.has(key) ? game.i18n.localize(key) : "");

let others: Promise<readonly Words[]> | null = null;

/**
 * The words of all languages of the system, this client's first. Files of other languages are fetched once; one that
 * doesn't come is left out.
 */
export async function wordsOfAll(): Promise<readonly Words[]> {
  others ??= Promise.all(filesOfOthers().map(fetchWords));
  return [ownWords, ...(await others)];
}

const filesOfOthers = (): string[] =>
  [...game.system.languages].filter(({ lang }) => lang !== game.i18n.lang).map(({ path }) => path);

async function fetchWords(path: string): Promise<Words> {
  try {
    const answer = await fetch(foundry.utils.getRoute(`systems/${game.system.id}/${path}`));
    const words: unknown = answer.ok ? await answer.json() : null;
    return (key) => textAt(words, key);
  } catch {
    // A search that knows one language only is still a search.
    return () => "";
  }
}

function textAt(words: unknown, key: string): string {
  const found = key
    .split(".")
    .reduce<unknown>((at, part) => (isJsonObject(at) && Object.hasOwn(at, part) ? at[part] : undefined), words);
  return typeof found === "string" ? found : "";
}
