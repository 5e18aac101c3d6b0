import type { Json, JsonObject } from "../../kernel/json.js";
import { featureItemsOf } from "../../foundry/documents/feature-items.js";
import { isJsonObject } from "../../table/host.js";

/** What the items of an actor bring: slugs that the rules know, and rows of effects of their own. */
export interface ItemFeatures {
  readonly slugs: readonly string[];
  readonly effects: readonly JsonObject[];
}

/**
 * Reads them off the items: feature items name features of the rules, and any item may list rows in `game.effects`, as
 * the rules' own table has them (`on`, `of`, `add`). What is of another shape is left out.
 */
export function featuresOf(actor: Actor.Implementation): ItemFeatures {
  const data = actor.items.contents.map(({ system }) => gameOf(system));
  return {
    slugs: featureItemsOf(actor),
    effects: data.flatMap(({ effects }) =>
      Array.isArray(effects) ? (effects as readonly Json[]).filter(isJsonObject) : [],
    ),
  };
}

function gameOf(system: unknown): JsonObject {
  const game = isJsonObject(system) ? system.game : undefined;
  return isJsonObject(game) ? game : {};
}
