import { Container, Graphics, type ColorSource } from "pixi.js";
import type { Point } from "../../grid/types.js";
import { CanvasLayer } from "./canvas-layer.js";

export interface HighlightOptions extends Point {
  color?: ColorSource;
  border?: ColorSource | null;
  alpha?: number;
  /** A polygon in canvas pixels to fill in place of the grid space. */
  shape?: { points?: number[] } | null;
}

/** One named set of highlighted grid spaces. */
export class GridHighlight extends Graphics {
  readonly highlightName: string;
  readonly positions = new Set<string>();

  constructor(name: string) {
    super();
    this.highlightName = name;
  }

  /** Remembers a position; false if it is highlighted already. */
  highlight(x: number, y: number): boolean {
    const key = `${x},${y}`;
    if (this.positions.has(key)) return false;
    this.positions.add(key);
    return true;
  }

  override clear(): this {
    this.positions?.clear();
    return super.clear();
  }
}

/** The lines of the grid, and highlights on its spaces. */
export class GridLayer extends CanvasLayer {
  readonly highlightLayers: Record<string, GridHighlight> = {};
  readonly highlight = new Container();

  static override get layerOptions(): { name: string; zIndex: number } {
    return { name: "grid", zIndex: 30 };
  }

  addHighlightLayer(name: string): GridHighlight {
    const present = this.highlightLayers[name];
    if (present && !present.destroyed) return present;
    const layer = new GridHighlight(name);
    this.highlightLayers[name] = layer;
    this.highlight.addChild(layer);
    return layer;
  }

  getHighlightLayer(name: string): GridHighlight | undefined {
    return this.highlightLayers[name];
  }

  clearHighlightLayer(name: string): void {
    this.highlightLayers[name]?.clear();
    this.canvas.requestRender();
  }

  destroyHighlightLayer(name: string): void {
    const layer = this.highlightLayers[name];
    delete this.highlightLayers[name];
    layer?.destroy();
    this.canvas.requestRender();
  }

  /** Fills one grid space, named by its top-left point, on a highlight layer; without a grid the given shape. */
  highlightPosition(
    name: string,
    { x, y, color = 0x33bbff, border = null, alpha = 0.25, shape = null }: HighlightOptions,
  ): void {
    const layer = this.highlightLayers[name];
    const { grid } = this.canvas;
    if (!layer || !grid || !layer.highlight(x, y)) return;
    const half = { x: x + grid.sizeX / 2, y: y + grid.sizeY / 2 };
    const points = shape?.points ?? grid.getVertices(half).flatMap((point) => [point.x, point.y]);
    if (points.length < 6) return;
    if (border !== null) layer.lineStyle(2, border, Math.min(1, alpha * 1.5));
    layer.beginFill(color, alpha).drawPolygon(points).endFill().lineStyle(0);
    this.canvas.requestRender();
  }

  protected override async _draw(): Promise<void> {
    this.addChild(this.#drawLines(), this.highlight);
  }

  protected override async _tearDown(): Promise<void> {
    this.removeChild(this.highlight);
    for (const name of Object.keys(this.highlightLayers)) this.destroyHighlightLayer(name);
    await super._tearDown();
  }

  #drawLines(): Graphics {
    const lines = new Graphics();
    const { grid, dimensions } = this.canvas;
    if (!grid || !dimensions || grid.isGridless || grid.alpha === 0) return lines;
    // Native lines are a pixel wide at every zoom, so that a small scale doesn't swallow the grid.
    lines.lineStyle({ width: grid.thickness, color: grid.color, alpha: grid.alpha, native: grid.thickness === 1 });
    const [i0, j0, i1, j1] = grid.getOffsetRange({ x: 0, y: 0, width: dimensions.width, height: dimensions.height });
    if (grid.isSquare) {
      for (let j = j0; j <= j1; j++) lines.moveTo(j * grid.size, 0).lineTo(j * grid.size, dimensions.height);
      for (let i = i0; i <= i1; i++) lines.moveTo(0, i * grid.size).lineTo(dimensions.width, i * grid.size);
      return lines;
    }
    for (let i = i0; i < i1; i++) {
      for (let j = j0; j < j1; j++) {
        // Half of a hexagon's sides is enough: its neighbours draw the others.
        const corners = grid.getVertices({ i, j });
        lines.moveTo(corners[0]!.x, corners[0]!.y);
        for (const corner of corners.slice(1, 4)) lines.lineTo(corner.x, corner.y);
      }
    }
    return lines;
  }
}
