import type { DataModel, DataModelClass } from "../../abstract/data-model.js";
import { type Data, isPlainObject } from "../../utils/types.js";
import type { CleanOptions, DataField, ValidateOptions } from "./data-field.js";
import { SchemaField } from "./schema-field.js";

/** A nested model. */
export class EmbeddedDataField extends SchemaField {
  readonly model: DataModelClass;

  constructor(model: DataModelClass, options: object = {}, context = {}) {
    super(model.defineSchema(), options, context);
    this.model = model;
  }

  override clean(value: unknown, options: CleanOptions = {}): unknown {
    return super.clean(value, isPlainObject(value) ? { ...options, source: value } : options);
  }

  override initialize(value: unknown, parent: DataModel, options: object = {}): unknown {
    if (!isPlainObject(value)) return value;
    return new this.model(value, { ...options, parent, strict: false });
  }

  override toObject(value: unknown): unknown {
    return isModel(value) ? value.toObject(false) : super.toObject(value);
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    const failure = super._validateType(value, options);
    if (!failure && !options.partial) this.model.validateJoint(value as Data);
    return failure;
  }
}

/** A model of one of several types, chosen by the `type` in the data. */
export class TypedSchemaField extends SchemaField {
  readonly types: Record<string, DataModelClass | SchemaField | Record<string, DataField>>;
  readonly #models: Record<string, SchemaField> = {};

  constructor(types: TypedSchemaField["types"], options: object = {}, context = {}) {
    super({}, options, context);
    this.types = types;
    for (const [type, definition] of Object.entries(types)) this.#models[type] = this.#makeField(type, definition);
  }

  #makeField(type: string, definition: TypedSchemaField["types"][string]): SchemaField {
    const field =
      typeof definition === "function"
        ? new EmbeddedDataField(definition)
        : definition instanceof SchemaField
          ? definition
          : new SchemaField(definition);
    field.attach(this, type);
    return field;
  }

  #fieldFor(value: unknown): SchemaField | undefined {
    return this.#models[String((value as Data | null)?.["type"])];
  }

  override getInitialValue(): unknown {
    return this.nullable ? null : undefined;
  }
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    return this.#fieldFor(value)?._cleanType(value, options) ?? value;
  }
  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    const field = this.#fieldFor(value);
    if (!field) throw new Error("does not have a valid type");
    return field._validateType(value, options);
  }
  override initialize(value: unknown, model: DataModel, options: object = {}): unknown {
    return this.#fieldFor(value)?.initialize(value, model, options) ?? value;
  }
  override toObject(value: unknown): unknown {
    return this.#fieldFor(value)?.toObject(value) ?? value;
  }
}

function isModel(value: unknown): value is DataModel {
  return typeof (value as { toObject?: unknown } | null)?.toObject === "function";
}
