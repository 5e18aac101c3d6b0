import type { Json, JsonObject } from "../../kernel/json.js";
import { t } from "../i18n/localize.js";

/** Fields that stand together in the edit mode, by their paths in the model. */
export interface FieldGroup {
  /** Language key of the heading. */
  readonly legend: string;
  readonly paths: readonly string[];
}

/** A model as the form needs it. */
export interface FormModel {
  readonly _source: object;
  readonly schema: { readonly getField: (path: string) => unknown };
}

/** The fields of an edit form: their labels come from `<labels>.FIELDS.<path>.label`, choices from `<labels>.CHOICES`. */
export const editGroups = (model: FormModel, groups: readonly FieldGroup[], labels: string): JsonObject[] =>
  groups.map(({ legend, paths }) => ({
    legend: t(legend),
    fields: paths.map((path) => editField(model, path, labels)),
  }));

function editField(model: FormModel, path: string, labels: string): JsonObject {
  const { BooleanField, NumberField, StringField, HTMLField, ArrayField } = foundry.data.fields;
  const field: unknown = model.schema.getField(path);
  const value = foundry.utils.getProperty(model._source, path) as Json | undefined;
  const base = { name: `system.${path}`, label: t(`${labels}.FIELDS.${path}.label`), value: value ?? "" };
  if (field instanceof BooleanField) return { ...base, checkbox: true };
  if (field instanceof NumberField) return { ...base, number: true };
  if (field instanceof HTMLField) return { ...base, html: true };
  if (field instanceof ArrayField) return { ...base, tags: true, value: Array.isArray(value) ? value.join(",") : "" };
  if (field instanceof StringField && Array.isArray(field.choices))
    return { ...base, choices: choicesOf(field.choices as readonly string[], path, labels, value) };
  return { ...base, text: true };
}

const choicesOf = (choices: readonly string[], path: string, labels: string, value: Json | undefined): JsonObject[] =>
  choices.map((id) => ({ id, label: t(`${labels}.CHOICES.${path}.${id}`), selected: id === value }));
