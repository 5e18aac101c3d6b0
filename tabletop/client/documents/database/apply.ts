import type { Document, DocumentClass, UserLike } from "../../common/abstract/document.js";
import type { Operation } from "../../common/abstract/database.js";
import { decodeOperators } from "../../common/utils/operators.js";
import type { Data } from "../../common/utils/types.js";
import { documentClass } from "../../globals/config.js";
import { getGame } from "../../globals/env.js";
import { Hooks } from "../../globals/hooks.js";
import type { ClientDocument } from "../client-document.js";
import { resolveParent } from "./addresses.js";
import { attachParent, throughJson } from "./operation.js";
import { createInStore, deleteFromStore, type Store, storeOf, updateInStore } from "./store.js";
import type { AppliedOperation } from "./transport.js";

/** An applied operation on its way through hooks and rendering. */
interface Effect {
  cls: DocumentClass;
  store: Store;
  options: Operation;
  userId: string;
}

/** Applies an operation that the server has ordered; the documents that it concerned. */
export function applyOperation(operation: AppliedOperation): Document[] {
  const synthetic = operation.documentName === "ActorDelta";
  const parent = operation.parentUuid === null ? null : resolveParent(operation.parentUuid);
  if (operation.parentUuid !== null && !parent)
    throw new Error(`The parent ${operation.parentUuid} of an operation isn't known here.`);
  const name = synthetic ? "Actor" : operation.documentName;
  const options = attachParent({ action: operation.action, ...throughJson(operation.options) }, parent);
  const effect: Effect = { cls: documentClass(name), store: storeOf(name, parent), options, userId: operation.userId };
  const result = decodeOperators(throughJson(operation.result)) as Data[] & string[];
  return ACTIONS[operation.action](effect, result);
}

const ACTIONS = { create: applyCreation, update: applyUpdate, delete: applyDeletion };

function applyCreation(effect: Effect, sources: Data[]): Document[] {
  dispatch(effect, "_preCreateDescendantDocuments", [sources]);
  const documents = sources.flatMap((source) => createInStore(effect.store, source) ?? []);
  resetAncestor(effect.store.parent);
  for (const document of documents) {
    guard(() => document._onCreate(document.toObject(), effect.options, effect.userId), document);
    callHook(effect, "create", document);
  }
  dispatch(effect, "_onCreateDescendantDocuments", [documents, sources]);
  void finish(effect, documents, (user) => effect.cls._onCreateOperation(documents, effect.options, user));
  return documents;
}

function applyUpdate(effect: Effect, changes: Data[]): Document[] {
  dispatch(effect, "_preUpdateDescendantDocuments", [changes]);
  const applied = changes.flatMap((change) => {
    const document = updateInStore(effect.store, change, effect.options);
    return document ? [{ document, change }] : [];
  });
  resetAncestor(effect.store.parent);
  for (const { document, change } of applied) {
    guard(() => document._onUpdate(change, effect.options, effect.userId), document);
    callHook(effect, "update", document, change);
  }
  const documents = applied.map(({ document }) => document);
  dispatch(effect, "_onUpdateDescendantDocuments", [documents, changes]);
  void finish(effect, documents, (user) => effect.cls._onUpdateOperation(documents, effect.options, user));
  return documents;
}

function applyDeletion(effect: Effect, ids: string[]): Document[] {
  dispatch(effect, "_preDeleteDescendantDocuments", [ids]);
  const documents = ids.flatMap((id) => deleteFromStore(effect.store, id) ?? []);
  resetAncestor(effect.store.parent);
  for (const document of documents) {
    guard(() => document._onDelete(effect.options, effect.userId), document);
    callHook(effect, "delete", document);
  }
  dispatch(effect, "_onDeleteDescendantDocuments", [documents, ids]);
  void finish(effect, documents, (user) => effect.cls._onDeleteOperation(documents, effect.options, user));
  return documents;
}

function callHook(effect: Effect, action: string, document: Document, ...change: Data[]): void {
  if (effect.options.noHook === true) return;
  Hooks.callAll(`${action}${effect.cls.documentName}`, document, ...change, effect.options, effect.userId);
}

/** Tells every ancestor about its descendants, the nearest first. */
function dispatch(effect: Effect, method: keyof ClientDocument, args: unknown[]): void {
  for (let ancestor = effect.store.parent; ancestor; ancestor = ancestor.parent) {
    const target = ancestor as unknown as Record<string, (...values: unknown[]) => void>;
    guard(
      () => target[method]?.(effect.store.parent, effect.store.name, ...args, effect.options, effect.userId),
      ancestor,
    );
  }
}

/** Prepares the outermost ancestor again; scenes and tokens don't depend on what is in them that far. */
function resetAncestor(parent: Document | null): void {
  let outermost: Document | null = null;
  for (
    let ancestor = parent;
    ancestor && !["Scene", "Token"].includes(ancestor.documentName);
    ancestor = ancestor.parent
  )
    outermost = ancestor;
  outermost?.reset();
}

function guard(step: () => void, document: Document): void {
  try {
    step();
  } catch (error) {
    Hooks.onError(document.uuid, error as Error, { msg: `A callback of ${document.uuid} failed` });
  }
}

async function finish(
  effect: Effect,
  documents: Document[],
  callback: (user: UserLike) => Promise<void>,
): Promise<void> {
  renderDependents(effect, documents);
  const user = getGame().users.get(effect.userId) as unknown as UserLike;
  try {
    await callback(user);
  } catch (error) {
    Hooks.onError(`${effect.cls.name} operation`, error as Error, { msg: "A callback of an operation failed" });
  }
}

function renderDependents(effect: Effect, documents: Document[]): void {
  for (const document of documents) (document as ClientDocument)._renderAfter(effect.options);
  effect.store.render(effect.options);
}
