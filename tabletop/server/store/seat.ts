import {
  COLLECTIONS,
  EMBEDDED,
  type CollectionName,
  type DocumentSource,
  type JsonObject,
  type PrimaryDocumentName,
} from "../../protocol.js";
import { Failure } from "../failure.js";
import { isObject, sourcesOf } from "../json.js";
import type { Draft, Store } from "./store.js";

export interface Node {
  documentName: string;
  source: DocumentSource;
}

/** Where the documents of a request live: the draft of their primary collection and the way down to their parent. */
export interface Seat {
  documentName: string;
  draft: Draft;
  /** from the primary document to the parent; empty for primary documents */
  chain: Node[];
  /** field of the parent that holds them; null for primary documents */
  field: string | null;
}

/** Finds the seat of `documentName` under `parentUuid`. Throws a Failure when a step of the way is missing. */
export function findSeat(store: Store, documentName: string, parentUuid: string | null): Seat {
  if (parentUuid === null) {
    return { documentName, draft: store.draft(collectionOf(documentName)), chain: [], field: null };
  }
  const steps = parentUuid.split(".");
  const [rootName = "", rootId = ""] = steps;
  const draft = store.draft(collectionOf(rootName));
  const root = draft.edit(rootId);
  if (!root) throw new Failure("notFound", `${rootName} ${rootId} does not exist`);
  const chain: Node[] = [{ documentName: rootName, source: root }];
  for (let index = 2; index < steps.length; index += 2) {
    chain.push(descend(chain, steps[index] ?? "", steps[index + 1] ?? ""));
  }
  const parent = parentOf(chain);
  const field = fieldOf(parent.documentName, documentName);
  if (!field) throw new Failure("malformed", `${parent.documentName} embeds no ${documentName}`);
  if (field === "delta") ensureDelta(parent.source);
  return { documentName, draft, chain, field };
}

/** The collection of a primary document name. */
function collectionOf(documentName: string): CollectionName {
  for (const [collection, name] of Object.entries(COLLECTIONS)) {
    if (name === (documentName as PrimaryDocumentName)) return collection as CollectionName;
  }
  throw new Failure("malformed", `${documentName} is no document that stands alone`);
}

/** The nearest node of a chain; the chain must not be empty. */
export function parentOf(chain: readonly Node[]): Node {
  const parent = chain.at(-1);
  if (!parent) throw new Failure("malformed", "a primary document has no parent");
  return parent;
}

/** The sources that stand in an embedded field of a parent: a token's delta counts as one. */
export function childrenOf(parent: DocumentSource, field: string): DocumentSource[] {
  const value = parent[field];
  return sourcesOf(isObject(value) ? [value] : value);
}

function fieldOf(parentName: string, childName: string): string | undefined {
  return Object.entries(EMBEDDED[parentName] ?? {}).find(([, name]) => name === childName)?.[0];
}

/** One step down; `Token.t.Actor.a`, the uuid of a synthetic actor, leads to the token's delta. */
function descend(chain: readonly Node[], name: string, id: string): Node {
  const parent = parentOf(chain);
  const asDelta = parent.documentName === "Token" && (name === "Actor" || name === "ActorDelta");
  if (asDelta) return { documentName: "ActorDelta", source: ensureDelta(parent.source) };
  const field = fieldOf(parent.documentName, name);
  if (!field) throw new Failure("malformed", `${parent.documentName} embeds no ${name}`);
  const source = childrenOf(parent.source, field).find((child) => child._id === id);
  if (!source)
    throw new Failure("notFound", `${name} ${id} does not exist in ${parent.documentName} ${parent.source._id}`);
  return { documentName: name, source };
}

/** A token's delta, made where it is missing; its id is the token's. */
export function ensureDelta(token: DocumentSource): DocumentSource {
  const held = token["delta"];
  const delta: JsonObject & { _id: string } = isObject(held)
    ? Object.assign(held, { _id: token._id })
    : { _id: token._id };
  token["delta"] = delta;
  return delta;
}
