import type { CostResult } from "./types.js";

/** The median of the cells' costs; a single forbidden cell forbids the step. */
export function aggregateCost(results: CostResult[]): number {
  const costs = results.map((result) => result.cost).sort((a, b) => a - b);
  if (costs.length === 0) return 0;
  if (costs.at(-1) === Infinity) return Infinity;
  const middle = costs.length >> 1;
  return costs.length % 2 ? costs[middle]! : (costs[middle - 1]! + costs[middle]!) / 2;
}
