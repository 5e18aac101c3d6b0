import type { DataModelClass } from "../common/abstract/data-model.js";
import type { DocumentClass } from "../common/abstract/document.js";

/** What CONFIG holds for a document type. */
export interface DocumentConfig {
  documentClass: DocumentClass;
  collection?: unknown;
  dataModels: Record<string, DataModelClass>;
  typeLabels: Record<string, string>;
  typeIcons: Record<string, string>;
  [key: string]: unknown;
}

/** The mutable tree of configuration. Parts of the canvas and of applications add their own branches. */
export type ConfigTree = Record<string, unknown>;

/** The one CONFIG of the client. */
export const CONFIG: ConfigTree = {};

/** The branch of a document type; made when missing, so that registration and use may come in any order. */
export function documentConfig(documentName: string): DocumentConfig {
  const present = CONFIG[documentName] as Partial<DocumentConfig> | undefined;
  const branch = (present ?? (CONFIG[documentName] = {})) as DocumentConfig;
  branch.dataModels ??= {};
  branch.typeLabels ??= {};
  branch.typeIcons ??= {};
  return branch;
}

/** The registered class of a document type. */
export function documentClass(documentName: string): DocumentClass {
  const cls = documentConfig(documentName).documentClass as DocumentClass | undefined;
  if (!cls) throw new Error(`NotModelled: CONFIG.${documentName}.documentClass`);
  return cls;
}
