import { EMBEDDED, type CreateRequest, type DocumentSource, type JsonObject } from "../../protocol.js";
import { Failure } from "../failure.js";
import { createDocumentId, isDocumentId } from "../ids.js";
import { isObject } from "../json.js";
import { childrenOf, ensureDelta, parentOf, type Seat } from "../store/seat.js";
import { isTombstone } from "./inheritance.js";
import type { Operation } from "./operation.js";
import { demandPermission, isGameMaster } from "./permissions.js";
import { sanitizeFields } from "./sanitize.js";
import { stampCreation } from "./stamp.js";
import { declarationOf, settleSubtype } from "./subtypes.js";

/** Creates all documents of the request in the draft; answers their full sources. */
export function createDocuments(operation: Operation, seat: Seat, request: CreateRequest): DocumentSource[] {
  return request.data.map((data) => {
    const { store, user } = operation;
    const { documentName, chain } = seat;
    forceAuthor(operation, documentName, data);
    demandPermission({ store, user, action: "create", documentName, chain, document: data, changes: {} });
    const source = buildSource(operation, documentName, data, request.options["keepId"] === true);
    insert(seat, source);
    return structuredClone(source);
  });
}

/** Completes data to a source: id, type, clean HTML, `_stats`, and the same for what is embedded. */
function buildSource(operation: Operation, documentName: string, data: JsonObject, keepId: boolean): DocumentSource {
  const id = keepId && isDocumentId(data["_id"]) ? data["_id"] : createDocumentId();
  const source: DocumentSource = { ...data, _id: id };
  settleSubtype(operation.stamp.manifest, documentName, source);
  sanitizeFields(documentName, declarationOf(operation.stamp.manifest, documentName, source["type"]), source);
  stampCreation(documentName, source, operation.stamp);
  if (documentName === "ChatMessage") source["timestamp"] ??= operation.stamp.now;
  if (documentName === "Token" && source["actorLink"] !== true) ensureDelta(source);
  buildChildren(operation, documentName, source);
  return source;
}

/** Embedded documents keep the ids they come with: a copied actor's items are still found by their ids. */
function buildChildren(operation: Operation, documentName: string, source: DocumentSource): void {
  for (const [field, childName] of Object.entries(EMBEDDED[documentName] ?? {})) {
    const value = source[field];
    if (childName === "ActorDelta") {
      if (isObject(value)) buildChildren(operation, childName, ensureDelta(source));
    } else if (Array.isArray(value)) {
      source[field] = value.filter(isObject).map((child) => buildSource(operation, childName, child, true));
    }
  }
}

function insert(seat: Seat, source: DocumentSource): void {
  if (seat.field === null) {
    if (seat.draft.edit(source._id))
      throw new Failure("validation", `${seat.documentName} ${source._id} exists already`);
    seat.draft.put(source);
    return;
  }
  const parent = parentOf(seat.chain).source;
  if (seat.field === "delta") throw new Failure("malformed", "a token's delta is made with the token");
  const siblings = childrenOf(parent, seat.field).filter((child) => child._id !== source._id || !isTombstone(child));
  if (siblings.some((child) => child._id === source._id)) {
    throw new Failure("validation", `${seat.documentName} ${source._id} exists already`);
  }
  parent[seat.field] = [...siblings, source];
}

function forceAuthor({ user }: Operation, documentName: string, data: JsonObject): void {
  if (documentName !== "ChatMessage" && documentName !== "Macro") return;
  if (!isGameMaster(user) || typeof data["author"] !== "string") data["author"] = user._id;
}
