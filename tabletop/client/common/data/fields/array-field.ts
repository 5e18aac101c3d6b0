import type { DataModel } from "../../abstract/data-model.js";
import type { Data } from "../../utils/types.js";
import { DataModelValidationFailure } from "../validation-failure.js";
import { type CleanOptions, DataField, type ValidateOptions } from "./data-field.js";

/** A list of values of one field. A change replaces the whole list. */
export class ArrayField extends DataField {
  static override recursive = true;

  static override get _defaults(): Data {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      empty: true,
      exact: undefined,
      initial: () => [],
      min: 0,
      max: Infinity,
    };
  }

  declare empty: boolean;
  declare exact: number | undefined;
  declare min: number;
  declare max: number;
  readonly element: DataField;

  constructor(element: DataField, options: object = {}, context = {}) {
    super(options, context);
    this.element = element;
    element.attach(this, "element");
  }

  override _cast(value: unknown): unknown {
    if (Array.isArray(value)) return value;
    if (value instanceof Set || value instanceof Map) return Array.from(value.values() as Iterable<unknown>);
    if (typeof value === "object" && value !== null) return this.#castIndexed(value as Data);
    return [value];
  }

  #castIndexed(value: Data): unknown[] {
    const keys = Object.keys(value);
    if (keys.length && keys.every((key) => /^\d+$/.test(key))) return keys.map((key) => value[key]);
    return keys.length ? [value] : [];
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    return (value as unknown[]).map((entry) => this.element.clean(entry, { ...options, partial: false }));
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    if (!Array.isArray(value)) throw new Error("must be an Array");
    this.#validateLength(value.length);
    const failure = new DataModelValidationFailure();
    value.forEach((entry: unknown, index) => {
      const result = this.element.validate(entry, { ...options, partial: false });
      if (!result) return;
      failure.elements.push({ id: index, failure: result });
      if (result.unresolved) failure.unresolved = true;
      else value[index] = result.fallback;
    });
    return failure.elements.length ? failure : undefined;
  }

  #validateLength(length: number): void {
    if (!this.empty && length === 0) throw new Error("may not be an empty array");
    if (this.exact !== undefined && length !== this.exact) throw new Error(`must have exactly ${this.exact} elements`);
    if (length < this.min) throw new Error(`cannot have fewer than ${this.min} elements`);
    if (length > this.max) throw new Error(`cannot have more than ${this.max} elements`);
  }

  override initialize(value: unknown, model: DataModel, options: object = {}): unknown {
    return Array.isArray(value) ? value.map((entry: unknown) => this.element.initialize(entry, model, options)) : value;
  }

  override toObject(value: unknown): unknown {
    return Array.isArray(value) ? value.map((entry: unknown) => this.element.toObject(entry)) : value;
  }

  override _getField(path: string[]): DataField | undefined {
    if (!path.length) return this;
    const [first, ...rest] = path;
    return first === "element" || /^\d+$/.test(first as string)
      ? this.element._getField(rest)
      : this.element._getField(path);
  }
}

/** A set of values, stored as a list without repetition, prepared as a Set. */
export class SetField extends ArrayField {
  override _cleanType(value: unknown, options: CleanOptions): unknown {
    return [...new Set(super._cleanType(value, options) as unknown[])];
  }

  override _validateType(value: unknown, options: ValidateOptions = {}): unknown {
    return super._validateType(value, options);
  }

  override initialize(value: unknown, model: DataModel, options: object = {}): unknown {
    return Array.isArray(value) ? new Set(super.initialize(value, model, options) as unknown[]) : value;
  }

  override toObject(value: unknown): unknown {
    return value instanceof Set ? [...value].map((entry) => this.element.toObject(entry)) : value;
  }
}
