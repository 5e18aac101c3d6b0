/** Words of this game that screens have to name. Slugs of actions stand in the table, phases in `phases.ts`. */

/** Parts of a total. */
export type ModifierTerm =
  | "weapon"
  | "charge"
  | "cover"
  | "clumsy"
  | "arc"
  | "prone"
  | "surprised"
  | "unseen"
  | "higher"
  | "range"
  | "shelter"
  | "size";

/** What gives somebody a chance. */
export type CauseTerm =
  "leaving" | "turning" | "ranged-attack" | "unarmed-attack" | "overrun" | "guard" | "covered" | "displaced";

/** What a card has to tell that follows from no roll. */
export type NoteTerm = "gm-resolves" | "critical-table" | "initiative-tie";
