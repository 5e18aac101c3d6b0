/** Runs what the server has ordered in that order, whatever order it arrives in. */
export class Sequencer {
  #next: number | null = null;
  readonly #waiting = new Map<number, () => void>();

  /** Begins after `seq`; what is older is in the loaded world already. */
  start(seq: number): void {
    this.#next = seq + 1;
    for (const key of this.#waiting.keys()) if (key <= seq) this.#waiting.delete(key);
    this.#drain();
  }

  /** Runs `task` when every task before it has run; before `start` everything waits. */
  enqueue(seq: number, task: () => void): void {
    if (this.#next !== null && seq < this.#next) return;
    this.#waiting.set(seq, task);
    this.#drain();
  }

  /** How many tasks wait for an earlier one. */
  get waiting(): number {
    return this.#waiting.size;
  }

  #drain(): void {
    while (this.#next !== null) {
      const task = this.#waiting.get(this.#next);
      if (!task) return;
      this.#waiting.delete(this.#next);
      this.#next += 1;
      try {
        task();
      } catch (error) {
        console.error("An operation of the server could not be applied:", error);
      }
    }
  }
}
