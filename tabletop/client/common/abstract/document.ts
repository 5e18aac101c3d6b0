import { documentConfig } from "../../globals/config.js";
import { peekGame } from "../../globals/env.js";
import { DataModel, type DataModelClass, type ModelContext, type UpdateSourceOptions } from "./data-model.js";
import { getDatabase, type Operation } from "./database.js";
import { EmbeddedCollection } from "./embedded-collection.js";
import { OWNERSHIP_LEVELS, type OwnershipLevel, ownershipLevel, type PermissionRule, testRule } from "./permissions.js";
import { deepClone } from "../utils/clone.js";
import { mergeObject } from "../utils/merge.js";
import { expandObject, getProperty } from "../utils/properties.js";
import { randomID } from "../utils/ids.js";
import type { Data } from "../utils/types.js";

/** What permission tests need to know of a user. */
export interface UserLike {
  id: string;
  role: number;
  isGM: boolean;
  hasPermission(permission: string): boolean;
}

/** Fixed facts of a document type. */
export interface DocumentMetadata {
  name: string;
  collection: string;
  label: string;
  labelPlural: string;
  coreTypes: readonly string[];
  hasTypeData: boolean;
  /** Collection (or single field) names by the name of the embedded document. */
  embedded: Readonly<Record<string, string>>;
  indexed: boolean;
  permissions: { view?: PermissionRule; create: PermissionRule; update: PermissionRule; delete: PermissionRule };
  preserveOnImport: readonly string[];
  schemaVersion: string;
}

/** The class side of a document. */
export interface DocumentClass extends Omit<DataModelClass, "new"> {
  new (data?: object, context?: DocumentContext): Document;
  readonly name: string;
  readonly metadata: DocumentMetadata;
  readonly documentName: string;
  readonly collectionName: string;
  readonly TYPES: string[];
  readonly hasTypeData: boolean;
  readonly hierarchy: Readonly<Record<string, unknown>>;
  readonly implementation: DocumentClass;
  readonly baseDocument: DocumentClass;
  fromSource(source: object, context?: DocumentContext): Document;
  create(data: object | object[], operation?: Operation): Promise<unknown>;
  createDocuments(data?: object[], operation?: Operation): Promise<Document[]>;
  updateDocuments(updates?: object[], operation?: Operation): Promise<Document[]>;
  deleteDocuments(ids?: string[], operation?: Operation): Promise<Document[]>;
  canUserCreate(user: UserLike): boolean;
  getCollectionName(name: string): string | null;
  _preCreateOperation(documents: Document[], operation: Operation, user: UserLike): Promise<boolean | void>;
  _preUpdateOperation(documents: Document[], operation: Operation, user: UserLike): Promise<boolean | void>;
  _preDeleteOperation(documents: Document[], operation: Operation, user: UserLike): Promise<boolean | void>;
  _onCreateOperation(documents: Document[], operation: Operation, user: UserLike): Promise<void>;
  _onUpdateOperation(documents: Document[], operation: Operation, user: UserLike): Promise<void>;
  _onDeleteOperation(documents: Document[], operation: Operation, user: UserLike): Promise<void>;
}

/** Context of a new document. */
export interface DocumentContext extends ModelContext {
  parent?: Document | null | undefined;
  pack?: string | null;
  parentCollection?: string | null;
}

const BASE_METADATA: DocumentMetadata = {
  name: "Document",
  collection: "documents",
  label: "DOCUMENT.Document",
  labelPlural: "DOCUMENT.Documents",
  coreTypes: ["base"],
  hasTypeData: false,
  embedded: {},
  indexed: false,
  permissions: { view: "LIMITED", create: "ASSISTANT", update: "OWNER", delete: "ASSISTANT" },
  preserveOnImport: ["_id", "sort", "ownership", "folder"],
  schemaVersion: "13.341",
};

/** Completes the facts of a document type by the defaults. */
export function makeMetadata(metadata: Partial<DocumentMetadata>): DocumentMetadata {
  return { ...BASE_METADATA, ...metadata, permissions: { ...BASE_METADATA.permissions, ...metadata.permissions } };
}

/** A stored record with identity, owners, flags and documents inside it. */
export class Document extends DataModel {
  static metadata: DocumentMetadata = BASE_METADATA;

  declare readonly parent: Document | null;
  declare readonly collections: Record<string, EmbeddedCollection>;
  declare readonly pack: string | null;
  declare readonly parentCollection: string | null;
  declare readonly _id: string | null;
  declare flags: Data;
  declare ownership?: Record<string, number>;
  declare type?: string;
  declare system?: Data;
  declare name?: string | null;

  static get documentName(): string {
    return this.metadata.name;
  }
  static get collectionName(): string {
    return this.metadata.collection;
  }
  /** The class that CONFIG names for this type. */
  static get implementation(): DocumentClass {
    return (
      (documentConfig(this.documentName).documentClass as DocumentClass | undefined) ??
      (this as unknown as DocumentClass)
    );
  }
  static get baseDocument(): DocumentClass {
    return this as unknown as DocumentClass;
  }
  static get hasTypeData(): boolean {
    return this.metadata.hasTypeData;
  }
  /** Core types and those that the manifest declares. */
  static get TYPES(): string[] {
    return [...this.metadata.coreTypes, ...(peekGame()?.documentSubTypes(this.documentName) ?? [])];
  }
  /** The fields that hold other documents. */
  static get hierarchy(): Record<string, unknown> {
    const fields = Object.values(this.metadata.embedded).map((name) => [name, this.schema.fields[name]] as const);
    return Object.fromEntries(fields);
  }

  override _configure(options: DocumentContext = {}): void {
    const { pack = null, parentCollection = null } = options;
    Object.defineProperty(this, "pack", { value: pack ?? this.parent?.pack ?? null, configurable: true });
    Object.defineProperty(this, "parentCollection", { value: parentCollection, configurable: true });
    const collections: Record<string, EmbeddedCollection> = {};
    for (const name of this._collectionNames()) collections[name] = this._createCollection(name);
    Object.defineProperty(this, "collections", { value: Object.freeze(collections), configurable: true });
  }

  /** Names of the fields that are collections of documents. */
  protected _collectionNames(): string[] {
    const names = Object.values((this.constructor as typeof Document).metadata.embedded);
    return names.filter((name) => Array.isArray(this._source[name]));
  }

  protected _createCollection(name: string): EmbeddedCollection {
    return new EmbeddedCollection(name, this, this._source[name] as Data[]);
  }

  get documentName(): string {
    return (this.constructor as typeof Document).documentName;
  }
  get collectionName(): string {
    return (this.constructor as typeof Document).collectionName;
  }
  get id(): string | null {
    return this._id;
  }
  get isEmbedded(): boolean {
    return this.parent !== null && this.parentCollection !== null;
  }
  get inCompendium(): boolean {
    return this.pack !== null;
  }
  get schemaMetadata(): DocumentMetadata {
    return (this.constructor as typeof Document).metadata;
  }

  /** The absolute address of the document. */
  get uuid(): string {
    const own = `${this.documentName}.${this.id ?? ""}`;
    if (this.parent) return `${this.parent.uuid}.${own}`;
    return this.pack ? `Compendium.${this.pack}.${own}` : own;
  }

  /** Migrates the source, the data of its type model included. */
  static override migrateData(source: Data): Data {
    super.migrateData(source);
    const model = this.hasTypeData ? documentConfig(this.documentName).dataModels[String(source["type"])] : undefined;
    if (model && typeof source["system"] === "object" && source["system"] !== null)
      model.migrateDataSafe(source["system"] as Data);
    return source;
  }

  // Permission

  static canUserCreate(user: UserLike): boolean {
    const rule = this.metadata.permissions.create;
    return typeof rule === "function" ? true : testRule(rule, user, new ProbeDocument());
  }

  /** The level that a user (the current one by default) has on the document. */
  getUserLevel(user: UserLike | null = null): number {
    const who = user ?? (peekGame()?.user as UserLike | undefined) ?? null;
    if (!who) return OWNERSHIP_LEVELS.NONE;
    const own = this.ownership;
    if (who.isGM) return OWNERSHIP_LEVELS.OWNER;
    if (!own) return this.parent?.getUserLevel(who) ?? OWNERSHIP_LEVELS.NONE;
    const level = own[who.id] ?? own["default"] ?? OWNERSHIP_LEVELS.NONE;
    return level === OWNERSHIP_LEVELS.INHERIT
      ? (this.parent?.getUserLevel(who) ?? own["default"] ?? OWNERSHIP_LEVELS.NONE)
      : level;
  }

  testUserPermission(user: UserLike, permission: OwnershipLevel, options: { exact?: boolean } = {}): boolean {
    const [level, target] = [this.getUserLevel(user), ownershipLevel(permission)];
    return options.exact ? level === target : level >= target;
  }

  canUserModify(user: UserLike, action: "create" | "update" | "delete", data: Data = {}): boolean {
    const rule = (this.constructor as typeof Document).metadata.permissions[action];
    return testRule(rule, user, this, data);
  }

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
    const created = await this.createDocuments(Array.isArray(data) ? data : [data], operation);
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
    (change as Data)["_id"] = this.id;
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
    const change = expandObject(deepClone(changes)) as Data;
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

/** Stands in where a rule is asked without a document. */
class ProbeDocument extends Document {
  static override defineSchema(): Record<string, never> {
    return {};
  }
  override getUserLevel(): number {
    return OWNERSHIP_LEVELS.NONE;
  }
}
