import type { Data } from "../utils/types.js";
import type { Document, DocumentClass, UserLike } from "./document.js";

/** Options of an operation on documents; every key that is JSON crosses to all clients. */
export interface Operation extends Data {
  parent?: Document | null;
  parentUuid?: string | null;
  pack?: string | null;
  broadcast?: boolean;
  noHook?: boolean;
  render?: boolean;
  diff?: boolean;
  recursive?: boolean;
  keepId?: boolean;
  keepEmbeddedIds?: boolean;
  temporary?: boolean;
  renderSheet?: boolean;
}

/** Performs operations on documents. */
export interface DatabaseBackend {
  create(cls: DocumentClass, data: object[], operation: Operation, user?: UserLike): Promise<Document[]>;
  update(cls: DocumentClass, updates: Data[], operation: Operation, user?: UserLike): Promise<Document[]>;
  delete(cls: DocumentClass, ids: string[], operation: Operation, user?: UserLike): Promise<Document[]>;
}

let backend: DatabaseBackend | undefined;

/** Connects documents to what stores them. */
export function setDatabase(database: DatabaseBackend): void {
  backend = database;
}

/** What stores documents; throws before it is connected. */
export function getDatabase(): DatabaseBackend {
  if (!backend) throw new Error("No database is connected.");
  return backend;
}
