import { parentPort } from "node:worker_threads";
import { init, runBaseTests, setupEnvironment } from "vitest/worker";

/** The thread's side of `kept-thread.mjs`: Vitest's own worker, but it goes on listening after it was told to stop. */
const port = parentPort;
if (port === null) throw new Error("This is the entry of a thread.");

/** The first to listen hears of each run; who listens later is the line of one run to Vitest, and the next run has its own. */
let lines = 0;
/** @type {((message: unknown) => void) | undefined} */
let lineOfRun;

init({
  post: (message) => port.postMessage(message),
  on: (listener) => {
    lines += 1;
    if (lines > 1) {
      if (lineOfRun !== undefined) port.off("message", lineOfRun);
      lineOfRun = listener;
    }
    port.on("message", listener);
  },
  off: (listener) => port.off("message", listener),
  setup: setupEnvironment,
  runTests: (state, traces) => runBaseTests("run", state, traces),
  collectTests: (state, traces) => runBaseTests("collect", state, traces),
});
