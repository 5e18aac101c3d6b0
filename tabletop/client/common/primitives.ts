import { equals } from "./utils/equality.js";
import { slugify } from "./utils/strings.js";

type Method = (this: never, ...args: never[]) => unknown;

function extend(target: object, methods: Record<string, Method>): void {
  for (const [name, value] of Object.entries(methods)) {
    if (!(name in target))
      Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false });
  }
}

/** The documented additions to the classes of the language. */
export function extendPrimitives(): void {
  extendMath();
  extendNumbers();
  extendStrings();
  extendArrays();
  extendSets();
}

function extendMath(): void {
  const turn = (value: number, full: number): number => ((value % full) + full) % full;
  extend(Math, {
    clamp: (value: number, min: number, max: number) => Math.min(Math.max(value, min), max),
    mix: (a: number, b: number, weight: number) => a * (1 - weight) + b * weight,
    normalizeDegrees: (degrees: number) => turn(degrees, 360),
    normalizeRadians: (radians: number) => turn(radians + Math.PI, 2 * Math.PI) - Math.PI,
    toDegrees: (radians: number) => (radians * 180) / Math.PI,
    toRadians: (degrees: number) => (degrees * Math.PI) / 180,
  });
}

function extendNumbers(): void {
  extend(Number, {
    isNumeric: (value: unknown) =>
      !(value instanceof Array) && value !== null && value !== "" && Number.isFinite(Number(value)),
    fromString: (value: string) => (/\S/.test(value) ? Number(value.replace(/\s+/g, "")) : NaN),
  });
  extend(Number.prototype, {
    almostEqual(this: number, other: number, epsilon = 1e-8) {
      return Math.abs(this - other) < epsilon;
    },
    between(this: number, a: number, b: number, inclusive = true) {
      const [min, max] = [Math.min(a, b), Math.max(a, b)];
      return inclusive ? this >= min && this <= max : this > min && this < max;
    },
    paddedString(this: number, digits: number) {
      return this.toString().padStart(digits, "0");
    },
    signedString(this: number) {
      return this < 0 ? `−${-this}` : `+${this.valueOf()}`;
    },
    toNearest(this: number, interval = 1, method: "round" | "floor" | "ceil" = "round") {
      const decimals = (String(interval).split(".")[1] ?? "").length;
      return Number((Math[method](this / interval) * interval).toFixed(decimals));
    },
  });
}

function extendStrings(): void {
  extend(String.prototype, {
    capitalize(this: string) {
      return this.charAt(0).toUpperCase() + this.slice(1);
    },
    compare(this: string, other: string) {
      return this.localeCompare(other);
    },
    slugify(this: string, options: { replacement?: string } = {}) {
      return slugify(String(this), options.replacement);
    },
    titleCase(this: string) {
      return this.replace(/\S+/g, (part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
    },
  });
}

function extendArrays(): void {
  extend(Array, { fromRange: (length: number, start = 0) => Array.from({ length }, (_, index) => index + start) });
  extend(Array.prototype, {
    deepFlatten(this: unknown[]) {
      return this.flat(Infinity);
    },
    equals(this: unknown[], other: unknown[]) {
      return equals([...this], other);
    },
    findSplice(this: unknown[], find: (value: unknown) => unknown, replacement?: unknown) {
      const index = this.findIndex(find);
      if (index < 0) return null;
      return (replacement === undefined ? this.splice(index, 1) : this.splice(index, 1, replacement))[0];
    },
    partition(this: unknown[], rule: (value: unknown) => unknown) {
      return [this.filter((value) => !rule(value)), this.filter((value) => rule(value))];
    },
  });
}

function extendSets(): void {
  extend(Set.prototype, {
    equals(this: Set<unknown>, other: unknown) {
      return other instanceof Set && other.size === this.size && [...this].every((value) => other.has(value));
    },
    every(this: Set<unknown>, test: (value: unknown) => unknown) {
      return [...this].every((value) => test(value));
    },
    filter(this: Set<unknown>, test: (value: unknown) => unknown) {
      return new Set([...this].filter((value) => test(value)));
    },
    find(this: Set<unknown>, test: (value: unknown) => unknown) {
      return [...this].find((value) => test(value));
    },
    first(this: Set<unknown>) {
      return this.values().next().value;
    },
    intersects(this: Set<unknown>, other: Set<unknown>) {
      return [...this].some((value) => other.has(value));
    },
    isSubset(this: Set<unknown>, other: Set<unknown>) {
      return [...this].every((value) => other.has(value));
    },
    map(this: Set<unknown>, transform: (value: unknown) => unknown) {
      return new Set([...this].map((value) => transform(value)));
    },
    reduce(this: Set<unknown>, step: (result: unknown, value: unknown) => unknown, initial: unknown) {
      return [...this].reduce((result, value) => step(result, value), initial);
    },
    some(this: Set<unknown>, test: (value: unknown) => unknown) {
      return [...this].some((value) => test(value));
    },
    toObject(this: Set<unknown>) {
      return [...this];
    },
    union(this: Set<unknown>, other: Set<unknown>) {
      return new Set([...this, ...other]);
    },
    intersection(this: Set<unknown>, other: Set<unknown>) {
      return new Set([...this].filter((value) => other.has(value)));
    },
    difference(this: Set<unknown>, other: Set<unknown>) {
      return new Set([...this].filter((value) => !other.has(value)));
    },
    isSubsetOf(this: Set<unknown>, other: Set<unknown>) {
      return [...this].every((value) => other.has(value));
    },
  });
}
