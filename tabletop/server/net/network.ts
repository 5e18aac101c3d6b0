import { Lane, type LaneState } from "./lane.js";
import { createRandom } from "./random.js";

/** `in`: from the client to the server; `out`: from the server to the client. */
export type Direction = "in" | "out" | "both";

/** A fixed delay, or one drawn evenly from the range for each message. Milliseconds. */
export type Delay = number | { min: number; max: number };

/**
 * Makes the network bad on purpose, user by user. Messages of one connection and direction keep their order whatever is
 * asked; between users anything may overtake anything. The seed is what draws delays from ranges: print it, and a failed run
 * can be run again.
 */
export class Network {
  readonly #random: () => number;
  readonly #states = new Map<string, LaneState>();
  readonly #lanes = new Map<string, Set<Lane>>();
  readonly #closers = new Map<string, Set<() => void>>();
  readonly #sent = new Map<string, number>();

  constructor(readonly seed: number) {
    this.#random = createRandom(seed);
  }

  /** Keeps back the messages of a user until {@link release}. */
  hold(userId: string, direction: Direction = "both"): void {
    this.#change(userId, direction, (state) => (state.held = true));
  }

  /** Lets go what was held back, in its order, and what comes after. */
  release(userId: string, direction: Direction = "both"): void {
    this.#change(userId, direction, (state) => (state.held = false));
  }

  /** From now on each message takes this long; 0 ends it. */
  delay(userId: string, delay: Delay, direction: Direction = "both"): void {
    this.#change(userId, direction, (state) => (state.delay = delay));
  }

  /** Cuts all connections of a user. What was under way is lost; the client may connect again. */
  drop(userId: string): void {
    for (const close of [...(this.#closers.get(userId) ?? [])]) close();
  }

  /** How many messages of a user are held back or delayed at this moment. */
  waiting(userId: string, direction: Direction = "both"): number {
    const lanes = directionsOf(direction).flatMap((each) => [...(this.#lanes.get(keyOf(userId, each)) ?? [])]);
    return lanes.reduce((sum, lane) => sum + lane.waiting, 0);
  }

  /** Bytes that have left the server for a user since it was started, by all connections of theirs. */
  sentBytes(userId: string): number {
    return this.#sent.get(userId) ?? 0;
  }

  /** Takes note of a packet on its way out. Not for tests. */
  countSent(userId: string, data: unknown): void {
    const size = typeof data === "string" || Buffer.isBuffer(data) ? Buffer.byteLength(data) : 0;
    this.#sent.set(userId, this.sentBytes(userId) + size);
  }

  /** A lane for one direction of a new connection. Not for tests. */
  openLane(userId: string, direction: "in" | "out"): Lane {
    const lane = new Lane(this.#stateOf(userId, direction), this.#random);
    const lanes = this.#lanes.get(keyOf(userId, direction)) ?? new Set();
    this.#lanes.set(keyOf(userId, direction), lanes.add(lane));
    return lane;
  }

  /** Forgets a lane; what waits in it is lost. Not for tests. */
  closeLane(userId: string, direction: "in" | "out", lane: Lane): void {
    lane.close();
    this.#lanes.get(keyOf(userId, direction))?.delete(lane);
  }

  /** Tells the network how to cut a connection; the answer takes that back. Not for tests. */
  onDrop(userId: string, close: () => void): () => void {
    const closers = this.#closers.get(userId) ?? new Set();
    this.#closers.set(userId, closers.add(close));
    return () => closers.delete(close);
  }

  #change(userId: string, direction: Direction, change: (state: LaneState) => void): void {
    for (const each of directionsOf(direction)) {
      change(this.#stateOf(userId, each));
      for (const lane of this.#lanes.get(keyOf(userId, each)) ?? []) lane.drain();
    }
  }

  #stateOf(userId: string, direction: "in" | "out"): LaneState {
    const key = keyOf(userId, direction);
    const state = this.#states.get(key) ?? { held: false, delay: 0 };
    this.#states.set(key, state);
    return state;
  }
}

function directionsOf(direction: Direction): ("in" | "out")[] {
  return direction === "both" ? ["in", "out"] : [direction];
}

function keyOf(userId: string, direction: "in" | "out"): string {
  return `${userId}.${direction}`;
}
