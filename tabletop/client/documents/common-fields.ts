import type { DocumentClass } from "../common/abstract/document.js";
import {
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  DocumentStatsField,
  DocumentTypeField,
  ForeignDocumentField,
  IntegerSortField,
  TypeDataField,
} from "../common/data/fields/index.js";
import { documentClass } from "../globals/config.js";

/** Fields of every document that is stored by itself and listed in the sidebar. */
export function primaryFields(): DataSchema {
  return {
    _id: new DocumentIdField(),
    folder: new ForeignDocumentField(() => documentClass("Folder")),
    sort: new IntegerSortField(),
    ownership: new DocumentOwnershipField(),
    flags: new DocumentFlagsField(),
    _stats: new DocumentStatsField(),
  };
}

/** Identity, flags and statistics of an embedded document. */
export function embeddedFields(): DataSchema {
  return { _id: new DocumentIdField(), flags: new DocumentFlagsField(), _stats: new DocumentStatsField() };
}

/** The pair `type` and `system` of documents with sub-types. */
export function typeFields(cls: unknown, options: object = {}): DataSchema {
  return {
    type: new DocumentTypeField(cls as DocumentClass, options),
    system: new TypeDataField(cls as DocumentClass),
  };
}
