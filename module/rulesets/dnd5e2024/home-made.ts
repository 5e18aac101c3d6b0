import type { Act } from "../../model/act.js";
import { HOME_DEEDS } from "../../model/home-made.js";
import { homeMadeOf } from "../../rules/home-made/find.js";
import { HOME_MADE, type HomeMadeWords } from "../../rules/home-made/words.js";
import type { Action, ActionType } from "./action.js";
import { findAction } from "./actions.js";
import type { Fighter } from "./fighter.js";
import { CONDITIONS } from "./terms.js";

/** What pays for home-made actions: a slot of the table, or nothing. */
const SLOTS = ["action", "bonus", "reaction", "interaction", "free"] as const satisfies readonly ActionType[];

/** What saves here. */
export const SAVES = ["str", "dex", "con", "int", "wis", "cha"];

/** What home-made actions of this game are made of. */
export const HOME_MADE_WORDS: HomeMadeWords = {
  slots: { action: "main", bonus: "small", reaction: "reaction", interaction: "free", free: "free" },
  defences: ["ac"],
  saves: SAVES,
  // Who rides, and what fell to nothing, the rules see for themselves.
  conditions: CONDITIONS.filter((id) => id !== "mounted"),
  deeds: HOME_DEEDS,
  ends: ["open", "own-start", "own-end", "target-start", "target-end"],
  provokes: false,
  adds: ["ac", ...SAVES, "speed.walk", "speed.fly", "speed.swim", "speed.climb"],
};

/** The row of what an act stands for: of the table, or made by the doer's own table. */
export function rowOf(id: string, act: Act, actor: Fighter): Action | null {
  if (id !== HOME_MADE) return findAction(id);
  const made = homeMadeOf(actor, act);
  const type = SLOTS.find((slot) => slot === made?.slot);
  if (!made || !type) return null;
  return { id, family: "home-made", type, targeting: made.targets === "none" ? "none" : "creature", provokes: "no" };
}
