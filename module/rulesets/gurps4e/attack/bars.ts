import type { RulesetOptions } from "../../../rules/situation.js";
import { DEFENCES, type Defence } from "../action.js";
import type { Chosen } from "../chosen.js";
import { isBasicSet } from "../options.js";

/** What a manoeuvre forbids until the next own turn. */
interface Bars {
  readonly defences: readonly Defence[];
  /** No step back with those that are left. */
  readonly retreat: boolean;
}

/** G4-ALLOUTATTACK-001, G4-MOVEATTACK-004. */
export function barsOf(options: RulesetOptions, { row, maneuver, variant }: Chosen): Bars {
  const published = row.id === "move-and-attack" && isBasicSet({ options });
  const defences: readonly Defence[] = published ? ["parry"] : maneuver.bars;
  return { defences, retreat: published || variant?.exposed === true || defences.length === DEFENCES.length };
}
