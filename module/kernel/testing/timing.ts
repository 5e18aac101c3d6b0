/** Something that is timed, one call a board; what it returns is not looked at. */
export type Timed = (board: number) => unknown;

/** A way of doing the same job that users would otherwise have. */
export interface Peer {
  readonly name: string;
  readonly run: Timed;
  /** How many times as long as ours it has to take at least. */
  readonly goal: number;
}

/** One job done by us and by others, side by side on the same boards. */
export interface Contest {
  readonly kind: "contest";
  readonly name: string;
  /** Boards in turn: one board again and again looks faster than it is. */
  readonly boards: number;
  readonly ours: Timed;
  readonly peers: readonly Peer[];
  /** Throws where the answers differ on that board. Called on each before the first round and after the last. */
  readonly check: (board: number) => void;
}

/** What the runner lends to a measurement. */
export interface Instruments {
  /** Milliseconds on the clock. */
  readonly now: () => number;
  /** Bytes in use after a full collection. */
  readonly heap: () => number;
}

/** One number that may not exceed its limit. */
export interface Measure {
  readonly kind: "measure";
  readonly name: string;
  readonly unit: string;
  readonly limit: number;
  readonly run: (instruments: Instruments) => number;
}

/** An independent check of what is timed: runs before the first ratio and again after the last. */
export interface Proof {
  readonly name: string;
  /** Throws where something is wrong; answers how many cases were compared. */
  readonly run: () => number;
}

export type Timing = Contest | Measure;

/** Throws where two answers are not the same. */
export function assertSame(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: ${String(found)}, but ${String(expected)} was expected`);
}

const SERIES = 25;

/** Milliseconds of one call: the least mean of several series, since other work on the machine only ever adds. */
export function timeOf(now: () => number, calls: number, run: (call: number) => unknown): number {
  let least = Infinity;
  for (let series = 0; series < SERIES; series++) {
    const from = now();
    for (let call = 0; call < calls; call++) run(call);
    least = Math.min(least, (now() - from) / calls);
  }
  return least;
}

/** Milliseconds that a share of the calls stays below, each timed by itself: the least of several series again. */
export function tailOf(now: () => number, share: number, calls: number, run: (call: number) => unknown): number {
  let least = Infinity;
  for (let series = 0; series < SERIES; series++) {
    const times: number[] = [];
    for (let call = 0; call < calls; call++) {
      const from = now();
      run(series * calls + call);
      times.push(now() - from);
    }
    times.sort((a, b) => a - b);
    least = Math.min(least, times[Math.ceil(share * calls) - 1] ?? Infinity);
  }
  return least;
}

/** The exponent of a cost that was measured at two sizes: 0 flat, 1 in proportion. */
export const growth = (small: number, large: number, factor: number): number =>
  Math.log(large / small) / Math.log(factor);

/** An item of a list that must be there. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`There is no item ${String(index)}`);
  return item;
}
