import { idOf } from "../../../tabletop/world/documents.js";
import { gather, type Party } from "./fight.js";
import { FULL } from "./matrix.js";
import type { TestTable } from "./table.js";

const PLACES = ["looking on", "looking at another scene", "with the canvas off"] as const;
/** Where the game master is while the others fight: the ledger's keeper must need neither scene nor canvas. */
export type GmPlace = (typeof PLACES)[number];

/** Everyday one place, so chosen that the fights together have them all; in the full matrix each fight has each. */
export const gmPlaces = (everyday: GmPlace): readonly GmPlace[] => (FULL ? PLACES : [everyday]);

export const gatherAt = (table: TestTable, place: GmPlace): Promise<Party> =>
  gather(table, {}, { gmCanvas: place !== "with the canvas off" });

/** Once the fight has begun: the game master turns to where the test wants it. The world needs its scene `aside`. */
export async function turnAway({ gm }: Party, place: GmPlace): Promise<void> {
  if (place === "looking at another scene") await gm.lookAway(idOf("camp"));
}
