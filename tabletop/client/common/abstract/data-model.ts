import type { DataModelValidationFailure } from "../data/validation-failure.js";
import type { DataField } from "../data/fields/data-field.js";
import { UNCHANGED } from "../data/fields/data-field.js";
import { applyChanges, type DataSchema, defineInitialized, SchemaField } from "../data/fields/schema-field.js";
import { demandValidChange, findFailures, reportFailures } from "./model-validation.js";
import { deepClone } from "../utils/clone.js";
import { mergeObject } from "../utils/merge.js";
import { expandObject } from "../utils/properties.js";
import type { Data } from "../utils/types.js";

/** Context of a new model. */
export interface ModelContext {
  parent?: DataModel | null | undefined;
  /** Throw on invalid data; otherwise the failure is only logged. */
  strict?: boolean;
  /** Replace invalid values by initial ones where possible. */
  fallback?: boolean;
  [key: string]: unknown;
}

/** Options of {@link DataModel#updateSource}. */
export interface UpdateSourceOptions {
  dryRun?: boolean;
  fallback?: boolean;
  recursive?: boolean;
  [key: string]: unknown;
}

/** The class side of a model. */
export interface DataModelClass {
  new (data?: object, context?: ModelContext): DataModel;
  readonly schema: SchemaField;
  readonly LOCALIZATION_PREFIXES: string[];
  defineSchema(): DataSchema;
  cleanData(source?: Data, options?: object): Data;
  migrateData(source: Data): Data;
  migrateDataSafe(source: Data): Data;
  validateJoint(data: Data): void;
}

const schemas = new WeakMap<object, SchemaField>();

/** Data with a schema: a plain `_source` and the values prepared from it. */
export class DataModel {
  static LOCALIZATION_PREFIXES: string[] = [];

  static defineSchema(): DataSchema {
    throw new Error(`The ${this.name} subclass of DataModel must define its Document schema`);
  }

  /** The schema of this class, made once. */
  static get schema(): SchemaField {
    let schema = schemas.get(this);
    if (!schema) {
      schema = new SchemaField(this.defineSchema());
      schema.name = "";
      schemas.set(this, schema);
    }
    return schema;
  }

  declare readonly _source: Data;
  declare readonly parent: DataModel | null;
  declare readonly schema: SchemaField;
  declare validationFailures: { fields: DataModelValidationFailure | null; joint: DataModelValidationFailure | null };

  constructor(data: object = {}, context: ModelContext = {}) {
    const { parent = null, strict = true, fallback = false, ...options } = context;
    Object.defineProperty(this, "schema", { value: this._schemaFor(), writable: false, configurable: true });
    Object.defineProperty(this, "parent", { value: parent, writable: false, configurable: true });
    Object.defineProperty(this, "validationFailures", {
      value: { fields: null, joint: null },
      writable: true,
      configurable: true,
    });
    const source = this._initializeSource(data, { strict, ...options });
    Object.defineProperty(this, "_source", { value: source, writable: false, configurable: true });
    this._configure(options);
    this.validate({
      strict,
      fallback: fallback || !strict,
      fields: true,
      joint: true,
      ...("dropInvalidEmbedded" in options ? { dropInvalidEmbedded: true } : {}),
    });
    this._initialize({ strict, ...options });
  }

  /** The schema of this instance. */
  protected _schemaFor(): SchemaField {
    return (this.constructor as unknown as DataModelClass).schema;
  }

  /** Prepares the instance before its data is validated. */
  _configure(_options: object = {}): void {}

  /** Migrates and cleans what becomes `_source`; a plain object is used as it is, not copied. */
  _initializeSource(data: object, _options: object = {}): Data {
    const cls = this.constructor as unknown as DataModelClass;
    const source = data instanceof DataModel ? data.toObject() : (data as Data);
    return cls.cleanData(cls.migrateDataSafe(source));
  }

  static cleanData(source: Data = {}, options: object = {}): Data {
    return this.schema.clean(source, { source, ...options }) as Data;
  }

  static *_initializationOrder(): Generator<[string, DataField]> {
    yield* this.schema.entries();
  }

  /** Builds the prepared values from `_source`. */
  _initialize(options: object = {}): void {
    const cls = this.constructor as typeof DataModel;
    for (const [name, field] of cls._initializationOrder()) {
      defineInitialized(this, name, field.initialize(this._source[name], this, options), field.readonly);
    }
  }

  /** Throws away every prepared value and builds it again. */
  reset(): void {
    this._initialize();
  }

  get invalid(): boolean {
    return this.validationFailures.fields !== null || this.validationFailures.joint !== null;
  }

  /** A new model with the same source and the given changes. */
  clone(data: object = {}, context: ModelContext = {}): this {
    const merged = mergeObject(this.toObject(), data, { insertKeys: false, performDeletions: true, inplace: true });
    return new (this.constructor as unknown as DataModelClass)(merged, { parent: this.parent, ...context }) as this;
  }

  /** Validates the source, or a change of it; throws when `strict`. */
  validate(
    options: {
      changes?: object;
      clean?: boolean;
      fallback?: boolean;
      strict?: boolean;
      fields?: boolean;
      joint?: boolean;
      dropInvalidEmbedded?: boolean;
    } = {},
  ): boolean {
    const { changes, clean = false, fallback = false, strict = true, fields = true } = options;
    const joint = options.joint ?? changes === undefined;
    const source = (changes ?? this._source) as Data;
    const cls = this.constructor as unknown as DataModelClass;
    if (clean) cls.cleanData(source, { partial: changes !== undefined, source: this._source });
    const failures = findFailures(this, source, { partial: changes !== undefined, fallback, fields, joint });
    if (changes === undefined) this.validationFailures = failures;
    return reportFailures(this, failures, strict);
  }

  static validateJoint(_data: Data): void {}

  /**
   * Changes the source: cleans, finds the difference, validates it, applies it and prepares the model again.
   * Returns only what differs.
   */
  updateSource(changes: object = {}, options: UpdateSourceOptions = {}): Data {
    const cleaned = this._cleanChanges(expandObject(deepClone(changes)));
    const candidate = deepClone(this._source);
    const difference = applyChanges(candidate, cleaned, (name) => this.schema.fields[name], options);
    if (difference === UNCHANGED) return {};
    demandValidChange(this, cleaned, candidate, options.fallback === true);
    if (options.dryRun) return difference;
    applyChanges(this._source, deepClone(cleaned), (name) => this.schema.fields[name], options);
    this._initialize();
    return difference;
  }

  _cleanChanges(changes: Data): Data {
    return this.schema.clean(changes, { partial: true, source: { ...this._source, ...changes } }) as Data;
  }

  /** The source (default) or the prepared values as a plain object. */
  toObject(source = true): Data {
    if (source) return deepClone(this._source);
    const plain: Data = {};
    for (const [name, field] of this.schema.entries()) plain[name] = field.toObject((this as unknown as Data)[name]);
    return plain;
  }

  toJSON(): Data {
    return this.toObject(true);
  }

  static fromSource(source: object, context: ModelContext = {}): DataModel {
    return new (this as unknown as DataModelClass)(source, { strict: false, ...context });
  }

  static fromJSON(json: string): DataModel {
    return this.fromSource(JSON.parse(json) as object);
  }

  static migrateData(source: Data): Data {
    for (const [name, field] of this.schema.entries()) {
      const model = (field as { model?: DataModelClass }).model;
      const value = source[name];
      if (model && "migrateDataSafe" in model && typeof value === "object" && value !== null && !Array.isArray(value)) {
        source[name] = model.migrateDataSafe(value as Data);
      }
    }
    return source;
  }

  static migrateDataSafe(source: Data): Data {
    try {
      this.migrateData(source);
    } catch (error) {
      console.warn(`Failed data migration for ${this.name}:`, error);
    }
    return source;
  }

  static shimData(data: Data): Data {
    return data;
  }
}
