import { Container, Graphics } from "pixi.js";
import type { Rectangle } from "../../grid/types.js";
import { CanvasLayer } from "./canvas-layer.js";

/** Doors, selection boxes and other things that are there to be handled. */
export class ControlsLayer extends CanvasLayer {
  readonly doors = new Container();
  readonly select = new Graphics();

  static override get layerOptions(): { name: string; zIndex: number } {
    return { name: "controls", zIndex: 1000 };
  }

  /** Shows the box that is being drawn; null takes it away. */
  drawSelect(area: Rectangle | null): void {
    this.select.clear();
    if (area) {
      const width = 2 / this.canvas.view.scale;
      this.select
        .lineStyle(width, 0xff9829, 0.9)
        .beginFill(0xff9829, 0.08)
        .drawRect(area.x, area.y, area.width, area.height)
        .endFill();
    }
    this.canvas.requestRender();
  }

  protected override async _draw(): Promise<void> {
    this.addChild(this.doors, this.select);
  }
  protected override async _tearDown(): Promise<void> {
    this.select.clear();
    this.removeChildren();
  }
}
