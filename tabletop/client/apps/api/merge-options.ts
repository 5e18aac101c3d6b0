type Options = Record<string, unknown>;

/**
 * Merges application options from the base class down: arrays are joined without repeats, plain objects are merged,
 * everything else (functions, documents, null) is replaced by the later one.
 */
export function mergeOptions(layers: readonly object[]): Options {
  const merged: Options = {};
  for (const layer of layers) mergeInto(merged, layer as Options);
  return merged;
}

function mergeInto(target: Options, layer: Options): void {
  for (const [key, value] of Object.entries(layer)) {
    if (value === undefined) continue;
    const known = target[key];
    if (Array.isArray(value)) {
      const before = Array.isArray(known) ? (known as unknown[]) : [];
      target[key] = [...new Set([...before, ...(value as unknown[])])];
    } else if (isPlainObject(value)) {
      const inner: Options = isPlainObject(known) ? known : {};
      mergeInto(inner, value);
      target[key] = inner;
    } else {
      target[key] = value;
    }
  }
}

function isPlainObject(value: unknown): value is Options {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
