/** Runs asynchronous tasks one after another, in the order they were asked for. A failed task doesn't stop the next. */
export class TaskQueue {
  #tail: Promise<unknown> = Promise.resolve();

  add<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task, task);
    this.#tail = result.catch(() => undefined);
    return result;
  }
}
