import type { ApplicationV2 } from "./application.js";

/** Moves a window while its title bar is held. */
export function startDrag(app: ApplicationV2, event: PointerEvent): void {
  if (event.button !== 0 || (event.target as HTMLElement).closest("button")) return;
  const { left, top } = app.position;
  followPointer(event, (dx, dy) => app.setPosition({ left: left + dx, top: top + dy }));
}

/** Resizes a window while its corner is held. */
export function startResize(app: ApplicationV2, event: PointerEvent): void {
  if (event.button !== 0) return;
  const { offsetWidth, offsetHeight } = app.element;
  followPointer(event, (dx, dy) => app.setPosition({ width: offsetWidth + dx, height: offsetHeight + dy }));
}

function followPointer(start: PointerEvent, move: (dx: number, dy: number) => void): void {
  start.preventDefault();
  const onMove = (event: PointerEvent): void => move(event.clientX - start.clientX, event.clientY - start.clientY);
  const onUp = (): void => {
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onUp);
  };
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onUp);
}
