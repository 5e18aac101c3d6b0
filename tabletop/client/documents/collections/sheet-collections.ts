import type { Document } from "../../common/abstract/document.js";
import { documentClass } from "../../globals/config.js";
import { WorldCollection } from "./world-collection.js";

interface SheetConfig {
  registerSheet(documentClass: unknown, scope: string, sheetClass: unknown, options?: object): void;
  unregisterSheet(documentClass: unknown, scope: string, sheetClass: unknown, options?: object): void;
}

function sheetConfig(): SheetConfig {
  const host = globalThis as unknown as { foundry: { applications: { apps: { DocumentSheetConfig: SheetConfig } } } };
  return host.foundry.applications.apps.DocumentSheetConfig;
}

/** A collection class whose documents have registered sheets. */
function makeSheetCollection(documentName: string) {
  return class SheetCollection extends WorldCollection<Document> {
    static registerSheet(scope: string, sheetClass: unknown, options?: object): void {
      sheetConfig().registerSheet(documentClass(documentName), scope, sheetClass, options);
    }
    static unregisterSheet(scope: string, sheetClass: unknown, options?: object): void {
      sheetConfig().unregisterSheet(documentClass(documentName), scope, sheetClass, options);
    }
  };
}

/** `foundry.documents.collections.Actors` and its siblings, as packages register sheets through them. */
export const SHEET_COLLECTIONS = {
  Actors: makeSheetCollection("Actor"),
  Items: makeSheetCollection("Item"),
  Journal: makeSheetCollection("JournalEntry"),
};
