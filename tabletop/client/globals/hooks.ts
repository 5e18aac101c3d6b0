/** A listener; only a strict `false` returned from it can cancel a `call`. */
export type HookListener = (...args: never[]) => unknown;

interface Entry {
  id: number;
  hook: string;
  fn: HookListener;
  once: boolean;
}

const listeners = new Map<string, Entry[]>();
let nextId = 1;

/** The documented registry of hooks. Listeners are never awaited and their errors never reach the caller. */
export class Hooks {
  /** Registered listeners by hook. */
  static get events(): Record<string, readonly Entry[]> {
    return Object.fromEntries(listeners);
  }

  static on(hook: string, fn: HookListener, options: { once?: boolean } = {}): number {
    const id = nextId++;
    const entries = listeners.get(hook) ?? [];
    entries.push({ id, hook, fn, once: options.once === true });
    listeners.set(hook, entries);
    return id;
  }

  static once(hook: string, fn: HookListener): number {
    return this.on(hook, fn, { once: true });
  }

  static off(hook: string, fn: HookListener | number): void {
    const entries = listeners.get(hook) ?? [];
    listeners.set(
      hook,
      entries.filter((entry) => (typeof fn === "number" ? entry.id !== fn : entry.fn !== fn)),
    );
  }

  /** Calls listeners in order until one returns strict false; then false, else true. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of [...(listeners.get(hook) ?? [])]) if (run(entry, args) === false) return false;
    return true;
  }

  /** Calls every listener; always true. */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of [...(listeners.get(hook) ?? [])]) run(entry, args);
    return true;
  }

  /** Reports an error of package code: to the log and to the hook `error`. */
  static onError(location: string, error: Error, options: { msg?: string; log?: string | null } = {}): void {
    console.error(options.msg ? `${options.msg}:` : `${location}:`, error);
    if (location !== "Hooks.error") Hooks.callAll("error", location, error, options);
  }
}

function run(entry: Entry, args: unknown[]): unknown {
  if (entry.once) Hooks.off(entry.hook, entry.id);
  try {
    return (entry.fn as (...values: unknown[]) => unknown)(...args);
  } catch (error) {
    const location = entry.hook === "error" ? "Hooks.error" : `Hooks.${entry.hook}`;
    Hooks.onError(location, error instanceof Error ? error : new Error(String(error)), {
      msg: `Error thrown in hooked function '${entry.fn.name}' for hook '${entry.hook}'`,
    });
    return undefined;
  }
}
