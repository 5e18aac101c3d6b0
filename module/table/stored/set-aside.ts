import type { Json } from "../../kernel/json.js";
import { isJson, isNumber, isText, isWord } from "../../kernel/shape.js";
import type { FieldShape, GroupShape } from "./field-shape.js";

/** A stored value that could not be used, and where it stood: names of fields with dots between them. */
export interface Aside {
  readonly at: string;
  readonly value: Json;
}

type Data = Record<string, unknown>;

/**
 * Takes out of a model's stored source what its fields can't hold, so that the rest can be read; what is missing then has
 * its default. It changes the source in place, as the host's own cleaning does. What the host reads anyhow (a numeral
 * for a number, a number for a text) stays.
 */
export const takeAside = (source: Data, fields: GroupShape): Aside[] => fromGroup(source, fields, "");

function fromGroup(source: Data, fields: GroupShape, path: string): Aside[] {
  // A field that isn't known the host drops; a name that every object has it might take for a known one.
  const nameless = Object.entries(source).filter(([key]) => !isWord(key));
  for (const [key] of nameless) Reflect.deleteProperty(source, key);
  const unread = Object.entries(fields).flatMap(([name, shape]) => {
    const value = source[name];
    if (value === undefined) return [];
    const at = path + name;
    if (shape.kind === "group" && isObject(value)) return fromGroup(value, shape.fields, `${at}.`);
    if (shape.kind === "free" && isObject(value)) return fromFree(value, at);
    if (shape.kind === "list" && Array.isArray(value) && value.length <= MOST_ITEMS)
      return fromList(value as unknown[], shape.of, at);
    if (isReadable(value, shape)) return [];
    // A key that is gone, and not one that holds `undefined`: the host fills in what isn't there.
    Reflect.deleteProperty(source, name);
    return [aside(at, value)];
  });
  return [...nameless.map(([key, value]) => aside(path + key, value)), ...unread];
}

function fromFree(source: Data, path: string): Aside[] {
  const bad = Object.entries(source).filter(([key, value]) => !isWord(key) || !isJson(value));
  for (const [key] of bad) Reflect.deleteProperty(source, key);
  return bad.map(([key, value]) => aside(`${path}.${key}`, value));
}

function fromList(list: unknown[], shape: FieldShape, path: string): Aside[] {
  const isRow = (value: unknown): value is Data => shape.kind === "group" && isObject(value);
  const read = list.map((value, index) => ({ value, index, bad: !isRow(value) && !isReadable(value, shape) }));
  const sound = read.filter(({ bad }) => !bad).map(({ value }) => value);
  list.splice(0, list.length, ...sound);
  return read.flatMap(({ value, index, bad }) => {
    const at = `${path}.${String(index)}`;
    if (bad) return [aside(at, value)];
    return shape.kind === "group" && isObject(value) ? fromGroup(value, shape.fields, `${at}.`) : [];
  });
}

/** More than this no list of a creature or a thing has; a longer one is as bad as none. */
export const MOST_ITEMS = 1000;

function isReadable(value: unknown, shape: FieldShape): boolean {
  switch (shape.kind) {
    case "number":
      return value === null ? shape.nullable : isNumeral(value, shape);
    case "text":
      return value === null ? shape.nullable : isWording(value, shape);
    case "flag":
      return typeof value === "boolean" || value === "true" || value === "false";
    case "any":
      return true;
    case "list":
    case "group":
    case "free":
      return false;
  }
}

type Shape<K extends FieldShape["kind"]> = Extract<FieldShape, { kind: K }>;

/** A number within bounds, or a numeral of one; an empty text is none given. */
function isNumeral(value: unknown, { nullable, min, max }: Shape<"number">): boolean {
  if (typeof value === "string" && value.trim() === "") return nullable;
  const number = typeof value === "string" ? Number(value) : value;
  return isNumber(number) && !(min !== null && number < min) && !(max !== null && number > max);
}

function isWording(value: unknown, { blank, choices, long }: Shape<"text">): boolean {
  if (typeof value === "number" ? !isNumber(value) : typeof value !== "string") return false;
  const word = String(value);
  if (long ? word.length > MOST_TEXT : !isText(word)) return false;
  if (word === "") return blank;
  return choices === null || choices.includes(word);
}

/** Longer than a book: notes stay far below it. */
const MOST_TEXT = 1_000_000;
/** So much is kept of a value that was one endless text. */
const MOST_KEPT = 100_000;

const aside = (at: string, value: unknown): Aside => ({ at, value: asJson(value) });

/** What is no JSON is named by its kind: nothing else of it would survive being stored. */
function asJson(value: unknown): Json {
  if (isJson(value)) return value;
  if (typeof value === "string") return value.slice(0, MOST_KEPT);
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  return describe(value);
}

function describe(value: unknown): string {
  try {
    return toText(value)?.slice(0, MOST_KEPT) ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** Nothing comes of a function. */
const toText = (value: unknown): string | undefined => JSON.stringify(value);

const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);
