import type { HomeMade } from "../../model/home-made.js";
import type { HomeMadeWords } from "../../rules/home-made/words.js";
import type { ReadHomeMade } from "../../rules/home-made/read.js";
import { readAdds, readHomeMade, withAdds } from "../../table/host.js";
import type { FaceProfile } from "../face.js";
import { ActionData, FeatureData } from "./item-data.js";

/** A home-made action as the rules of a game read it, with whatever of it they can't. Null: the item is something else. */
export function readActionItem(item: Item.Implementation, words: HomeMadeWords): ReadHomeMade | null {
  const data: unknown = item.system;
  if (!(data instanceof ActionData)) return null;
  const { slot, targets, range, provokes, limit, test, needs, effects } = data.toObject();
  const source = { slot, targets, range, provokes, limit, test, needs, effects };
  // An item that isn't stored yet has no id; nobody can use it either.
  return readHomeMade(item.id ?? "new", item.name, source, words);
}

/** The actions that an actor's table has made for it, in the order of its sheet. */
export const homeMadeOf = (actor: Actor.Implementation, words: HomeMadeWords): HomeMade[] =>
  actor.items.contents.toSorted((a, b) => a.sort - b.sort).flatMap((item) => readActionItem(item, words)?.made ?? []);

/** A profile with what its actor's items bring that all games share: actions of its table's own, and what features add. */
export function withHomeMade<T extends FaceProfile>(
  said: T,
  actor: Actor.Implementation,
  words: HomeMadeWords | undefined,
): T {
  if (!words) return said;
  const adds = actor.items.contents.flatMap((item) => {
    const data: unknown = item.system;
    return data instanceof FeatureData ? readAdds(data.toObject().adds, words).rows : [];
  });
  const homeMade = homeMadeOf(actor, words);
  return { ...withAdds(said, adds), ...(homeMade.length > 0 && { homeMade }) };
}
