/** Names that feature tests and the language itself ask for without meaning a member. */
const HARMLESS = new Set([
  "then",
  "toJSON",
  "constructor",
  "prototype",
  "__esModule",
  "nodeType",
  "asymmetricMatch",
  "$$typeof",
  "default",
  "hasOwnProperty",
]);

/** Every path that was asked for and isn't modelled, with how often. */
export const notModelled = new Map<string, number>();

/** The error for a member that isn't modelled; it is counted. */
export function notModelledError(path: string): Error {
  notModelled.set(path, (notModelled.get(path) ?? 0) + 1);
  return new Error(`NotModelled: ${path}`);
}

/**
 * Makes reads of unknown members throw where they would be silently undefined. Feature tests by `in` work as ever;
 * `allowed` lists members that packages ask for by `?.`.
 */
export function sealNamespace<T extends object>(path: string, namespace: T, allowed: readonly string[] = []): T {
  const harmless = new Set([...HARMLESS, ...allowed]);
  return new Proxy(namespace, {
    get(target, key): unknown {
      // The target itself is the receiver: getters with private state would refuse the proxy.
      if (typeof key === "symbol" || key in target || harmless.has(key)) return Reflect.get(target, key);
      throw notModelledError(`${path}.${key}`);
    },
  });
}
