import {
  COLLECTIONS,
  EMBEDDED,
  PACK_COLLECTIONS,
  type CollectionName,
  type DocumentSource,
  type PackCollectionName,
} from "../../protocol.js";
import { isSource, sourcesOf } from "../json.js";

/** One LevelDB record: `!actors.items!<actor>.<item>` and the JSON of that document without its embedded ones. */
export type RecordMap = Map<string, string>;

/**
 * Splits a source into records in the layout that the official command line tool writes: each embedded document has a
 * record of its own, and stands in its parent's field by id.
 */
export function toRecords(collection: CollectionName, source: DocumentSource): RecordMap {
  const records: RecordMap = new Map();
  split(records, COLLECTIONS[collection], collection, source._id, source);
  return records;
}

function split(records: RecordMap, documentName: string, level: string, idPath: string, source: DocumentSource): void {
  const own: DocumentSource = { ...source };
  for (const [field, childName] of Object.entries(EMBEDDED[documentName] ?? {})) {
    const value = source[field];
    if (Array.isArray(value)) {
      const children = sourcesOf(value);
      own[field] = children.map((child) => child._id);
      for (const child of children) split(records, childName, `${level}.${field}`, `${idPath}.${child._id}`, child);
    } else if (isSource(value)) {
      own[field] = value._id;
      split(records, childName, `${level}.${field}`, `${idPath}.${value._id}`, value);
    }
  }
  records.set(`!${level}!${idPath}`, JSON.stringify(own));
}

/** Puts the primary documents of a collection together again from all of its records. */
export function fromRecords(collection: PackCollectionName, records: Iterable<[string, string]>): DocumentSource[] {
  const byKey = new Map<string, DocumentSource>();
  for (const [key, json] of records) byKey.set(key, JSON.parse(json) as DocumentSource);
  const roots: DocumentSource[] = [];
  const prefix = `!${collection}!`;
  for (const [key, source] of byKey) {
    if (!key.startsWith(prefix)) continue;
    join(byKey, PACK_COLLECTIONS[collection], collection, source._id, source);
    roots.push(source);
  }
  return roots;
}

function join(
  byKey: ReadonlyMap<string, DocumentSource>,
  documentName: string,
  level: string,
  idPath: string,
  source: DocumentSource,
): void {
  for (const [field, childName] of Object.entries(EMBEDDED[documentName] ?? {})) {
    const take = (id: unknown): DocumentSource | undefined => {
      const childPath = `${idPath}.${String(id)}`;
      const child = byKey.get(`!${level}.${field}!${childPath}`);
      if (child) join(byKey, childName, `${level}.${field}`, childPath, child);
      return child;
    };
    const value = source[field];
    if (Array.isArray(value)) source[field] = value.map(take).filter((child) => child !== undefined);
    else if (typeof value === "string") source[field] = take(value) ?? null;
  }
}
