/** @typedef {import("./stages.mjs").Stage} Stage */
/** @typedef {import("./stages.mjs").Outcome} Outcome */
/** @typedef {{stage: Stage, outcome: Outcome, seconds: number}} Ended */

/**
 * Runs the stages side by side, in their order, as far as the cores go and what each waits for has ended.
 * @param {readonly Stage[]} stages
 * @param {number} cores
 * @param {(ended: Ended) => void} tell called as each ends
 * @returns {Promise<Ended[]>} in the order of the stages
 */
export async function runStages(stages, cores, tell) {
  const waiting = [...stages];
  /** @type {Map<string, Ended>} */
  const ended = new Map();
  const names = new Set(stages.map((stage) => stage.name));
  let free = cores;
  /** @type {Set<Promise<void>>} */
  const running = new Set();

  const isReady = (/** @type {Stage} */ stage) =>
    Math.min(stage.cores, cores) <= free && (stage.after ?? []).every((name) => ended.has(name) || !names.has(name));
  const start = (/** @type {Stage} */ stage) => {
    const taken = Math.min(stage.cores, cores);
    free -= taken;
    const work = runStage(stage).then((result) => {
      free += taken;
      ended.set(stage.name, result);
      running.delete(work);
      tell(result);
    });
    running.add(work);
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady);
    const [stage] = next >= 0 ? waiting.splice(next, 1) : [];
    if (stage !== undefined) start(stage);
    else await Promise.race(running);
  }
  return stages.flatMap((stage) => ended.get(stage.name) ?? []);
}

/** @param {Stage} stage  @returns {Promise<Ended>} */
async function runStage(stage) {
  const began = performance.now();
  const outcome = await stage.run().catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }));
  return { stage, outcome, seconds: (performance.now() - began) / 1000 };
}
