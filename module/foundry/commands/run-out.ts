/** Starts a timer of so many milliseconds; returns how to stop it. */
type StartTimer = (ms: number, callback: () => void) => () => void;

/** Waits between two reports of one and the same end, in milliseconds; after the last one nobody is told again. */
export const TELL_AGAIN_AFTER = [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000] as const;

interface Clock {
  /** By this client's clock, in milliseconds since the epoch. */
  readonly ends: number;
  stop: () => void;
}

/** Counts the time of open waits, by key. */
export interface RunOutClocks {
  /** When it runs out; null: it isn't counted here. */
  readonly ends: (key: string) => number | null;
  /**
   * Starts to count. When the time is over, `tell` is called, and again, ever more rarely, for as long as the clock is
   * not stopped: what was told may have come to nothing. `giveUp`: it was told in vain too often.
   */
  readonly start: (key: string, seconds: number, tell: () => void, giveUp: () => void) => void;
  readonly stop: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** Clocks that go by the timer given; `now` in milliseconds since the epoch. */
export function createRunOutClocks(startTimer: StartTimer, now: () => number): RunOutClocks {
  const clocks = new Map<string, Clock>();

  const tellFrom = (clock: Clock, attempt: number, tell: () => void, giveUp: () => void): void => {
    const wait = TELL_AGAIN_AFTER[attempt];
    // The next report is set before this one is made: it may stop the clock.
    if (wait !== undefined)
      clock.stop = startTimer(wait, () => {
        tellFrom(clock, attempt + 1, tell, giveUp);
      });
    if (wait === undefined) giveUp();
    else tell();
  };

  return {
    ends: (key) => clocks.get(key)?.ends ?? null,
    start: (key, seconds, tell, giveUp) => {
      if (clocks.has(key)) return;
      const clock: Clock = { ends: now() + seconds * 1000, stop: () => undefined };
      clocks.set(key, clock);
      clock.stop = startTimer(seconds * 1000, () => {
        tellFrom(clock, 0, tell, giveUp);
      });
    },
    stop: (key) => {
      clocks.get(key)?.stop();
      clocks.delete(key);
    },
    keys: () => [...clocks.keys()],
  };
}
