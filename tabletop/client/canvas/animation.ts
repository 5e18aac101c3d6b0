import type { RenderLoop } from "./render-loop.js";

/** A running change of numbers over time. */
export interface Animation {
  readonly promise: Promise<boolean>;
  /** Ends it where it is; its promise resolves to false. */
  stop(): void;
  /** Jumps to the end; its promise resolves to true. */
  finish(): void;
}

/** Runs `step` with the part of the time that has passed, from 0 to 1, until it is 1. */
export function animate(loop: RenderLoop, duration: number, step: (part: number) => void): Animation {
  let resolve!: (completed: boolean) => void;
  const promise = new Promise<boolean>((settle) => (resolve = settle));
  let ended = false;
  let passed = 0;
  const end = (completed: boolean): void => {
    if (ended) return;
    ended = true;
    if (completed) step(1);
    loop.request();
    resolve(completed);
  };
  if (duration <= 0) end(true);
  else {
    loop.run((elapsed) => {
      if (ended) return false;
      passed += elapsed;
      if (passed >= duration) end(true);
      else step(passed / duration);
      return !ended;
    });
  }
  return { promise, stop: () => end(false), finish: () => end(true) };
}
