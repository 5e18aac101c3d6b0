import { fileURLToPath } from "node:url";
import { composePacks } from "../../../tools/build/packs/compose.js";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export type Source = Readonly<Record<string, unknown>>;
export type Doc = Source & { readonly _id: string; readonly name: string; readonly _key: string };

/** All packs as the build makes them, by name. */
export const PACKS: ReadonlyMap<string, readonly Doc[]> = new Map(
  composePacks(ROOT).map(({ name, documents }) => [name, documents as readonly Doc[]]),
);

/** The games that have packs. */
export const GAMES = [...PACKS.keys()].flatMap((name) => (name.endsWith("-items-en") ? [name.slice(0, -9)] : []));
export const LANGUAGES = ["en", "ru"] as const;
export const KINDS = ["items", "actors", "rules", "first-fight"] as const;

export function pack(game: string, kind: (typeof KINDS)[number], language: string): readonly Doc[] {
  const found = PACKS.get(`${game}-${kind}-${language}`);
  if (!found) throw new Error(`no pack ${game}-${kind}-${language}`);
  return found;
}

/** The documents of a pack without its folders. */
export const documents = (game: string, kind: (typeof KINDS)[number], language: string): Doc[] =>
  pack(game, kind, language).filter(({ _key }) => !_key.startsWith("!folders!"));

/** The documents that stand in a field of another. */
export const within = (doc: Source, field: string): Doc[] => (doc[field] ?? []) as Doc[];

/** The one document of a game's sample fight. */
export function adventure(game: string, language: string): Doc {
  const [only, ...more] = documents(game, "first-fight", language);
  if (!only || more.length > 0) throw new Error(`${game}: one sample fight is wanted`);
  return only;
}
