import type { Document } from "../../common/abstract/document.js";
import type { Data } from "../../common/utils/types.js";
import { documentClass } from "../../globals/config.js";
import { getGame } from "../../globals/env.js";
import type { ActorDelta } from "../actor-delta.js";
import type { TokenBase } from "../token-base.js";
import { isSynthetic } from "./addresses.js";

/** Where documents of an operation live on this client. */
export interface Store {
  documentName: string;
  /** Name of the collection, for the callbacks of ancestors. */
  name: string;
  parent: Document | null;
  collection: DocumentStore | null;
  /** The delta that a synthetic actor's documents are written to as well. */
  delta: ActorDelta | null;
  render(options: Data): void;
}

/** The part of world and embedded collections that operations use. */
interface DocumentStore {
  get(id: string): Document | undefined;
  set(id: string, document: Document): unknown;
  delete(id: string): boolean;
  createDocument(source: Data): Document | undefined;
  render?(options: Data): void;
}

/** The store for documents of a name under a parent. */
export function storeOf(documentName: string, parent: Document | null): Store {
  if (documentName === "Actor" && parent) return syntheticStore(parent);
  const collection = (parent
    ? parent.getEmbeddedCollection(documentName)
    : getGame().collections.get(documentName)) as unknown as DocumentStore;
  const name = documentClass(documentName).collectionName;
  const owner = deltaOwner(parent);
  return {
    documentName,
    name,
    parent,
    collection,
    delta: owner ? ((owner.parent as unknown as TokenBase).delta ?? null) : null,
    render: (options) => (parent ? undefined : collection.render?.(options)),
  };
}

/** The parent of an operation on a delta resolves to the synthetic actor itself or to its token. */
function syntheticStore(parent: Document): Store {
  const token = (parent.documentName === "Token" ? parent : parent.parent) as unknown as TokenBase;
  return {
    documentName: "Actor",
    name: "delta",
    parent: token,
    collection: null,
    delta: token.delta,
    render: () => undefined,
  };
}

function deltaOwner(parent: Document | null): Document | null {
  for (let ancestor = parent; ancestor; ancestor = ancestor.parent) if (isSynthetic(ancestor)) return ancestor;
  return null;
}

/** Adds a document. */
export function createInStore(store: Store, source: Data): Document | undefined {
  const document = store.collection?.createDocument(source);
  if (!document) return undefined;
  store.collection?.set(document.id as string, document);
  writeToDelta(store, document);
  return document;
}

/** Changes a document; undefined when it isn't here. */
export function updateInStore(store: Store, change: Data, options: Data): Document | undefined {
  if (store.documentName === "Actor" && store.delta) return updateSynthetic(store.delta, change, options);
  const document = store.collection?.get(change["_id"] as string);
  if (!document) {
    console.warn(`${store.documentName} ${String(change["_id"])} was to be updated, but isn't here.`);
    return undefined;
  }
  const { _id, ...rest } = change;
  document.updateSource(rest, { recursive: options["recursive"] !== false });
  writeToDelta(store, document);
  return document;
}

function updateSynthetic(delta: ActorDelta, change: Data, options: Data): Document | undefined {
  const { _id, ...rest } = change;
  delta.mergeDifference(rest);
  const actor = delta.syntheticActor;
  actor?.updateSource(rest, { recursive: options["recursive"] !== false });
  return (actor as Document | null) ?? undefined;
}

/** Removes a document. */
export function deleteFromStore(store: Store, id: string): Document | undefined {
  const document = store.collection?.get(id);
  if (!document) return undefined;
  store.collection?.delete(id);
  if (store.delta && isSynthetic(store.parent)) store.delta.removeEmbedded(store.name, id);
  else if (store.delta && store.parent) writeToDelta(store, store.parent);
  return document;
}

/** The delta keeps the whole source of each item or effect that it has differently. */
function writeToDelta(store: Store, document: Document): void {
  if (!store.delta) return;
  let stored: Document = document;
  while (stored.parent && !isSynthetic(stored.parent)) stored = stored.parent;
  if (!isSynthetic(stored))
    store.delta.storeEmbedded(stored.documentName === "Item" ? "items" : "effects", stored._source);
}
