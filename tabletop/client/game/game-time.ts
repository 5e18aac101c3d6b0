import type { Operation } from "../common/abstract/database.js";
import { getGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";

/** World time in seconds, and the clock of the server in milliseconds. */
export class GameTime {
  #known: number;
  readonly #offset: number;

  constructor(worldTime: number, serverTime: number) {
    this.#known = worldTime;
    this.#offset = serverTime - Date.now();
  }
  get worldTime(): number {
    return this.#known;
  }
  get serverTime(): number {
    return Date.now() + this.#offset;
  }
  async advance(delta: number, options: Operation = {}): Promise<number> {
    return this.set(this.#known + delta, options);
  }
  async set(time: number, options: Operation = {}): Promise<number> {
    await getGame().settings.set("core", "time", time, options);
    return this.#known;
  }
  /** Takes the time that the world was set to. */
  onChange(value: number, options: object = {}, userId = ""): void {
    const delta = value - this.#known;
    this.#known = value;
    Hooks.callAll("updateWorldTime", value, delta, options, userId);
  }
}
