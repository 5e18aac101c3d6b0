import { peekGame } from "../../globals/env.js";
import { DataModel, type UpdateSourceOptions } from "./data-model.js";
import { getDatabase, type Operation } from "./database.js";
import { DocumentBase } from "./document-base.js";
import type { DocumentClass, DocumentContext, UserLike } from "./document-types.js";
import type { EmbeddedCollection } from "./embedded-collection.js";
import { deepClone } from "../utils/clone.js";
import { mergeObject } from "../utils/merge.js";
import { expandObject, getProperty } from "../utils/properties.js";
import { randomID } from "../utils/ids.js";
import type { Data } from "../utils/types.js";

export { type DocumentClass, type DocumentContext, makeMetadata, type UserLike } from "./document-types.js";

/** A stored record: owners, flags, storage, and documents inside it. */
export class Document extends DocumentBase {
  // Flags

  getFlag(scope: string, key: string): unknown {
    return getProperty(this.flags[scope], key);
  }

  setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    return this.update({ flags: { [scope]: expandObject({ [key]: value }) } });
  }

  unsetFlag(scope: string, key: string): Promise<this | undefined> {
    const parts = key.split(".");
    const path = [...parts.slice(0, -1), `-=${parts.at(-1) as string}`].join(".");
    return this.update({ [`flags.${scope}.${path}`]: null });
  }

  // Storage

  static async create(data: object | object[], operation: Operation = {}): Promise<unknown> {
    const created = await this.createDocuments(Array.isArray(data) ? (data as object[]) : [data], operation);
    return Array.isArray(data) ? created : created[0];
  }

  static async createDocuments(data: object[] = [], operation: Operation = {}): Promise<Document[]> {
    return getDatabase().create(this.implementation, data, operation);
  }

  static async updateDocuments(updates: object[] = [], operation: Operation = {}): Promise<Document[]> {
    return getDatabase().update(this.implementation, updates as Data[], operation);
  }

  static async deleteDocuments(ids: string[] = [], operation: Operation = {}): Promise<Document[]> {
    return getDatabase().delete(this.implementation, ids, operation);
  }

  static get(id: string): unknown {
    return peekGame()?.collections.get(this.documentName)?.get(id) ?? null;
  }

  /** Sends a change; resolves to the document, or undefined when a pre step refused or nothing changed. */
  async update(data: object = {}, operation: Operation = {}): Promise<this | undefined> {
    const change = data instanceof DataModel ? data.toObject() : { ...data };
    change["_id"] = this.id;
    const updated = await (this.constructor as typeof Document).updateDocuments([change], {
      ...operation,
      ...this._operationContext(),
    });
    return updated[0] as this | undefined;
  }

  async delete(operation: Operation = {}): Promise<this | undefined> {
    const deleted = await (this.constructor as typeof Document).deleteDocuments([this.id as string], {
      ...operation,
      ...this._operationContext(),
    });
    return deleted[0] as this | undefined;
  }

  protected _operationContext(): Operation {
    return { parent: this.parent, pack: this.pack };
  }

  // Embedded documents

  /** The collection (or field) that holds embedded documents of a name or collection name. */
  static getCollectionName(name: string): string | null {
    const { embedded } = this.metadata;
    return embedded[name] ?? (Object.values(embedded).includes(name) ? name : null);
  }

  getEmbeddedCollection(name: string): EmbeddedCollection {
    const collection = (this.constructor as typeof Document).getCollectionName(name);
    const found = collection === null ? undefined : this.collections[collection];
    if (!found) throw new Error(`${name} is not a valid embedded Document within the ${this.documentName} Document`);
    return found;
  }

  getEmbeddedDocument(name: string, id: string, options: { strict?: boolean } = {}): Document | undefined {
    return this.getEmbeddedCollection(name).get(id, options);
  }

  createEmbeddedDocuments(name: string, data: object[] = [], operation: Operation = {}): Promise<Document[]> {
    return this._embeddedClass(name).createDocuments(data, { ...operation, parent: this, pack: this.pack });
  }

  updateEmbeddedDocuments(name: string, updates: object[] = [], operation: Operation = {}): Promise<Document[]> {
    return this._embeddedClass(name).updateDocuments(updates, { ...operation, parent: this, pack: this.pack });
  }

  deleteEmbeddedDocuments(name: string, ids: string[], operation: Operation = {}): Promise<Document[]> {
    return this._embeddedClass(name).deleteDocuments(ids, { ...operation, parent: this, pack: this.pack });
  }

  protected _embeddedClass(name: string): DocumentClass {
    return this.getEmbeddedCollection(name).documentClass;
  }

  /** Visits every document inside this one, outer ones first. */
  *traverseEmbeddedDocuments(prefix = ""): Generator<[string, Document]> {
    for (const [name, collection] of Object.entries(this.collections)) {
      const path = prefix ? `${prefix}.${name}` : name;
      for (const document of collection.values()) {
        yield [path, document];
        yield* document.traverseEmbeddedDocuments(path);
      }
    }
  }

  override clone(data: object = {}, context: DocumentContext & { save?: boolean; keepId?: boolean } = {}): this {
    const { save = false, keepId = false, ...rest } = context;
    const source = this.toObject();
    if (!keepId) delete source["_id"];
    const merged = mergeObject(source, deepClone(data), { performDeletions: true, applyOperators: true });
    const cls = this.constructor as unknown as DocumentClass;
    if (save) return cls.create(merged, { ...this._operationContext(), keepId }) as unknown as this;
    return new cls(merged, { parent: this.parent, pack: this.pack, ...rest }) as this;
  }

  override updateSource(changes: object = {}, options: UpdateSourceOptions = {}): Data {
    const change = expandObject<Data>(deepClone(changes));
    if ("_id" in change && this._source["_id"] !== null && change["_id"] !== this._source["_id"]) {
      if (this._source["_id"] !== undefined) delete change["_id"];
    }
    return super.updateSource(change, options);
  }

  /** Gives the source an id when it has none. */
  ensureId(): string {
    return (this._source["_id"] ??= randomID()) as string;
  }

  // Life cycle; subclasses override

  async _preCreate(_data: Data, _options: Data, _user: UserLike): Promise<boolean | void> {}
  _onCreate(_data: Data, _options: Data, _userId: string): void {}
  async _preUpdate(_changes: Data, _options: Data, _user: UserLike): Promise<boolean | void> {}
  _onUpdate(_changed: Data, _options: Data, _userId: string): void {}
  async _preDelete(_options: Data, _user: UserLike): Promise<boolean | void> {}
  _onDelete(_options: Data, _userId: string): void {}

  static async _preCreateOperation(
    _documents: Document[],
    _operation: Operation,
    _user: UserLike,
  ): Promise<boolean | void> {}
  static async _onCreateOperation(_documents: Document[], _operation: Operation, _user: UserLike): Promise<void> {}
  static async _preUpdateOperation(
    _documents: Document[],
    _operation: Operation,
    _user: UserLike,
  ): Promise<boolean | void> {}
  static async _onUpdateOperation(_documents: Document[], _operation: Operation, _user: UserLike): Promise<void> {}
  static async _preDeleteOperation(
    _documents: Document[],
    _operation: Operation,
    _user: UserLike,
  ): Promise<boolean | void> {}
  static async _onDeleteOperation(_documents: Document[], _operation: Operation, _user: UserLike): Promise<void> {}
}
