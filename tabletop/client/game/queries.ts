import { CONFIG } from "../globals/config.js";
import { getGame } from "../globals/env.js";
import type { RawSocket } from "./game-socket.js";

type Handler = (data: unknown, options: { timeout?: number | undefined }) => unknown;
type Answer = { ok: true; result: unknown } | { ok: false; error: { code: string; message: string } };

/** Questions of one client to another, answered by the handlers of `CONFIG.queries`. */
export class Queries {
  readonly #socket: RawSocket;

  constructor(socket: RawSocket) {
    this.#socket = socket;
    const receive = (
      delivery: { name: string; data: unknown; timeout?: number },
      acknowledge: (answer: Answer) => void,
    ): void => {
      void this.#deliver(delivery, acknowledge);
    };
    socket.on("query", receive);
  }

  /** Asks the client of another user. */
  ask(userId: string, name: string, data: unknown, options: { timeout?: number }): Promise<unknown> {
    const request = JSON.parse(JSON.stringify({ userId, name, data, ...options })) as object;
    return new Promise((resolve, reject) => {
      this.#socket.emit("query", request, (answer: Answer) => {
        if (answer.ok) resolve(answer.result);
        else reject(new Error(answer.error.message));
      });
    });
  }

  /** Answers on this client; both ways through JSON, as it is between clients. The handler isn't told who asks. */
  async answer(name: string, data: unknown, options: { timeout?: number | undefined } = {}): Promise<unknown> {
    const handlers = CONFIG["queries"] as Record<string, Handler> | undefined;
    const handler = handlers?.[name];
    if (!handler) throw new Error(`The query "${name}" is not registered for ${getGame().user?.name ?? "this user"}.`);
    const plain = data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown);
    const result = await handler(plain, options);
    return result === undefined ? undefined : (JSON.parse(JSON.stringify(result)) as unknown);
  }

  async #deliver(
    delivery: { name: string; data: unknown; timeout?: number },
    acknowledge: (answer: Answer) => void,
  ): Promise<void> {
    try {
      const result = await this.answer(delivery.name, delivery.data, { timeout: delivery.timeout });
      acknowledge({ ok: true, result: result ?? null });
    } catch (error) {
      console.error(`The query ${delivery.name} failed:`, error);
      acknowledge({
        ok: false,
        error: { code: "failed", message: error instanceof Error ? error.message : String(error) },
      });
    }
  }
}
