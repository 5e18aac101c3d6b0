import type { JsonObject } from "../../kernel/json.js";

/** What an actor carries, in the order of its sheet, for the edit mode. */
export const itemRows = (actor: Actor.Implementation): JsonObject[] =>
  actor.items.contents
    .toSorted((a, b) => a.sort - b.sort)
    .map((item) => ({
      id: item.id ?? "",
      name: item.name,
      img: item.img ?? "",
      type: game.i18n.localize(`TYPES.Item.${item.type}`),
    }));

/** Adds a weapon to be described in its own window. */
export async function addWeapon(actor: Actor.Implementation): Promise<void> {
  const data = { name: game.i18n.localize("BATTLETEMPO.Item.newWeapon"), type: "weapon" };
  const [weapon] = await actor.createEmbeddedDocuments("Item", [data] as unknown as Item.CreateData[]);
  if (weapon) await openSheet(weapon);
}

/** Opens an item's own window. */
export async function openSheet(item: Item.Implementation): Promise<void> {
  const sheet = item.sheet as foundry.applications.api.ApplicationV2 | null;
  await sheet?.render({ force: true });
}
