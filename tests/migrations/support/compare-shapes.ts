import type { FieldShape, GroupShape } from "../../../module/table/stored/field-shape.js";

/**
 * What of data in an earlier shape a later one would no longer hold, a line each: fields that are gone or of another kind,
 * words and numbers that were lawful. A field more is none: where it is missing, it has its default.
 */
export function breaksBetween(before: GroupShape, after: GroupShape, path = ""): string[] {
  return Object.entries(before).flatMap(([name, shape]) => breaksOf(shape, after[name], path + name));
}

function breaksOf(before: FieldShape, after: FieldShape | undefined, at: string): string[] {
  if (!after) return [`${at} is gone`];
  if (after.kind === "any") return [];
  if (before.kind !== after.kind) return [`${at} was a ${before.kind} and is a ${after.kind}`];
  if (before.kind === "group" && after.kind === "group") return breaksBetween(before.fields, after.fields, `${at}.`);
  if (before.kind === "list" && after.kind === "list") return breaksOf(before.of, after.of, `${at}.*`);
  if (before.kind === "number" && after.kind === "number")
    return [...nullBreak(before, after, at), ...boundBreaks(before, after, at)];
  if (before.kind === "text" && after.kind === "text")
    return [...nullBreak(before, after, at), ...wordBreaks(before, after, at)];
  return [];
}

type Shape<K extends FieldShape["kind"]> = Extract<FieldShape, { kind: K }>;
type Nullable = { readonly nullable: boolean };

const nullBreak = (before: Nullable, after: Nullable, at: string): string[] =>
  before.nullable && !after.nullable ? [`${at} may no longer be empty`] : [];

function boundBreaks(before: Shape<"number">, after: Shape<"number">, at: string): string[] {
  const isNarrower =
    (after.min !== null && (before.min === null || before.min < after.min)) ||
    (after.max !== null && (before.max === null || before.max > after.max));
  return isNarrower ? [`${at} has narrower bounds`] : [];
}

function wordBreaks(before: Shape<"text">, after: Shape<"text">, at: string): string[] {
  const blank = before.blank && !after.blank ? [`${at} may no longer be blank`] : [];
  const { choices } = after;
  if (choices === null) return blank;
  if (before.choices === null) return [...blank, `${at} takes some words only`];
  return [
    ...blank,
    ...before.choices.filter((word) => !choices.includes(word)).map((word) => `${at} no longer takes ${word}`),
  ];
}
