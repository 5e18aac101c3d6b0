const GAP = 12;

/**
 * Puts a fixed element beside where a token stands by its document (it may still be walking there on the screen); where
 * its scene isn't shown, the style sheet's place stands. `margin`: so many cells around it stay free, too.
 */
export function placeBeside(element: HTMLElement, token: TokenDocument.Implementation | null, margin = 0): void {
  const scene = canvas.scene;
  if (!token || !scene || token.parent !== scene || !canvas.ready || !canvas.stage) {
    element.style.removeProperty("left");
    element.style.removeProperty("top");
    return;
  }
  const { sizeX, sizeY } = scene.grid;
  const { x, y } = token;
  const [wide, high] = [margin * sizeX, margin * sizeY];
  const from = canvas.stage.toGlobal({ x: x - wide, y: y - high });
  const to = canvas.stage.toGlobal({ x: x + token.width * sizeX + wide, y: y + token.height * sizeY + high });
  const room = window.innerWidth - to.x;
  const own = element.getBoundingClientRect();
  const left = room > own.width + 2 * GAP || room > from.x ? to.x + GAP : from.x - GAP - own.width;
  element.style.left = `${clamp(left, window.innerWidth - own.width)}px`;
  element.style.top = `${clamp(to.y + GAP, window.innerHeight - own.height)}px`;
}

const clamp = (value: number, limit: number): number => Math.round(Math.max(0, Math.min(value, limit)));
