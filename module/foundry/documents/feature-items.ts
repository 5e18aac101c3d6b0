import type { JsonObject } from "../../kernel/json.js";
import { isJsonObject } from "../../table/host.js";
import { StoredModel } from "./stored-model.js";

/** What a game itself keeps on an item (`system.game`); empty where it isn't one of ours. */
function gameDataOf(item: Item.Implementation): JsonObject {
  const data: unknown = item.system;
  const game: unknown = data instanceof StoredModel && isJsonObject(data) ? data.game : null;
  return isJsonObject(game) ? game : {};
}

/** Slugs of the features that an actor has as items, as the rules know them: `system.game.slug` of each. */
export const featureItemsOf = (actor: Actor.Implementation): string[] =>
  actor.items.contents.flatMap((item) => {
    const type: string = item.type;
    const { slug } = type === "feature" ? gameDataOf(item) : {};
    return typeof slug === "string" && slug !== "" ? [slug.trim()] : [];
  });

/** Rows of effects that any item of an actor may list in `system.game.effects`; what isn't a row is left out. */
export const effectRowsOf = (actor: Actor.Implementation): JsonObject[] =>
  actor.items.contents.flatMap((item) => {
    const { effects } = gameDataOf(item);
    return Array.isArray(effects) ? effects.filter((row) => isJsonObject(row)) : [];
  });
