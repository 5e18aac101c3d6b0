import { documentConfig } from "../../../globals/config.js";
import { peekGame } from "../../../globals/env.js";
import type { DataModel, DataModelClass } from "../../abstract/data-model.js";
import type { Document, DocumentClass } from "../../abstract/document.js";
import { EmbeddedCollection } from "../../abstract/embedded-collection.js";
import { deepClone } from "../../utils/clone.js";
import { isValidId, randomID } from "../../utils/ids.js";
import { type Data, isEmpty, isPlainObject } from "../../utils/types.js";
import { DataModelValidationFailure } from "../validation-failure.js";
import { ArrayField } from "./array-field.js";
import type { DataField } from "./data-field.js";
import { type ChangeOptions, type CleanOptions, UNCHANGED, type ValidateOptions } from "./data-field.js";
import { EmbeddedDataField } from "./embedded-data-field.js";
import { ObjectField } from "./object-field.js";
import type { SchemaField } from "./schema-field.js";
import { applyChanges } from "./schema-field.js";
import { DocumentIdField } from "./string-field.js";

/** A reference by id to a document of a world collection or of the parent. */
export class ForeignDocumentField extends DocumentIdField {
  static override get _defaults(): Data {
    return { ...super._defaults, nullable: true, readonly: false, idOnly: false };
  }
  declare idOnly: boolean;
  readonly model: DocumentClass | (() => DocumentClass);

  constructor(model: DocumentClass | (() => DocumentClass), options: object = {}, context = {}) {
    super(options, context);
    this.model = model;
  }

  #documentName(): string | undefined {
    const model = this.model as DocumentClass;
    return model.documentName ?? (this.model as () => DocumentClass)().documentName;
  }

  override initialize(value: unknown, model: DataModel): unknown {
    if (this.idOnly) return value;
    const name = this.#documentName();
    return () => (name && typeof value === "string" ? (lookUp(name, value, model) ?? null) : null);
  }

  override toObject(value: unknown): unknown {
    return (value as { id?: unknown } | null)?.id ?? value;
  }
}

function lookUp(name: string, id: string, model: DataModel): unknown {
  return (model as unknown as Partial<Document>).pack ? undefined : peekGame()?.collections.get(name)?.get(id);
}

/** The `system` of a document: a model registered in CONFIG for its type, or a free object. */
export class TypeDataField extends ObjectField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true };
  }
  static override recursive = true;
  readonly document: DocumentClass;

  constructor(document: DocumentClass, options: object = {}, context = {}) {
    super(options, context);
    this.document = document;
  }

  /** The model class for a type, if there is one. */
  getModelForType(type: unknown): DataModelClass | null {
    return documentConfig(this.document.documentName).dataModels[String(type)] ?? null;
  }

  override getInitialValue(data?: Data): unknown {
    const model = this.getModelForType(data?.["type"]);
    return model ? model.cleanData({}) : {};
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const data = isPlainObject(value) ? value : {};
    const model = this.getModelForType(options.source?.["type"]);
    return model ? model.cleanData(data, { ...options, source: data }) : data;
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    const model = this.getModelForType(options.source?.["type"]);
    if (!model) return undefined;
    const failure = model.schema.validate(value, options);
    if (failure) return failure;
    model.validateJoint(value);
    return undefined;
  }

  override initialize(value: unknown, model: DataModel, options: object = {}): unknown {
    const cls = this.getModelForType(model._source["type"]);
    return cls ? new cls(value as Data, { ...options, parent: model, strict: false }) : deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return typeof (value as { toObject?: unknown } | null)?.toObject === "function"
      ? (value as DataModel).toObject(false)
      : deepClone(value);
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length ? undefined : this;
  }

  override _applyChange(source: Data, key: string, change: unknown, options: ChangeOptions): unknown {
    const model = this.getModelForType(source["type"]);
    const present = source[key];
    if (!model || !isPlainObject(change) || !isPlainObject(present) || options.recursive === false)
      return super._applyChange(source, key, change, options);
    return applyChanges(present, change, (name) => model.schema.fields[name], options);
  }
}

/** Documents inside a document, stored as a list of sources, prepared as an {@link EmbeddedCollection}. */
export class EmbeddedCollectionField extends ArrayField {
  static override hierarchical = true;
  static override get _defaults(): Data {
    return { ...super._defaults, readonly: true };
  }
  readonly model: DocumentClass;

  constructor(model: { readonly documentName: string }, options: object = {}, context = {}) {
    // Elements are cleaned by the implementation that CONFIG names, so the element field is only a stand-in.
    super(new ObjectField(), options, context);
    this.model = model as DocumentClass;
  }

  /** The class that the elements really get. */
  get implementation(): DocumentClass {
    return this.model.implementation;
  }

  get schema(): SchemaField {
    return this.implementation.schema;
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const cls = this.implementation;
    return (value as Data[]).map((entry) => {
      const data = options.partial && isValidId(entry["_id"]) ? entry : { ...entry };
      return options.partial
        ? this.schema.clean(data, { partial: true, source: this.#sourceOf(entry, options) })
        : cls.cleanData(cls.migrateDataSafe(data));
    });
  }

  #sourceOf(entry: Data, options: CleanOptions): Data {
    const present = (options.source?.[this.name] ?? []) as Data[];
    return { ...present.find((candidate) => candidate["_id"] === entry["_id"]), ...entry };
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!Array.isArray(value)) throw new Error("must be an Array");
    const failure = new DataModelValidationFailure();
    for (const [index, entry] of (value as Data[]).entries()) {
      const result = this.schema.validate(entry, { ...options, source: entry });
      if (!result) continue;
      failure.elements.push({ id: String(entry["_id"] ?? index), failure: result });
      if (result.unresolved && !options.dropInvalidEmbedded && !options.fallback) failure.unresolved = true;
    }
    return failure.elements.length ? failure : undefined;
  }

  override initialize(_value: unknown, model: DataModel, options: object = {}): unknown {
    const collection = (model as unknown as Document).collections[this.name] as EmbeddedCollection<Document>;
    collection.initialize(options);
    return collection;
  }

  override toObject(value: unknown): unknown {
    return value instanceof EmbeddedCollection
      ? value.map((document) => (document as Document).toObject(false))
      : value;
  }

  /** A list in a change updates the elements it names by id and adds the ones it doesn't know. */
  override _applyChange(source: Data, key: string, change: unknown, options: ChangeOptions): unknown {
    if (!Array.isArray(change) || options.recursive === false) return super._applyChange(source, key, change, options);
    const present = source[key] as Data[];
    const differences = (change as Data[]).flatMap((entry) => this.#applyElement(present, entry, options) ?? []);
    return differences.length ? differences : UNCHANGED;
  }

  #applyElement(present: Data[], entry: Data, options: ChangeOptions): Data | undefined {
    const element = present.find((candidate) => candidate["_id"] === entry["_id"]);
    if (!element) {
      const created = this.implementation.cleanData({ _id: randomID(), ...deepClone(entry) });
      if (!created["_id"]) created["_id"] = randomID();
      present.push(created);
      return deepClone(created);
    }
    const difference = applyChanges(element, entry, (name) => this.schema.fields[name], options);
    return difference === UNCHANGED || isEmpty(difference) ? undefined : { ...difference, _id: element["_id"] };
  }
}

/** One document inside a document. */
export class EmbeddedDocumentField extends EmbeddedDataField {
  static override hierarchical = true;
  static override get _defaults(): Data {
    return { ...super._defaults, nullable: true };
  }

  override initialize(value: unknown, parent: DataModel, options: object = {}): unknown {
    if (!isPlainObject(value)) return value;
    const present = (parent as unknown as Data)[this.name];
    const cls = (this.model as unknown as DocumentClass).implementation;
    if (present instanceof cls && present._source === value) {
      present._initialize(options);
      return present;
    }
    return new cls(value, {
      ...options,
      parent: parent as unknown as Document,
      parentCollection: this.name,
      strict: false,
    });
  }
}
