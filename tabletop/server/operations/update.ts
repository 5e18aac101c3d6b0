import type { DocumentSource, JsonObject, UpdateRequest } from "../../protocol.js";
import { Failure } from "../failure.js";
import { sourcesOf } from "../json.js";
import { applyChanges, expandKeys } from "../store/changes.js";
import { childrenOf, parentOf, type Seat } from "../store/seat.js";
import { inheritedChild, isTombstone } from "./inheritance.js";
import type { Operation } from "./operation.js";
import { demandPermission, isGameMaster } from "./permissions.js";
import { sanitizeFields } from "./sanitize.js";
import { stampUpdate } from "./stamp.js";
import { declarationOf, refuseReservedFields, settleSubtype } from "./subtypes.js";

/** Applies all updates of the request in the draft; answers what changed, by id. */
export function updateDocuments(operation: Operation, seat: Seat, request: UpdateRequest): DocumentSource[] {
  const recursive = request.options["recursive"] !== false;
  return request.updates.map((update) => updateDocument(operation, seat, update, recursive));
}

function updateDocument(operation: Operation, seat: Seat, update: DocumentSource, recursive: boolean): DocumentSource {
  const { store, user, stamp } = operation;
  const { documentName, chain } = seat;
  const source = findTarget(operation, seat, update._id);
  const changes = expandKeys(update);
  delete changes["_stats"];
  demandPermission({ store, user, action: "update", documentName, chain, document: source, changes });
  const declaration = declarationOf(stamp.manifest, documentName, changes["type"] ?? source["type"]);
  if (!isGameMaster(user)) refuseReservedFields(declaration, changes);
  if (changes["type"] !== undefined) settleSubtype(stamp.manifest, documentName, changes);
  sanitizeFields(documentName, declaration, changes);
  applyChanges(documentName, source, structuredClone(changes), recursive);
  stampUpdate(documentName, changes, stamp);
  if (changes["_stats"] !== undefined) applyChanges(documentName, source, pick(changes, "_stats"));
  return { ...changes, _id: update._id };
}

function pick(changes: JsonObject, key: string): JsonObject {
  return { [key]: structuredClone(changes[key] ?? null) };
}

/** The stored source; where a token's actor inherits the document, a copy of it that joins the delta. */
function findTarget(operation: Operation, seat: Seat, id: string): DocumentSource {
  const missing = new Failure("notFound", `${seat.documentName} ${id} does not exist`);
  if (seat.field === null) {
    const source = seat.draft.edit(id);
    if (!source) throw missing;
    return source;
  }
  const parent = parentOf(seat.chain).source;
  const held = childrenOf(parent, seat.field).find((child) => child._id === id);
  if (held && !isTombstone(held)) return held;
  const inherited = held ? undefined : inheritedChild(operation.store, seat, id);
  if (!inherited) throw missing;
  parent[seat.field] = [...sourcesOf(parent[seat.field]), inherited];
  return inherited;
}
