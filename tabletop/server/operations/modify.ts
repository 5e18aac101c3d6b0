import type { ModifyRequest, ModifyResult } from "../../protocol.js";
import { Failure } from "../failure.js";
import { isObject, isSource } from "../json.js";
import { findSeat, type Seat } from "../store/seat.js";
import { createDocuments } from "./create.js";
import type { Operation } from "./operation.js";
import { deleteDocuments } from "./remove.js";
import { updateDocuments } from "./update.js";

/**
 * Carries out one request: all of its documents or none. Throws a Failure with the reason; whatever is returned is on disk.
 * Not to be called again before it has ended: the caller keeps the order.
 */
export async function modifyDocuments(operation: Operation, request: ModifyRequest): Promise<ModifyResult> {
  const seat = findSeat(operation.store, request.documentName, request.parentUuid);
  const result = perform(operation, seat, request);
  await operation.store.commit(seat.draft);
  return result;
}

function perform(operation: Operation, seat: Seat, request: ModifyRequest): ModifyResult {
  switch (request.action) {
    case "create":
      return createDocuments(operation, seat, request);
    case "update":
      return updateDocuments(operation, seat, request);
    case "delete":
      return deleteDocuments(operation, seat, request);
  }
}

/** Checks the shape of what came over the wire. */
export function parseModifyRequest(value: unknown): ModifyRequest {
  if (!isObject(value) || typeof value["documentName"] !== "string") throw malformed("documentName");
  const { documentName, parentUuid = null, options = {} } = value;
  if (parentUuid !== null && typeof parentUuid !== "string") throw malformed("parentUuid");
  if (!isObject(options)) throw malformed("options");
  const base = { documentName, parentUuid, options };
  switch (value["action"]) {
    case "create":
      return { ...base, action: "create", data: listOf(value["data"], isObject, "data") };
    case "update":
      return { ...base, action: "update", updates: listOf(value["updates"], isSource, "updates") };
    case "delete":
      return { ...base, action: "delete", ids: listOf(value["ids"], (id) => typeof id === "string", "ids") };
    default:
      throw malformed("action");
  }
}

function listOf<T>(value: unknown, accepts: (entry: unknown) => entry is T, name: string): T[] {
  if (!Array.isArray(value) || !value.every(accepts)) throw malformed(name);
  return value;
}

function malformed(part: string): Failure {
  return new Failure("malformed", `modifyDocument: ${part} is missing or has the wrong form`);
}
