import type { PlacedWaypoint } from "./path.js";

/** Core's region behaviour that takes a token elsewhere, on the client of whoever moved it there. */
const TELEPORTER = "teleportToken";

interface Teleporting {
  readonly type: string;
  readonly disabled: boolean;
}

/**
 * Whether a region of the scene takes a token elsewhere from that place: then a displacement from there, made on its
 * player's client, is the region's doing. A client can name its own update anything, but it can't move a region.
 */
export function isCarried(token: TokenDocument.Implementation, from: PlacedWaypoint): boolean {
  const scene = token.parent;
  if (!scene) return false;
  const { sizeX, sizeY } = scene.grid;
  const middle = {
    x: from.x + ((from.width ?? token.width) * sizeX) / 2,
    y: from.y + ((from.height ?? token.height) * sizeY) / 2,
    elevation: from.elevation,
  };
  return scene.regions.contents.some(
    (region) =>
      [...(region.behaviors as Iterable<Teleporting>)].some(({ type, disabled }) => type === TELEPORTER && !disabled) &&
      region.testPoint(middle),
  );
}
