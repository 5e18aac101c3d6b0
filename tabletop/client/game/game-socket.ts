/** What of socket.io the client uses. */
export interface RawSocket {
  id?: string | undefined;
  connected: boolean;
  emit(event: string, ...args: unknown[]): unknown;
  on(event: string, listener: (...args: never[]) => void): unknown;
  onAny(listener: (event: string, ...args: unknown[]) => void): unknown;
}

type Listener = (...args: unknown[]) => unknown;

/**
 * The socket that packages get. Events that come while the client loads wait, and are played to the listeners just before
 * `ready`; a listener that is added later has missed them.
 */
export class GameSocket {
  readonly #listeners = new Map<string, Listener[]>();
  #waiting: [string, unknown[]][] | null = [];
  readonly #raw: RawSocket;

  constructor(raw: RawSocket) {
    this.#raw = raw;
    raw.onAny((event, ...args) => this.#receive(event, args));
  }

  get id(): string | undefined {
    return this.#raw.id;
  }
  get connected(): boolean {
    return this.#raw.connected;
  }

  emit(event: string, ...args: unknown[]): this {
    this.#raw.emit(event, ...args);
    return this;
  }
  on(event: string, listener: Listener): this {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    return this;
  }
  once(event: string, listener: Listener): this {
    const single: Listener = (...args) => {
      this.off(event, single);
      return listener(...args);
    };
    return this.on(event, single);
  }
  off(event: string, listener?: Listener): this {
    if (!listener) this.#listeners.delete(event);
    else
      this.#listeners.set(
        event,
        (this.#listeners.get(event) ?? []).filter((candidate) => candidate !== listener),
      );
    return this;
  }

  #receive(event: string, args: unknown[]): void {
    if (!event.startsWith("system.") && !event.startsWith("module.")) return;
    if (this.#waiting) this.#waiting.push([event, args]);
    else this.#play(event, args);
  }

  #play(event: string, args: unknown[]): void {
    for (const listener of this.#listeners.get(event) ?? []) {
      try {
        listener(...args);
      } catch (error) {
        console.error(`A listener of ${event} failed:`, error);
      }
    }
  }

  /** Plays what has waited; from now on events are played at once. */
  release(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const [event, args] of waiting) this.#play(event, args);
  }
}
