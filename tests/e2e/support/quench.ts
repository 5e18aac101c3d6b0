/** What came of one test of a batch. */
export interface QuenchTest {
  readonly batch: string;
  readonly title: string;
  /** nothing where it passed */
  readonly error: string | null;
}

/** The stand-in as a page sees it. */
export interface QuenchPage {
  quench: { keys(): string[]; run(keys: readonly string[], only?: string): Promise<QuenchTest[]> };
}

/**
 * A stand-in for Quench, put into a page before anything else of it: offers what that module documents for registering
 * batches, tells of itself in `setup` as it does, and runs what was registered as Mocha does, two seconds of patience
 * included where a suite asks for no more.
 */
export function putQuench(): void {
  interface Suite {
    milliseconds: number;
    readonly before: (() => unknown)[];
    readonly after: (() => unknown)[];
    readonly parts: ({ title: string; test: () => unknown } | Suite)[];
    timeout(milliseconds: number): void;
  }
  interface HostHooks {
    on(name: string, listener: () => void): void;
    callAll(name: string, ...args: unknown[]): void;
  }
  type Register = (context: Record<string, unknown>) => void;
  const batches = new Map<string, Register>();

  const makeSuite = (milliseconds: number): Suite => ({
    ...{ milliseconds, before: [], after: [], parts: [] },
    timeout(given) {
      this.milliseconds = given;
    },
  });

  const collect = (register: Register): Suite => {
    let suite = makeSuite(2000);
    const context = {
      describe(_title: string, fill: (this: Suite) => void) {
        const [outer, inner] = [suite, makeSuite(suite.milliseconds)];
        outer.parts.push(inner);
        suite = inner;
        fill.call(inner);
        suite = outer;
      },
      it: (title: string, test: () => unknown) => suite.parts.push({ title, test }),
      before: (prepare: () => unknown) => suite.before.push(prepare),
      after: (tidy: () => unknown) => suite.after.push(tidy),
    };
    register(context);
    return suite;
  };

  const within = async (milliseconds: number, work: () => unknown): Promise<string | null> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Timeout of ${milliseconds}ms exceeded.`)), milliseconds);
    });
    try {
      await Promise.race([work(), late]);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      clearTimeout(timer);
    }
  };

  const play = async (suite: Suite, batch: string, only: string, results: QuenchTest[]): Promise<void> => {
    const all = async (title: string, hooks: readonly (() => unknown)[]): Promise<boolean> => {
      for (const hook of hooks) {
        const error = await within(suite.milliseconds, hook);
        if (error !== null) return results.push({ batch, title, error }) === 0;
      }
      return true;
    };
    if (await all('"before all" hook', suite.before))
      for (const part of suite.parts)
        if (!("test" in part)) await play(part, batch, only, results);
        else if (part.title.includes(only))
          results.push({ batch, title: part.title, error: await within(suite.milliseconds, part.test) });
    await all('"after all" hook', suite.after);
  };

  const quench = {
    registerBatch: (key: string, register: Register): unknown => batches.set(key, register),
    keys: () => [...batches.keys()],
    /** Runs batches, of whose tests `only` those with this text in their titles, as Mocha's grep does. */
    async run(keys: readonly string[], only = ""): Promise<QuenchTest[]> {
      const results: QuenchTest[] = [];
      for (const key of keys) {
        const register = batches.get(key);
        if (register) await play(collect(register), key, only, results);
      }
      return results;
    },
  };

  // Packages of the page come later: the hooks are caught at the moment when there are some.
  Object.defineProperty(globalThis, "Hooks", {
    ...{ configurable: true, get: () => undefined },
    set(hooks: HostHooks) {
      Object.defineProperty(globalThis, "Hooks", { value: hooks, configurable: true, writable: true });
      Object.assign(globalThis, { quench });
      hooks.on("setup", () => hooks.callAll("quenchReady", quench));
    },
  });
}
