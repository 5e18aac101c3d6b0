import { documentConfig } from "../../globals/config.js";
import { peekGame } from "../../globals/env.js";
import { DataModel } from "./data-model.js";
import type { Document } from "./document.js";
import {
  BASE_METADATA,
  type DocumentClass,
  type DocumentContext,
  type DocumentMetadata,
  type UserLike,
} from "./document-types.js";
import { EmbeddedCollection } from "./embedded-collection.js";
import { OWNERSHIP_LEVELS, type OwnershipLevel, ownershipLevel, testRule } from "./permissions.js";
import type { Data } from "../utils/types.js";

/** Identity, kind and owners of a document. */
export class DocumentBase extends DataModel {
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
    return documentConfig(this.documentName).documentClass ?? (this as unknown as DocumentClass);
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
    const { fields } = this.schema;
    const names = Object.values(this.metadata.embedded).filter((name) => fields[name] !== undefined);
    return Object.fromEntries(names.map((name) => [name, fields[name]]));
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
    const names = Object.values((this.constructor as typeof DocumentBase).metadata.embedded);
    return names.filter((name) => Array.isArray(this._source[name]));
  }

  protected _createCollection(name: string): EmbeddedCollection {
    return new EmbeddedCollection(name, this as unknown as Document, this._source[name] as Data[]);
  }

  get documentName(): string {
    return (this.constructor as typeof DocumentBase).documentName;
  }
  get collectionName(): string {
    return (this.constructor as typeof DocumentBase).collectionName;
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
    return (this.constructor as typeof DocumentBase).metadata;
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
    return typeof rule === "function" ? true : testRule(rule, user, new ProbeDocument() as unknown as Document);
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
    const rule = (this.constructor as typeof DocumentBase).metadata.permissions[action];
    return testRule(rule, user, this as unknown as Document, data);
  }
}

/** Stands in where a rule is asked without a document. */
class ProbeDocument extends DocumentBase {
  static override defineSchema(): Record<string, never> {
    return {};
  }
  override getUserLevel(): number {
    return OWNERSHIP_LEVELS.NONE;
  }
}
