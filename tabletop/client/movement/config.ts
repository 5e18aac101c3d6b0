import { CONFIG } from "../globals/config.js";
import { aggregateCost } from "./aggregate-cost.js";
import type { TerrainClass } from "./compose-cost.js";
import { createDefaultActions } from "./default-actions.js";
import { TerrainData } from "./terrain-data.js";
import type { ActionConfig, CostAggregator } from "./types.js";

/** The branch `CONFIG.Token.movement`. */
export interface MovementConfig {
  TerrainData: (TerrainClass & { resolveTerrainEffects?(effects: never[]): unknown }) | undefined;
  costAggregator: CostAggregator;
  defaultAction: string;
  /** grid spaces a second */
  defaultSpeed: number;
  actions: Record<string, ActionConfig>;
}

/** The branch, made with core's defaults where it is missing. Packages edit it in `init`. */
export function movementConfig(): MovementConfig {
  const token = (CONFIG["Token"] ??= {}) as { movement?: Partial<MovementConfig> };
  const movement = (token.movement ??= {});
  movement.costAggregator ??= aggregateCost;
  movement.defaultAction ??= "walk";
  movement.defaultSpeed ??= 6;
  movement.TerrainData ??= TerrainData;
  movement.actions ??= createDefaultActions(() => movement.defaultSpeed ?? 6);
  return movement as MovementConfig;
}
