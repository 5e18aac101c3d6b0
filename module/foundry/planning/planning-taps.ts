import { zoom } from "../canvas/readable-text.js";
import { planning, planTo } from "./planner.js";

/** How far a finger may tremble before a tap becomes a pull at the map, in screen pixels. */
const TREMBLE = 10;

interface Press {
  readonly pointer: number;
  x: number;
  y: number;
  pulled: boolean;
}

let press: Press | null = null;

/**
 * While a way is planned, a tap or click on the map is a cell of the way, and a pull moves the map: neither may select,
 * target or drag anything, so the host never hears of it. Other buttons and further fingers are the host's. In `ready`.
 */
export function listenForTaps(): void {
  window.addEventListener("pointerdown", onDown, { capture: true });
  window.addEventListener("pointermove", onMove, { capture: true });
  window.addEventListener("pointerup", onUp, { capture: true });
  window.addEventListener("pointercancel", onUp, { capture: true });
}

function onDown(event: PointerEvent): void {
  press = null;
  if (!planning() || !event.isPrimary || event.button !== 0 || event.target !== canvas.app?.view) return;
  event.stopImmediatePropagation();
  press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, pulled: false };
}

function onMove(event: PointerEvent): void {
  if (press?.pointer !== event.pointerId) return;
  event.stopImmediatePropagation();
  const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
  if (!press.pulled && Math.hypot(dx, dy) < TREMBLE) return;
  press.pulled = true;
  press.x = event.clientX;
  press.y = event.clientY;
  pull(dx, dy);
}

function onUp(event: PointerEvent): void {
  if (press?.pointer !== event.pointerId) return;
  const { pulled } = press;
  press = null;
  event.stopImmediatePropagation();
  if (pulled || event.type === "pointercancel" || !canvas.ready) return;
  const grid = planning()?.token.parent?.grid;
  if (!grid) return;
  const point = canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
  const { i, j } = grid.getOffset(point);
  planTo([j, i]);
}

/** The map goes with the finger. */
function pull(dx: number, dy: number): void {
  const pivot = canvas.stage?.pivot;
  if (!canvas.ready || !pivot) return;
  canvas.pan({ x: pivot.x - dx / zoom(), y: pivot.y - dy / zoom() });
}
