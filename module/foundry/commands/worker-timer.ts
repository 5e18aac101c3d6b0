const SOURCE = "onmessage = ({ data }) => setTimeout(() => postMessage(null), data);";

/** Calls back after that many milliseconds, in a hidden tab too, whose own timers sleep. Returns how to stop it. */
export function startTimer(ms: number, callback: () => void): () => void {
  try {
    return startWorker(ms, callback);
  } catch {
    return startClock(ms, callback);
  }
}

/** A page that forbids workers of its own making has the ordinary clock. */
function startClock(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => {
    clearTimeout(timer);
  };
}

function startWorker(ms: number, callback: () => void): () => void {
  const begun = Date.now();
  const address = URL.createObjectURL(new Blob([SOURCE], { type: "text/javascript" }));
  const worker = new Worker(address);
  let stop = (): void => {
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  worker.onmessage = () => {
    stop();
    callback();
  };
  // Most pages say so only now that they forbid it.
  worker.onerror = () => {
    stop();
    stop = startClock(Math.max(0, begun + ms - Date.now()), callback);
  };
  worker.postMessage(ms);
  return () => {
    stop();
  };
}
