import { makeElement } from "../dom.js";
import { localize } from "../host.js";
import { prepareSelectOptions, type SelectConfig, type SelectOption } from "./select-options.js";

/** The public form builders, `foundry.applications.fields`: DataFields use them to show themselves. */

export interface InputConfig {
  name?: string;
  value?: unknown;
  required?: boolean | null;
  disabled?: boolean | null;
  readonly?: boolean | null;
  autofocus?: boolean | null;
  localize?: boolean | null;
  dataset?: Record<string, string> | null;
  placeholder?: string | null;
  id?: string;
  classes?: string;
  aria?: Record<string, string>;
}

export interface NumberConfig extends InputConfig {
  min?: number;
  max?: number;
  step?: number | "any";
  type?: "number" | "range";
}

export interface SelectInputConfig extends InputConfig, Omit<SelectConfig, "value" | "localize"> {
  type?: "single" | "multi" | "checkboxes";
}

export interface GroupConfig {
  label?: string;
  units?: string | null;
  hint?: string | null;
  rootId?: string | null;
  classes?: string[] | null;
  stacked?: boolean | null;
  localize?: boolean | null;
  input: HTMLElement | HTMLCollection;
}

let nextId = 0;

/** A labelled form group; label and input are tied by an id, so that the control has a name for everybody. */
export function createFormGroup(config: GroupConfig): HTMLDivElement {
  const inputs = config.input instanceof HTMLElement ? [config.input] : ([...config.input] as HTMLElement[]);
  const [first] = inputs;
  const translate = (text: string): string => (config.localize ? localize(text) : text);
  const label = makeElement("label", {}, translate(config.label ?? ""));
  if (config.units) label.append(makeElement("span", { class: "units" }, ` (${translate(config.units)})`));
  if (first && first.tagName !== "BUTTON") {
    const name = first.getAttribute("name") ?? String(++nextId);
    first.id ||= `${config.rootId ?? `field-${++nextId}`}-${name}`;
    label.htmlFor = first.id;
  }
  const classes = ["form-group", config.stacked ? "stacked" : "", ...(config.classes ?? [])].filter(Boolean);
  const group = makeElement("div", { class: classes.join(" ") }, label);
  group.append(makeElement("div", { class: "form-fields" }, ...inputs));
  if (config.hint) group.append(makeElement("p", { class: "hint" }, translate(config.hint)));
  return group;
}

export function createCheckboxInput(config: InputConfig): HTMLInputElement {
  const input = makeElement("input", { type: "checkbox", name: config.name });
  input.toggleAttribute("checked", Boolean(config.value));
  setInputAttributes(input, config);
  return input;
}

export function createTextInput(config: InputConfig): HTMLInputElement {
  const input = makeElement("input", { type: "text", name: config.name, value: String(config.value ?? "") });
  setInputAttributes(input, config);
  return input;
}

export function createTextareaInput(config: InputConfig & { rows?: number }): HTMLTextAreaElement {
  const input = makeElement("textarea", { name: config.name, rows: config.rows }, String(config.value ?? ""));
  setInputAttributes(input, config);
  return input;
}

export function createNumberInput(config: NumberConfig): HTMLElement {
  const { name, min, max, step = "any", value } = config;
  const isRange = config.type === "range";
  const input = isRange ? document.createElement("range-picker") : makeElement("input", { type: "number" });
  const attributes = { name, min, max, step, value: value === null || value === undefined ? "" : String(value) };
  for (const [key, entry] of Object.entries(attributes))
    if (entry !== undefined) input.setAttribute(key, String(entry));
  setInputAttributes(input, config);
  return input;
}

export function createSelectInput(config: SelectInputConfig): HTMLElement {
  if (config.type === "multi" || config.type === "checkboxes") return createMultiSelectInput(config);
  const select = makeElement("select", { name: config.name });
  fillSelect(select, config);
  setInputAttributes(select, config);
  return select;
}

export function createMultiSelectInput(config: SelectInputConfig): HTMLElement {
  const element = document.createElement("multi-select");
  if (config.name) element.setAttribute("name", config.name);
  fillSelect(element, config);
  setInputAttributes(element, config);
  return element;
}

export function createEditorInput(config: InputConfig): HTMLElement {
  const element = document.createElement("prose-mirror");
  if (config.name) element.setAttribute("name", config.name);
  element.setAttribute("value", String(config.value ?? ""));
  setInputAttributes(element, config);
  return element;
}

/** Options of a select grouped as they will be shown. */
export function prepareSelectOptionGroups(config: SelectInputConfig): { group: string; options: SelectOption[] }[] {
  return prepareSelectOptions(config as SelectConfig);
}

function fillSelect(element: HTMLElement, config: SelectInputConfig): void {
  for (const { group, options } of prepareSelectOptionGroups(config)) {
    const nodes = options.map((option) =>
      makeElement(
        "option",
        { value: option.value, selected: option.selected, disabled: option.disabled },
        option.label,
      ),
    );
    element.append(...(group ? [makeElement("optgroup", { label: group }, ...nodes)] : nodes));
  }
}

/** Writes the attributes that every kind of input shares. */
export function setInputAttributes(input: HTMLElement, config: InputConfig): void {
  for (const flag of ["required", "disabled", "readonly", "autofocus"] as const) {
    input.toggleAttribute(flag, config[flag] === true);
  }
  if (config.placeholder) {
    input.setAttribute("placeholder", config.localize ? localize(config.placeholder) : config.placeholder);
  }
  if (config.id) input.id = config.id;
  if (config.classes) input.className = config.classes;
  for (const [key, value] of Object.entries(config.dataset ?? {})) input.dataset[key] = value;
  for (const [key, value] of Object.entries(config.aria ?? {})) input.setAttribute(`aria-${key}`, value);
}
