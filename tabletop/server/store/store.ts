import { COLLECTIONS, type CollectionName, type DocumentSource } from "../../protocol.js";
import { CollectionDatabase, type Replacement } from "./database.js";

const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/**
 * All documents of a world: held in memory as whole sources, kept in LevelDB. Nothing changes in place: an operation works
 * on a {@link Draft} and either all of it is written or none.
 */
export class Store {
  readonly #documents = new Map<CollectionName, Map<string, DocumentSource>>();
  readonly #databases = new Map<CollectionName, CollectionDatabase>();

  /** Opens the databases under `dataPath` and reads them. */
  static async open(dataPath: string): Promise<Store> {
    const store = new Store();
    await Promise.all(COLLECTION_NAMES.map((name) => store.#load(dataPath, name)));
    return store;
  }

  /** Sources of a collection. They are not copies: never write to them. */
  all(collection: CollectionName): DocumentSource[] {
    return [...this.#collection(collection).values()];
  }

  get(collection: CollectionName, id: string): DocumentSource | undefined {
    return this.#collection(collection).get(id);
  }

  draft(collection: CollectionName): Draft {
    return new Draft(this, collection);
  }

  /** Writes the draft to disk, then makes it visible. */
  async commit(draft: Draft): Promise<void> {
    const { collection } = draft;
    const documents = this.#collection(collection);
    const replacements: Replacement[] = [];
    for (const [id, after] of draft.changed()) replacements.push({ before: documents.get(id), after });
    const database = this.#databases.get(collection);
    if (!database) throw new Error(`no database of ${collection}`);
    await database.write(replacements);
    for (const [id, after] of draft.changed()) {
      if (after) documents.set(id, after);
      else documents.delete(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#databases.values()].map((database) => database.close()));
  }

  async #load(dataPath: string, name: CollectionName): Promise<void> {
    const database = await CollectionDatabase.open(dataPath, name);
    this.#databases.set(name, database);
    this.#documents.set(name, new Map((await database.readAll()).map((source) => [source._id, source])));
  }

  #collection(name: CollectionName): Map<string, DocumentSource> {
    const documents = this.#documents.get(name);
    if (!documents) throw new Error(`unknown collection ${name}`);
    return documents;
  }
}

/** The primary documents of one collection that an operation touches, as copies that may be written to. */
export class Draft {
  readonly #changed = new Map<string, DocumentSource | undefined>();

  constructor(
    private readonly store: Store,
    readonly collection: CollectionName,
  ) {}

  /** A copy of the document, the same one at every call. */
  edit(id: string): DocumentSource | undefined {
    if (this.#changed.has(id)) return this.#changed.get(id);
    const source = this.store.get(this.collection, id);
    if (!source) return undefined;
    const copy = structuredClone(source);
    this.#changed.set(id, copy);
    return copy;
  }

  put(source: DocumentSource): void {
    this.#changed.set(source._id, source);
  }

  remove(id: string): void {
    this.#changed.set(id, undefined);
  }

  changed(): ReadonlyMap<string, DocumentSource | undefined> {
    return this.#changed;
  }
}
