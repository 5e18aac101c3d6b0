const STEP = 25;
/** Milliseconds for what takes a moment on an idle machine, and much longer on a busy one. */
export const PATIENCE = 45_000;

/**
 * Polls until the question is answered with something else than undefined, null or false, and returns that. The message of a
 * failure says what was awaited and, by `tell`, how things stood.
 */
export async function waitFor<T>(
  what: string,
  question: () => Promise<T> | T,
  { timeout = PATIENCE, tell }: { timeout?: number; tell?: () => Promise<string> | string } = {},
): Promise<Exclude<T, undefined | null | false>> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await question();
    if (answer !== undefined && answer !== null && answer !== false) {
      return answer as Exclude<T, undefined | null | false>;
    }
    if (Date.now() > end) throw new Error(await describeFailure(what, timeout, tell));
    await pause(STEP);
  }
}

/** Demands that the condition holds for the whole time: for what must not happen. */
export async function holdsFor(
  what: string,
  milliseconds: number,
  condition: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (!(await condition())) throw new Error(`should have held for ${milliseconds} ms: ${what}`);
    await pause(STEP);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function describeFailure(
  what: string,
  timeout: number,
  tell: (() => Promise<string> | string) | undefined,
): Promise<string> {
  const state = tell ? `\nat the end: ${await tell()}` : "";
  return `waited ${timeout} ms in vain: ${what}${state}`;
}
