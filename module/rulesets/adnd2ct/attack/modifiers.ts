import type { Modifier } from "../../../model/roll.js";
import { hasCondition } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { canSee } from "../conditions.js";
import { gapBetween } from "../distance.js";
import type { Fighter } from "../fighter.js";
import { COVER_PENALTY, shelterOf } from "../lines.js";
import { readOption } from "../options.js";
import type { ModifierTerm } from "../terms.js";
import { arcOfAttack } from "./armour-class.js";
import { isMissile, type Weapon } from "./weapon.js";

/** One stroke or shot. */
export interface Strike {
  readonly attacker: Fighter;
  readonly target: Fighter;
  readonly weapon: Weapon;
  /** How it comes about; `plain`: by its own action. */
  readonly way: "plain" | "charge" | "opening" | "guard" | "trample";
  /** It was held ready: +2, with a blade critical from 16 (ADND-COVER-010, ADND-COVER-013). */
  readonly held: boolean;
  /** The target has attacked it with bare hands without knowing how (GAP-ADND-13). */
  readonly clumsy: boolean;
}

const part = (label: ModifierTerm, value: number): Modifier[] => (value === 0 ? [] : [{ label, value }]);

/** Whether a stroke at somebody was held ready: the first one, or every one where the table reads it so (ADND-COVER-010). */
export function isHeldAt({ options }: Situation, { turn }: Fighter, target: Fighter): boolean {
  const all = readOption(options, "coverBonus") === "all-shots" && turn.covered === target.id;
  return all || (turn.made === 0 && turn.cover?.target === target.id);
}

/** What the situation adds to an attack roll (GAP-ADND-07, GAP-ADND-17, GAP-ADND-25); a trample takes nothing into account (ADND-OVERRUN-008). */
export function situationModifiers(situation: Situation, strike: Strike): Modifier[] {
  const { attacker, target, weapon, way, held, clumsy } = strike;
  if (way === "trample") return [];
  const missile = isMissile(weapon);
  const above = (attacker.state.position?.elevation ?? 0) > (target.state.position?.elevation ?? 0);
  return [
    ...part("charge", way === "charge" ? 2 : 0),
    ...part("cover", held ? 2 : 0),
    ...part("clumsy", clumsy ? 4 : 0),
    ...part("arc", missile ? 0 : arcBonus(situation, strike)),
    ...part("prone", hasCondition(target, "prone") ? 4 : 0),
    ...part("surprised", hasCondition(target, "surprised") ? 1 : 0),
    ...part("unseen", canSee(attacker, target) ? 0 : -4),
    ...part("higher", above && !missile ? 1 : 0),
    ...(missile ? missileModifiers(situation, strike) : []),
  ];
}

/** From the flank +1, from behind +2. */
function arcBonus(situation: Situation, { attacker, target }: Strike): number {
  if (gapBetween(situation, attacker, target) === 0) return 0;
  const arc = arcOfAttack(situation, target, attacker);
  return arc === "rear" ? 2 : arc === "flank" ? 1 : 0;
}

function missileModifiers(situation: Situation, { attacker, target, weapon }: Strike): Modifier[] {
  const gap = gapBetween(situation, attacker, target);
  const { range } = weapon;
  const far = range === null || gap <= range.short ? 0 : gap <= range.medium ? -2 : -5;
  return [...part("range", far), ...part("shelter", COVER_PENALTY[shelterOf(situation, attacker, target)])];
}
