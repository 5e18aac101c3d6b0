const SOURCE = "onmessage = ({ data }) => setTimeout(() => postMessage(null), data);";

/** Calls back after that many milliseconds, in a hidden tab too, whose own timers sleep. Returns how to stop it. */
export function startTimer(ms: number, callback: () => void): () => void {
  try {
    return startWorker(ms, callback);
  } catch {
    // A page that forbids workers of its own making has the ordinary clock.
    const timer = setTimeout(callback, ms);
    return () => {
      clearTimeout(timer);
    };
  }
}

function startWorker(ms: number, callback: () => void): () => void {
  const address = URL.createObjectURL(new Blob([SOURCE], { type: "text/javascript" }));
  const worker = new Worker(address);
  const stop = (): void => {
    worker.terminate();
    URL.revokeObjectURL(address);
  };
  worker.onmessage = () => {
    stop();
    callback();
  };
  worker.postMessage(ms);
  return stop;
}
