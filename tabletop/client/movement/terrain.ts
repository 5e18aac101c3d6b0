import { movementConfig } from "./config.js";
import { getTokenCenter } from "./footprint.js";
import type { MovingToken } from "./moving-token.js";
import type { CompleteWaypoint, Terrain } from "./types.js";

interface TerrainBehavior {
  readonly active?: boolean;
  readonly disabled?: boolean;
  readonly system?: { _getTerrainEffects?(token: unknown, segment: object): unknown[] };
}

interface TerrainRegion {
  readonly behaviors: Iterable<TerrainBehavior>;
  testPoint(point: { x: number; y: number; elevation: number }): boolean;
}

function listEffects(token: MovingToken, waypoint: CompleteWaypoint, regions: readonly TerrainRegion[]): unknown[] {
  const center = getTokenCenter(token.parent!.grid, waypoint);
  const { width, height, shape, action } = waypoint;
  return regions
    .filter((region) => region.testPoint(center))
    .flatMap((region) => [...region.behaviors])
    .filter((behavior) => !behavior.disabled)
    .flatMap((behavior) => behavior.system?._getTerrainEffects?.(token, { width, height, shape, action }) ?? []);
}

/** Writes into each step what the regions' behaviours under its end make of the ground. */
export function addTerrain(token: MovingToken, path: CompleteWaypoint[]): CompleteWaypoint[] {
  const { TerrainData } = movementConfig();
  const regions = [...((token.parent as { regions?: Iterable<TerrainRegion> } | null)?.regions ?? [])];
  if (!TerrainData?.resolveTerrainEffects || regions.length === 0) return path;
  return path.map((waypoint, index) => {
    if (index === 0) return waypoint;
    const terrain = TerrainData.resolveTerrainEffects?.(listEffects(token, waypoint, regions) as never[]) as
      (Terrain & { toObject?(): Terrain }) | null;
    return { ...waypoint, terrain: terrain?.toObject?.() ?? terrain ?? null };
  });
}
