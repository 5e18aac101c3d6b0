import type { ActionConfig, ActionCostFunction, MovementCostFunction } from "./types.js";

/** The configured terrain class, of which only its cost function matters here. */
export interface TerrainClass {
  getMovementCostFunction?(token: unknown, options: Record<string, unknown>): MovementCostFunction | void;
}

/**
 * The cost of a step for a token: what its terrain makes of the distance, then what the movement action makes of that.
 */
export function composeCost(
  token: unknown,
  terrainClass: TerrainClass | undefined,
  actions: Record<string, ActionConfig>,
  options: Record<string, unknown> = {},
): MovementCostFunction {
  const byTerrain = terrainClass?.getMovementCostFunction?.(token, options);
  const byAction = new Map<string, ActionCostFunction | undefined>();
  return (from, to, distance, segment) => {
    if (!byAction.has(segment.action)) {
      byAction.set(segment.action, actions[segment.action]?.getCostFunction?.(token, options));
    }
    const base = byTerrain ? byTerrain(from, to, distance, segment) : distance;
    return byAction.get(segment.action)?.(base, from, to, distance, segment) ?? base;
  };
}
