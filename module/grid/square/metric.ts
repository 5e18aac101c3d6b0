/**
 * How cells are counted. `square`: a diagonal counts one. `rounded`: every second diagonal counts two.
 * `rounded-with-corner`: the same, but two diagonals are within two, as weapons of reach 2 are often allowed.
 * Hex boards have one way only and ignore this.
 */
export type GridMetric = "square" | "rounded" | "rounded-with-corner";

/** Distance in cells over a gap of dx columns and dy rows, both whole and of either sign. */
export function measureGap(dx: number, dy: number, metric: GridMetric): number {
  const long = Math.max(Math.abs(dx), Math.abs(dy));
  const short = Math.min(Math.abs(dx), Math.abs(dy));
  if (metric === "square" || (metric === "rounded-with-corner" && long === 2)) return long;
  return long + (short >> 1);
}
