import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import type { CollectionName, DocumentSource } from "../../protocol.js";
import { fromRecords, toRecords, type RecordMap } from "./records.js";

/** A document before and after a write: undefined where it does not exist. */
export interface Replacement {
  before: DocumentSource | undefined;
  after: DocumentSource | undefined;
}

const NOTHING: RecordMap = new Map();

/** The LevelDB database of one collection. */
export class CollectionDatabase {
  readonly #level: ClassicLevel;

  private constructor(
    readonly collection: CollectionName,
    level: ClassicLevel,
  ) {
    this.#level = level;
  }

  /** Opens `<dataPath>/<collection>`, which is created where it is missing. */
  static async open(dataPath: string, collection: CollectionName): Promise<CollectionDatabase> {
    const location = join(dataPath, collection);
    await mkdir(location, { recursive: true });
    const level = new ClassicLevel(location);
    await level.open();
    return new CollectionDatabase(collection, level);
  }

  async readAll(): Promise<DocumentSource[]> {
    return fromRecords(this.collection, await this.#level.iterator().all());
  }

  /**
   * Writes all replacements in one atomic batch. LevelDB hands each batch to the operating system before it answers, so a
   * killed server loses nothing that was acknowledged; `sync` would only add safety against a fall of the whole machine.
   */
  async write(replacements: readonly Replacement[]): Promise<void> {
    const batch = this.#level.batch();
    for (const { before, after } of replacements) {
      const old = before ? toRecords(this.collection, before) : NOTHING;
      const next = after ? toRecords(this.collection, after) : NOTHING;
      for (const key of old.keys()) if (!next.has(key)) batch.del(key);
      for (const [key, json] of next) if (old.get(key) !== json) batch.put(key, json);
    }
    await batch.write();
  }

  async close(): Promise<void> {
    await this.#level.close();
  }
}
