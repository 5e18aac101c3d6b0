import type { ConsoleMessage, Page } from "playwright-core";

/** What headless Chromium says of its software graphics; nobody can mend it. */
const HARMLESS = [/GPU stall due to ReadPixels/, /Automatic fallback to software WebGL/];

/** Everything that went wrong inside a page: thrown errors, console errors, files that were not there. */
export class Complaints {
  readonly #lines: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #tolerated: RegExp[] = [];
  #muted = false;

  watch(who: string, page: Page): void {
    page.on("pageerror", (error) => this.#note(`${who}: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#note(`${who}: ${message.text()} (${place(message)})`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.#note(`${who}: ${response.status()} ${response.url()}`);
    });
  }

  /** For a part of a test that breaks the connection on purpose: what is said meanwhile does not count. */
  async during<T>(breaking: () => Promise<T>): Promise<T> {
    this.#muted = true;
    try {
      return await breaking();
    } finally {
      this.#muted = false;
    }
  }

  /** For what a test provokes: a complaint like this has to come, as often as it likes. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** For what may be said now and then and is nobody's fault: it never counts. */
  tolerate(...patterns: readonly RegExp[]): void {
    this.#tolerated.push(...patterns);
  }

  /** Throws with all complaints since the last call, and with those that were expected and never came. */
  demandNone(): void {
    const lines = this.#lines.splice(0);
    const expected = this.#expected.splice(0);
    const others = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
    if (others.length > 0) throw new Error(`the pages complained:\n${others.join("\n")}`);
    const silent = expected.filter((pattern) => !lines.some((line) => pattern.test(line)));
    if (silent.length > 0) throw new Error(`no page complained of ${silent.join(", ")}`);
  }

  #note(line: string): void {
    if (this.#muted || [...HARMLESS, ...this.#tolerated].some((pattern) => pattern.test(line))) return;
    this.#lines.push(line);
  }
}

function place(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return url ? `${url}:${lineNumber}` : "no place";
}
