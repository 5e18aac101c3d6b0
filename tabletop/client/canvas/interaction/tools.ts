import type { Rectangle } from "../../grid/types.js";
import { GRID_SNAPPING_MODES } from "../../grid/constants.js";
import type { Canvas } from "../board.js";
import { globals } from "../host.js";
import type { InteractionData } from "./pointer-event.js";

/** Something that is drawn by dragging over empty ground. */
export interface CanvasTool {
  move(canvas: Canvas, data: InteractionData): void;
  drop(canvas: Canvas, data: InteractionData, event: MouseEvent): void;
  cancel(canvas: Canvas): void;
}

function areaOf({ origin, destination }: InteractionData): Rectangle {
  return {
    x: Math.min(origin.x, destination.x),
    y: Math.min(origin.y, destination.y),
    width: Math.abs(destination.x - origin.x),
    height: Math.abs(destination.y - origin.y),
  };
}

/** A box that controls, or aims at, all tokens inside. */
const selectTool: CanvasTool = {
  move: (canvas, data) => canvas.controls.drawSelect(areaOf(data)),
  cancel: (canvas) => canvas.controls.drawSelect(null),
  drop(canvas, data, event) {
    canvas.controls.drawSelect(null);
    const area = areaOf(data);
    if (globals.ui?.controls?.tool?.name === "target")
      return void canvas.tokens.targetObjects(area, { releaseOthers: !event.shiftKey });
    if (!event.shiftKey) canvas.tokens.releaseAll();
    for (const token of canvas.tokens.quadtree.getObjects(area)) token.control({ releaseOthers: false });
  },
};

function snapArea(canvas: Canvas, data: InteractionData): Rectangle {
  const snap = (point: InteractionData["origin"]) =>
    canvas.grid!.getSnappedPoint(point, { mode: GRID_SNAPPING_MODES.VERTEX | GRID_SNAPPING_MODES.CENTER });
  return areaOf({ origin: snap(data.origin), destination: snap(data.destination) });
}

/** A rectangle that becomes a region. */
const regionTool: CanvasTool = {
  move: (canvas, data) => canvas.controls.drawSelect(snapArea(canvas, data)),
  cancel: (canvas) => canvas.controls.drawSelect(null),
  drop(canvas, data) {
    canvas.controls.drawSelect(null);
    const { x, y, width, height } = snapArea(canvas, data);
    if (width > 0 && height > 0) void canvas.regions.createRectangle(x, y, width, height);
  },
};

/** What dragging over empty ground does with the tools in hand. */
export function findTool(canvas: Canvas): CanvasTool | null {
  if (canvas.regions.active) return globals.ui?.controls?.tool?.name === "rectangle" ? regionTool : null;
  return canvas.tokens.active ? selectTool : null;
}
