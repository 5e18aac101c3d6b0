import { peekGame } from "../globals/env.js";
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
      byAction.set(segment.action, actionCost(actions[segment.action], token, options));
    }
    const base = byTerrain ? byTerrain(from, to, distance, segment) : distance;
    return byAction.get(segment.action)?.(base, from, to, distance, segment) ?? base;
  };
}

/** What an action makes of a step's cost: by its function or, on generation 14 and without one, by its multiplier. */
function actionCost(
  action: ActionConfig | undefined,
  token: unknown,
  options: Record<string, unknown>,
): ActionCostFunction | undefined {
  if (action?.getCostFunction) return action.getCostFunction(token, options);
  const { costMultiplier } = action ?? {};
  if (costMultiplier === undefined || peekGame()?.release.generation !== 14) return undefined;
  return (cost) => cost * costMultiplier;
}
