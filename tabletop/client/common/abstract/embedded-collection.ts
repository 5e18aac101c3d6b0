import { Collection, type GetOptions } from "../utils/collection.js";
import type { Data } from "../utils/types.js";
import type { Document, DocumentClass } from "./document.js";

/** The documents inside a document, kept in step with the list of sources they come from. */
export class EmbeddedCollection<D extends Document = Document> extends Collection<D> {
  readonly name: string;
  readonly model: Document;
  readonly _source: Data[];
  readonly invalidDocumentIds = new Set<string>();

  constructor(name: string, model: Document, source: Data[]) {
    super();
    this.name = name;
    this.model = model;
    this._source = source;
  }

  get documentClass(): DocumentClass {
    const field = this.model.schema.fields[this.name] as unknown as { implementation: DocumentClass };
    return field.implementation;
  }

  get documentName(): string {
    return this.documentClass.documentName;
  }

  /** Makes, keeps and drops documents so that they match the sources; kept ones are prepared again. */
  initialize(options: object = {}): void {
    const before = new Map(this.entries());
    super.clear();
    for (const source of this._source) {
      const id = source["_id"] as string;
      const present = before.get(id);
      const document =
        present && present._source === source ? this.#refresh(present, options) : this.createDocument(source, options);
      if (document) super.set(id, document);
    }
  }

  #refresh(document: D, options: object): D {
    document._initialize(options);
    return document;
  }

  /** Makes a document of a source; an invalid one is reported, remembered and left out. */
  createDocument(source: Data, options: object = {}): D | undefined {
    try {
      return new this.documentClass(source, {
        ...options,
        parent: this.model,
        parentCollection: this.name,
        strict: true,
      }) as D;
    } catch (error) {
      this.invalidDocumentIds.add(String(source["_id"]));
      console.error(
        `Failed to initialize ${this.documentName} [${String(source["_id"])}] of ${this.model.uuid}:`,
        error,
      );
      return undefined;
    }
  }

  /** Adds a document and its source. */
  override set(id: string, document: D, options: { modifySource?: boolean } = {}): this {
    if (options.modifySource !== false) {
      const index = this._source.findIndex((source) => source["_id"] === id);
      if (index < 0) this._source.push(document._source);
      else this._source[index] = document._source;
    }
    return super.set(id, document);
  }

  /** Removes a document and its source. */
  override delete(id: string, options: { modifySource?: boolean } = {}): boolean {
    const index = this._source.findIndex((source) => source["_id"] === id);
    if (options.modifySource !== false && index >= 0) this._source.splice(index, 1);
    return super.delete(id);
  }

  getDocument(id: string, options: GetOptions = {}): D | undefined {
    return this.get(id, options);
  }

  toObject(source = true): Data[] {
    return this.map((document) => document.toObject(source));
  }
}
