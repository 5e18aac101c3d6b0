import * as inputs from "./fields.js";

/** A DataField as far as its form control depends on it. */
interface FieldLike {
  fieldPath: string;
  label: string;
  hint: string;
  options: Record<string, unknown>;
}

type Config = Record<string, unknown>;

/** How each kind of field shows itself; a subclass takes the control of its nearest listed parent. */
const CONTROLS: Readonly<Record<string, (field: FieldLike, config: Config) => HTMLElement>> = {
  BooleanField: (_field, config) => inputs.createCheckboxInput(config),
  NumberField: (field, config) => createNumberControl(field, config),
  HTMLField: (_field, config) => inputs.createEditorInput(config),
  FilePathField: (_field, config) => createTagged("file-picker", config),
  ColorField: (_field, config) => createTagged("color-picker", config),
  JSONField: (_field, config) => inputs.createTextareaInput(config),
  StringField: (field, config) => createStringControl(field, config),
  SetField: (field, config) => createSetControl(field, config),
  ArrayField: (_field, config) => createTagged("string-tags", config),
};

/** The input of a field; its own options (range, choices, required) fill in what the caller leaves open. */
export function createFieldInput(field: FieldLike, config: Config): HTMLElement {
  const custom = config["input"];
  const complete = { name: field.fieldPath, ...config };
  if (typeof custom === "function")
    return (custom as (field: FieldLike, config: Config) => HTMLElement)(field, complete);
  for (const name of classNames(field)) {
    const control = CONTROLS[name];
    if (control) return control(field, complete);
  }
  throw new Error(`NotModelled: ${field.constructor.name}#toInput`);
}

/** A labelled group of a field: label and hint come from the field unless given. */
export function createFieldGroup(field: FieldLike, groupConfig: Config, inputConfig: Config): HTMLElement {
  const { widget, ...group } = groupConfig;
  if (typeof widget === "function") {
    return (widget as (field: FieldLike, group: Config, input: Config) => HTMLElement)(field, group, inputConfig);
  }
  const config = { label: field.label || field.fieldPath, hint: field.hint || null, ...group };
  return inputs.createFormGroup({ ...config, input: createFieldInput(field, inputConfig) });
}

function* classNames(field: object): Generator<string> {
  for (let link: unknown = field.constructor; typeof link === "function"; link = Object.getPrototypeOf(link)) {
    yield (link as { name: string }).name;
  }
}

function createNumberControl(field: FieldLike, config: Config): HTMLElement {
  const choices = readChoices(field, config);
  if (choices) return withDataType(inputs.createSelectInput({ ...config, choices }), "Number");
  const { min, max, step, integer } = field.options as { min?: number; max?: number; step?: number; integer?: boolean };
  const defaults: Config = { step: step ?? (integer ? 1 : "any") };
  if (min !== undefined) defaults["min"] = min;
  if (max !== undefined) defaults["max"] = max;
  const isRange = min !== undefined && max !== undefined && step !== undefined;
  return inputs.createNumberInput({ ...defaults, ...(isRange ? { type: "range" } : {}), ...config });
}

function createStringControl(field: FieldLike, config: Config): HTMLElement {
  const choices = readChoices(field, config);
  if (!choices && !config["options"]) return inputs.createTextInput(config);
  const mayBeBlank = field.options["blank"] !== false && field.options["required"] !== true;
  return inputs.createSelectInput({ ...(mayBeBlank ? { blank: "" } : {}), ...config, ...(choices ? { choices } : {}) });
}

function createSetControl(field: FieldLike, config: Config): HTMLElement {
  const element = (field as FieldLike & { element?: FieldLike }).element ?? field;
  const choices = readChoices(element, config);
  if (!choices && !config["options"]) return createTagged("string-tags", config);
  return inputs.createMultiSelectInput({ ...config, ...(choices ? { choices } : {}) });
}

function readChoices(field: FieldLike, config: Config): Record<string, string> | undefined {
  const given = config["choices"] ?? field.options["choices"];
  const choices: unknown = typeof given === "function" ? (given as () => unknown)() : given;
  if (Array.isArray(choices)) return Object.fromEntries(choices.map((choice) => [String(choice), String(choice)]));
  return (choices ?? undefined) as Record<string, string> | undefined;
}

function createTagged(tag: string, config: Config): HTMLElement {
  const element = document.createElement(tag);
  const { name, value } = config as { name?: string; value?: unknown };
  if (name) element.setAttribute("name", name);
  const entries = value instanceof Set ? [...(value as Set<unknown>)] : value;
  if (value !== undefined && value !== null) element.setAttribute("value", String(entries));
  inputs.setInputAttributes(element, config);
  return element;
}

function withDataType(element: HTMLElement, type: string): HTMLElement {
  element.dataset["dtype"] = type;
  return element;
}

/** Whether a setting's type is a DataField instance rather than a primitive's constructor. */
export function isDataField(type: unknown): type is FieldLike {
  return typeof type === "object" && type !== null && "toInput" in type;
}
