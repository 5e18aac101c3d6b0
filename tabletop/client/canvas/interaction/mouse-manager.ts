import type { Point } from "../../grid/types.js";
import type { Canvas } from "../board.js";
import { currentUser } from "../host.js";
import type { Token } from "../placeables/token.js";
import { wrapEvent, type InteractionData } from "./pointer-event.js";
import { toggleDoorAt } from "./doors.js";
import { findTool, type CanvasTool } from "./tools.js";
import { zoomAround } from "../view.js";

/** How far the pointer may tremble, in screen pixels, before a press becomes a drag. */
const DRAG_THRESHOLD = 5;
const DOUBLE_CLICK_MS = 350;

interface Gesture {
  kind: "press" | "token" | "tool" | "pan";
  button: number;
  start: Point;
  token: Token | null;
  tool: CanvasTool | null;
  data: InteractionData;
  moved: boolean;
}

/** Turns what the pointer does on the canvas into calls of tokens, tools and the view. */
export class MouseManager {
  readonly #canvas: Canvas;
  #gesture: Gesture | null = null;
  #lastClick: { token: Token | null; button: number; time: number } | null = null;
  position: Point = { x: 0, y: 0 };

  constructor(canvas: Canvas) {
    this.#canvas = canvas;
  }

  /** The data of the drag of tokens that is going on. */
  get drag(): InteractionData | null {
    return this.#gesture?.kind === "token" ? this.#gesture.data : null;
  }

  listen(view: HTMLElement): void {
    view.addEventListener("pointerdown", (event) => this.#onDown(event));
    window.addEventListener("pointermove", (event) => this.#onMove(event));
    window.addEventListener("pointerup", (event) => this.#onUp(event));
    view.addEventListener("dblclick", (event) => this.#onDoubleClick(event));
    view.addEventListener("pointerleave", () => this.#hover(null));
    view.addEventListener("contextmenu", (event) => event.preventDefault());
    view.addEventListener("wheel", (event) => this.#onWheel(event), { passive: false });
  }

  /** Gives up whatever is being done; true if something was. */
  cancel(): boolean {
    const gesture = this.#gesture;
    this.#gesture = null;
    if (!gesture) return false;
    if (gesture.kind === "token")
      gesture.token!._onDragLeftCancel(wrapEvent(new MouseEvent("pointercancel"), gesture.data));
    if (gesture.kind === "tool") gesture.tool!.cancel(this.#canvas);
    return gesture.moved;
  }

  /** Adds a waypoint where the pointer is, while tokens are being dragged; true if it did. */
  addWaypoint(): boolean {
    if (this.#gesture?.kind !== "token") return false;
    this.#gesture.token!._addDragWaypoint(wrapEvent(new MouseEvent("click"), this.#gesture.data));
    return true;
  }

  /** The topmost token under a canvas point that this user may see. */
  tokenAt(point: Point): Token | null {
    const { tokens } = this.#canvas;
    if (!this.#canvas.ready || !tokens.active) return null;
    const under = tokens.placeables.filter((token) => token.isVisible && token.containsPoint(point));
    return (
      under.find((token) => token.controlled) ?? under.sort((a, b) => b.document.sort - a.document.sort)[0] ?? null
    );
  }

  #toCanvas(event: MouseEvent): Point {
    return this.#canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
  }

  #onDown(event: PointerEvent): void {
    if (!this.#canvas.ready) return;
    (document.activeElement as HTMLElement | null)?.blur?.();
    const point = this.#toCanvas(event);
    if (this.#gesture?.kind === "token") return this.#onDownWhileDragging(event);
    const token = event.button === 1 ? null : this.tokenAt(point);
    const data: InteractionData = { origin: point, destination: point, object: token };
    this.#gesture = {
      kind: "press",
      button: event.button,
      start: { x: event.clientX, y: event.clientY },
      token,
      tool: token ? null : findTool(this.#canvas),
      data,
      moved: false,
    };
  }

  /** A second button while dragging: right takes the last waypoint back or cancels, left with Ctrl adds one. */
  #onDownWhileDragging(event: PointerEvent): void {
    const { token, data } = this.#gesture!;
    if (event.button === 2 && !token!._removeDragWaypoint(wrapEvent(event, data))) this.cancel();
    if (event.button === 0 && event.ctrlKey) this.addWaypoint();
  }

  #onMove(event: PointerEvent): void {
    if (!this.#canvas.ready) return;
    this.position = this.#toCanvas(event);
    const gesture = this.#gesture;
    if (!gesture) return this.#hover(event.target === this.#canvas.app.view ? this.tokenAt(this.position) : null);
    const distance = Math.hypot(event.clientX - gesture.start.x, event.clientY - gesture.start.y);
    if (!gesture.moved && distance < DRAG_THRESHOLD) return;
    gesture.data.destination = this.position;
    if (!gesture.moved) this.#startDrag(gesture, event);
    if (gesture.kind === "token") gesture.token!._onDragLeftMove(wrapEvent(event, gesture.data));
    if (gesture.kind === "tool") gesture.tool!.move(this.#canvas, gesture.data);
    if (gesture.kind === "pan") this.#panBy(gesture);
  }

  #startDrag(gesture: Gesture, event: PointerEvent): void {
    gesture.moved = true;
    if (gesture.button !== 0) {
      gesture.kind = "pan";
      return;
    }
    const { token } = gesture;
    if (!token) {
      gesture.kind = gesture.tool ? "tool" : "press";
      return;
    }
    if (!token.controlled) token.control({ releaseOthers: !event.shiftKey });
    if (!token._canDrag(currentUser(), wrapEvent(event, gesture.data))) return;
    gesture.kind = "token";
    token._onDragLeftStart(wrapEvent(event, gesture.data));
  }

  /** Keeps the point that was taken hold of under the pointer. */
  #panBy(gesture: Gesture): void {
    const { view } = this.#canvas;
    const { origin, destination } = gesture.data;
    this.#canvas.pan({ x: view.x + origin.x - destination.x, y: view.y + origin.y - destination.y });
    gesture.data.destination = origin;
  }

  #onUp(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (!gesture || event.button !== gesture.button) return;
    if (gesture.kind === "token" && event.ctrlKey) {
      // Ctrl held while letting go keeps the drag alive: the way is planned click by click.
      this.addWaypoint();
      return;
    }
    this.#gesture = null;
    if (gesture.kind === "token") void gesture.token!._onDragLeftDrop(wrapEvent(event, gesture.data));
    else if (gesture.kind === "tool") gesture.tool!.drop(this.#canvas, gesture.data, event);
    else if (!gesture.moved) this.#click(gesture, event);
  }

  #click({ token, data }: Gesture, event: PointerEvent): void {
    const wrapped = wrapEvent(event, data);
    const last = this.#lastClick;
    const isDouble =
      last !== null &&
      last.token === token &&
      last.button === event.button &&
      event.timeStamp - last.time < DOUBLE_CLICK_MS;
    this.#lastClick = isDouble ? null : { token, button: event.button, time: event.timeStamp };
    if (!token) {
      this.#canvas.hud.clear();
      if (event.button === 0 && !toggleDoorAt(this.#canvas, data.origin) && !event.shiftKey)
        this.#canvas.tokens.releaseAll();
      return;
    }
    if (event.button === 0) return token._onClickLeft(wrapped);
    if (event.button === 2) return isDouble ? token._onClickRight2(wrapped) : token._onClickRight(wrapped);
  }

  /** The browser knows best which two left clicks are one. */
  #onDoubleClick(event: MouseEvent): void {
    const point = this.#toCanvas(event);
    this.tokenAt(point)?._onClickLeft2(wrapEvent(event, { origin: point, destination: point }));
  }

  #hover(token: Token | null): void {
    const current = this.#canvas.tokens?.hover ?? null;
    if (current === token) return;
    current?._onHoverOut();
    if (token?._canHover(currentUser())) token._onHoverIn();
    (this.#canvas.app.view as HTMLCanvasElement).style.cursor = token ? "pointer" : "";
  }

  #onWheel(event: WheelEvent): void {
    event.preventDefault();
    if (!this.#canvas.ready) return;
    const factor = event.deltaY < 0 ? 1.1 : 1 / 1.1;
    this.#canvas.pan(
      zoomAround(this.#canvas.view, factor, { x: event.clientX, y: event.clientY }, this.#canvas.screen),
    );
  }
}
