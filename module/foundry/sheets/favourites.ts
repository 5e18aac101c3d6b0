import { SYSTEM_ID } from "../system-id.js";
import type { PlainRow } from "./action-row.js";

const FLAG = "favourites";
/** More than anybody looks through; what a stored flag says beyond is left alone. */
const MOST = 60;

/** How a favourite is kept: an action by its slug, one of a table's own with the item that it is, an attack by its line. */
export const actionKey = ({ id, with: made }: Pick<PlainRow, "id" | "with">): string =>
  made === undefined ? id : `${id}:${made}`;
export const attackKey = (attack: string): string => `attack:${attack}`;

/**
 * What is starred on an actor's sheet, in the order of starring. It stands in a flag of the actor: so it comes along with
 * a copy, is there in every browser and for whoever else plays it, and goes when the actor goes. No rule reads it, so it
 * is none of the actor's data, and the ledger doesn't know it.
 */
export function favouritesOf(actor: Actor.Implementation): ReadonlySet<string> {
  const kept: unknown = foundry.utils.getProperty(actor, `flags.${SYSTEM_ID}.${FLAG}`);
  const keys = Array.isArray(kept) ? kept.filter((key): key is string => typeof key === "string") : [];
  return new Set(keys.slice(0, MOST));
}

/** Stars, or takes the star off. For owners. */
export async function toggleFavourite(actor: Actor.Implementation, key: string): Promise<void> {
  const kept = new Set(favouritesOf(actor));
  if (!kept.delete(key)) kept.add(key);
  await actor.update({ flags: { [SYSTEM_ID]: { [FLAG]: [...kept] } } } as never);
}

/** Favourites before all others, otherwise in the order that there was. */
export const starredFirst = <Row extends { readonly starred: boolean }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(b.starred) - Number(a.starred));
