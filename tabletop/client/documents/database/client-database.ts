import type { DatabaseBackend, Operation } from "../../common/abstract/database.js";
import type { Document, DocumentClass, UserLike } from "../../common/abstract/document.js";
import { OWNERSHIP_LEVELS } from "../../common/abstract/permissions.js";
import type { Data } from "../../common/utils/types.js";
import { getGame } from "../../globals/env.js";
import { Hooks } from "../../globals/hooks.js";
import { isSynthetic, storageUuid } from "./addresses.js";
import { applyOperation } from "./apply.js";
import { prepareCreation } from "./initiate-create.js";
import { prepareUpdates } from "./initiate-update.js";
import { makeOperation, throughJson } from "./operation.js";
import type { Sequencer } from "./sequencer.js";
import type { AppliedOperation, ModifyRequest, Transport } from "./transport.js";

/** Stores documents through the server; nothing is applied here before the server has ordered it. */
export class ClientDatabase implements DatabaseBackend {
  constructor(
    readonly transport: Transport,
    readonly sequencer: Sequencer,
  ) {}

  async create(cls: DocumentClass, data: object[], given: Operation): Promise<Document[]> {
    refusePack(given);
    const [operation, user] = [makeOperation("create", given, given.parent ?? null), currentUser()];
    const documents = await prepareCreation(cls, data, operation, user);
    if (!documents.length) return [];
    return this.#send(cls, operation, { data: documents.map(creationSource) });
  }

  async update(cls: DocumentClass, updates: Data[], given: Operation): Promise<Document[]> {
    refusePack(given);
    const [operation, user] = [makeOperation("update", given, given.parent ?? null), currentUser()];
    const prepared = await prepareUpdates(cls, updates, operation, user, (id) => findDocument(cls, operation, id));
    delete operation["updates"];
    if (!prepared.length) return [];
    return this.#send(cls, operation, { updates: prepared.map(({ change }) => change) });
  }

  async delete(cls: DocumentClass, ids: string[], given: Operation): Promise<Document[]> {
    refusePack(given);
    const [operation, user] = [makeOperation("delete", given, given.parent ?? null), currentUser()];
    const wanted = operation["deleteAll"] === true ? allIds(cls, operation) : ids;
    const documents = await prepareDeletion(cls, wanted, operation, user);
    if (!documents.length) return [];
    return this.#send(cls, operation, { ids: documents.map((document) => document.id as string) });
  }

  async #send(cls: DocumentClass, operation: Operation, content: Partial<ModifyRequest>): Promise<Document[]> {
    const { action, parent: _parent, ...options } = operation;
    const request = throughJson({ action, ...addressOf(cls, operation), options, ...content }) as ModifyRequest;
    renameSynthetic(request, operation);
    const answer = await this.transport.modify(request);
    if (!answer.ok) throw refusal(answer.error);
    const applied: AppliedOperation = { ...request, result: answer.result, userId: getGame().userId, seq: answer.seq };
    return new Promise((resolve) => {
      this.sequencer.enqueue(answer.seq, () => resolve(applyOperation(applied)));
    });
  }

  /** Takes an operation of another client. */
  receive(broadcast: AppliedOperation): void {
    this.sequencer.enqueue(broadcast.seq, () => void applyOperation(broadcast));
  }
}

/** What is stored of a new document. An item of an actor belongs to whom the actor belongs to. */
function creationSource(document: Document): Data {
  const source = document.toObject();
  if (document.parent && document.documentName === "Item") source["ownership"] = { default: OWNERSHIP_LEVELS.INHERIT };
  return source;
}

function addressOf(cls: DocumentClass, operation: Operation): { documentName: string; parentUuid: string | null } {
  const parent = operation.parent ?? null;
  if (cls.documentName === "Actor" && parent) return { documentName: "ActorDelta", parentUuid: parent.uuid };
  return { documentName: cls.documentName, parentUuid: storageUuid(parent) };
}

/** A synthetic actor is stored under the id of its token. */
function renameSynthetic(request: ModifyRequest, operation: Operation): void {
  if (request.documentName !== "ActorDelta") return;
  for (const update of request.updates ?? []) update["_id"] = operation.parent?.id;
}

function findDocument(cls: DocumentClass, operation: Operation, id: string): Document {
  const parent = operation.parent ?? null;
  const synthetic = parent && (parent as unknown as { actor?: Document }).actor;
  if (cls.documentName === "Actor" && synthetic && isSynthetic(synthetic)) return synthetic;
  const collection = parent
    ? parent.getEmbeddedCollection(cls.documentName)
    : getGame().collections.get(cls.documentName);
  const document = collection?.get(id);
  if (!document) throw new Error(`${cls.documentName} "${id}" does not exist!`);
  return document;
}

function allIds(cls: DocumentClass, operation: Operation): string[] {
  const collection = operation.parent
    ? operation.parent.getEmbeddedCollection(cls.documentName)
    : getGame().collections.get(cls.documentName);
  return Array.from(collection?.keys() ?? []);
}

async function prepareDeletion(
  cls: DocumentClass,
  ids: string[],
  operation: Operation,
  user: UserLike,
): Promise<Document[]> {
  const documents: Document[] = [];
  for (const id of ids) {
    const document = findDocument(cls, operation, id);
    if ((await document._preDelete(operation, user)) === false) continue;
    const allowed =
      operation.noHook === true || Hooks.call(`preDelete${cls.documentName}`, document, operation, user.id);
    if (allowed) documents.push(document);
  }
  if (!documents.length) return [];
  return (await cls._preDeleteOperation(documents, operation, user)) === false ? [] : documents;
}

function currentUser(): UserLike {
  const user = getGame().user as UserLike | null;
  if (!user) throw new Error("Documents can't be changed before the user is known.");
  return user;
}

function refusal(error: { code: string; message: string }): Error {
  notifications()?.error(error.message, { console: false });
  const refused = new Error(error.message);
  refused.name = error.code;
  return refused;
}

/** A refusal is shown to the user and rejects the promise as well. */
function notifications(): { error(message: string, options?: object): unknown } | undefined {
  return (globalThis as { ui?: { notifications?: { error(message: string, options?: object): unknown } } }).ui
    ?.notifications;
}

function refusePack(operation: Operation): void {
  if (operation.pack) throw new Error(`NotModelled: changes in the compendium ${operation.pack}`);
}
