import type { QueryAck, QueryDelivery, QueryRequest } from "../../protocol.js";
import { Failure, toWireError } from "../failure.js";
import { isObject } from "../json.js";
import type { Connection } from "./connection.js";
import type { Sessions } from "./sessions.js";

/** Questions from one user to another: answered, timed out, or rejected because the asked one left. */
export class Queries {
  readonly #open = new Map<Connection, Set<(answer: QueryAck) => void>>();

  constructor(private readonly sessions: Sessions) {}

  ask(senderId: string, request: QueryRequest, answer: (ack: QueryAck) => void): void {
    const target = this.sessions.latestOf(request.userId);
    if (!target) return answer(refusal("offline", `User ${request.userId} is not connected`));
    const open = this.#open.get(target) ?? new Set();
    this.#open.set(target, open);
    let timer: NodeJS.Timeout | undefined;
    const settle = (ack: QueryAck): void => {
      if (!open.delete(settle)) return;
      clearTimeout(timer);
      answer(ack);
    };
    open.add(settle);
    const { timeout } = request;
    if (timeout !== undefined) {
      timer = setTimeout(() => settle(refusal("timeout", `No answer within ${timeout} ms`)), timeout);
    }
    target.ask("query", deliveryOf(senderId, request), (value) => settle(parseAck(value)));
  }

  /** The user behind this connection will not answer any more. */
  abandon(connection: Connection): void {
    for (const settle of [...(this.#open.get(connection) ?? [])]) settle(refusal("offline", "The asked user left"));
    this.#open.delete(connection);
  }
}

/** Checks the shape of what came over the wire. */
export function parseQueryRequest(value: unknown): QueryRequest {
  if (!isObject(value) || typeof value["userId"] !== "string" || typeof value["name"] !== "string") {
    throw new Failure("malformed", "query: userId or name is missing");
  }
  const request: QueryRequest = { userId: value["userId"], name: value["name"], data: value["data"] ?? null };
  if (typeof value["timeout"] === "number") request.timeout = value["timeout"];
  return request;
}

function deliveryOf(senderId: string, { name, data, timeout }: QueryRequest): QueryDelivery {
  return timeout === undefined ? { name, data, senderId } : { name, data, senderId, timeout };
}

function parseAck(value: unknown): QueryAck {
  if (!isObject(value)) return refusal("malformed", "The answer has the wrong form");
  if (value["ok"] === true) return { ok: true, result: value["result"] ?? null };
  const error = isObject(value["error"]) ? value["error"] : {};
  return refusal("failed", String(error["message"] ?? "The asked client failed"));
}

function refusal(code: "offline" | "timeout" | "malformed" | "failed", message: string): QueryAck {
  return { ok: false, error: toWireError(new Failure(code, message)) };
}
