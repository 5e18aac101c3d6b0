import Handlebars from "handlebars";
import { escapeHTML } from "../dom.js";
import { prepareSelectOptions, type SelectConfig } from "../forms/select-options.js";
import { localize } from "../host.js";

interface Options {
  hash: Record<string, unknown>;
}

/** `<input type="number">` with its value rounded to the step; other hash entries become attributes. */
export function numberInput(value: unknown, { hash }: Options): Handlebars.SafeString {
  const { class: cssClass, disabled, readonly, step = "any", ...rest } = hash;
  const parts = [`type="number"`, `value="${escapeHTML(roundToStep(value, step))}"`, `step="${escapeHTML(step)}"`];
  if (cssClass) parts.push(`class="${escapeHTML(cssClass)}"`);
  for (const [name, entry] of Object.entries(rest)) parts.push(`${name}="${escapeHTML(entry)}"`);
  if (disabled) parts.push("disabled");
  if (readonly) parts.push("readonly");
  return new Handlebars.SafeString(`<input ${parts.join(" ")}>`);
}

function roundToStep(value: unknown, step: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  const number = Number(value);
  if (step === "any" || !Number(step)) return String(number);
  const rounded = Math.round(number / Number(step)) * Number(step);
  return String(Number(rounded.toFixed(10)));
}

/** A set of radio buttons of one name. */
export function radioBoxes(name: unknown, choices: Record<string, string>, { hash }: Options): Handlebars.SafeString {
  const boxes = Object.entries(choices).map(([value, label]) => {
    const text = hash["localize"] ? localize(label) : label;
    const checked = String(hash["checked"]) === value ? " checked" : "";
    const attributes = `name="${escapeHTML(name)}" value="${escapeHTML(value)}"${checked}`;
    return `<label class="checkbox"><input type="radio" ${attributes}> ${escapeHTML(text)}</label>`;
  });
  return new Handlebars.SafeString(boxes.join(" "));
}

/** The `<option>` elements of a select, with groups where the choices have them. */
export function selectOptions(choices: SelectConfig["choices"] | null, { hash }: Options): Handlebars.SafeString {
  const groups = prepareSelectOptions({ ...(hash as SelectConfig), choices: choices ?? {} });
  const html = groups.map(({ group, options }) => {
    const inner = options.map(renderOption).join("");
    return group ? `<optgroup label="${escapeHTML(group)}">${inner}</optgroup>` : inner;
  });
  return new Handlebars.SafeString(html.join(""));
}

function renderOption(option: { value: string; label: string; selected: boolean; disabled: boolean }): string {
  const flags = `${option.selected ? " selected" : ""}${option.disabled ? " disabled" : ""}`;
  return `<option value="${escapeHTML(option.value)}"${flags}>${escapeHTML(option.label)}</option>`;
}

/** The older helper for a slider; today's templates write the element themselves. */
export function rangePicker({ hash }: Options): Handlebars.SafeString {
  const { name = "range", value, min, max, step } = hash;
  const entries = Object.entries({ name, value, min, max, step }).filter(([, entry]) => entry !== undefined);
  const attributes = entries.map(([key, entry]) => `${key}="${escapeHTML(entry)}"`).join(" ");
  return new Handlebars.SafeString(`<range-picker ${attributes}></range-picker>`);
}
