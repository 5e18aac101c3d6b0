import { escapeHTML } from "../../common/utils/strings.js";
import { getProperty } from "../../common/utils/properties.js";
import type { Data } from "../../common/utils/types.js";
import { CONFIG, documentClass } from "../../globals/config.js";
import { evaluateArithmetic } from "./arithmetic.js";
import { collectDice } from "./group-terms.js";
import { parseFormula } from "./parser.js";
import { reviveTerms } from "./revive.js";
import type { DiceTerm, EvaluateOptions, RollTerm } from "./terms.js";

/** A formula with dice, evaluated once. */
export class Roll {
  static CHAT_TEMPLATE = "templates/dice/roll.hbs";
  static TOOLTIP_TEMPLATE = "templates/dice/tooltip.hbs";

  data: Data;
  options: Data;
  terms: RollTerm[];
  _formula: string;
  _evaluated = false;
  _total: number | undefined;

  constructor(formula: string, data: Data = {}, options: Data = {}) {
    this.data = data;
    this.options = options;
    const cls = this.constructor as typeof Roll;
    this.terms = cls.parse(formula, data);
    this._formula = cls.getFormula(this.terms);
  }

  static create(formula: string, data: Data = {}, options: Data = {}): Roll {
    const [cls] = (CONFIG["Dice"] as { rolls: (typeof Roll)[] }).rolls;
    return new (cls ?? this)(formula, data, options);
  }
  static get defaultImplementation(): typeof Roll {
    return (CONFIG["Dice"] as { rolls: (typeof Roll)[] }).rolls[0] as typeof Roll;
  }
  static parse(formula: string, data: Data = {}): RollTerm[] {
    return formula ? parseFormula(this.replaceFormulaData(formula, data)) : [];
  }
  static validate(formula: string): boolean {
    try {
      return parseFormula(this.replaceFormulaData(formula, {}, { missing: "1" })).length > 0;
    } catch {
      return false;
    }
  }
  static getFormula(terms: readonly RollTerm[]): string {
    return terms.map((term) => term.formula).join("");
  }
  /** Puts values of roll data in the place of `@path`; what is missing stays, or becomes `missing`. */
  static replaceFormulaData(formula: string, data: Data, options: { missing?: string; warn?: boolean } = {}): string {
    return formula.replace(/@([a-z.0-9_-]+)/gi, (match, path: string) => {
      const value = getProperty(data, path);
      if (value === undefined || value === null) return options.missing ?? match;
      if (typeof value === "object") return String((value as { total?: unknown }).total ?? options.missing ?? match);
      return String(value);
    });
  }

  get formula(): string {
    return this._formula;
  }
  get dice(): DiceTerm[] {
    return collectDice(this.terms);
  }
  get total(): number | undefined {
    return this._total;
  }
  get result(): string {
    return this.terms.map((term) => String(term.total ?? "")).join("");
  }
  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  /** Throws the dice. Always asynchronous, and only once. */
  async evaluate(options: EvaluateOptions = {}): Promise<this> {
    return this.#evaluate(options);
  }
  evaluateSync(options: EvaluateOptions & { strict?: boolean } = {}): this {
    if (options.strict !== false && !this.isDeterministic && !options.minimize && !options.maximize) {
      throw new Error("Roll#evaluateSync may only be called for a formula without dice.");
    }
    return this.#evaluate(options);
  }
  #evaluate(options: EvaluateOptions): this {
    if (this._evaluated)
      throw new Error(`The ${this.constructor.name} has already been evaluated and is now immutable`);
    for (const term of this.terms) if (!term._evaluated) term.evaluate(options);
    this._total = this._evaluateTotal();
    this._evaluated = true;
    return this;
  }
  _evaluateTotal(): number {
    const total = this.terms.length ? evaluateArithmetic(this.terms) : 0;
    if (!Number.isFinite(total)) throw new Error(`The roll "${this._formula}" has no numeric total.`);
    return total;
  }

  clone(): Roll {
    return new (this.constructor as typeof Roll)(this._formula, this.data, this.options);
  }
  reroll(options: EvaluateOptions = {}): Promise<Roll> {
    return this.clone().evaluate(options);
  }

  // JSON

  toJSON(): Data {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: [],
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON()),
      total: this._total,
      evaluated: this._evaluated,
    };
  }
  /** A roll of the registered class that wrote the data. */
  static fromData(data: Data): Roll {
    const classes = (CONFIG["Dice"] as { rolls: (typeof Roll)[] }).rolls;
    const cls = classes.find(({ name }) => name === data["class"]) ?? (data["class"] === "Roll" ? Roll : undefined);
    if (!cls) throw new Error(`Unable to recreate ${String(data["class"])} instance from provided data`);
    const roll = new cls("", (data["data"] as Data | undefined) ?? {}, (data["options"] as Data | undefined) ?? {});
    roll.terms = reviveTerms((data["terms"] as Data[] | undefined) ?? []);
    roll._formula = cls.getFormula(roll.terms);
    roll._evaluated = data["evaluated"] !== false;
    roll._total = roll._evaluated ? (data["total"] as number | undefined) : undefined;
    return roll;
  }
  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as Data);
  }
  static fromTerms(terms: RollTerm[], options: Data = {}): Roll {
    const roll = new this("", {}, options);
    roll.terms = terms;
    roll._formula = this.getFormula(terms);
    roll._evaluated = terms.length > 0 && terms.every((term) => term._evaluated);
    if (roll._evaluated) roll._total = roll._evaluateTotal();
    return roll;
  }

  // Showing

  async getTooltip(): Promise<string> {
    const parts = this.dice.map((die) => {
      const results = die.results.map(
        ({ result, active }) => `<li class="roll die d${die.faces}${active ? "" : " discarded"}">${result}</li>`,
      );
      return `<section class="tooltip-part"><div class="dice"><header class="part-header flexrow"><span class="part-formula">${escapeHTML(die.formula)}</span><span class="part-total">${die.total ?? ""}</span></header><ol class="dice-rolls">${results.join("")}</ol></div></section>`;
    });
    return `<div class="dice-tooltip"><div class="wrapper">${parts.join("")}</div></div>`;
  }
  async render({
    flavor,
    isPrivate = false,
  }: { flavor?: string; isPrivate?: boolean; template?: string } = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate();
    const title = flavor ? `<div class="dice-flavor">${escapeHTML(flavor)}</div>` : "";
    const formula = isPrivate ? "???" : escapeHTML(this._formula);
    const tooltip = isPrivate ? "" : await this.getTooltip();
    return `<div class="dice-roll">${title}<div class="dice-result"><div class="dice-formula">${formula}</div>${tooltip}<h4 class="dice-total">${isPrivate ? "?" : this._total}</h4></div></div>`;
  }
  /** A chat message with the roll, or only its data when `create` is false. */
  async toMessage(messageData: Data = {}, options: Data & { create?: boolean } = {}): Promise<unknown> {
    if (!this._evaluated) await this.evaluate();
    const { create = true, ...operation } = options;
    const cls = documentClass("ChatMessage");
    const data: Data = {
      content: String(this._total),
      sound: "sounds/dice.wav",
      ...messageData,
      rolls: [JSON.stringify(this)],
    };
    if (create) return cls.create(data, operation);
    const mode = (operation["messageMode"] ?? operation["rollMode"]) as string | undefined;
    if (mode) (cls as unknown as { applyRollMode(data: Data, mode: string): Data }).applyRollMode(data, mode);
    return data;
  }
}
