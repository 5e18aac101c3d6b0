const GAP = 12;

/**
 * Puts a fixed element beside where a token stands by its document (it may still be walking there on the screen); where
 * its scene isn't shown, the style sheet's place stands.
 */
export function placeBeside(element: HTMLElement, token: TokenDocument.Implementation | null): void {
  const scene = canvas.scene;
  if (!token || !scene || token.parent !== scene || !canvas.ready || !canvas.stage) {
    element.style.removeProperty("left");
    element.style.removeProperty("top");
    return;
  }
  const { sizeX, sizeY } = scene.grid;
  const { x, y } = token;
  const from = canvas.stage.toGlobal({ x, y });
  const to = canvas.stage.toGlobal({ x: x + token.width * sizeX, y: y + token.height * sizeY });
  const room = window.innerWidth - to.x;
  const own = element.getBoundingClientRect();
  const left = room > own.width + 2 * GAP || room > from.x ? to.x + GAP : from.x - GAP - own.width;
  element.style.left = `${clamp(left, window.innerWidth - own.width)}px`;
  element.style.top = `${clamp(to.y + GAP, window.innerHeight - own.height)}px`;
}

const clamp = (value: number, limit: number): number => Math.round(Math.max(0, Math.min(value, limit)));
