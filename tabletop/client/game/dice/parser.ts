import { evaluateArithmetic } from "./arithmetic.js";
import { FunctionTerm, ParentheticalTerm } from "./group-terms.js";
import { Die, NumericTerm, OperatorTerm, type RollTerm } from "./terms.js";

const NUMBER = /^\d+(\.\d+)?/;
const DICE = /^(\d*)d(\d+|%)((?:(?:min|max|kh|kl|k|dh|dl|d|rr|r|x|cs|cf)(?:[<>=]{0,2}\d+)?)*)/i;
const MODIFIER = /(?:min|max|kh|kl|k|dh|dl|d|rr|r|x|cs|cf)(?:[<>=]{0,2}\d+)?/gi;
const FLAVOR = /^\s*\[([^\]]*)\]/;

/** Reads a formula into terms; throws on what it can't read. */
export function parseFormula(formula: string): RollTerm[] {
  const reader = new FormulaReader(formula);
  const terms = reader.readTerms();
  if (!reader.isDone) throw new Error(`The formula "${formula}" can't be read from "${reader.rest}" on.`);
  return terms;
}

class FormulaReader {
  rest: string;

  constructor(formula: string) {
    this.rest = formula.trim();
  }
  get isDone(): boolean {
    return this.rest === "";
  }

  readTerms(): RollTerm[] {
    const terms: RollTerm[] = [];
    while (!this.isDone && !/^[),]/.test(this.rest)) terms.push(this.#readTerm(terms.at(-1)));
    if (!terms.length) throw new Error("A formula may not be empty.");
    if (terms.at(-1) instanceof OperatorTerm) throw new Error("A formula may not end with an operator.");
    return terms;
  }

  #readTerm(previous: RollTerm | undefined): RollTerm {
    const operator = /^[-+*/%]/.exec(this.rest);
    if (operator) {
      this.#take(operator[0]);
      return new OperatorTerm({ operator: operator[0] });
    }
    if (previous && !(previous instanceof OperatorTerm))
      throw new Error(`An operator is missing before "${this.rest}".`);
    const term = this.#readOperand();
    const flavor = FLAVOR.exec(this.rest);
    if (flavor) {
      term.options["flavor"] = flavor[1];
      this.#take(flavor[0]);
    }
    return term;
  }

  #readOperand(): RollTerm {
    const dice = DICE.exec(this.rest);
    if (dice) return this.#makeDie(dice, Number(dice[1] || 1));
    const number = NUMBER.exec(this.rest);
    if (number) {
      this.#take(number[0]);
      return new NumericTerm({ number: Number(number[0]) });
    }
    const call = /^([a-z]+)\(/i.exec(this.rest);
    if (call) return this.#readFunction(call);
    if (this.rest.startsWith("(")) return this.#readGroup();
    throw new Error(`"${this.rest}" is no part of a formula.`);
  }

  #makeDie(match: RegExpExecArray, number: number): Die {
    this.#take(match[0]);
    const faces = match[2] === "%" ? 100 : Number(match[2]);
    return new Die({ number, faces, modifiers: (match[3] ?? "").match(MODIFIER) ?? [] });
  }

  #readFunction(call: RegExpExecArray): FunctionTerm {
    this.#take(call[0]);
    const lists = [this.readTerms()];
    while (this.rest.startsWith(",")) {
      this.#take(",");
      lists.push(this.readTerms());
    }
    this.#expect(")");
    return new FunctionTerm({ fn: (call[1] as string).toLowerCase(), terms: lists });
  }

  /** A group, or the number of dice that follow it. */
  #readGroup(): RollTerm {
    this.#take("(");
    const group = new ParentheticalTerm({ terms: this.readTerms() });
    this.#expect(")");
    const dice = DICE.exec(this.rest);
    if (!dice || dice[1]) return group;
    if (!group.isDeterministic) throw new Error("NotModelled: dice as the number of dice");
    return this.#makeDie(dice, evaluateArithmetic(group.evaluate().terms));
  }

  #expect(text: string): void {
    if (!this.rest.startsWith(text)) throw new Error(`"${text}" is missing before "${this.rest}".`);
    this.#take(text);
  }

  #take(text: string): void {
    this.rest = this.rest.slice(text.length).trimStart();
  }
}
