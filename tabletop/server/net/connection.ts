import type { Socket } from "socket.io";
import type { ServerToClientEvents } from "../../protocol.js";
import type { Network } from "./network.js";

export type Ack = (...values: unknown[]) => void;

/** What a client sent: the event, its arguments, and its acknowledgement (which does nothing where none was asked). */
export interface Incoming {
  event: string;
  args: unknown[];
  ack: Ack;
}

type EventName = keyof ServerToClientEvents;

/** One browser tab. Everything it sends and gets passes through the network's lanes, so that order per client stays. */
export class Connection {
  readonly #network: Network;
  readonly #socket: Socket;
  readonly #lanes;
  readonly #forget: () => void;

  constructor(
    readonly userId: string,
    socket: Socket,
    network: Network,
  ) {
    this.#socket = socket;
    this.#network = network;
    this.#lanes = { in: network.openLane(userId, "in"), out: network.openLane(userId, "out") };
    this.#forget = network.onDrop(userId, () => socket.conn.close());
    socket.conn.on("packetCreate", ({ data }: { data?: unknown }) => network.countSent(userId, data));
  }

  listen(handle: (incoming: Incoming) => void): void {
    this.#socket.onAny((event: string, ...args: unknown[]) => {
      const last = args.at(-1);
      const asked = typeof last === "function" ? (last as Ack) : undefined;
      const rest = asked ? args.slice(0, -1) : args;
      const ack: Ack = (...values) => this.#lanes.out.push(() => asked?.(...values));
      this.#lanes.in.push(() => handle({ event, args: rest, ack }));
    });
  }

  send<E extends EventName>(event: E, ...args: Parameters<ServerToClientEvents[E]>): void {
    this.sendRaw(event, ...args);
  }

  /** For the system's own channel, whose name the protocol does not know. */
  sendRaw(event: string, ...args: unknown[]): void {
    this.#lanes.out.push(() => this.#socket.emit(event, ...args));
  }

  /** Sends and waits for the client's acknowledgement, which passes the lanes too. */
  ask(event: string, payload: unknown, answer: (value: unknown) => void): void {
    this.#lanes.out.push(() => {
      this.#socket.emit(event, payload, (value: unknown) => this.#lanes.in.push(() => answer(value)));
    });
  }

  onClose(handle: () => void): void {
    this.#socket.on("disconnect", () => {
      this.#forget();
      this.#network.closeLane(this.userId, "in", this.#lanes.in);
      this.#network.closeLane(this.userId, "out", this.#lanes.out);
      handle();
    });
  }
}
