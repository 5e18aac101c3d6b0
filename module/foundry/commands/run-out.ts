/** Starts a timer of so many milliseconds; returns how to stop it. */
type StartTimer = (ms: number, callback: () => void) => () => void;

/** Waits between two reports of one and the same end, in milliseconds; after the last one nobody is told again. */
export const TELL_AGAIN_AFTER = [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000] as const;

interface Clock {
  /** By this client's clock, in milliseconds since the epoch; while it stands still as if it went on now. */
  ends: number;
  /** Milliseconds left of one that stands still; null: it runs, or it is over. */
  left: number | null;
  readonly isOver: () => void;
  stop: () => void;
}

/** Counts the time of open waits, by key. */
export interface RunOutClocks {
  /** When it runs out, as far as can be told now; null: it isn't counted here. */
  readonly ends: (key: string) => number | null;
  /**
   * Starts to count. When the time is over, `tell` is called, and again, ever more rarely, for as long as the clock is
   * not stopped: what was told may have come to nothing. `giveUp`: it was told in vain too often.
   */
  readonly start: (key: string, seconds: number, tell: () => void, giveUp: () => void) => void;
  readonly stop: (key: string) => void;
  /** All stand still, those that are yet to be started too, or go on with what they had left. What is over stays over. */
  readonly pause: (paused: boolean) => void;
  readonly keys: () => readonly string[];
}

/** Clocks that go by the timer given; `now` in milliseconds since the epoch. */
export function createRunOutClocks(startTimer: StartTimer, now: () => number): RunOutClocks {
  const clocks = new Map<string, Clock>();
  let stands = false;

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

  const run = (clock: Clock, ms: number): void => {
    Object.assign(clock, { ends: now() + ms, left: stands ? ms : null });
    if (!stands) clock.stop = startTimer(ms, clock.isOver);
  };

  const halt = (clock: Clock): void => {
    // A clock that is over reports its end again and again; it isn't halted.
    if (clock.ends <= now()) return;
    clock.stop();
    clock.left = clock.ends - now();
  };

  return {
    ends: (key) => {
      const clock = clocks.get(key);
      return clock ? (clock.left === null ? clock.ends : now() + clock.left) : null;
    },
    start: (key, seconds, tell, giveUp) => {
      if (clocks.has(key)) return;
      const clock: Clock = {
        ends: 0,
        left: null,
        isOver: () => {
          tellFrom(clock, 0, tell, giveUp);
        },
        stop: () => undefined,
      };
      clocks.set(key, clock);
      run(clock, seconds * 1000);
    },
    stop: (key) => {
      clocks.get(key)?.stop();
      clocks.delete(key);
    },
    pause: (paused) => {
      if (paused === stands) return;
      stands = paused;
      for (const clock of clocks.values()) {
        if (paused) halt(clock);
        else if (clock.left !== null) run(clock, clock.left);
      }
    },
    keys: () => [...clocks.keys()],
  };
}
