import { isJsonObject, type Json } from "../../../kernel/json.js";
import type { AttackKind, AttackProfile, ReachSpan } from "../../../model/profile.js";
import { parseDice, type DiceFormula } from "../../../rules/dice.js";
import { keepFor } from "../../../rules/kept.js";
import { hasEffect } from "../features.js";
import { naturalReach, type Fighter } from "../fighter.js";

/** An attack as this game reads it. */
export interface Weapon {
  readonly id: string;
  readonly kind: AttackKind;
  readonly bonus: number | null;
  readonly damage: DiceFormula | null;
  /** Cells of a melee attack. */
  readonly reach: ReachSpan;
  /** Range increment in cells; null: none, or as far as the board. */
  readonly increment: number | null;
  readonly ready: boolean;
  readonly loaded: boolean;
  readonly hand: string | null;
  readonly secondary: boolean;
  readonly weapon: string | null;
  readonly precision: DiceFormula | null;
  readonly abilityDamage: Readonly<Record<string, DiceFormula>>;
  /** Lowest face that threatens, and what a critical hit multiplies by. */
  readonly threat: number;
  readonly multiplier: number;
}

const DEFAULT: readonly AttackProfile[] = [{ id: "weapon", kind: "melee", extra: {} }];
/** PF1-ATTACK-005, PF1-GAP-22. */
const UNARMED_DAMAGE: Record<Fighter["profile"]["size"], string> = {
  tiny: "1",
  small: "1d2",
  medium: "1d3",
  large: "1d4",
  huge: "1d6",
  gargantuan: "1d8",
  colossal: "2d6",
};

/** All attacks of a creature, with what the fight did to their weapons. */
export const weaponsOf = (fighter: Fighter): Weapon[] =>
  (fighter.profile.attacks ?? DEFAULT).map((attack) => readWeapon(fighter, attack));

export function findWeapon(fighter: Fighter, id: string): Weapon | null {
  const attack = (fighter.profile.attacks ?? DEFAULT).find((each) => each.id === id);
  if (attack) return readWeapon(fighter, attack);
  return id === "unarmed" ? bareHands(fighter) : null;
}

/** The blow that everybody has, listed or not. */
export const bareHands = (fighter: Fighter): Weapon =>
  readWeapon(fighter, { id: "unarmed", kind: "unarmed", damage: UNARMED_DAMAGE[fighter.profile.size], extra: {} });

/** An attack as its bearer has it now. */
export function readWeapon(fighter: Fighter, attack: AttackProfile): Weapon {
  const { extra } = attack;
  const gear = fighter.turn.gear[attack.id];
  const range = typeof extra.range === "number" ? extra.range : null;
  return {
    id: attack.id,
    kind: attack.kind,
    bonus: attack.bonus ?? null,
    damage: attack.damage === undefined ? null : parseDice(attack.damage),
    reach: attack.reach ?? { min: 0, max: naturalReach(fighter) },
    increment: range,
    ready: gear?.ready ?? extra.ready !== false,
    loaded: gear?.loaded ?? extra.loaded !== false,
    hand: asText(extra.hand),
    secondary: extra.secondary === true,
    weapon: asText(extra.weapon),
    precision: asDice(extra.precision),
    abilityDamage: readAbilityDamage(extra.abilityDamage),
    ...readCritical(asText(extra.crit) ?? ""),
  };
}

const asText = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);
const asDice = (value: Json | undefined): DiceFormula | null => (typeof value === "string" ? parseDice(value) : null);

function readAbilityDamage(value: Json | undefined): Record<string, DiceFormula> {
  if (!isJsonObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([ability, dice]) => {
      const formula = asDice(dice);
      return formula ? [[ability, formula]] : [];
    }),
  );
}

/** Reads `18-20/x2`; what is missing is 20 and double (PF1-CRIT-004). */
function readCritical(text: string): { threat: number; multiplier: number } {
  const threat = /^(\d+)/.exec(text)?.[1];
  const multiplier = /x(\d+)/i.exec(text)?.[1];
  return { threat: Number(threat ?? 20), multiplier: Number(multiplier ?? 2) };
}

export const isRanged = (weapon: Weapon): boolean =>
  weapon.kind === "ranged" || weapon.kind === "thrown" || (weapon.kind === "touch" && weapon.increment !== null);

/** Bare hands that count as a weapon: PF1-AOO-006. */
export const countsAsArmed = (fighter: Fighter): boolean => fighter.turn.armed ?? hasEffect(fighter, "armed-hands");

/** Whether a weapon may be used for attacks of opportunity and so threatens (PF1-AOO-005, PF1-AOO-006). */
function threatensWith(fighter: Fighter, weapon: Weapon): boolean {
  if (!weapon.ready || isRanged(weapon)) return false;
  switch (weapon.kind) {
    case "melee":
      return fighter.turn.armed !== false;
    case "natural":
      return true;
    case "unarmed":
      return countsAsArmed(fighter);
    case "touch":
      return fighter.turn.heldCharge;
    default:
      return false;
  }
}

/** The weapons with which it threatens, as it holds them now. */
export const threateningWeapons: (fighter: Fighter) => readonly Weapon[] = keepFor((fighter) =>
  weaponsOf(fighter).filter((weapon) => threatensWith(fighter, weapon)),
);

/** Whether it is armed at all: for defending against bare hands, and for striking unprovoked with them. */
export const isArmed = (fighter: Fighter): boolean => fighter.turn.armed ?? threateningWeapons(fighter).length > 0;

/** A reach without a weapon in it, as for grasping. */
export const naturalWeapon = (fighter: Fighter): Weapon =>
  readWeapon(fighter, { id: "reach", kind: "natural", extra: {} });

/** The touch that delivers a spell. */
export const bareTouch = (fighter: Fighter): Weapon => readWeapon(fighter, { id: "touch", kind: "touch", extra: {} });
