import { idOf } from "../../../tabletop/world/documents.js";
import { gather, type Party } from "./fight.js";
import { FULL } from "./matrix.js";
import type { TestTable } from "./table.js";

const AWAY = ["looking at another scene", "with the canvas off"] as const;
type Away = (typeof AWAY)[number];
/** Where the game master is while the others fight: the ledger's keeper must need neither scene nor canvas. */
export type GmPlace = "looking on" | Away;

/** Everyday one place that isn't the usual one, where every other fight is played; in the full matrix all. */
export const gmPlaces = (everyday: Away): readonly GmPlace[] => (FULL ? ["looking on", ...AWAY] : [everyday]);

export const gatherAt = (table: TestTable, place: GmPlace): Promise<Party> =>
  gather(table, {}, { gmCanvas: place !== "with the canvas off" });

/** Once the fight has begun: the game master turns to where the test wants it. */
export async function turnAway({ gm }: Party, place: GmPlace): Promise<void> {
  if (place === "looking at another scene") await gm.lookAt(idOf("camp"));
}

/** Those whose tracker shows the fight: Foundry's shows the viewed scene's. */
export const watchersOf = ({ gm, archer, fighter }: Party, place: GmPlace): Party =>
  place === "looking at another scene" ? { gm: archer, archer, fighter } : { gm, archer, fighter };
