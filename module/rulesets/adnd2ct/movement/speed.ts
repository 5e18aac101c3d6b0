import { hasCondition } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { mountOf, textStat, type Fighter } from "../fighter.js";
import { readOption } from "../options.js";

/** Squares a round of one about whom nothing is said (GAP-ADND-23: a point of movement is a square). */
const DEFAULT_RATE = 12;

/** Classes of encumbrance from the lightest to the heaviest (GAP-ADND-26, GAP-ADND-03). */
const CLASSES = ["none", "light", "moderate", "heavy", "severe"];
const RATE_FACTORS = [1, 0.75, 0.5, 0.25, 0];
const SLOWED_BY = [0, 0, 1, 2, 3];

/** How heavily it is laden, by place among the classes; the fatigued act as one class worse, the exhausted as two (GAP-ADND-09). */
function burdenOf({ options }: Situation, fighter: Fighter): number {
  const carried =
    readOption(options, "encumbrance") === "counts" ? CLASSES.indexOf(textStat(fighter, "encumbrance") ?? "none") : 0;
  const weary = hasCondition(fighter, "exhausted") ? 2 : hasCondition(fighter, "fatigued") ? 1 : 0;
  return Math.min(CLASSES.length - 1, Math.max(0, carried) + weary);
}

/** Phases by which the burden slows the base phase. */
export const burdenDelay = (situation: Situation, fighter: Fighter): number =>
  SLOWED_BY[burdenOf(situation, fighter)] ?? 0;

/** Movement rate in a mode, in squares a round; a rider has its mount's. Null: it can't move so at all. */
export function rateOf(situation: Situation, fighter: Fighter, mode = "walk"): number | null {
  const carrier = mountOf(situation, fighter) ?? fighter;
  const { speeds } = carrier.profile;
  const rate = speeds[mode] ?? (mode === "walk" && Object.keys(speeds).length === 0 ? DEFAULT_RATE : undefined);
  if (rate === undefined) return null;
  const factor = RATE_FACTORS[burdenOf(situation, carrier)] ?? 1;
  return factor === 0 ? Math.min(rate, 1) : Math.floor(rate * factor);
}

/** Squares of a multiple of the movement rate, rounded down (ADND-ACT-004, ADND-CHARGE-002); a crawl gets one at least (GAP-ADND-28). */
export const distanceOf = (rate: number, factor: number): number =>
  factor === 0.25 ? Math.max(1, Math.floor(rate * factor)) : Math.floor(rate * factor);
