/**
 * Where walls meet a line without crossing it: points with a wall on one side, and stretches where a wall runs along.
 * Together they may seal the line. Kept from question to question so that asking allocates nothing.
 */
export interface Touches {
  /** Positions along the line. */
  readonly positions: number[];
  /** 1 left, -1 right. */
  readonly sides: number[];
  count: number;
  /** Stretches along the line, from and to. */
  readonly from: number[];
  readonly to: number[];
  stretches: number;
}

/** No touches yet. */
export function createTouches(): Touches {
  return { positions: [], sides: [], count: 0, from: [], to: [], stretches: 0 };
}

/** Forgets the last line. */
export function clearTouches(touches: Touches): void {
  touches.count = 0;
  touches.stretches = 0;
}

/** Notes a wall that leaves the line at a position towards a side; side 0 is none. */
export function noteTouch(touches: Touches, position: number, side: number): void {
  if (side === 0) return;
  touches.positions[touches.count] = position;
  touches.sides[touches.count++] = side > 0 ? 1 : -1;
}

/** Notes a wall that runs along the line. */
export function noteStretch(touches: Touches, from: number, to: number): void {
  touches.from[touches.stretches] = Math.min(from, to);
  touches.to[touches.stretches++] = Math.max(from, to);
}

/** Whether walls touch from both sides in one point, or in two points that walls along the line join. */
export function areSealed(touches: Touches): boolean {
  for (let i = 0; i < touches.count; i++) {
    for (let j = 0; j < i; j++) {
      if (touches.sides[i] === touches.sides[j]) continue;
      const a = touches.positions[i] ?? 0;
      const b = touches.positions[j] ?? 0;
      if (areJoined(touches, Math.min(a, b), Math.max(a, b))) return true;
    }
  }
  return false;
}

/** Whether walls along the line cover it from one position to another; a point is joined with itself. */
function areJoined(touches: Touches, from: number, to: number): boolean {
  let reached = from;
  for (let i = 0; i < touches.stretches && reached < to; i++) {
    const end = touches.to[i] ?? 0;
    if ((touches.from[i] ?? 0) > reached || end <= reached) continue;
    reached = end;
    i = -1;
  }
  return reached >= to;
}
