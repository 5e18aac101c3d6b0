import fc from "fast-check";

/** Something that came from elsewhere, and whether whoever reads it must refuse it wherever it was put. */
export interface Forged {
  readonly value: unknown;
  readonly poisoned: boolean;
  /** What was done to it, for whoever reads a failure. */
  readonly how: string;
}

type Path = readonly (string | number)[];

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Each place within a value, the whole included. */
function placesOf(value: unknown, at: Path = []): Path[] {
  return [at, ...(isNode(value) ? Object.entries(value).flatMap(([key, each]) => placesOf(each, [...at, key])) : [])];
}

/** A copy with something else in one place. */
function putAt(value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (!isNode(value)) return value;
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...(value as unknown[])] as unknown as Record<string, unknown>)
    : { ...value };
  define(copy, String(first), putAt(copy[first], rest, change));
  return copy;
}

/** Also `__proto__` becomes a key like any other, as JSON makes it. */
function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { then: value };
  return value;
};

const withKey = (key: string, extra: unknown) => (old: unknown) => {
  if (!isNode(old) || Array.isArray(old)) return { [key]: extra };
  const copy = { ...old };
  define(copy, key, extra);
  return copy;
};

const without = (old: unknown): unknown => {
  if (!isNode(old)) return undefined;
  if (Array.isArray(old)) return (old as unknown[]).slice(1);
  return Object.fromEntries(Object.entries(old).slice(1));
};

/** What must be refused wherever it stands: nothing of it can be counted with, named or stored. */
const POISONS: readonly (readonly [string, (old: unknown) => unknown])[] = [
  ["NaN", () => Number.NaN],
  ["infinity", () => Number.NEGATIVE_INFINITY],
  ["a number beyond all measure", () => 1e300],
  ["a text without end", () => "x".repeat(100_000)],
  ["a depth without end", () => nested(300)],
  ["a key that every object has", withKey("__proto__", { polluted: true })],
  ["a key of the language", withKey("constructor", { prototype: { polluted: true } })],
  ["a list without end", () => Array.from({ length: 30_000 }, () => [0, 0])],
  ["a function", () => () => 1],
];

const CHANGES: readonly (readonly [string, (old: unknown) => unknown])[] = [
  ["dropped", () => undefined],
  ["emptied of one", without],
  ["null", () => null],
  ["another id", () => "nobody"],
  ["an empty word", () => ""],
  ["a word of the language", () => "__proto__"],
  ["a fraction", () => 0.5],
  ["less than nothing", () => -7],
  ["very much", () => 999_999_999],
  ["a number as text", (old) => String(old)],
  ["in a list", (old) => [old, old]],
  ["in an object", (old) => ({ value: old })],
  ["no more than an object", () => ({})],
  ["no more than a list", () => []],
  ["a flag", () => true],
  ["a further key", withKey("further", 1)],
];

/** One valid sample with one place of it forged. */
function forgeOnce(sample: unknown): fc.Arbitrary<Forged> {
  const places = placesOf(sample);
  const deeds = [
    ...POISONS.map((each) => [...each, true] as const),
    ...CHANGES.map((each) => [...each, false] as const),
  ];
  return fc
    .tuple(fc.nat(places.length - 1), fc.constantFrom(...deeds))
    .map(([place, [name, change, poisoned]]): Forged => {
      const at = places[place] ?? [];
      return { value: putAt(sample, at, change), poisoned, how: `${at.join(".")}: ${name}` };
    });
}

/** Anything at all, samples with one place or two forged, and whole ones. */
export const forgeries = (samples: readonly unknown[]): fc.Arbitrary<Forged> =>
  fc.oneof(
    {
      weight: 1,
      arbitrary: fc.jsonValue({ maxDepth: 5 }).map((value) => ({ value, poisoned: false, how: "anything" })),
    },
    { weight: 6, arbitrary: fc.constantFrom(...samples).chain(forgeOnce) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...samples)
        .chain(forgeOnce)
        .chain((once) =>
          isNode(once.value) && !once.poisoned
            ? forgeOnce(once.value).map((twice) => ({ ...twice, how: `${once.how}; ${twice.how}` }))
            : fc.constant(once),
        ),
    },
  );

/** Frozen through and through: whoever changes in passing what it only has to look at is found at once. */
export function frozen<T>(value: T): T {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (!isNode(next) || Object.isFrozen(next)) continue;
    Object.freeze(next);
    open.push(...Object.values(next));
  }
  return value;
}
