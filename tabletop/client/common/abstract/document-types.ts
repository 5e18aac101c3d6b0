import type { DataModelClass, ModelContext } from "./data-model.js";
import type { Operation } from "./database.js";
import type { Document } from "./document.js";
import type { PermissionRule } from "./permissions.js";

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

/** The facts of a document type that says nothing else. */
export const BASE_METADATA: DocumentMetadata = {
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
