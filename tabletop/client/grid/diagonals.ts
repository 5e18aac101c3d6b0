import { GRID_DIAGONALS as D } from "./constants.js";

/** How far apart two grid spaces are along each axis, in whole spaces. */
export type AxisDeltas = readonly [number, number, number];

/** Steps of a shortest path by how many axes each changes. */
export interface StepCounts {
  straight: number;
  diagonal: number;
  triple: number;
}

/** Splits the way between two grid spaces into straight, diagonal and three-way steps. */
function countSteps(deltas: AxisDeltas): StepCounts {
  const [least, middle, most] = deltas.map(Math.abs).sort((a, b) => a - b) as [number, number, number];
  return { straight: most - middle, diagonal: middle - least, triple: least };
}

/** Steps needed between the grid spaces; where diagonals are illegal every axis is walked alone. */
export function countSpaces(deltas: AxisDeltas, rule: number): number {
  const { straight, diagonal, triple } = countSteps(deltas);
  return rule === D.ILLEGAL ? straight + 2 * diagonal + 3 * triple : straight + diagonal + triple;
}

/** Diagonal steps on the way; none where they are illegal. */
export function countDiagonals(deltas: AxisDeltas, rule: number): number {
  const { diagonal, triple } = countSteps(deltas);
  return rule === D.ILLEGAL ? 0 : diagonal + triple;
}

/** What the next diagonals cost on an alternating rule, after `prior` diagonals of the same path. */
function alternate(prior: number, count: number, longFirst: boolean): number {
  const longOnes = (total: number): number => (longFirst ? Math.ceil(total / 2) : Math.floor(total / 2));
  return count + longOnes(prior + count) - longOnes(prior);
}

/**
 * The length of the way in grid spaces under a diagonal rule.
 * `prior` is how many diagonals the path has already taken: alternating rules go on counting.
 */
export function measureSteps(deltas: AxisDeltas, rule: number, prior: number): number {
  const { straight, diagonal, triple } = countSteps(deltas);
  switch (rule) {
    case D.EXACT:
      return straight + Math.SQRT2 * diagonal + Math.sqrt(3) * triple;
    case D.APPROXIMATE:
      return straight + 1.5 * diagonal + 1.75 * triple;
    case D.RECTILINEAR:
    case D.ILLEGAL:
      return straight + 2 * diagonal + 3 * triple;
    case D.ALTERNATING_1:
      return straight + alternate(prior, diagonal + triple, false);
    case D.ALTERNATING_2:
      return straight + alternate(prior, diagonal + triple, true);
    default:
      return straight + diagonal + triple;
  }
}
