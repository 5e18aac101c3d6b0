/**
 * Calls back with each unit square whose inside a line crosses, in order, until the callback answers true; true then.
 * A line that runs along a rim is given to the square below or to the right; through a corner it goes straight on. No
 * division is made, so coordinates in binary fractions, as of centres and corners, are met exactly.
 */
export function walkLine(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  visit: (x: number, y: number) => boolean,
): boolean {
  const dx = x1 - x0;
  const dy = y1 - y0;
  let x = firstSquare(x0, dx);
  let y = firstSquare(y0, dy);
  const lastX = firstSquare(x1, -dx);
  const lastY = firstSquare(y1, -dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy);
  while (!visit(x, y)) {
    if ((x === lastX && y === lastY) || isPast(x, lastX, stepX) || isPast(y, lastY, stepY)) return false;
    // Which rim comes first: compares the two line parameters, multiplied out.
    const toX = (x + (stepX > 0 ? 1 : 0) - x0) * stepX * Math.abs(dy);
    const toY = (y + (stepY > 0 ? 1 : 0) - y0) * stepY * Math.abs(dx);
    const viaX = stepX !== 0 && (stepY === 0 || toX <= toY);
    const viaY = stepY !== 0 && (stepX === 0 || toY <= toX);
    if (viaX) x += stepX;
    if (viaY) y += stepY;
  }
  return true;
}

/** The square that a line enters when it leaves a coordinate in a direction. */
function firstSquare(at: number, towards: number): number {
  return towards < 0 ? Math.ceil(at) - 1 : Math.floor(at);
}

function isPast(at: number, last: number, step: number): boolean {
  return step !== 0 && (at - last) * step > 0;
}
