import type { Act } from "../../model/act.js";
import { HOME_DEEDS } from "../../model/home-made.js";
import { homeMadeOf } from "../../rules/home-made/find.js";
import { HOME_MADE, type HomeMadeWords } from "../../rules/home-made/words.js";
import type { Action, ActionType } from "./action.js";
import { findAction } from "./actions.js";
import { DEFENCES } from "./attack/weapon.js";
import type { Fighter } from "./fighter.js";
import { CONDITIONS } from "./terms.js";

/** What pays for home-made actions (GAP-DND4-07). */
const SLOTS = ["standard", "move", "minor", "immediate", "free"] as const satisfies readonly ActionType[];

/** What home-made actions of this game are made of. */
export const HOME_MADE_WORDS: HomeMadeWords = {
  slots: { standard: "main", move: "move", minor: "small", immediate: "reaction", free: "free" },
  defences: DEFENCES,
  // A saving throw is no defence here: it only ends what lies on somebody (GAP-DND4-12).
  saves: [],
  conditions: CONDITIONS.filter((id) => id !== "zone" && id !== "ongoing-damage"),
  deeds: HOME_DEEDS,
  ends: ["open", "own-start", "own-end", "target-start", "target-end", "save"],
  provokes: true,
  adds: [
    ...["ac", "fort", "ref", "will", "str", "con", "dex", "int", "wis", "cha", "surgeValue"],
    ...["speed.walk", "speed.fly", "speed.swim", "speed.climb"],
  ],
};

/** The row of what an act stands for: of the table, or made by the doer's own table. */
export function rowOf(id: string, act: Act, actor: Fighter): Action | null {
  if (id !== HOME_MADE) return findAction(id);
  const made = homeMadeOf(actor, act);
  const type = SLOTS.find((slot) => slot === made?.slot);
  if (!made || !type) return null;
  return {
    id,
    family: "home-made",
    type,
    targeting: made.targets === "none" ? "none" : "creature",
    ...(made.provokes && { provokes: "ranged" }),
    anyTurn: type === "free",
  };
}
