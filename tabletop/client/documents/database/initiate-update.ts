import type { Operation } from "../../common/abstract/database.js";
import type { Document, DocumentClass, UserLike } from "../../common/abstract/document.js";
import { deepClone } from "../../common/utils/clone.js";
import { expandObject } from "../../common/utils/properties.js";
import type { Data } from "../../common/utils/types.js";
import { Hooks } from "../../globals/hooks.js";
import { isEmptyChange, plainData } from "./operation.js";

/** A document and what of it changes. */
export interface PreparedUpdate {
  document: Document;
  change: Data;
}

/** Runs the steps before an update; only what really differs and nobody refused. */
export async function prepareUpdates(
  cls: DocumentClass,
  updates: Data[],
  operation: Operation,
  user: UserLike,
  find: (id: string) => Document,
): Promise<PreparedUpdate[]> {
  const prepared: PreparedUpdate[] = [];
  for (const update of updates) {
    const change = await prepareUpdate(cls, update, operation, user, find);
    if (change) prepared.push(change);
  }
  if (!prepared.length) return [];
  operation["updates"] = prepared.map(({ change }) => change);
  const allowed = await cls._preUpdateOperation(
    prepared.map(({ document }) => document),
    operation,
    user,
  );
  return allowed === false ? [] : prepared;
}

async function prepareUpdate(
  cls: DocumentClass,
  update: Data,
  operation: Operation,
  user: UserLike,
  find: (id: string) => Document,
): Promise<PreparedUpdate | undefined> {
  const given = expandObject<Data>(deepClone(plainData(update)));
  const id = given["_id"];
  if (typeof id !== "string") throw new Error("You must provide an _id for every object in the update Array.");
  const document = find(id);
  const change = differenceOf(document, given, operation);
  if (operation.diff !== false && isEmptyChange(change)) return undefined;
  change["_id"] = id;
  if ((await document._preUpdate(change, operation, user)) === false) return undefined;
  const allowed =
    operation.noHook === true || Hooks.call(`preUpdate${cls.documentName}`, document, change, operation, user.id);
  if (!allowed) return undefined;
  // Pre steps may have written to the change, so it is judged again before it is sent.
  const final = differenceOf(document, change, operation);
  if (operation.diff !== false && isEmptyChange(final)) return undefined;
  return { document, change: { ...final, _id: id } };
}

/** The cleaned and validated difference; with `diff: false` the cleaned change as it stands. */
function differenceOf(document: Document, change: Data, operation: Operation): Data {
  const options = { dryRun: true, recursive: operation.recursive !== false };
  const { _id, ...rest } = change;
  const difference = document.updateSource(rest, options);
  if (operation.diff !== false) return difference;
  return document._cleanChanges(deepClone(rest));
}
