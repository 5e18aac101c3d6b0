import { Deferred } from "./deferred.js";

/**
 * Holds one movement between two of its segments until everybody who asked for a pause has let go.
 * Every promise handed out settles when the movement has gone on (true) or ended without going on (false).
 */
export class MovementHolds {
  readonly #open = new Set<string | symbol>();
  readonly #used = new Set<string>();
  readonly #early = new Set<string>();
  #released = new Deferred<void>();
  #outcome = new Deferred<boolean>();

  /** Whether somebody still holds the movement. */
  get held(): boolean {
    return this.#open.size > 0;
  }

  /** Resolves when nobody holds the movement any more. */
  get released(): Promise<void> {
    return this.held ? this.#released.promise : Promise.resolve();
  }

  /** Holds under a key, to be released by anyone who may update the token. Throws if the key was used before. */
  holdByKey(key: string): Promise<boolean> {
    if (this.#used.has(key)) throw new Error(`The key "${key}" was already used to pause this movement.`);
    this.#used.add(key);
    if (!this.#early.delete(key)) this.#open.add(key);
    return this.#outcome.promise;
  }

  /** Holds until the returned function is called. */
  holdByCallback(): () => Promise<boolean> {
    const token = Symbol("hold");
    this.#open.add(token);
    return () => {
      this.#letGo(token);
      return this.#outcome.promise;
    };
  }

  /** Releases a key; a key that isn't held yet won't hold any more when it is asked for. */
  release(key: string): void {
    if (this.#open.has(key)) this.#letGo(key);
    else if (!this.#used.has(key)) this.#early.add(key);
  }

  /** The movement went on, or ended: answers everybody who waits. */
  settle(continued: boolean): void {
    this.#open.clear();
    this.#released.resolve();
    this.#outcome.resolve(continued);
  }

  #letGo(key: string | symbol): void {
    if (!this.#open.delete(key) || this.#open.size > 0) return;
    this.#released.resolve();
    this.#released = new Deferred();
  }
}
