import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi, test } from "vitest";
import { createRunOutClocks, TELL_AGAIN_AFTER } from "./run-out.js";

const startTimer = (ms: number, callback: () => void): (() => void) => {
  const timer = setTimeout(callback, ms);
  return () => {
    clearTimeout(timer);
  };
};

const EVER = TELL_AGAIN_AFTER.reduce((sum, wait) => sum + wait, 0) * 3;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a wait whose end couldn't be stored", () => {
  it("is told of again, ever more rarely, and given up with a word after the last time", () => {
    const clocks = createRunOutClocks(startTimer, Date.now);
    const told: number[] = [];
    const giveUp = vi.fn();
    const begun = Date.now();
    clocks.start("w", 10, () => told.push(Date.now() - begun - 10_000), giveUp);
    vi.advanceTimersByTime(9999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(EVER);
    expect(told).toEqual(TELL_AGAIN_AFTER.map((_, i) => TELL_AGAIN_AFTER.slice(0, i).reduce((sum, ms) => sum + ms, 0)));
    expect(giveUp).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is told of no more once it is closed, be it within the report itself", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TELL_AGAIN_AFTER.length - 1 }), (times) => {
        const clocks = createRunOutClocks(startTimer, Date.now);
        let told = 0;
        const giveUp = vi.fn();
        const tell = (): void => {
          told += 1;
          if (told > times) clocks.stop("w");
        };
        clocks.start("w", 1, tell, giveUp);
        vi.advanceTimersByTime(EVER);
        expect([told, vi.getTimerCount(), clocks.keys()]).toEqual([times + 1, 0, []]);
        expect(giveUp).not.toHaveBeenCalled();
      }),
    );
  });

  it("is over later by the time that the game was paused, and stays over once it is", () => {
    const clocks = createRunOutClocks(startTimer, Date.now);
    const begun = Date.now();
    const told: number[] = [];
    const tell = (): number => told.push(Date.now() - begun);
    clocks.start("w", 10, tell, vi.fn());
    vi.advanceTimersByTime(4000);
    clocks.pause(true);
    clocks.start("later", 5, tell, vi.fn());
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect([clocks.ends("w"), clocks.ends("later")].map((ends) => (ends ?? 0) - Date.now())).toEqual([6000, 5000]);
    clocks.pause(false);
    vi.advanceTimersByTime(4999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1001);
    expect(told).toEqual([69_000, 70_000]);
    clocks.pause(true);
    expect(clocks.ends("w")).toBe(begun + 70_000);
    clocks.stop("w");
    clocks.stop("later");
    clocks.pause(false);
    vi.advanceTimersByTime(EVER);
    expect([told.length, vi.getTimerCount()]).toEqual([2, 0]);
  });

  it("is counted once, however often it is begun, and until the time that was said first", () => {
    const clocks = createRunOutClocks(startTimer, Date.now);
    const tell = vi.fn();
    clocks.start("w", 5, tell, vi.fn());
    const ends = clocks.ends("w");
    vi.advanceTimersByTime(3000);
    clocks.start("w", 5, tell, vi.fn());
    expect(clocks.ends("w")).toBe(ends);
    vi.advanceTimersByTime(2000);
    expect(tell).toHaveBeenCalledOnce();
  });
});
