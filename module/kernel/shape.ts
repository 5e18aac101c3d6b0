import type { Json, JsonObject } from "./json.js";

/** Tells whether a value of unknown origin is what it has to be. It only looks: what passes is the very same value. */
export type Shape<T> = (value: unknown) => value is T;

/** Bounds of what is believed at all: no fight comes near them, and nothing beyond them is worth reading. */
const MOST = { number: 1e9, text: 20_000, word: 200, items: 20_000, depth: 12 } as const;

/** A number that can be counted with: neither infinite nor beyond all measure. */
export const isNumber: Shape<number> = (value): value is number =>
  typeof value === "number" && Math.abs(value) <= MOST.number;

/** A whole number in these bounds. */
export const isWhole: Shape<number> = (value): value is number => Number.isInteger(value) && isNumber(value);

/** A count of something, or a running number. */
export const isCount: Shape<number> = (value): value is number => isWhole(value) && value >= 0;

export const isFlag: Shape<boolean> = (value): value is boolean => typeof value === "boolean";

/** Words for people, or a text of a table's own. */
export const isText: Shape<string> = (value): value is string => typeof value === "string" && value.length <= MOST.text;

/**
 * A word by which something is looked up, blank where nothing is meant. What every object has by itself (`constructor`,
 * `__proto__`) names nothing.
 */
export const isWord: Shape<string> = (value): value is string =>
  typeof value === "string" && value.length <= MOST.word && !(value in Object.prototype);

/** An id: a word that names something, branded as whatever it names. */
export const idOf =
  <T extends string>(): Shape<T> =>
  (value): value is T =>
    isWord(value) && value !== "";

/** One of these words. */
export const oneOf =
  <const T extends string | number | boolean>(...words: readonly T[]): Shape<T> =>
  (value): value is T =>
    words.some((word) => word === value);

/** Either of the two. */
export const either =
  <A, B>(a: Shape<A>, b: Shape<B>): Shape<A | B> =>
  (value): value is A | B =>
    a(value) || b(value);

const isNull: Shape<null> = (value): value is null => value === null;

export const orNull = <T>(shape: Shape<T>): Shape<T | null> => either(shape, isNull);

/** May be missing. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= MOST.items && value.every((each: unknown) => shape(each));

/** A list with something in it. */
export const someOf =
  <T>(shape: Shape<T>): Shape<readonly [T, ...T[]]> =>
  (value): value is readonly [T, ...T[]] =>
    listOf(shape)(value) && value.length > 0;

/** An object used as a table: any words as keys, values of one kind. */
export const tableOf =
  <K extends string, T>(shape: Shape<T>): Shape<Readonly<Record<K, T>>> =>
  (value): value is Readonly<Record<K, T>> =>
    isObject(value) && Object.entries(value).every(([key, each]) => isWord(key) && shape(each));

/** What each field of a type has to be: every one of them has to be named, or it won't compile. */
type Fields<T extends object> = { readonly [K in keyof Required<T>]: Shape<T[K]> };

/** An object with these fields and no others. */
export const objectOf =
  <T extends object>(fields: Fields<T>): Shape<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries<Shape<unknown>>(fields).every(([key, shape]) => shape(value[key]));

/** What the fields of each of several objects have to be, besides the one that tells them apart. */
export type Kinds<T extends object, F extends keyof T & string> = {
  readonly [K in T[F] & string]: Fields<Omit<Extract<T, Readonly<Record<F, K>>>, F>>;
};

/** One of several objects, told apart by a field; each of the type's kinds has to be named here. */
export function kindOf<T extends object, F extends keyof T & string>(field: F, kinds: Kinds<T, F>): Shape<T> {
  const shapes = new Map<unknown, Shape<object>>(
    Object.entries<object>(kinds).map(([kind, fields]) => [kind, objectOf({ ...fields, [field]: isWord })]),
  );
  return (value): value is T => isObject(value) && shapes.get(value[field])?.(value) === true;
}

/** Plain JSON of whatever content, within bounds. Also what goes round in circles ends here: it is too deep. */
export const isJson: Shape<Json> = (value): value is Json => isJsonWithin(value, MOST.depth);

export const isJsonTable: Shape<JsonObject> = (value): value is JsonObject => isObject(value) && isJson(value);

function isJsonWithin(value: unknown, depth: number): boolean {
  if (value === null || isFlag(value) || isText(value)) return true;
  if (typeof value === "number") return isNumber(value);
  if (depth === 0 || typeof value !== "object") return false;
  if (Array.isArray(value))
    return value.length <= MOST.items && value.every((each: unknown) => isJsonWithin(each, depth - 1));
  const entries = Object.entries(value);
  return entries.length <= MOST.items && entries.every(([key, each]) => isWord(key) && isJsonWithin(each, depth - 1));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
