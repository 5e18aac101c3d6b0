import { rmSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";

/**
 * How one scenario went; `difference` is null where it went as written.
 * @typedef {{id: string, difference: string | null, crashed: boolean}} Played
 */

/**
 * Plays scenarios in a thread of its own, so that a break that never ends can be stopped.
 * @typedef {object} Player
 * @property {(bundle: string, files: readonly string[], rule: string) => Promise<Played[]>} play the scenarios of files that name the
 *   rule, until one notices; rejects where the script can't be loaded or doesn't end. The script is deleted.
 * @property {() => Promise<void>} close
 */

/** A thread keeps every script that it has loaded: after so many a new one takes its place. */
const SCRIPTS_A_THREAD = 80;
const SECONDS = 30;

/** @param {string} clean a script without a break, which reads the files  @param {string} shared folder of schema and vocabulary  @returns {Player} */
export function openPlayer(clean, shared) {
  /** @type {Worker | null} */
  let worker = null;
  let loaded = 0;
  const end = async () => {
    await worker?.terminate();
    worker = null;
    loaded = 0;
  };
  return {
    async play(bundle, files, rule) {
      if (loaded >= SCRIPTS_A_THREAD) await end();
      worker ??= new Worker(path.join(import.meta.dirname, "play-thread.mjs"), { workerData: { clean, shared } });
      loaded += 1;
      try {
        const answer = await ask(worker, { bundle, files, rule });
        if (typeof answer === "string") throw new Error(answer);
        return answer;
      } catch (error) {
        await end();
        throw error;
      } finally {
        if (bundle !== clean) rmSync(bundle, { force: true });
      }
    },
    close: end,
  };
}

/** @param {Worker} worker  @param {object} question  @returns {Promise<Played[] | string>} */
function ask(worker, question) {
  return new Promise((resolve, reject) => {
    const settle = (/** @type {() => void} */ then) => {
      clearTimeout(late);
      worker.off("message", answer).off("error", fail).off("exit", leave);
      then();
    };
    const answer = (/** @type {Played[] | string} */ value) => settle(() => resolve(value));
    const fail = (/** @type {Error} */ error) => settle(() => reject(error));
    const leave = (/** @type {number} */ code) => fail(new Error(`the thread ended with ${code}`));
    const late = setTimeout(() => fail(new Error(`not done after ${SECONDS} s`)), SECONDS * 1000);
    worker.on("message", answer).on("error", fail).on("exit", leave);
    worker.postMessage(question);
  });
}
