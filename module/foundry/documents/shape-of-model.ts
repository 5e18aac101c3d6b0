import type { FieldShape, GroupShape } from "../../table/stored/field-shape.js";

/** A field as far as its shape goes; the host's own types know each class, not what they share. */
interface AnyField {
  readonly nullable?: boolean;
  readonly blank?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: unknown;
  readonly element?: object;
  readonly fields?: Readonly<Record<string, object>>;
}

/** What was set aside may be as long as it was. */
const ASIDE: FieldShape = {
  kind: "list",
  of: { kind: "text", nullable: false, blank: true, choices: null, long: true },
};

/** What the fields of a model may hold. */
export function shapeOfModel(fields: Readonly<Record<string, object>>): GroupShape {
  const shape = shapeOfFields(fields);
  return "aside" in shape ? { ...shape, aside: ASIDE } : shape;
}

const shapeOfFields = (fields: Readonly<Record<string, object>>): GroupShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOfField(field)]));

function shapeOfField(field: object): FieldShape {
  const { SchemaField, NumberField, StringField, HTMLField, BooleanField, ArrayField, ObjectField } =
    foundry.data.fields;
  const { nullable = false, blank = true, min, max, choices, element, fields } = field as AnyField;
  if (field instanceof SchemaField) return { kind: "group", fields: shapeOfFields(fields ?? {}) };
  if (field instanceof NumberField) return { kind: "number", nullable, min: bound(min), max: bound(max) };
  if (field instanceof StringField)
    return {
      kind: "text",
      nullable,
      blank,
      choices: words(choices),
      ...(field instanceof HTMLField && { long: true }),
    };
  if (field instanceof BooleanField) return { kind: "flag" };
  if (field instanceof ArrayField) return { kind: "list", of: shapeOfField(element ?? {}) };
  return field instanceof ObjectField ? { kind: "free" } : { kind: "any" };
}

const bound = (value: number | undefined): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** Choices are a list, or an object with the words as its keys; a function is asked when somebody chooses, not here. */
function words(choices: unknown): readonly string[] | null {
  if (Array.isArray(choices)) return choices.map(String);
  return typeof choices === "object" && choices !== null ? Object.keys(choices) : null;
}
