import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTimer } from "./worker-timer.js";

/** A worker that its page's policy keeps from starting: the browser says so by an event, not by throwing. */
class ForbiddenWorker {
  onerror: (() => void) | null = null;
  readonly terminate = vi.fn();
  readonly postMessage = (): void => {
    setTimeout(() => this.onerror?.(), 5);
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", ForbiddenWorker);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("goes by the ordinary clock where workers are forbidden", () => {
  const callback = vi.fn();
  startTimer(1000, callback);
  vi.advanceTimersByTime(999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledOnce();
});

it("can be stopped then too", () => {
  const callback = vi.fn();
  const stop = startTimer(1000, callback);
  vi.advanceTimersByTime(500);
  stop();
  vi.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
});
