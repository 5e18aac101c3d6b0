import type { Data } from "../../utils/types.js";
import { type CleanOptions, DataField } from "./data-field.js";

type Choices = readonly unknown[] | Data | (() => readonly unknown[] | Data);

/** The values that a `choices` option allows. */
export function choiceValues(choices: unknown): unknown[] | undefined {
  if (choices === undefined || choices === null) return undefined;
  const resolved: unknown = typeof choices === "function" ? (choices as () => unknown)() : choices;
  return Array.isArray(resolved) ? (resolved as unknown[]) : Object.keys(resolved as Data);
}

/** A finite number with optional bounds, step and choices. */
export class NumberField extends DataField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      nullable: true,
      min: undefined,
      max: undefined,
      step: undefined,
      integer: false,
      positive: false,
      choices: undefined,
    };
  }

  declare min: number | undefined;
  declare max: number | undefined;
  declare step: number | undefined;
  declare integer: boolean;
  declare positive: boolean;
  declare choices: Choices | undefined;

  constructor(options: object = {}, context = {}) {
    super(options, context);
    const given = options as Data;
    // Choices decide the set of values; a number that is one of them is never null unless said so.
    if (this.choices !== undefined && !("nullable" in given)) this.nullable = false;
  }

  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    return value === undefined && this.nullable ? null : value;
  }

  override _cast(value: unknown): unknown {
    if (typeof value === "string" && value.trim() === "") return this.nullable ? null : NaN;
    return Number(value);
  }

  override _cleanType(value: unknown, options: CleanOptions): unknown {
    if (value === null || typeof value !== "number") return value;
    let number = value;
    if (this.integer) number = Math.round(number);
    if (this.min !== undefined) number = Math.max(number, this.min);
    if (this.max !== undefined) number = Math.min(number, this.max);
    if (this.step && Number.isFinite(number)) number = this.#snap(number);
    return super._cleanType(number, options);
  }

  #snap(value: number): number {
    const [step, base] = [this.step as number, this.min ?? 0];
    const decimals = (String(step).split(".")[1] ?? "").length;
    const snapped = Number((Math.round((value - base) / step) * step + base).toFixed(Math.max(decimals, 0)));
    return this.max === undefined ? snapped : Math.min(snapped, this.max);
  }

  override _validateType(value: unknown): unknown {
    if (typeof value !== "number") throw new Error("must be a number");
    if (!Number.isFinite(value)) throw new Error("must be a finite number");
    if (this.positive && value <= 0) throw new Error("must be a positive number");
    if (this.min !== undefined && value < this.min) throw new Error(`must be at least ${this.min}`);
    if (this.max !== undefined && value > this.max) throw new Error(`must be at most ${this.max}`);
    if (this.integer && !Number.isInteger(value)) throw new Error("must be an integer");
    const allowed = choiceValues(this.choices);
    if (allowed && !allowed.some((choice) => Number(choice) === value))
      throw new Error(`${value} is not a valid choice`);
    return undefined;
  }
}

/** Degrees from 0 to 360. */
export class AngleField extends NumberField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 0,
      normalize: true,
      min: 0,
      max: 360,
      validationError: "is not a number between 0 and 360",
    };
  }

  declare normalize: boolean;

  override _cast(value: unknown): unknown {
    const angle = super._cast(value);
    if (!this.normalize || typeof angle !== "number" || !Number.isFinite(angle) || angle === 360) return angle;
    return ((angle % 360) + 360) % 360;
  }
}

/** A number from 0 to 1. */
export class AlphaField extends NumberField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      required: true,
      nullable: false,
      initial: 1,
      min: 0,
      max: 1,
      validationError: "is not a number between 0 and 1",
    };
  }
}

/** A hue from 0 to 1. */
export class HueField extends NumberField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false, initial: 0, min: 0, max: 1 };
  }
}

/** An integer that orders documents among their siblings. */
export class IntegerSortField extends NumberField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0 };
  }
}
