/** A function that runs only after `delay` ms without another call. */
export function debounce<A extends unknown[]>(callback: (...args: A) => unknown, delay: number): (...args: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args: A): void => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), delay);
  };
}

/** A function that runs at most once in `delay` ms, always with the latest arguments. */
export function throttle<A extends unknown[]>(callback: (...args: A) => unknown, delay: number): (...args: A) => void {
  let waiting: A | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => {
    timer = undefined;
    if (!waiting) return;
    const args = waiting;
    waiting = undefined;
    timer = setTimeout(release, delay);
    callback(...args);
  };
  return (...args: A): void => {
    waiting = args;
    if (timer === undefined) release();
  };
}
