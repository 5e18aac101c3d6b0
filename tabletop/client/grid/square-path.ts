import { GRID_DIAGONALS } from "./constants.js";
import { makeOffset } from "./coordinates.js";
import type { Offset } from "./types.js";

type Axes = [number, number, number];

const axes = (offset: Offset): Axes => [offset.i, offset.j, offset.k ?? 0];

/** Rounds half towards the start, so that a path and its reverse differ as little as a line drawing can. */
function roundToward(value: number, start: number): number {
  return value < start ? Math.floor(value + 0.5 + 1e-9) : Math.ceil(value - 0.5 - 1e-9);
}

function stepDiagonally(from: Axes, to: Axes): Axes[] {
  const steps = Math.max(...from.map((value, axis) => Math.abs(to[axis]! - value)));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return from.map((value, axis) => roundToward(value + (to[axis]! - value) * part, value)) as Axes;
  });
}

/** Walks one axis a step, always the one that lags furthest behind the straight line. */
function stepOrthogonally(from: Axes, to: Axes): Axes[] {
  const lengths = from.map((value, axis) => Math.abs(to[axis]! - value));
  const walked = [0, 0, 0];
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const path: Axes[] = [];
  const current: Axes = [...from];
  for (let step = 1; step <= total; step++) {
    const lag = lengths.map((length, axis) => (length * step) / total - walked[axis]!);
    const axis = lag.indexOf(Math.max(...lag));
    walked[axis] = walked[axis]! + 1;
    current[axis] = current[axis]! + Math.sign(to[axis]! - from[axis]!);
    path.push([...current]);
  }
  return path;
}

/** The cells of a shortest straight path, both ends included. */
export function traceSquarePath(from: Offset, to: Offset, rule: number): Offset[] {
  const trace = rule === GRID_DIAGONALS.ILLEGAL ? stepOrthogonally : stepDiagonally;
  const flat = from.k === undefined && to.k === undefined;
  const cells = trace(axes(from), axes(to)).map(([i, j, k]) => makeOffset(i, j, flat ? undefined : k));
  return [makeOffset(from.i, from.j, flat ? undefined : (from.k ?? 0)), ...cells];
}
