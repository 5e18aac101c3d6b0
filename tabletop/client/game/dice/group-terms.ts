import type { Data } from "../../common/utils/types.js";
import { evaluateArithmetic } from "./arithmetic.js";
import { type DiceTerm, DiceTerm as Dice, type EvaluateOptions, RollTerm } from "./terms.js";

/** A formula in parentheses. */
export class ParentheticalTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["term", "terms"];
  terms: RollTerm[];

  constructor({ terms, options = {} }: { terms: RollTerm[]; options?: Data }) {
    super({ options });
    this.terms = terms;
    this._evaluated = terms.every((term) => term._evaluated);
  }
  get term(): string {
    return this.terms.map((term) => term.formula).join("");
  }
  get expression(): string {
    return `(${this.term})`;
  }
  get total(): number | undefined {
    return this._evaluated ? evaluateArithmetic(this.terms) : undefined;
  }
  get dice(): DiceTerm[] {
    return collectDice(this.terms);
  }
  override get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }
  override evaluate(options: EvaluateOptions = {}): this {
    for (const term of this.terms) if (!term._evaluated) term.evaluate(options);
    this._evaluated = true;
    return this;
  }
}

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  max: Math.max,
  min: Math.min,
  round: Math.round,
  sign: Math.sign,
};

/** A mathematical function of formulas. */
export class FunctionTerm extends RollTerm {
  static override SERIALIZE_ATTRIBUTES = ["fn", "terms"];
  fn: string;
  terms: RollTerm[][];

  constructor({ fn, terms, options = {} }: { fn: string; terms: RollTerm[][]; options?: Data }) {
    super({ options });
    if (!(fn in FUNCTIONS)) throw new Error(`NotModelled: the function "${fn}" in a formula`);
    this.fn = fn;
    this.terms = terms;
    this._evaluated = terms.flat().every((term) => term._evaluated);
  }
  get expression(): string {
    return `${this.fn}(${this.terms.map((list) => list.map((term) => term.formula).join("")).join(", ")})`;
  }
  get total(): number | undefined {
    return this._evaluated ? FUNCTIONS[this.fn]?.(...this.terms.map(evaluateArithmetic)) : undefined;
  }
  get dice(): DiceTerm[] {
    return collectDice(this.terms.flat());
  }
  override get isDeterministic(): boolean {
    return this.terms.flat().every((term) => term.isDeterministic);
  }
  override evaluate(options: EvaluateOptions = {}): this {
    for (const term of this.terms.flat()) if (!term._evaluated) term.evaluate(options);
    this._evaluated = true;
    return this;
  }
}

/** Every die among terms, those in parentheses and functions included. */
export function collectDice(terms: readonly RollTerm[]): DiceTerm[] {
  return terms.flatMap((term) => {
    if (term instanceof Dice) return [term];
    return term instanceof ParentheticalTerm || term instanceof FunctionTerm ? term.dice : [];
  });
}
