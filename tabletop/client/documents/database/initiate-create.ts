import type { Operation } from "../../common/abstract/database.js";
import type { Document, DocumentClass, UserLike } from "../../common/abstract/document.js";
import { deepClone } from "../../common/utils/clone.js";
import { expandObject } from "../../common/utils/properties.js";
import type { Data } from "../../common/utils/types.js";
import { Hooks } from "../../globals/hooks.js";
import { plainData } from "./operation.js";

/** Runs the steps before a creation; the documents that nobody refused. */
export async function prepareCreation(
  cls: DocumentClass,
  data: object[],
  operation: Operation,
  user: UserLike,
): Promise<Document[]> {
  const documents: Document[] = [];
  for (const entry of data) {
    const document = makeCandidate(cls, entry, operation);
    const source = entryData(entry, document);
    if ((await document._preCreate(source, operation, user)) === false) continue;
    const allowed =
      operation.noHook === true || Hooks.call(`preCreate${cls.documentName}`, document, source, operation, user.id);
    if (allowed) documents.push(document);
  }
  if (!documents.length) return [];
  return (await cls._preCreateOperation(documents, operation, user)) === false ? [] : documents;
}

function makeCandidate(cls: DocumentClass, data: object, operation: Operation): Document {
  const source = expandObject<Data>(deepClone(plainData(data)));
  if (operation.keepId !== true) source["_id"] = null;
  return new cls(source, { parent: operation.parent ?? null, pack: operation.pack ?? null });
}

/** The data that pre steps get is what the caller gave, not the cleaned source. */
function entryData(entry: object, document: Document): Data {
  const data = expandObject<Data>(deepClone(plainData(entry)));
  data["_id"] = document._source["_id"];
  return data;
}
