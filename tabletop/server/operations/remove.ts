import type { DeleteRequest, DocumentSource } from "../../protocol.js";
import { Failure } from "../failure.js";
import { sourcesOf } from "../json.js";
import { childrenOf, parentOf, type Seat } from "../store/seat.js";
import { inheritedChild, isTombstone } from "./inheritance.js";
import type { Operation } from "./operation.js";
import { demandPermission } from "./permissions.js";

/** Deletes all documents of the request from the draft; answers their ids. */
export function deleteDocuments(operation: Operation, seat: Seat, request: DeleteRequest): string[] {
  const ids = request.options["deleteAll"] === true ? allIds(operation, seat) : request.ids;
  for (const id of ids) {
    const { store, user } = operation;
    const { documentName, chain } = seat;
    const document = find(operation, seat, id);
    if (!document) throw new Failure("notFound", `${documentName} ${id} does not exist`);
    demandPermission({ store, user, action: "delete", documentName, chain, document, changes: {} });
    take(operation, seat, id);
  }
  return ids;
}

function allIds({ store }: Operation, seat: Seat): string[] {
  if (seat.field === null) return store.all(seat.draft.collection).map((source) => source._id);
  return childrenOf(parentOf(seat.chain).source, seat.field).map((source) => source._id);
}

function find({ store }: Operation, seat: Seat, id: string): DocumentSource | undefined {
  if (seat.field === null) return seat.draft.edit(id);
  const held = childrenOf(parentOf(seat.chain).source, seat.field).find((child) => child._id === id);
  if (held) return isTombstone(held) ? undefined : held;
  return inheritedChild(store, seat, id);
}

/** What an unlinked token inherits leaves a tombstone in its delta, else it would come back from the base actor. */
function take({ store }: Operation, seat: Seat, id: string): void {
  if (seat.field === null) return seat.draft.remove(id);
  const parent = parentOf(seat.chain).source;
  if (seat.field === "delta") {
    parent["delta"] = { _id: parent._id };
    return;
  }
  const rest = sourcesOf(parent[seat.field]).filter((child) => child._id !== id);
  const inherited = inheritedChild(store, seat, id) !== undefined;
  parent[seat.field] = inherited ? [...rest, { _id: id, _tombstone: true }] : rest;
}
