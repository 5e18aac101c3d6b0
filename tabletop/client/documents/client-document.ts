import { Hooks } from "../globals/hooks.js";
import { peekGame } from "../globals/env.js";
import { Document, type DocumentContext, type UserLike } from "../common/abstract/document.js";
import type { Operation } from "../common/abstract/database.js";
import { OWNERSHIP_LEVELS } from "../common/abstract/permissions.js";
import { TypeDataModel } from "../common/abstract/type-data-model.js";
import type { Collection } from "../common/utils/collection.js";
import type { Data } from "../common/utils/types.js";
import { documentSheet, type SheetLike } from "./sheets.js";

/** An application that shows a document and is rendered again when the document changes. */
export interface DocumentApp {
  render(options?: object): unknown;
  close?(options?: object): unknown;
}

/** A document on the client: prepared data, sheets and the chain of hooks of its children. */
export class ClientDocument extends Document {
  declare readonly parent: ClientDocument | null;
  /** Applications to render on changes, by id. */
  declare readonly apps: Record<string, DocumentApp>;
  declare _sheet: SheetLike | null;

  override _configure(options: DocumentContext = {}): void {
    super._configure(options);
    Object.defineProperty(this, "apps", { value: {}, writable: true, configurable: true });
    Object.defineProperty(this, "_sheet", { value: null, writable: true, configurable: true });
  }

  override _initialize(options: object = {}): void {
    initializing.add(this);
    try {
      super._initialize(options);
    } finally {
      initializing.delete(this);
    }
    if (peekGame()?._documentsReady && !isPreparedByParent(this)) this._safePrepareData();
  }

  /** True while the document builds its prepared values. */
  get _initializing(): boolean {
    return initializing.has(this);
  }

  _safePrepareData(): void {
    try {
      this.prepareData();
    } catch (error) {
      Hooks.onError("ClientDocument#_initialize", error as Error, { msg: `Failed data preparation for ${this.uuid}` });
    }
  }

  // Preparation

  prepareData(): void {
    const model = this.system instanceof TypeDataModel ? this.system : null;
    model?.prepareBaseData();
    this.prepareBaseData();
    this.prepareEmbeddedDocuments();
    model?.prepareDerivedData();
    this.prepareDerivedData();
  }

  prepareBaseData(): void {}

  prepareEmbeddedDocuments(): void {
    for (const collection of Object.values(this.collections)) {
      for (const document of collection.values()) (document as ClientDocument)._safePrepareData();
    }
  }

  prepareDerivedData(): void {}

  /** Values for roll formulas. */
  getRollData(): Data {
    const system = this.system;
    if (system instanceof TypeDataModel && typeof system.getRollData === "function") return system.getRollData();
    return system ?? {};
  }

  // Identity

  get collection(): Collection<Document> | null {
    if (this.isEmbedded) return this.parent?.collections[this.parentCollection as string] ?? null;
    return (peekGame()?.collections.get(this.documentName) as Collection<Document> | undefined) ?? null;
  }

  get folder(): unknown {
    const id = this._source["folder"];
    return typeof id === "string" ? (peekGame()?.folders.get(id) ?? null) : null;
  }

  get isOwner(): boolean {
    const user = currentUser();
    return user ? this.testUserPermission(user, "OWNER") : false;
  }
  get limited(): boolean {
    const user = currentUser();
    return user ? this.testUserPermission(user, "LIMITED", { exact: true }) : false;
  }
  get hasPlayerOwner(): boolean {
    return peekGame()?.users.some((user) => !user.isGM && this.testUserPermission(user, "OWNER")) ?? false;
  }
  get permission(): number {
    return this.getUserLevel();
  }
  get visible(): boolean {
    return this.permission >= OWNERSHIP_LEVELS.LIMITED;
  }
  get link(): string {
    return `@UUID[${this.uuid}]{${this.name ?? ""}}`;
  }

  // Sheets and applications

  get sheet(): SheetLike | null {
    return (this._sheet ??= documentSheet(this));
  }

  render(options: object = {}): void {
    for (const app of Object.values(this.apps)) app.render(options);
  }

  /** Renders what shows this document; unless the operation says otherwise. */
  _renderAfter(operation: Data): void {
    if (operation["render"] === false) return;
    this.render({ renderContext: operation["action"], renderData: operation["renderData"] });
    if (this.parent) this.parent._renderAfter(operation);
  }

  // Life cycle of descendants

  _preCreateDescendantDocuments(
    _parent: Document,
    _collection: string,
    _data: object[],
    _options: Operation,
    _userId: string,
  ): void {}
  _onCreateDescendantDocuments(
    _parent: Document,
    _collection: string,
    _documents: Document[],
    _data: object[],
    _options: Operation,
    _userId: string,
  ): void {}
  _preUpdateDescendantDocuments(
    _parent: Document,
    _collection: string,
    _changes: object[],
    _options: Operation,
    _userId: string,
  ): void {}
  _onUpdateDescendantDocuments(
    _parent: Document,
    _collection: string,
    _documents: Document[],
    _changes: object[],
    _options: Operation,
    _userId: string,
  ): void {}
  _preDeleteDescendantDocuments(
    _parent: Document,
    _collection: string,
    _ids: string[],
    _options: Operation,
    _userId: string,
  ): void {}
  _onDeleteDescendantDocuments(
    _parent: Document,
    _collection: string,
    _documents: Document[],
    _ids: string[],
    _options: Operation,
    _userId: string,
  ): void {}

  // The life cycle of the type model runs with the one of the document

  override async _preCreate(data: Data, options: Data, user: UserLike): Promise<boolean | void> {
    return typeModel(this)?._preCreate(data, options, user);
  }
  override _onCreate(data: Data, options: Data, userId: string): void {
    typeModel(this)?._onCreate(data, options, userId);
  }
  override async _preUpdate(changes: Data, options: Data, user: UserLike): Promise<boolean | void> {
    return typeModel(this)?._preUpdate(changes, options, user);
  }
  override _onUpdate(changed: Data, options: Data, userId: string): void {
    typeModel(this)?._onUpdate(changed, options, userId);
  }
  override async _preDelete(options: Data, user: UserLike): Promise<boolean | void> {
    return typeModel(this)?._preDelete(options, user);
  }
  override _onDelete(options: Data, userId: string): void {
    typeModel(this)?._onDelete(options, userId);
    for (const app of Object.values(this.apps)) app.close?.({ submit: false });
  }

  override reset(): void {
    this._initialize();
  }
}

/**
 * While a parent initialises, it prepares its children itself, after its own base data. (Private methods don't exist yet
 * when a constructor of a base class gets here, so this is a function.)
 */
function isPreparedByParent(document: ClientDocument): boolean {
  return document.isEmbedded && document.parent !== null && document.parent._initializing;
}

const initializing = new WeakSet<ClientDocument>();

function typeModel(document: ClientDocument): TypeDataModel | null {
  return document.system instanceof TypeDataModel ? document.system : null;
}

function currentUser(): UserLike | null {
  return (peekGame()?.user as UserLike | undefined) ?? null;
}
