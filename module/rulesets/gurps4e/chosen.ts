import type { Action, Maneuver, Stride, Variant } from "./action.js";
import { findAction } from "./actions.js";
import { HOME_MADE } from "../../rules/home-made/words.js";
import { HOME_MANEUVER } from "./home-made.js";
import type { Fighter } from "./fighter.js";

/** A manoeuvre with its variant. */
export interface Chosen {
  readonly row: Action;
  readonly maneuver: Maneuver;
  readonly variant: Variant | null;
}

/** The manoeuvre of the running turn, or of the last one until the next begins; null: none yet. */
export function chosenBy({ turn: { maneuver } }: Fighter): Chosen | null {
  if (maneuver?.id === HOME_MADE) return { row: HOME_ROW, maneuver: HOME_MANEUVER, variant: null };
  const row = maneuver && findAction(maneuver.id);
  if (!row?.maneuver) return null;
  return { row, maneuver: row.maneuver, variant: findVariant(row.maneuver, maneuver?.variant) };
}

/** What a home-made manoeuvre leaves of the turn doesn't depend on which one it was. */
const HOME_ROW: Action = {
  id: HOME_MADE,
  family: "home-made",
  group: "main",
  targeting: "none",
  maneuver: HOME_MANEUVER,
};

export const findVariant = ({ variants }: Maneuver, id: string | null | undefined): Variant | null =>
  variants.find((variant) => variant.id === id) ?? null;

/** Attacks left in the manoeuvre under way. */
export const blowsLeft = ({ turn }: Fighter, { maneuver, variant }: Pick<Chosen, "maneuver" | "variant">): number =>
  Math.max(0, (variant?.attacks ?? maneuver.attacks) - turn.attacksMade);

export const strideOf = ({ maneuver, variant }: Pick<Chosen, "maneuver" | "variant">): Stride =>
  variant?.stride ?? maneuver.stride;
