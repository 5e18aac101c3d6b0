import type { Act } from "../../../model/act.js";
import type { Stride } from "../action.js";
import { findAction } from "../actions.js";
import { chosenBy, strideOf } from "../chosen.js";
import type { Fighter } from "../fighter.js";

/** How far an act lets its doer go: as the manoeuvre under way does, else as the one that it would choose. */
export function strideFor(fighter: Fighter, { action, variant }: Pick<Act, "action" | "variant">): Stride {
  const chosen = chosenBy(fighter);
  if (chosen && (action === "step" || chosen.row.id === action)) return strideOf(chosen);
  const maneuver = findAction(action)?.maneuver;
  const named = maneuver?.variants.find(({ id }) => id === variant) ?? null;
  return maneuver ? strideOf({ maneuver, variant: named }) : "none";
}
