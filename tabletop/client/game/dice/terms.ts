import type { Data } from "../../common/utils/types.js";
import { CONFIG } from "../../globals/config.js";
import { applyModifiers, type DieResult } from "./modifiers.js";
import { rollFace, type Uniform } from "./random.js";

/** How dice are evaluated. */
export interface EvaluateOptions {
  minimize?: boolean;
  maximize?: boolean;
}

/** One part of a formula. */
export abstract class RollTerm {
  static SERIALIZE_ATTRIBUTES: string[] = [];
  options: Data;
  _evaluated = false;

  constructor({ options = {} }: { options?: Data } = {}) {
    this.options = options;
  }
  abstract get expression(): string;
  abstract get total(): number | string | undefined;

  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }
  get flavor(): string {
    return (this.options["flavor"] as string | undefined) ?? "";
  }
  get isDeterministic(): boolean {
    return !(this instanceof DiceTerm);
  }
  evaluate(_options: EvaluateOptions = {}): this {
    this._evaluated = true;
    return this;
  }
  toJSON(): Data {
    const own = this as unknown as Data;
    const attributes = (this.constructor as typeof RollTerm).SERIALIZE_ATTRIBUTES;
    return {
      class: this.constructor.name,
      options: this.options,
      evaluated: this._evaluated,
      ...Object.fromEntries(attributes.map((key) => [key, own[key]])),
    };
  }
}

/** A number. */
export class NumericTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["number"];
  number: number;
  constructor({ number, options = {} }: { number: number; options?: Data }) {
    super({ options });
    this.number = Number(number);
  }
  get expression(): string {
    return String(this.number);
  }
  get total(): number {
    return this.number;
  }
}

/** An operator between two terms. */
export class OperatorTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["operator"];
  operator: string;
  constructor({ operator, options = {} }: { operator: string; options?: Data }) {
    super({ options });
    this.operator = operator;
  }
  get expression(): string {
    return ` ${this.operator} `;
  }
  get total(): string {
    return ` ${this.operator} `;
  }
}

/** Dice of one kind. */
export class DiceTerm extends RollTerm {
  static DENOMINATION = "";
  static override SERIALIZE_ATTRIBUTES = ["number", "faces", "modifiers", "results"];
  number: number;
  faces: number;
  modifiers: string[];
  results: DieResult[];

  constructor({
    number = 1,
    faces = 6,
    modifiers = [],
    results = [],
    options = {},
  }: { number?: number; faces?: number; modifiers?: string[]; results?: DieResult[]; options?: Data } = {}) {
    super({ options });
    this.number = number;
    this.faces = faces;
    this.modifiers = modifiers;
    this.results = results;
    this._evaluated = results.length > 0;
  }
  get denomination(): string {
    return `d${this.faces}`;
  }
  get expression(): string {
    return `${this.number}d${this.faces}${this.modifiers.join("")}`;
  }
  get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.results.reduce((sum, { active, result, count }) => (active ? sum + (count ?? result) : sum), 0);
  }
  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }
  roll({ minimize = false, maximize = false }: EvaluateOptions = {}): DieResult {
    const result = { result: minimize ? 1 : maximize ? this.faces : this.randomFace(), active: true };
    this.results.push(result);
    return result;
  }
  randomFace(): number {
    const uniform = (CONFIG["Dice"] as { randomUniform: Uniform }).randomUniform;
    return rollFace(this.faces, uniform);
  }
  override evaluate(options: EvaluateOptions = {}): this {
    if (this._evaluated)
      throw new Error(`The ${this.constructor.name} has already been evaluated and is now immutable`);
    if (this.number > 999) throw new Error("You may not evaluate a DiceTerm with more than 999 requested results");
    for (let count = 0; count < this.number; count++) this.roll(options);
    this._evaluated = true;
    applyModifiers(this, options);
    return this;
  }
}

/** Numbered dice. */
export class Die extends DiceTerm {
  static override DENOMINATION = "d";
}
