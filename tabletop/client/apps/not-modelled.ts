/** Names that feature tests and the language itself may ask for without meaning a member of ours. */
const HARMLESS = new Set(["then", "toJSON", "constructor", "prototype", "__esModule", "nodeType", "asymmetricMatch"]);

/** Wraps a namespace so that a member we don't offer throws, instead of being undefined for whoever relies on it. */
export function sealNamespace<T extends object>(path: string, namespace: T): T {
  return new Proxy(namespace, {
    get(target, key, receiver): unknown {
      if (typeof key === "symbol" || key in target || HARMLESS.has(key)) return Reflect.get(target, key, receiver);
      throw new Error(`NotModelled: ${path}.${key}`);
    },
  });
}
