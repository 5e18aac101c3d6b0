import type { Operation } from "../common/abstract/database.js";
import type { Document } from "../common/abstract/document.js";
import { documentClass } from "../globals/config.js";

/** One operation of a batch. */
export interface BatchOperation extends Operation {
  action: "create" | "update" | "delete";
  documentName: string;
  data?: object[];
  updates?: object[];
  ids?: string[];
}

/** Generation 14's batch. Here the operations run one after another, not as one. */
export async function modifyBatch(operations: BatchOperation[]): Promise<Document[][]> {
  const results: Document[][] = [];
  for (const { action, documentName, data = [], updates = [], ids = [], ...operation } of operations) {
    const cls = documentClass(documentName);
    if (action === "create") results.push(await cls.createDocuments(data, operation));
    else if (action === "update") results.push(await cls.updateDocuments(updates, operation));
    else results.push(await cls.deleteDocuments(ids, operation));
  }
  return results;
}
