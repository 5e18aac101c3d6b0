import { isJsonObject, type Json } from "../../../kernel/json.js";
import type { AttackKind, AttackProfile, ReachSpan } from "../../../model/profile.js";
import { parseDice, type DiceFormula } from "../../../rules/dice.js";
import { abilityModifier } from "../../../rules/creature.js";
import type { Creature } from "../../../rules/situation.js";
import { abilityBonus, bodyReach, isTiny } from "../fighter.js";

/** The four numbers that attacks are made against. */
export const DEFENCES = ["ac", "fort", "ref", "will"] as const;
export type Defence = (typeof DEFENCES)[number];

/** An attack as this game reads it. */
export interface Weapon {
  readonly id: string;
  readonly kind: AttackKind;
  /** Attack bonus without the situation. */
  readonly bonus: number;
  readonly damage: DiceFormula | null;
  readonly reach: ReachSpan;
  /** Squares up to which a shot is undisturbed, and beyond which there is none; null: as far as the board. */
  readonly range: { readonly normal: number; readonly long: number } | null;
  readonly defence: Defence;
  readonly properties: readonly Json[];
  /** Whether it serves for basic attacks; a power only does what it says. */
  readonly basic: boolean;
}

const DEFAULT: readonly AttackProfile[] = [{ id: "weapon", kind: "melee", extra: {} }];

/** The attacks that the profile lists; a power that strikes at nobody is none. */
export const weaponsOf = (creature: Creature): Weapon[] =>
  (creature.profile.attacks ?? DEFAULT)
    .filter(({ extra }) => extra.noAttack !== true)
    .map((attack) => readWeapon(creature, attack));

/** Where bonus and damage aren't final: half the level and Strength, Dexterity for shots; the ability adds to damage. */
function readWeapon(creature: Creature, { id, kind, bonus, damage, reach, extra }: AttackProfile): Weapon {
  const ability = kind === "ranged" ? "dex" : "str";
  const dice = damage === undefined ? null : parseDice(damage);
  const span = reach ?? { min: 0, max: bodyReach(creature) };
  return {
    id,
    kind,
    bonus: bonus ?? abilityBonus(creature, ability),
    damage: dice && bonus === undefined ? { ...dice, flat: dice.flat + abilityModifier(creature, ability) } : dice,
    // The tiny reach nothing outside their own space (DND4-SIZE-003).
    reach: isTiny(creature) ? { min: 0, max: 0 } : span,
    range: readRange(extra.range),
    defence: DEFENCES.find((defence) => defence === extra.defence) ?? "ac",
    properties: Array.isArray(extra.properties) ? (extra.properties as Json[]) : [],
    basic: extra.power !== true,
  };
}

/** A single range is the limit; of two, the attack is disturbed between them. */
function readRange(value: Json | undefined): Weapon["range"] {
  if (typeof value === "number") return { normal: value, long: value };
  if (!isJsonObject(value) || typeof value.normal !== "number") return null;
  return { normal: value.normal, long: typeof value.long === "number" ? value.long : value.normal };
}

export const isRanged = ({ kind, range }: Weapon): boolean =>
  kind === "ranged" || kind === "thrown" || (kind === "touch" && range !== null);

/** Small creatures can't wield what needs two hands (DND4-SIZE-005). */
export const canWield = ({ profile }: Creature, { properties }: Weapon): boolean =>
  !(profile.size === "small" && properties.includes("two-handed"));

/** Basic attacks in melee, the usual first. */
export const meleeWeapons = (creature: Creature): Weapon[] =>
  weaponsOf(creature).filter((weapon) => weapon.basic && !isRanged(weapon) && canWield(creature, weapon));

/** How far the body reaches without a weapon: listed natural attacks, else by size (DND4-GRAB-001). */
export function handReach(creature: Creature): number {
  const natural = weaponsOf(creature).filter(({ kind }) => kind === "natural" || kind === "unarmed");
  return natural.length > 0 ? Math.max(...natural.map(({ reach }) => reach.max)) : bodyReach(creature);
}
