import type { Act, ForcedCause } from "../../../model/act.js";
import type { JsonObject } from "../../../kernel/json.js";

/** What a power does with whom it hits: which way, and how many squares or to where (DND4-FORCE-002, DND4-FORCE-003). */
export interface Force {
  readonly cause: ForcedCause & ForcedTerm;
  /** Options of the movement that follows: `distance` in squares, or `destination`. */
  readonly options: JsonObject;
}

const FORCED = ["push", "pull", "slide"] as const;
type ForcedTerm = (typeof FORCED)[number];

/** The forced movement in an act's options, `push`, `pull` or `slide`: a number of squares, or `adjacent`; null: none. */
export function forceOf({ action, options }: Act): Force | null {
  if (action === "bull-rush" || action === "charge") return { cause: "push", options: { distance: 1 } };
  for (const cause of FORCED) {
    const given = options?.[cause];
    if (typeof given === "number" && given > 0) return { cause, options: { distance: given } };
    if (given === "adjacent") return { cause, options: { destination: given } };
  }
  return null;
}
