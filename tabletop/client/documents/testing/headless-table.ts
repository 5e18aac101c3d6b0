import { vi } from "vitest";
import { TestTable, until } from "../../../server/testing/tables.js";
import { idOf } from "../../../world/documents.js";
import type { HeadlessApi, HeadlessClient } from "./headless-client.js";

/** A real server with several clients in this process; each has its own copy of every module, as each page would. */
export class HeadlessTable {
  readonly #clients: HeadlessClient[] = [];

  private constructor(readonly table: TestTable) {}

  static async open(generation: 13 | 14 = 13): Promise<HeadlessTable> {
    return new HeadlessTable(await TestTable.open({}, generation));
  }

  async enter(shortId: string, init?: (api: HeadlessApi) => void): Promise<HeadlessClient> {
    vi.resetModules();
    const { startHeadless } = await import("./headless-client.js");
    const client = await startHeadless(this.table.server.url, idOf(shortId), init);
    this.#clients.push(client);
    const known = this.#clients.map(({ game }) => game.userId);
    await until(
      () => this.#clients.every(({ game }) => known.every((id) => game.users.get(id)?.active)),
      "everybody sees everybody",
    );
    return client;
  }

  async close(): Promise<void> {
    for (const client of this.#clients.splice(0)) client.close();
    await this.table.close();
  }
}

export { idOf, until };
