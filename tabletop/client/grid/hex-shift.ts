import { MOVEMENT_DIRECTIONS as DIR } from "./constants.js";
import { makeCube } from "./cube.js";
import { cubeToOffset, offsetToCube, type HexLayout } from "./hex-layout.js";
import { makeOffset } from "./coordinates.js";
import type { Offset } from "./types.js";

/** The step along the axis on which hexagons of this layout touch side by side. */
function shiftAlong(offset: Offset, direction: number): Offset {
  const di = (direction & DIR.UP ? -1 : 0) + (direction & DIR.DOWN ? 1 : 0);
  const dj = (direction & DIR.LEFT ? -1 : 0) + (direction & DIR.RIGHT ? 1 : 0);
  return makeOffset(offset.i + di, offset.j + dj, offset.k);
}

/** A step onto the neighbouring line, slanted to the side that the direction names, or kept in place where it names none. */
function shiftAcross(offset: Offset, layout: HexLayout, forward: boolean, side: number): Offset {
  const { q, r, k } = offsetToCube(offset, layout);
  const step = forward ? 1 : -1;
  if (layout.columns) {
    const rise = side < 0 ? (forward ? -1 : 0) : forward ? 0 : 1;
    return cubeToOffset(makeCube(q + step, r + rise, k), layout);
  }
  const slide = side < 0 ? (forward ? -1 : 0) : forward ? 0 : 1;
  return cubeToOffset(makeCube(q + slide, r + step, k), layout);
}

/** The hexagon one step in a direction; a direction across the lines zigzags by parity so that it goes straight on. */
export function shiftHex(offset: Offset, layout: HexLayout, direction: number): Offset {
  const vertical = (direction & DIR.UP ? -1 : 0) + (direction & DIR.DOWN ? 1 : 0);
  const horizontal = (direction & DIR.LEFT ? -1 : 0) + (direction & DIR.RIGHT ? 1 : 0);
  const across = layout.columns ? horizontal : vertical;
  const along = layout.columns ? vertical : horizontal;
  if (across === 0) return along === 0 ? { ...offset } : shiftAlong(offset, direction);
  const line = layout.columns ? offset.j : offset.i;
  const pushed = (line & 1) === (layout.even ? 0 : 1);
  return shiftAcross(offset, layout, across > 0, along || (pushed ? -1 : 1));
}
