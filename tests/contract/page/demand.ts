/** Throws unless both are the same as JSON, in which a function is a word; the message says what was compared. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [sorted(actual), sorted(expected)];
  if (is !== should) throw new Error(`${what}: is ${is}, should be ${should}`);
}

/** Throws unless the condition holds. */
export function holds(condition: unknown, what: string): void {
  if (!condition) throw new Error(`should hold: ${what}`);
}

/** Throws unless the action fails, now or later; its message is returned. */
export async function fails(action: () => unknown, what: string): Promise<string> {
  try {
    await action();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error(`should have failed: ${what}`);
}

/** Waits until the question is answered with something true, and returns that. */
export async function until<T>(question: () => T, what: string, timeout = 15_000): Promise<NonNullable<T>> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = question();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${timeout} ms in vain: ${what}`);
    await rest(10);
  }
}

/** Lets things happen that ought not to: only then can their absence be seen. */
export const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function sorted(value: unknown): string {
  const order = (_key: string, inner: unknown): unknown => {
    // JSON takes a function in a list for null, and so "something to call" for "nothing".
    if (typeof inner === "function") return "a function";
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return JSON.stringify(value, order) ?? "undefined";
}
