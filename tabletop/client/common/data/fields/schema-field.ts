import type { DataModel } from "../../abstract/data-model.js";
import { ForcedDeletion, ForcedReplacement } from "../../utils/operators.js";
import { deepClone } from "../../utils/clone.js";
import { equals } from "../../utils/equality.js";
import { type Data, isPlainObject } from "../../utils/types.js";
import { DataModelValidationFailure } from "../validation-failure.js";
import { type ChangeOptions, type CleanOptions, DataField, UNCHANGED, type ValidateOptions } from "./data-field.js";

/** Fields by name. */
export type DataSchema = Record<string, DataField>;

/** The bare key of `-=key` and `==key`, else the key itself. */
export function bareKey(key: string): string {
  return key.startsWith("-=") || key.startsWith("==") ? key.slice(2) : key;
}

/** An object with a fixed set of named fields; keys that it doesn't name are dropped. */
export class SchemaField extends DataField {
  static override recursive = true;

  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false };
  }

  readonly fields: DataSchema;
  /** Names that were refused while cleaning, for reports. */
  unknownKeys = new Set<string>();

  constructor(fields: DataSchema, options: object = {}, context = {}) {
    super(options, context);
    this.fields = {};
    for (const [name, field] of Object.entries(fields)) {
      if (name in this.fields) throw new Error(`Duplicate field "${name}"`);
      field.attach(this, name);
      this.fields[name] = field;
    }
  }

  *[Symbol.iterator](): Generator<DataField> {
    yield* Object.values(this.fields);
  }
  keys(): string[] {
    return Object.keys(this.fields);
  }
  values(): DataField[] {
    return Object.values(this.fields);
  }
  entries(): [string, DataField][] {
    return Object.entries(this.fields);
  }
  has(name: string): boolean {
    return name in this.fields;
  }
  get(name: string): DataField | undefined {
    return this.fields[name];
  }

  /** The field at a dotted path. */
  getField(path: string | string[]): DataField | undefined {
    return this._getField(Array.isArray(path) ? [...path] : path.split("."));
  }

  override _getField(path: string[]): DataField | undefined {
    if (!path.length) return this;
    const [first, ...rest] = path;
    return this.fields[first as string]?._getField(rest);
  }

  override getInitialValue(data?: Data): unknown {
    const explicit = super.getInitialValue(data);
    if (explicit !== undefined || !this.required) return explicit;
    return this._cleanType({}, { source: data ?? {} });
  }

  override _cast(value: unknown): unknown {
    return isPlainObject(value) || !(typeof value === "object" && value !== null && "toObject" in value)
      ? value
      : (value as { toObject(): unknown }).toObject();
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const data = isPlainObject(value) ? value : {};
    for (const [name, field] of this.entries()) {
      if (options.partial && !(name in data)) continue;
      const cleaned = field.clean(data[name], options);
      if (cleaned === undefined && !(name in data)) continue;
      data[name] = cleaned;
    }
    for (const key of Object.keys(data)) this.#cleanOtherKey(data, key, options);
    return data;
  }

  #cleanOtherKey(data: Data, key: string, options: CleanOptions): void {
    if (key in this.fields) return;
    const field = this.fields[bareKey(key)];
    if (!options.partial || !field) delete data[key];
    else if (key.startsWith("==")) data[key] = field.clean(data[key], { ...options, partial: false });
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    const failure = new DataModelValidationFailure();
    for (const [name, field] of this.entries()) {
      if (options.partial && !(name in value)) continue;
      const result = field.validate(value[name], options);
      if (!result) continue;
      failure.fields[name] = result;
      if (result.unresolved) failure.unresolved = true;
      else value[name] = result.fallback;
    }
    return Object.keys(failure.fields).length ? failure : undefined;
  }

  override initialize(value: unknown, model: DataModel, options: object = {}): unknown {
    if (!isPlainObject(value)) return value;
    const prepared: Data = {};
    for (const [name, field] of this.entries())
      defineInitialized(prepared, name, field.initialize(value[name], model, options));
    return prepared;
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const plain: Data = {};
    for (const [name, field] of this.entries()) if (name in value) plain[name] = field.toObject((value as Data)[name]);
    return plain;
  }

  override apply(
    fn: Parameters<DataField["apply"]>[0],
    value: unknown = {},
    options: { partial?: boolean } = {},
  ): unknown {
    const results: Data = {};
    for (const [name, field] of this.entries()) {
      if (options.partial && !(name in (value as Data))) continue;
      const result = field.apply(fn, (value as Data | undefined)?.[name], options);
      if (result !== undefined) results[name] = result;
    }
    return results;
  }

  override _applyChange(source: Data, key: string, change: unknown, options: ChangeOptions): unknown {
    const present = source[key];
    if (!isPlainObject(change) || !isPlainObject(present) || options.recursive === false) {
      return super._applyChange(source, key, change, options);
    }
    return applyChanges(present, change, (name) => this.fields[name], options);
  }
}

/** Writes a prepared value, or a getter when the field gave a function. */
export function defineInitialized(target: object, name: string, value: unknown, readonly = false): void {
  if (typeof value === "function" && !/^class\s/.test(Function.prototype.toString.call(value))) {
    Object.defineProperty(target, name, {
      get: value as () => unknown,
      set() {},
      configurable: true,
      enumerable: true,
    });
  } else Object.defineProperty(target, name, { value, writable: !readonly, configurable: true, enumerable: true });
}

/** Applies keyed changes to an object of a source; UNCHANGED when none made a difference. */
export function applyChanges(
  source: Data,
  changes: Data,
  fieldOf: (name: string) => DataField | undefined,
  options: ChangeOptions,
): Data | typeof UNCHANGED {
  const difference: Data = {};
  for (const [key, change] of Object.entries(changes)) {
    const result = applyKey(source, key, change, fieldOf, options);
    if (result !== UNCHANGED) difference[key] = result;
  }
  return Object.keys(difference).length ? difference : UNCHANGED;
}

function applyKey(
  source: Data,
  key: string,
  change: unknown,
  fieldOf: (name: string) => DataField | undefined,
  options: ChangeOptions,
): unknown {
  const name = bareKey(key);
  const field = fieldOf(name);
  if (!field) return UNCHANGED;
  if (key.startsWith("-=")) {
    const result = field._applyChange(source, name, new ForcedDeletion(), options);
    return result === UNCHANGED ? UNCHANGED : null;
  }
  if (key.startsWith("==")) {
    if (equals(source[name], change)) return UNCHANGED;
    source[name] = deepClone(change);
    return deepClone(change);
  }
  if (change instanceof ForcedReplacement || change === undefined)
    return change === undefined ? UNCHANGED : field._applyChange(source, name, change, options);
  return field._applyChange(source, name, change, options);
}
