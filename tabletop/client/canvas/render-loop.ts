import { Ticker, type Application } from "pixi.js";

type FrameTask = (elapsed: number) => boolean;

/** Draws a frame only when something asked for one, and goes on while a task says that it isn't finished. */
export class RenderLoop {
  readonly #tasks = new Set<FrameTask>();
  readonly #app: Pick<Application, "render">;
  #handle = 0;
  #last = 0;

  constructor(app: Pick<Application, "render">) {
    this.#app = app;
    // PIXI's own would keep the browser making frames in which nothing changes; it goes on with ours.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
  }

  /** Asks for one frame. */
  request(): void {
    if (this.#handle) return;
    this.#handle = requestAnimationFrame((now) => this.#frame(now));
  }

  /** Runs a task each frame, with the milliseconds since the last, until it answers false. */
  run(task: FrameTask): void {
    if (this.#tasks.size === 0) this.#last = performance.now();
    this.#tasks.add(task);
    this.request();
  }

  stop(): void {
    cancelAnimationFrame(this.#handle);
    this.#handle = 0;
    this.#tasks.clear();
  }

  #frame(now: number): void {
    this.#handle = 0;
    const elapsed = Math.max(0, now - this.#last);
    this.#last = now;
    for (const task of [...this.#tasks]) if (!task(elapsed)) this.#tasks.delete(task);
    Ticker.system.update(now);
    this.#app.render();
    if (this.#tasks.size > 0) this.request();
  }
}
