import { Container } from "pixi.js";
import type { Canvas } from "../board.js";

/** One sheet of the canvas. */
export class CanvasLayer extends Container {
  readonly canvas: Canvas;
  #active = false;

  constructor(canvas: Canvas) {
    super();
    this.canvas = canvas;
  }

  static get layerOptions(): { name: string; zIndex: number } {
    return { name: "", zIndex: 0 };
  }

  get options(): { name: string; zIndex: number } {
    return (this.constructor as typeof CanvasLayer).layerOptions;
  }

  get hookName(): string {
    return this.constructor.name;
  }

  /** Whether the tools of this layer are the ones in hand. */
  get active(): boolean {
    return this.#active;
  }

  async draw(): Promise<this> {
    await this.tearDown();
    await this._draw();
    this.canvas.requestRender();
    return this;
  }

  async tearDown(): Promise<this> {
    await this._tearDown();
    return this;
  }

  activate(): this {
    if (this.#active) return this;
    this.canvas.activeLayer?.deactivate();
    this.canvas.activeLayer = this;
    this.#active = true;
    this._activate();
    return this;
  }

  deactivate(): this {
    if (!this.#active) return this;
    this.#active = false;
    if (this.canvas.activeLayer === this) this.canvas.activeLayer = null;
    this._deactivate();
    return this;
  }

  protected async _draw(): Promise<void> {}

  protected async _tearDown(): Promise<void> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
  }

  protected _activate(): void {}
  protected _deactivate(): void {}
}
