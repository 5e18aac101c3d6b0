import type { Act } from "../../model/act.js";
import { homeMadeOf } from "../../rules/home-made/find.js";
import { HOME_MADE, type HomeMadeWords } from "../../rules/home-made/words.js";
import type { Action, Maneuver } from "./action.js";
import { findAction } from "./actions.js";
import type { Fighter } from "./fighter.js";
import { CONDITIONS } from "./terms.js";

/** What pays: the whole manoeuvre, which leaves a step, or nothing. */
const SLOTS = ["maneuver", "free"];

/** The scores that are rolled against to resist something. */
export const SAVES = ["st", "dx", "iq", "ht", "will"];

/** What home-made actions of this game are made of. Attacks are met by active defences: they are attacks of a weapon. */
export const HOME_MADE_WORDS: HomeMadeWords = {
  slots: { maneuver: "main", free: "free" },
  defences: [],
  saves: SAVES,
  conditions: CONDITIONS,
  deeds: ["damage", "heal", "condition", "relieve"],
  // No condition of this game carries a time of its own.
  ends: ["open"],
  provokes: false,
  adds: ["st", "dx", "iq", "ht", "speed.walk"],
};

/** A manoeuvre with a step (G4-STEP-001). */
export const HOME_MANEUVER: Maneuver = {
  stride: "step",
  deed: null,
  attacks: 0,
  keeps: [],
  bars: [],
  variants: [],
};

/** The row of what an act stands for: of the table, or made by the doer's own table. */
export function rowOf(id: string, act: Act, actor: Fighter): Action | null {
  if (id !== HOME_MADE) return findAction(id);
  const made = homeMadeOf(actor, act);
  if (!made || !SLOTS.includes(made.slot)) return null;
  const whole = made.slot === "maneuver";
  return {
    id,
    family: "home-made",
    group: whole ? "main" : "free",
    targeting: made.targets === "none" ? "none" : "creature",
    ...(whole && { maneuver: HOME_MANEUVER }),
  };
}
