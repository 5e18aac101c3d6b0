type FormField = HTMLElement & {
  name: string;
  type?: string;
  value?: unknown;
  checked?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  multiple?: boolean;
};

interface FormDataOptions {
  dtypes?: Record<string, string>;
  disabled?: boolean;
  readonly?: boolean;
}

/**
 * Form data with types: numbers are numbers (empty: null), checkboxes booleans, repeated names arrays, and
 * `data-dtype` casts the rest. `object` holds the values under their names, dots and all.
 */
export class FormDataExtended extends FormData {
  readonly dtypes: Record<string, string>;
  readonly editors: Record<string, unknown> = {};
  #object: Record<string, unknown> = {};

  constructor(form: HTMLFormElement, options: FormDataOptions = {}) {
    super();
    this.dtypes = { ...options.dtypes };
    this.process(form, options);
  }

  get object(): Record<string, unknown> {
    return this.#object;
  }

  process(form: HTMLFormElement, { disabled = false, readonly = true }: FormDataOptions): void {
    const groups = new Map<string, FormField[]>();
    for (const field of form.elements as unknown as Iterable<FormField>) {
      const name = field.getAttribute("name");
      if (!name || field.tagName === "BUTTON" || field.tagName === "FIELDSET" || field.tagName === "OBJECT") continue;
      if (!disabled && (field.disabled || field.closest("fieldset[disabled]"))) continue;
      if (!readonly && field.readOnly) continue;
      groups.set(name, [...(groups.get(name) ?? []), field]);
    }
    for (const [name, fields] of groups) this.#processGroup(name, fields);
  }

  #processGroup(name: string, fields: FormField[]): void {
    const [first] = fields;
    if (!first) return;
    const type = this.dtypes[name] ?? first.dataset["dtype"];
    if (first.type === "radio") {
      const chosen = fields.find((field) => field.checked);
      return this.set(name, chosen ? castValue(chosen.value, type) : null);
    }
    const values = fields.map((field) => castValue(readField(field, fields.length > 1), type ?? defaultType(field)));
    const isGroup = fields.length > 1;
    this.set(name, isGroup ? values.filter((value) => value !== undefined) : values[0]);
  }

  override set(name: string, value: unknown): void {
    super.set(name, JSON.stringify(value) ?? "null");
    this.#object[name] = value;
  }

  override append(name: string, value: unknown): void {
    const known = this.#object[name];
    this.set(name, known === undefined ? value : [...(Array.isArray(known) ? (known as unknown[]) : [known]), value]);
  }
}

/** What a field holds. One checkbox is yes or no; of several with one name the checked ones give their values. */
function readField(field: FormField, isGroup: boolean): unknown {
  if (field.type === "checkbox") {
    const hasValue = field.hasAttribute("value");
    if (isGroup && hasValue) return field.checked ? field.value : undefined;
    return field.checked ?? false;
  }
  if (field instanceof HTMLSelectElement && field.multiple) return [...field.selectedOptions].map(({ value }) => value);
  return field.value;
}

function defaultType(field: FormField): string | undefined {
  return field.type === "number" || field.type === "range" ? "Number" : undefined;
}

/** Casts as the data type asks; an empty number is null, invalid JSON is left as it is typed. */
export function castValue(value: unknown, type: string | undefined): unknown {
  if (value === undefined || type === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => castValue(entry, type));
  if (type === "Number") return value === "" || value === null ? null : Number(value);
  if (type === "Boolean") return typeof value === "string" ? value === "true" : Boolean(value);
  if (type === "JSON" && typeof value === "string") return parseJSON(value);
  return value;
}

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
