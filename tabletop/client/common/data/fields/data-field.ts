import type { DataModel } from "../../abstract/data-model.js";
import { equals } from "../../utils/equality.js";
import { deepClone } from "../../utils/clone.js";
import { DataFieldOperator, ForcedDeletion, ForcedReplacement } from "../../utils/operators.js";
import type { Data } from "../../utils/types.js";
import { DataModelValidationError, DataModelValidationFailure } from "../validation-failure.js";
import { makeFormGroup, makeInput } from "./form-input.js";

/** Options that every field understands. */
export interface DataFieldOptions {
  required?: boolean;
  nullable?: boolean;
  readonly?: boolean;
  persisted?: boolean;
  gmOnly?: boolean;
  initial?: unknown;
  label?: string;
  hint?: string;
  validationError?: string;
  validate?: ((this: DataField, value: never, options: never) => unknown) | undefined;
}

/** How a value is cleaned. */
export interface CleanOptions {
  /** Leave keys alone that the data doesn't have (a change, not a whole source). */
  partial?: boolean;
  /** The whole source the cleaned data belongs to. */
  source?: Data;
}

/** How a value is validated. */
export interface ValidateOptions {
  partial?: boolean;
  source?: Data | undefined;
  /** Replace invalid values by the initial ones where possible. */
  fallback?: boolean;
  dropInvalidEmbedded?: boolean;
}

/** How a change is applied to a source. */
export interface ChangeOptions {
  recursive?: boolean;
}

/** Returned by {@link DataField#_applyChange} when the change makes no difference. */
export const UNCHANGED = Symbol("unchanged");

/** One field of a schema: cleans, validates and initialises one value. */
export class DataField {
  static recursive = false;
  static hierarchical = false;

  static get _defaults(): Data {
    return {
      required: false,
      nullable: false,
      initial: undefined,
      readonly: false,
      gmOnly: false,
      persisted: true,
      label: "",
      hint: "",
      validationError: "is not a valid value",
    };
  }

  static hasFormSupport = true;

  readonly options: Data;
  declare required: boolean;
  declare nullable: boolean;
  declare readonly: boolean;
  declare persisted: boolean;
  declare gmOnly: boolean;
  declare initial: unknown;
  declare label: string;
  declare hint: string;
  declare validationError: string;
  parent: DataField | undefined = undefined;
  name = "";

  constructor(options: object = {}, context: { name?: string; parent?: DataField } = {}) {
    this.options = options as Data;
    const defaults = (this.constructor as typeof DataField)._defaults;
    for (const key of Object.keys(defaults)) {
      const given = this.options[key];
      (this as unknown as Data)[key] = key in this.options && given !== undefined ? given : defaults[key];
    }
    if (typeof this.options["validate"] === "function")
      this._validateType = this.options["validate"] as DataField["_validateType"];
    if (context.name !== undefined) this.name = context.name;
    if (context.parent) this.parent = context.parent;
  }

  /** Dotted path from the root schema. */
  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name].filter((part) => part).join(".");
  }

  /** Called once when the field becomes part of a parent. */
  attach(parent: DataField, name: string): void {
    if (this.parent && this.parent !== parent) {
      throw new Error(`The "${this.fieldPath}" field already belongs to some other parent and may not be reused.`);
    }
    this.parent = parent;
    this.name = name;
  }

  clean(value: unknown, options: CleanOptions = {}): unknown {
    if (value instanceof DataFieldOperator) return this.#cleanOperator(value, options);
    if (value === null && this.nullable) return null;
    if (value === undefined || value === null) return this.getInitialValue(options.source);
    return this._cleanType(this._cast(value), options);
  }

  #cleanOperator(value: DataFieldOperator, options: CleanOptions): unknown {
    if (!(value instanceof ForcedReplacement)) return value;
    return new ForcedReplacement(this.clean(value.value, { ...options, partial: false }));
  }

  /** The value used when none is given. */
  getInitialValue(data?: Data): unknown {
    const value =
      typeof this.initial === "function" ? (this.initial as (data?: Data) => unknown)(data) : deepClone(this.initial);
    if (value !== undefined) return value;
    if (!this.required) return undefined;
    return this.nullable ? null : undefined;
  }

  _cast(value: unknown): unknown {
    return value;
  }

  _cleanType(value: unknown, _options: CleanOptions): unknown {
    return value;
  }

  validate(value: unknown, options: ValidateOptions = {}): DataModelValidationFailure | void {
    if (value instanceof ForcedDeletion) return undefined;
    if (value instanceof ForcedReplacement) return this.validate(value.value, { ...options, partial: false });
    try {
      const special = this._validateSpecial(value);
      if (typeof special === "boolean")
        return special ? undefined : this.#failure(value, options, this.validationError);
      const result = this._validateType(value, options);
      if (result === false) return this.#failure(value, options, this.validationError);
      if (result instanceof DataModelValidationFailure && !result.isEmpty()) return result;
      return undefined;
    } catch (error) {
      const known = error instanceof DataModelValidationError ? error.getFailure() : undefined;
      return known ?? this.#failure(value, options, error instanceof Error ? error.message : String(error));
    }
  }

  #failure(value: unknown, options: ValidateOptions, message: string): DataModelValidationFailure {
    const failure = new DataModelValidationFailure({ invalidValue: value, message, unresolved: true });
    if (!options.fallback) return failure;
    const fallback = this.getInitialValue(options.source);
    if (this.validate(fallback, { ...options, fallback: false }) === undefined) {
      failure.fallback = fallback;
      failure.unresolved = false;
    }
    return failure;
  }

  /** Decides undefined and null; void for every other value. */
  _validateSpecial(value: unknown): boolean | void {
    if (value === undefined) {
      if (this.required) throw new Error("may not be undefined");
      return true;
    }
    if (value === null) {
      if (!this.nullable) throw new Error("may not be null");
      return true;
    }
    return undefined;
  }

  _validateType(_value: unknown, _options: ValidateOptions = {}): unknown {
    return undefined;
  }

  /** Joint validation of a model inside the field. */
  _validateModel(_data: Data, _options: ValidateOptions = {}): void {}

  /** The prepared form of a source value. */
  initialize(value: unknown, _model: DataModel, _options: object = {}): unknown {
    return value;
  }

  /** The plain form of a prepared value. */
  toObject(value: unknown): unknown {
    return value;
  }

  _getField(path: string[]): DataField | undefined {
    return path.length ? undefined : this;
  }

  /** Visits nested fields; the base field has none. */
  apply(
    fn: string | ((this: DataField, value: unknown, options: object) => unknown),
    value?: unknown,
    options: object = {},
  ): unknown {
    const method =
      typeof fn === "string" ? ((this as unknown as Data)[fn] as (value: unknown, options: object) => unknown) : fn;
    return method.call(this, value, options);
  }

  /**
   * Writes a cleaned change to `source[key]` and returns what really changed, or {@link UNCHANGED}.
   * Fields with inner structure override it to change only the keys that are given.
   */
  _applyChange(source: Data, key: string, change: unknown, options: ChangeOptions): unknown {
    if (change instanceof ForcedDeletion) return this.#applyDeletion(source, key, change);
    const value = change instanceof ForcedReplacement ? change.value : change;
    if (key in source && equals(source[key], value)) return UNCHANGED;
    if (change instanceof ForcedReplacement || options.recursive === false) source[key] = deepClone(value);
    else source[key] = value;
    return change instanceof ForcedReplacement ? change : deepClone(value);
  }

  #applyDeletion(source: Data, key: string, change: ForcedDeletion): unknown {
    const initial = this.getInitialValue(source);
    if (key in source && equals(source[key], initial)) return UNCHANGED;
    if (initial === undefined) delete source[key];
    else source[key] = initial;
    return change;
  }

  /** A form control for the field. */
  toInput(config: Data = {}): HTMLElement {
    return makeInput(this, config);
  }

  /** A form group with label, control and hint. */
  toFormGroup(groupConfig: Data = {}, inputConfig: Data = {}): HTMLElement {
    return makeFormGroup(this, groupConfig, inputConfig);
  }

  /** Applies the value of an effect change and returns the result. */
  applyChange(value: unknown, _model: DataModel, change: { value: unknown }): unknown {
    return this._cast(change.value) ?? value;
  }
}
