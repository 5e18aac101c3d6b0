import { cellLineBlocked } from "../../grid/sight/sight.js";
import { sightOf } from "../../rules/sight.js";
import type { Situation } from "../../rules/situation.js";
import type { Place } from "./distance.js";

/** Whether nothing that stops sight lies between the middles of two hexes; without a scene nothing does. */
export const hasLine = ({ board }: Situation, from: Place, to: Place): boolean =>
  board === null || !cellLineBlocked(sightOf(board), from.footprint.cell, to.footprint.cell, "sight");
