import path from "node:path";
import process from "node:process";
import { Worker } from "node:worker_threads";

const ENTRY = path.join(import.meta.dirname, "kept-thread.worker.mjs");
/** A thread that has run so often gives way to a new one, so that nothing which piles up in it slows it for long. */
const RUNS_A_THREAD = 400;

/**
 * Vitest's pool of one thread that outlives a run. Vitest itself ends its threads with each run, and a mutant is a run: to
 * start a thread and load the rules into it took longer than the tests. The rules keep nothing between calls, so that a thread
 * which has tried one mutant is as good as new for the next one.
 * @returns {import("vitest/config").Plugin}
 */
export function keptThread() {
  return {
    name: "battle-tempo:kept-thread",
    configureVitest({ project, vitest }) {
      const kept = new Kept();
      vitest.onClose(() => kept.end());
      project.config.pool = "kept-thread";
      project.config.poolRunner = {
        name: "kept-thread",
        createPoolWorker: ({ env }) => forOneRun(kept, env),
      };
    },
  };
}

/** @typedef {[event: string, listener: (value: unknown) => void]} Listening */

/** The thread, while there is one. */
class Kept {
  /** @type {Worker | undefined} */
  #thread;
  #runs = 0;

  /** @param {Partial<NodeJS.ProcessEnv>} env */
  start(env) {
    this.#runs += 1;
    this.#thread ??= new Worker(ENTRY, { env: { ...process.env, ...env } });
    return this.#thread;
  }

  async giveBack() {
    if (this.#runs >= RUNS_A_THREAD) await this.end();
  }

  async end() {
    const thread = this.#thread;
    this.#thread = undefined;
    this.#runs = 0;
    await thread?.terminate();
  }
}

/**
 * What Vitest takes for a worker of its own.
 * @param {Kept} kept
 * @param {Partial<NodeJS.ProcessEnv>} env
 * @returns {import("vitest/node").PoolWorker}
 */
function forOneRun(kept, env) {
  /** @type {Worker | undefined} */
  let thread;
  /** @type {Listening[]} */
  let listening = [];
  let toldToStop = false;
  return {
    name: "kept-thread",
    on: (event, listener) => {
      listening.push([event, listener]);
      thread?.on(event, listener);
    },
    off: (event, listener) => thread?.off(event, listener),
    send: (message) => {
      toldToStop ||= "type" in message && message.type === "stop";
      thread?.postMessage(message);
    },
    deserialize: (data) => data,
    start: async () => {
      thread = kept.start(env);
    },
    stop: async () => {
      for (const [event, listener] of listening) thread?.off(event, listener);
      listening = [];
      // Where Vitest gave up without a word, a test may be running still.
      await (toldToStop ? kept.giveBack() : kept.end());
    },
  };
}
