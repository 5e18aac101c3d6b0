import { idOf } from "./ids.js";
import type { JsonObject } from "./source.js";

/** A document as it goes into a pack: its collections hold documents of the same kind. */
export type PackDocument = JsonObject & { readonly _id: string; readonly name: string };

/** Generation with which the sources were written: whoever opens them in a later one has them brought up to date. */
const CORE = "13.347";
const SYSTEM = "battle-tempo";

/** What every document of a pack bears: who made it, and the slug by which it is known in each language. */
export const stamp = (slug: string): JsonObject => ({
  flags: { [SYSTEM]: { slug } },
  _stats: { coreVersion: CORE, systemId: SYSTEM },
});

export const imageOf = (folder: "tokens" | "things" | "conditions", name: string): string =>
  `systems/${SYSTEM}/icons/${folder}/${name}.svg`;

/** A folder within a pack; `names` are its own path of slugs. */
export const folder = (type: string, name: string, sort: number, ...names: readonly string[]): PackDocument => ({
  ...{ _id: idOf(...names), name, type, sort, color: null, description: "", folder: null, sorting: "m" },
  ...stamp(names.join("/")),
});

/**
 * Gives a document and all within it the keys under which the pack keeps them, `!actors.items!actor.item`.
 * @param collection of the document, such as `actors`
 */
export function keyed(document: PackDocument, collection: string, parents: readonly string[] = []): JsonObject {
  const ids = [...parents, document._id];
  const entries = Object.entries(document).map(([field, value]): [string, unknown] => {
    const embedded = EMBEDDED[collection.split(".").at(-1) ?? ""]?.includes(field) === true && Array.isArray(value);
    return [field, embedded ? value.map((each: PackDocument) => keyed(each, `${collection}.${field}`, ids)) : value];
  });
  return { ...Object.fromEntries(entries), _key: `!${collection}!${ids.join(".")}` };
}

/** Fields of each collection's documents that hold documents. An adventure keeps its own whole. */
const EMBEDDED: Readonly<Record<string, readonly string[]>> = {
  actors: ["items", "effects"],
  items: ["effects"],
  journal: ["pages", "categories"],
};
