import type { Cube } from "./types.js";

/** The six neighbours of a hexagon as cube steps. */
export const CUBE_STEPS: readonly Cube[] = [
  { q: 1, r: 0, s: -1 },
  { q: 0, r: 1, s: -1 },
  { q: -1, r: 1, s: 0 },
  { q: -1, r: 0, s: 1 },
  { q: 0, r: -1, s: 1 },
  { q: 1, r: -1, s: 0 },
];

/** A cube from two of its three coordinates. */
export function makeCube(q: number, r: number, k?: number): Cube {
  const cube = { q, r, s: 0 - q - r };
  return k === undefined ? cube : { ...cube, k };
}

export function addCubes(a: Cube, b: Cube): Cube {
  return makeCube(a.q + b.q, a.r + b.r, a.k);
}

/** Steps between two hexagons on one level. */
export function measureCubes(a: Cube, b: Cube): number {
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
}

/** The hexagon that a fractional cube lies in: the coordinate with the largest rounding error is derived. */
export function roundCube({ q, r, s, k }: Cube): Cube {
  const rounded = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const errors = { q: Math.abs(rounded.q - q), r: Math.abs(rounded.r - r), s: Math.abs(rounded.s - s) };
  if (errors.q > errors.r && errors.q > errors.s) return makeCube(-rounded.r - rounded.s, rounded.r, k);
  if (errors.r > errors.s) return makeCube(rounded.q, -rounded.q - rounded.s, k);
  return makeCube(rounded.q, rounded.r, k);
}

/** The hexagons of a straight line, both ends included; `steps` may exceed the distance where height is walked too. */
export function traceCubes(from: Cube, to: Cube, steps = measureCubes(from, to)): Cube[] {
  if (steps === 0) return [makeCube(from.q, from.r)];
  // A tiny nudge off the axis, the same for every line, keeps points on an edge from falling either way.
  const lerp = (a: number, b: number, nudge: number, n: number): number => a + nudge + ((b - a) * n) / steps;
  return Array.from({ length: steps + 1 }, (_, n) => {
    const q = lerp(from.q, to.q, 1e-6, n);
    const r = lerp(from.r, to.r, 2e-6, n);
    return roundCube({ q, r, s: -q - r });
  });
}
