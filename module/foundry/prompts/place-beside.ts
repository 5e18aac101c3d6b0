const GAP = 12;

/** Puts a fixed element beside a token on the screen; where the token isn't drawn, the style sheet's place stands. */
export function placeBeside(element: HTMLElement, token: TokenDocument.Implementation | null): void {
  const drawn = token?.parent === canvas.scene ? token?.object : null;
  if (!drawn || !canvas.ready || !canvas.stage) {
    element.style.removeProperty("left");
    element.style.removeProperty("top");
    return;
  }
  const { x, y, width, height } = drawn.bounds;
  const from = canvas.stage.toGlobal({ x, y });
  const to = canvas.stage.toGlobal({ x: x + width, y: y + height });
  const room = window.innerWidth - to.x;
  const own = element.getBoundingClientRect();
  const left = room > own.width + 2 * GAP || room > from.x ? to.x + GAP : from.x - GAP - own.width;
  element.style.left = `${clamp(left, window.innerWidth - own.width)}px`;
  element.style.top = `${clamp(from.y, window.innerHeight - own.height)}px`;
}

const clamp = (value: number, limit: number): number => Math.round(Math.max(0, Math.min(value, limit)));
