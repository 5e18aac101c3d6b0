/** Makes a forgotten case a compile error, and a named runtime error where untyped data slips through. */
export function assertNever(value: never, place: string): never {
  throw new Error(`${place}: unexpected ${JSON.stringify(value)}`);
}
