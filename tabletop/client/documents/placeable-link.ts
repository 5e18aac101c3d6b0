const links = new WeakMap<object, object>();

/** The drawn object of a document, or null while its scene isn't on the canvas. */
export function getPlaceable<T extends object>(document: object): T | null {
  return (links.get(document) as T | undefined) ?? null;
}

/** Ties a document to what draws it; null unties. */
export function linkPlaceable(document: object, placeable: object | null): void {
  if (placeable) links.set(document, placeable);
  else links.delete(document);
}
