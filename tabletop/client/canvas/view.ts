import type { Container } from "pixi.js";
import type { Point } from "../grid/types.js";

/** Where the eye is: the canvas point in the middle of the screen and how large things look. */
export interface ViewPosition extends Point {
  scale: number;
}

export const SCALE_RANGE = { min: 0.15, max: 3 };

/** Puts the stage so that the view's point lies in the middle of the screen. */
export function applyView(stage: Container, view: ViewPosition, screen: { width: number; height: number }): void {
  stage.pivot.set(view.x, view.y);
  stage.scale.set(view.scale, view.scale);
  stage.position.set(screen.width / 2, screen.height / 2);
}

/** A view within the allowed scales and, for its middle, within the canvas. */
export function clampView(view: ViewPosition, bounds: { width: number; height: number }): ViewPosition {
  const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
  return {
    x: clamp(view.x, 0, bounds.width),
    y: clamp(view.y, 0, bounds.height),
    scale: clamp(view.scale, SCALE_RANGE.min, SCALE_RANGE.max),
  };
}

/** A canvas point on the screen, from its top left. */
export function toScreen(point: Point, view: ViewPosition, screen: { width: number; height: number }): Point {
  return {
    x: (point.x - view.x) * view.scale + screen.width / 2,
    y: (point.y - view.y) * view.scale + screen.height / 2,
  };
}

/** A screen point on the canvas. */
export function toCanvas(point: Point, view: ViewPosition, screen: { width: number; height: number }): Point {
  return {
    x: (point.x - screen.width / 2) / view.scale + view.x,
    y: (point.y - screen.height / 2) / view.scale + view.y,
  };
}

/** The view that zooms by a factor around a screen point, which stays where it is. */
export function zoomAround(
  view: ViewPosition,
  factor: number,
  screenPoint: Point,
  screen: { width: number; height: number },
): ViewPosition {
  const anchor = toCanvas(screenPoint, view, screen);
  const scale = Math.min(SCALE_RANGE.max, Math.max(SCALE_RANGE.min, view.scale * factor));
  const part = view.scale / scale;
  return { x: anchor.x + (view.x - anchor.x) * part, y: anchor.y + (view.y - anchor.y) * part, scale };
}
