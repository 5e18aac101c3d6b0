import Handlebars from "handlebars";
import { escapeHTML } from "../dom.js";
import { localize } from "../host.js";
import { formGroup, formInput } from "./field-helpers.js";
import { numberInput, radioBoxes, rangePicker, selectOptions } from "./input-helpers.js";

interface Options {
  hash: Record<string, unknown>;
}

/** The helpers that templates of systems rely on, each as the published reference describes it. */
const HELPERS: Record<string, Handlebars.HelperDelegate> = {
  localize: (key: unknown, { hash }: Options) => {
    const text = String(key ?? "");
    return Object.keys(hash).length > 0 ? localize(text, hash) : localize(text);
  },
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  lt: (a: number, b: number) => a < b,
  gt: (a: number, b: number) => a > b,
  lte: (a: number, b: number) => a <= b,
  gte: (a: number, b: number) => a >= b,
  not: (value: unknown) => !value,
  and: (...values: unknown[]) => values.slice(0, -1).every(Boolean),
  or: (...values: unknown[]) => values.slice(0, -1).some(Boolean),
  ifThen: (test: unknown, yes: unknown, no: unknown) => (test ? yes : no),
  concat: (...values: unknown[]) => {
    const words = values.slice(0, -1).filter((value) => typeof value !== "object");
    return new Handlebars.SafeString(words.join(""));
  },
  object: ({ hash }: Options) => hash,
  checked: (value: unknown) => (value ? "checked" : ""),
  disabled: (value: unknown) => (value ? "disabled" : ""),
  numberFormat: (value: unknown, { hash }: Options) => formatNumber(value, hash),
  numberInput,
  radioBoxes,
  selectOptions,
  rangePicker,
  formInput,
  formField: formGroup,
  formGroup,
  editor: (content: unknown, { hash }: Options) => renderEditor(String(content ?? ""), hash),
};

/** Registers every helper on the shared Handlebars instance. */
export function registerHelpers(): void {
  for (const [name, helper] of Object.entries(HELPERS)) Handlebars.registerHelper(name, helper);
}

function formatNumber(value: unknown, { decimals = 0, sign = false }: { decimals?: number; sign?: boolean }): string {
  const number = value === null || value === undefined ? NaN : Number(value);
  const text = number.toFixed(Number(decimals));
  return sign && number >= 0 ? `+${text}` : text;
}

function renderEditor(content: string, hash: Record<string, unknown>): Handlebars.SafeString {
  const name = escapeHTML(hash["target"]);
  if (hash["editable"] === false) return new Handlebars.SafeString(`<div class="editor-content">${content}</div>`);
  return new Handlebars.SafeString(`<prose-mirror name="${name}" value="${escapeHTML(content)}"></prose-mirror>`);
}
