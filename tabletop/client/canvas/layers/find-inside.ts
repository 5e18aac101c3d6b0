import type { Rectangle } from "../../grid/types.js";

interface Bounded {
  readonly bounds: Rectangle;
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The objects whose bounds share an area with the rectangle and pass the test, if there is one. */
export function findInside<P extends Bounded>(
  objects: Iterable<P>,
  area: Rectangle,
  test?: (item: { t: P; r: Rectangle }) => boolean,
): Set<P> {
  const found = new Set<P>();
  for (const object of objects) {
    if (overlaps(object.bounds, area) && (test?.({ t: object, r: object.bounds }) ?? true)) found.add(object);
  }
  return found;
}
