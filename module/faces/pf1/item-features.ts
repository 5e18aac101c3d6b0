import type { JsonObject } from "../../kernel/json.js";
import { effectRowsOf, featureItemsOf } from "../../foundry/documents/feature-items.js";

/** What the items of an actor bring: slugs that the rules know, and rows of effects of their own. */
export interface ItemFeatures {
  readonly slugs: readonly string[];
  readonly effects: readonly JsonObject[];
}

/**
 * Reads them off the items: feature items name features of the rules, and any item may list rows in `game.effects`, as
 * the rules' own table has them (`on`, `of`, `add`). What is of another shape is left out.
 */
export const featuresOf = (actor: Actor.Implementation): ItemFeatures => ({
  slugs: featureItemsOf(actor),
  effects: effectRowsOf(actor),
});
