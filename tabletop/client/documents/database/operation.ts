import type { Operation } from "../../common/abstract/database.js";
import type { Document } from "../../common/abstract/document.js";
import { isPlainObject, type Data } from "../../common/utils/types.js";

/**
 * A private copy of an operation for one request. `parent` is a document and must not cross, so it is there for the code of
 * packages but not enumerable.
 */
export function makeOperation(action: string, given: Operation, parent: Document | null): Operation {
  const { parent: _parent, ...rest } = given;
  return attachParent({ action, ...rest }, parent);
}

/** Puts the parent of an operation where packages look for it and JSON doesn't. */
export function attachParent(options: Data, parent: Document | null): Operation {
  Object.defineProperty(options, "parent", { value: parent, enumerable: false, writable: true, configurable: true });
  return options;
}

/** The form in which data and options cross the network: what isn't JSON is lost, as it would be. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** True when an operation asks for the operators of a change to be looked at. */
export function isEmptyChange(change: Data): boolean {
  return Object.keys(change).every((key) => key === "_id");
}

/** The plain object of whatever a caller gave as data. */
export function plainData(data: object): Data {
  if (isPlainObject(data)) return data;
  return typeof (data as { toObject?: unknown }).toObject === "function"
    ? (data as { toObject(): Data }).toObject()
    : { ...(data as Data) };
}
