import type { Operation } from "../../common/abstract/database.js";
import type { Document, DocumentClass } from "../../common/abstract/document.js";
import { Collection } from "../../common/utils/collection.js";
import type { Data } from "../../common/utils/types.js";
import { documentClass } from "../../globals/config.js";
import { getGame } from "../../globals/env.js";

/** An application that shows a collection. */
interface CollectionApp {
  render(options?: object): unknown;
}

/** The documents of one type in the world. */
export class WorldCollection<D extends Document = Document> extends Collection<D> {
  readonly documentName: string;
  readonly apps: CollectionApp[] = [];
  readonly invalidDocumentIds = new Set<string>();
  readonly #invalid = new Map<string, Data>();

  constructor(documentName: string) {
    super();
    this.documentName = documentName;
  }

  get documentClass(): DocumentClass {
    return documentClass(this.documentName);
  }

  /** Folders of this collection's documents. */
  get folders(): Document[] {
    return getGame().folders.filter((folder) => folder.type === this.documentName);
  }

  /** Makes the documents of stored sources. An invalid one is reported and left out; the world loads on. */
  load(sources: Data[]): void {
    for (const source of sources) {
      const document = this.createDocument(source);
      if (document) this.set(document.id as string, document);
    }
  }

  createDocument(source: Data): D | undefined {
    try {
      return new this.documentClass(source, { strict: true }) as D;
    } catch (error) {
      const id = String(source["_id"]);
      this.invalidDocumentIds.add(id);
      this.#invalid.set(id, source);
      console.error(`Failed to initialize ${this.documentName} [${id}]:`, error);
      return undefined;
    }
  }

  /** The stored source of a document that couldn't be made. */
  getInvalid(id: string): Data | undefined {
    return this.#invalid.get(id);
  }

  render(options: object = {}): void {
    for (const app of this.apps) app.render(options);
  }

  /** A copy of a compendium document in the world. */
  async importFromCompendium(
    pack: { getDocument(id: string): Promise<Document | null | undefined> },
    id: string,
    changes: object = {},
    options: Operation = {},
  ): Promise<Document | undefined> {
    const document = await pack.getDocument(id);
    if (!document) return undefined;
    const source: Data = { ...document.toObject(), ...changes, folder: null };
    source["_stats"] = { ...(source["_stats"] as Data), compendiumSource: document.uuid };
    const [created] = await this.documentClass.createDocuments([source], options);
    return created;
  }

  fromCompendium(document: Document): Data {
    const source = document.toObject();
    for (const key of ["_id", "folder", "sort", "ownership"]) delete source[key];
    return source;
  }
}
