import Handlebars from "handlebars";

/** A DataField as far as forms need it: it can show itself as an input or as a labelled group. */
interface FieldLike {
  toInput(config: object): HTMLElement | HTMLCollection;
  toFormGroup(groupConfig: object, inputConfig: object): HTMLElement;
}

interface Options {
  hash: Record<string, unknown>;
}

const GROUP_KEYS = ["label", "units", "hint", "rootId", "stacked", "localize", "widget", "classes"];

/** Renders a DataField as its input. */
export function formInput(field: FieldLike | undefined, { hash }: Options): Handlebars.SafeString {
  const element = requireField(field, "formInput").toInput({ ...hash });
  return new Handlebars.SafeString(element instanceof HTMLElement ? element.outerHTML : joinHTML(element));
}

/** Renders a DataField as a labelled group; entries that belong to the group are kept from the input. */
export function formGroup(field: FieldLike | undefined, { hash }: Options): Handlebars.SafeString {
  const groupConfig: Record<string, unknown> = {};
  const inputConfig: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(hash)) {
    if (GROUP_KEYS.includes(key)) groupConfig[key] = key === "classes" ? splitClasses(value) : value;
    if (!GROUP_KEYS.includes(key) || key === "localize") inputConfig[key] = value;
  }
  const group = requireField(field, "formGroup").toFormGroup(groupConfig, inputConfig);
  return new Handlebars.SafeString(group.outerHTML);
}

function requireField(field: FieldLike | undefined, helper: string): FieldLike {
  if (typeof field?.toInput !== "function") throw new Error(`{{${helper}}} needs a DataField as its first argument`);
  return field;
}

function splitClasses(value: unknown): string[] {
  return Array.isArray(value) ? (value as string[]) : String(value).split(" ");
}

function joinHTML(elements: HTMLCollection): string {
  return [...elements].map((element) => element.outerHTML).join("");
}
