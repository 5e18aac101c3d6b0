import type { Connection } from "./connection.js";

/** Who is at the table: the open connections, in the order in which they came. */
export class Sessions {
  readonly #connections = new Set<Connection>();

  /** Answers whether the user was away until now. */
  add(connection: Connection): boolean {
    const wasAway = !this.isActive(connection.userId);
    this.#connections.add(connection);
    return wasAway;
  }

  /** Answers whether the user is away from now on. */
  remove(connection: Connection): boolean {
    this.#connections.delete(connection);
    return !this.isActive(connection.userId);
  }

  isActive(userId: string): boolean {
    return this.latestOf(userId) !== undefined;
  }

  activeUsers(): string[] {
    return [...new Set([...this.#connections].map((connection) => connection.userId))];
  }

  /** The newest connection of a user: the one that answers queries. */
  latestOf(userId: string): Connection | undefined {
    return [...this.#connections].filter((connection) => connection.userId === userId).at(-1);
  }

  others(than: Connection): Connection[] {
    return [...this.#connections].filter((connection) => connection !== than);
  }
}
