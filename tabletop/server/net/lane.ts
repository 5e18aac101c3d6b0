import type { Delay } from "./network.js";

/** What the network does to a user's messages in one direction; shared by all lanes of that user. */
export interface LaneState {
  held: boolean;
  delay: Delay;
}

interface Message {
  /** milliseconds since 1970 at which it may go on */
  due: number;
  deliver: () => void;
}

/** One direction of one connection: first in, first out, each message not before its time. */
export class Lane {
  readonly #queue: Message[] = [];
  #lastDue = 0;
  #timer: NodeJS.Timeout | undefined;
  #draining = false;
  #closed = false;

  constructor(
    private readonly state: LaneState,
    private readonly random: () => number,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  /** Delivers at once where nothing stands in the way. */
  push(deliver: () => void): void {
    if (this.#closed) return;
    this.#lastDue = Math.max(this.#lastDue, Date.now() + this.#drawDelay());
    this.#queue.push({ due: this.#lastDue, deliver });
    this.drain();
  }

  /** Delivers what is due, and sets a timer for the rest. */
  drain(): void {
    if (this.#draining) return;
    this.#draining = true;
    clearTimeout(this.#timer);
    while (!this.state.held && !this.#closed) {
      const next = this.#queue[0];
      if (!next) break;
      const wait = next.due - Date.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.drain(), wait);
        break;
      }
      this.#queue.shift();
      next.deliver();
    }
    this.#draining = false;
  }

  close(): void {
    this.#closed = true;
    this.#queue.length = 0;
    clearTimeout(this.#timer);
  }

  #drawDelay(): number {
    const { delay } = this.state;
    return typeof delay === "number" ? delay : delay.min + this.random() * (delay.max - delay.min);
  }
}
