import type { JsonObject } from "../../kernel/json.js";
import { t } from "../i18n/localize.js";
import type { Game } from "../port/active-game.js";
import { gameOfActor } from "./game-of-actor.js";

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

/** What a sheet adds to its creature, each to be described in a window of its own. */
const ADDED = ["weapon", "action", "feature"] as const;

/** The buttons that add something; home-made actions only where the game knows any. */
export const addedKinds = ({ ruleset }: Game): JsonObject[] =>
  ADDED.filter((kind) => kind === "weapon" || ruleset.homeMade !== undefined).map((id) => ({
    id,
    label: t(`BATTLETEMPO.Sheet.add.${id}`),
  }));

/** Adds something to be described in its own window; an action is paid for by what usually pays. */
export async function addItem(actor: Actor.Implementation, kind: string | undefined): Promise<void> {
  const type = ADDED.find((each) => each === kind) ?? "weapon";
  const [slot = ""] = Object.keys(gameOfActor(actor)?.ruleset.homeMade?.slots ?? {});
  const data = {
    name: t(`BATTLETEMPO.Item.new.${type}`),
    type,
    ...(type === "action" && { img: "icons/svg/lightning.svg", system: { slot } }),
    ...(type === "feature" && { img: "icons/svg/aura.svg" }),
  };
  const [weapon] = await actor.createEmbeddedDocuments("Item", [data] as unknown as Item.CreateData[]);
  if (weapon) await openSheet(weapon);
}

/** Opens an item's own window. */
export async function openSheet(item: Item.Implementation): Promise<void> {
  const sheet = item.sheet as foundry.applications.api.ApplicationV2 | null;
  await sheet?.render({ force: true });
}
