/** Does one thing after the other, in the order of arrival; one that fails doesn't keep the next from being done. */
export interface Queue {
  /** Settles as the task does. */
  readonly add: <T>(task: () => Promise<T> | T) => Promise<T>;
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: (task) => {
      const done = last.then(task, task);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
