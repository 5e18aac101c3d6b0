import type { Position } from "./types.js";

/** Turns a wished position into one that fits the screen; a missing left or top means "in the middle". */
export function resolvePosition(element: HTMLElement, wanted: Position): Position {
  writeSize(element, wanted);
  const { clientWidth, clientHeight } = document.documentElement;
  const width = element.offsetWidth;
  const height = element.offsetHeight;
  return {
    ...wanted,
    left: keepWithin(wanted.left, (clientWidth - width) / 2, clientWidth - Math.min(width, 80)),
    top: keepWithin(wanted.top, (clientHeight - height) / 2, clientHeight - 32),
  };
}

function keepWithin(wanted: number | null | undefined, middle: number, maximum: number): number {
  const value = typeof wanted === "number" && Number.isFinite(wanted) ? wanted : middle;
  return Math.round(Math.max(0, Math.min(value, Math.max(0, maximum))));
}

/** Writes a resolved position into the element's style. */
export function applyPosition(element: HTMLElement, position: Position): void {
  writeSize(element, position);
  element.style.left = `${position.left}px`;
  element.style.top = `${position.top}px`;
  if (position.zIndex > 0) element.style.zIndex = String(position.zIndex);
  element.style.transform = position.scale === 1 ? "" : `scale(${position.scale})`;
}

function writeSize(element: HTMLElement, { width, height }: Position): void {
  element.style.width = typeof width === "number" ? `${width}px` : "";
  element.style.height = typeof height === "number" ? `${height}px` : "";
}
