import { effectSum, hasEffect } from "../features.js";
import { hasCondition, statOf, type Fighter } from "../fighter.js";
import type { Case } from "../judge/case.js";
import { readOption } from "../options.js";
import type { FullAttack } from "../state.js";
import { findWeapon, isRanged, type Weapon } from "./weapon.js";

/** Weapons that are light in the off hand. */
const LIGHT = ["shortsword", "dagger", "light"];

const isNatural = (fighter: Fighter, id: string): boolean => findWeapon(fighter, id)?.kind === "natural";

/** Attacks a round from base attack: PF1-GAP-08. */
const iterativeAttacks = (fighter: Fighter): number => Math.max(1, Math.ceil(statOf(fighter, "bab", 0) / 5));

/** How the next attack of a sequence is made. */
export interface NextAttack {
  readonly iteration: number;
  readonly offHand: boolean;
  readonly besideWeapons: boolean;
  readonly twoWeapon: number;
  readonly rapid: boolean;
}

/** An attack that is no part of a sequence. */
export const SINGLE: NextAttack = { iteration: 0, offHand: false, besideWeapons: false, twoWeapon: 0, rapid: false };

/** Why a weapon can't make the next attack of a sequence: all its attacks are made, or its limb has struck. */
export type SequenceFault = "no-slot" | "combination";

/** The next attack with a weapon, or why there is none: PF1-FULLROUND-004, PF1-NATURAL-003, 006 and 007. */
export function nextAttack(judged: Case, weapon: Weapon, sequence: FullAttack): NextAttack | SequenceFault {
  const { actor } = judged;
  const { made, offHand } = sequence;
  if (isLimbUsed(actor, weapon, made)) return "combination";
  if (weapon.kind === "natural") {
    if (made.includes(weapon.id)) return "no-slot";
    const besideWeapons = made.some((id) => !isNatural(actor, id));
    return { ...SINGLE, besideWeapons };
  }
  const off = offHand === weapon.id;
  const before = made.filter((id) => !isNatural(actor, id) && (id === offHand) === off).length;
  const rapid = isRanged(weapon) && hasEffect(actor, "rapid-shot");
  const extra = Number(rapid) + Number(hasCondition(actor, "hasted"));
  const limit = off ? 1 + effectSum(actor, "off-hand") : iterativeAttacks(actor) + extra;
  if (before >= limit) return "no-slot";
  const twoWeapon = offHand === null || isRanged(weapon) ? 0 : twoWeaponPenalty(judged, offHand, off);
  // What haste and quick fingers add comes at the full bonus.
  return {
    iteration: off ? before : Math.max(0, before - extra),
    offHand: off,
    besideWeapons: false,
    twoWeapon,
    rapid,
  };
}

/** Two different attacks can't use one hand in the same sequence. */
function isLimbUsed(fighter: Fighter, weapon: Weapon, made: readonly string[]): boolean {
  if (weapon.hand === null) return false;
  return made.some((id) => id !== weapon.id && findWeapon(fighter, id)?.hand === weapon.hand);
}

/** PF1-GAP-08, PF1-ATTACK-007. */
function twoWeaponPenalty({ situation, actor }: Case, offHandId: string, off: boolean): number {
  const weapon = findWeapon(actor, offHandId);
  const lightHands = readOption(situation.options, "unarmedWeaponClass") === "light";
  const light = weapon?.kind === "unarmed" ? lightHands : LIGHT.includes(weapon?.weapon ?? "");
  const trained = hasEffect(actor, "two-weapons");
  const usual = trained ? -4 : off ? -10 : -6;
  return light ? usual + 2 : usual;
}
