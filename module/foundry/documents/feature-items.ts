import { ThingData } from "./item-data.js";

/** Slugs of the features that an actor has as items, as the rules know them: `system.game.slug` of each. */
export const featureItemsOf = (actor: Actor.Implementation): string[] =>
  actor.items.contents.flatMap((item) => {
    const data: unknown = item.system;
    const type: string = item.type;
    if (type !== "feature" || !(data instanceof ThingData)) return [];
    const slug: unknown = (data.game as Readonly<Record<string, unknown>>).slug;
    return typeof slug === "string" && slug !== "" ? [slug.trim()] : [];
  });
