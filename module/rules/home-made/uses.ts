import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { HomeMade } from "../../model/home-made.js";
import type { Reason } from "../../model/refusal.js";
import { when } from "../reasons.js";
import type { Creature, Situation } from "../situation.js";
import { setTurn } from "../turn-state.js";

/** Where a creature's turn state keeps in which round it has last used what is limited, by the action's id. */
const KEY = "homeMade";

const usedBy = ({ state }: Creature): JsonObject => {
  const used = state.turn[KEY];
  return isJsonObject(used) ? used : {};
};

/** Why what can be had but once isn't to be had again. */
export function limitReasons({ encounter }: Situation, doer: Creature, { id, limit }: HomeMade): Reason[] {
  const used = Object.hasOwn(usedBy(doer), id) ? usedBy(doer)[id] : undefined;
  return [
    ...when(limit === "round" && used === encounter.round, "once-per-round"),
    ...when(limit === "fight" && used !== undefined, "once-per-encounter"),
  ];
}

/** Notes that it was used, where that counts. */
export const noteUse = ({ encounter }: Situation, doer: Creature, { id, limit }: HomeMade): Fact[] =>
  limit === "none" ? [] : [setTurn(doer.id, { [KEY]: { ...usedBy(doer), [id]: encounter.round } })];
