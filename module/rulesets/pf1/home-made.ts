import type { Act } from "../../model/act.js";
import { HOME_DEEDS } from "../../model/home-made.js";
import { homeMadeOf } from "../../rules/home-made/find.js";
import { HOME_MADE, type HomeMadeWords } from "../../rules/home-made/words.js";
import type { Action, ActionType } from "./action.js";
import { findAction } from "./actions.js";
import type { Fighter } from "./fighter.js";
import { CONDITIONS } from "./terms.js";

/** What pays, by the types of the table (PF1-ECONOMY-002). */
const TYPES: Readonly<Record<string, ActionType>> = {
  standard: "standard",
  move: "move",
  full: "full-round",
  swift: "swift",
  immediate: "immediate",
  free: "free",
};

/** What saves here. */
export const SAVES = ["fort", "ref", "will"];

/** What home-made actions of this game are made of. */
export const HOME_MADE_WORDS: HomeMadeWords = {
  slots: { standard: "main", move: "move", full: "main", swift: "small", immediate: "reaction", free: "free" },
  defences: ["ac", "touch"],
  saves: SAVES,
  conditions: CONDITIONS.filter((id) => id !== "mounted" && id !== "squeezed"),
  deeds: HOME_DEEDS,
  // Nothing of this game is counted by the ends of turns (PF1-ECONOMY-001).
  ends: ["open", "own-start", "target-start"],
  provokes: true,
  adds: [
    ...["str", "dex", "con", "int", "wis", "cha", "fort", "ref", "will", "ac", "bab", "concentration"],
    ...["speed.walk", "speed.fly", "speed.swim", "speed.climb"],
  ],
};

/** The row of what an act stands for: of the table, or made by the doer's own table. */
export function rowOf(id: string, act: Act, actor: Fighter): Action | null {
  if (id !== HOME_MADE) return findAction(id);
  const made = homeMadeOf(actor, act);
  const type = made && TYPES[made.slot];
  if (!made || !type) return null;
  return {
    id,
    family: "home-made",
    type,
    provokes: made.provokes ? "yes" : "no",
    targeting: made.targets === "none" ? "none" : "creature",
    anyTurn: type === "immediate",
  };
}
