import type { DataModel } from "../../abstract/data-model.js";
import { deepClone } from "../../utils/clone.js";
import { diffObject } from "../../utils/diff.js";
import { mergeObject } from "../../utils/merge.js";
import { ForcedDeletion, ForcedReplacement } from "../../utils/operators.js";
import { type Data, isEmpty, isPlainObject } from "../../utils/types.js";
import { DataModelValidationFailure } from "../validation-failure.js";
import { type ChangeOptions, type CleanOptions, DataField, UNCHANGED, type ValidateOptions } from "./data-field.js";

/** A free object; changes merge into it. */
export class ObjectField extends DataField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    if (value !== undefined) return value;
    return this.required ? (this.nullable ? null : {}) : undefined;
  }

  override _cast(value: unknown): unknown {
    if (typeof (value as { toObject?: unknown }).toObject === "function")
      return (value as { toObject(): unknown }).toObject();
    return typeof value === "object" ? value : {};
  }

  override initialize(value: unknown, _model: DataModel, _options: object = {}): unknown {
    return deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return deepClone(value);
  }

  override _validateType(value: unknown, _options: ValidateOptions = {}): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    return undefined;
  }

  override _applyChange(source: Data, key: string, change: unknown, options: ChangeOptions): unknown {
    const present = source[key];
    if (!isPlainObject(change) || !isPlainObject(present) || options.recursive === false) {
      return super._applyChange(source, key, change, options);
    }
    const difference = diffObject(present, change, { deletionKeys: true });
    if (isEmpty(difference)) return UNCHANGED;
    mergeObject(present, difference, { performDeletions: true, applyOperators: true });
    return difference;
  }
}

/** An object whose keys are free and whose values are of one field. */
export class TypedObjectField extends ObjectField {
  static override recursive = true;

  static override get _defaults(): Data {
    return { ...super._defaults, validateKey: undefined };
  }

  readonly element: DataField;
  declare validateKey: ((key: string) => boolean | void) | undefined;

  constructor(element: DataField, options: object = {}, context = {}) {
    super(options, context);
    this.element = element;
    element.attach(this, "element");
  }

  #isValidKey(key: string): boolean {
    return this.validateKey === undefined || this.validateKey(key) !== false;
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    const data = value as Data;
    for (const key of Object.keys(data)) {
      const deletes = key.startsWith("-=") || data[key] instanceof ForcedDeletion;
      const name = key.replace(/^(-=|==)/, "");
      if (!this.#isValidKey(name)) delete data[key];
      else if (!deletes)
        data[key] = this.element.clean(
          data[key],
          key.startsWith("==") ? { ...options, partial: false } : this.#elementOptions(name, options),
        );
    }
    return data;
  }

  /** A new element is whole even within a partial change; only the present ones may be changed in part. */
  #elementOptions(_name: string, options: CleanOptions): CleanOptions {
    return options;
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    const failure = new DataModelValidationFailure();
    for (const [key, entry] of Object.entries(value)) {
      if (key.startsWith("-=")) continue;
      const result = this.element.validate(entry, options);
      if (!result) continue;
      failure.fields[key] = result;
      if (result.unresolved) failure.unresolved = true;
      else value[key] = result.fallback;
    }
    return Object.keys(failure.fields).length ? failure : undefined;
  }

  override initialize(value: unknown, model: DataModel, options: object = {}): unknown {
    if (!isPlainObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, this.element.initialize(entry, model, options)]),
    );
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.element.toObject(entry)]));
  }

  override _getField(path: string[]): DataField | undefined {
    return path.length ? this.element._getField(path.slice(1)) : this;
  }

  override _applyChange(source: Data, key: string, change: unknown, options: ChangeOptions): unknown {
    const present = source[key];
    if (!isPlainObject(change) || !isPlainObject(present) || options.recursive === false) {
      return DataField.prototype._applyChange.call(this, source, key, change, options);
    }
    const difference: Data = {};
    for (const [name, entry] of Object.entries(change)) {
      const result = this.#applyElement(present, name, entry, options);
      if (result !== UNCHANGED) difference[name] = result;
    }
    return isEmpty(difference) ? UNCHANGED : difference;
  }

  #applyElement(present: Data, key: string, entry: unknown, options: ChangeOptions): unknown {
    const name = key.replace(/^(-=|==)/, "");
    if (key.startsWith("-=") || entry instanceof ForcedDeletion) {
      if (!(name in present)) return UNCHANGED;
      delete present[name];
      return entry;
    }
    if (key.startsWith("=="))
      return this.element._applyChange(present, name, new ForcedReplacement(entry), options) === UNCHANGED
        ? UNCHANGED
        : entry;
    if (!(name in present)) {
      const value = entry instanceof ForcedReplacement ? entry.value : entry;
      present[name] = this.element.clean(deepClone(value));
      return deepClone(present[name]);
    }
    return this.element._applyChange(present, name, entry, options);
  }
}
