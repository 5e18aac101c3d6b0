import { wayOfGoing } from "./act-of-way.js";
import type { TokenPath } from "./path.js";

/**
 * A way cut where core says that the token goes on in another manner: each part begins in the cell where the one before it
 * ends. A way gone in one manner is one part.
 */
export function partsOf(way: TokenPath): TokenPath[] {
  const steps = way.cells.slice(1).map((_, i) => wayOfGoing(way.details[i + 1]?.action));
  const cuts = steps.flatMap((manner, i) => (i > 0 && manner !== steps[i - 1] ? [i] : []));
  const ends = [...cuts, Math.max(0, way.cells.length - 1)];
  return ends.map((end, i) => slice(way, ends[i - 1] ?? 0, end));
}

/** What lies behind the first part, as one way again. */
export function restBehind(way: TokenPath, first: TokenPath): TokenPath {
  return slice(way, first.cells.length - 1, way.cells.length - 1);
}

const slice = ({ cells, elevations, details }: TokenPath, from: number, to: number): TokenPath => ({
  cells: cells.slice(from, to + 1),
  elevations: elevations.slice(from, to + 1),
  details: details.slice(from, to + 1),
});
