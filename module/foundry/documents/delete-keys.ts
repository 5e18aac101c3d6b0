/**
 * An update that takes keys out of a stored map. The one place that knows how: Foundry 13 reads it from the key's name,
 * 14 from the value.
 */
export function deleteKeys(keys: readonly string[]): Record<string, unknown> {
  const operator = (globalThis as { readonly _del?: unknown })._del;
  const byName = game.release.generation < 14 || operator === undefined;
  return Object.fromEntries(keys.map((key) => (byName ? [`-=${key}`, null] : [key, operator])));
}
