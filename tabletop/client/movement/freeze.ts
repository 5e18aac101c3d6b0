/** Freezes plain objects and arrays all the way down. Instances of classes are left alone. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/** Freezes all of an object but the named keys of its top level. */
export function freezeExcept<T extends object>(value: T, writable: readonly (keyof T)[]): T {
  for (const key of Object.keys(value) as (keyof T)[]) {
    if (writable.includes(key)) continue;
    deepFreeze(value[key]);
    Object.defineProperty(value, key, { writable: false, configurable: false });
  }
  return Object.preventExtensions(value);
}
