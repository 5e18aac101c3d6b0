import { isJsonObject, type Json } from "../../../kernel/json.js";
import type { AttackKind, AttackProfile, ReachSpan } from "../../../model/profile.js";
import { parseDice, type DiceFormula } from "../../../rules/dice.js";
import { keepFor } from "../../../rules/kept.js";
import { modifierOf, proficiencyOf, type Ability, type Fighter } from "../fighter.js";

/** An attack as this game reads it. */
export interface Weapon {
  readonly id: string;
  readonly kind: AttackKind;
  /** Attack bonus without the situation. */
  readonly bonus: number;
  readonly damage: DiceFormula | null;
  /** Cells of a melee attack. */
  readonly reach: ReachSpan;
  /** Cells up to which a shot is undisturbed, and beyond which there is none; null: none, or as far as the board. */
  readonly range: { readonly normal: number; readonly long: number } | null;
  readonly damageType: string;
  /** Ability modifier that its damage holds. */
  readonly ability: number;
  /** Words such as `light`, `nick`, `finesse`. */
  readonly properties: readonly string[];
  /** May be used in melee: a thrown weapon only where it has a reach of its own. */
  readonly strikes: boolean;
  /** A spell that lasts while its caster concentrates. */
  readonly concentration: boolean;
}

const DEFAULT: readonly AttackProfile[] = [{ id: "weapon", kind: "melee", extra: {} }];
const BARE_HANDS: AttackProfile = { id: "unarmed", kind: "unarmed", damage: "1", extra: { damageType: "bludgeoning" } };

/** The attacks that the profile lists. */
export const weaponsOf = (fighter: Fighter): Weapon[] =>
  (fighter.profile.attacks ?? DEFAULT).map((attack) => readWeapon(fighter, attack));

/** The attack by its id; everybody who can attack at all has bare hands. */
export function findWeapon(fighter: Fighter, id: string): Weapon | null {
  return weaponsOf(fighter).find((weapon) => weapon.id === id) ?? (id === "unarmed" ? bareHands(fighter) : null);
}

/** The listed unarmed strike, or the one that everybody has: 1 and the Strength modifier (GAP-DND5-16). */
export function bareHands(fighter: Fighter): Weapon | null {
  if (fighter.profile.attacks?.length === 0) return null;
  return weaponsOf(fighter).find(({ kind }) => kind === "unarmed") ?? readWeapon(fighter, BARE_HANDS);
}

function readWeapon(fighter: Fighter, attack: AttackProfile): Weapon {
  const { extra } = attack;
  const ability = modifierOf(fighter, abilityFor(fighter, attack));
  const damage = attack.damage === undefined ? null : parseDice(attack.damage);
  const computed = attack.bonus === undefined;
  return {
    id: attack.id,
    kind: attack.kind,
    bonus: attack.bonus ?? ability + proficiencyOf(fighter),
    damage: damage && computed ? { ...damage, flat: damage.flat + ability } : damage,
    // DND5-MELEE-002: 5 ft whatever the size.
    reach: attack.reach ?? { min: 0, max: 1 },
    range: readRange(extra.range),
    damageType: typeof extra.damageType === "string" ? extra.damageType : "slashing",
    ability,
    properties: propertiesOf(attack),
    strikes: !SHOTS.includes(attack.kind) && (attack.kind !== "thrown" || attack.reach !== undefined),
    concentration: extra.concentration === true,
  };
}

/** Attacks that are never made hand to hand with a weapon. */
const SHOTS: readonly AttackKind[] = ["ranged", "touch"];

const propertiesOf = ({ extra: { properties } }: AttackProfile): string[] =>
  Array.isArray(properties) ? properties.filter((each): each is string => typeof each === "string") : [];

/** The extra attack of a light weapon: its damage without the ability modifier, where that would help (GAP-DND5-16). */
export function withoutAbility(weapon: Weapon): Weapon {
  const { damage, ability } = weapon;
  if (!damage || ability <= 0 || damage.flat < ability) return weapon;
  return { ...weapon, damage: { ...damage, flat: damage.flat - ability } };
}

/** Dexterity for projectiles, Strength for the rest; the better of both for finesse weapons. */
function abilityFor(fighter: Fighter, attack: AttackProfile): Ability {
  const finesse = propertiesOf(attack).includes("finesse");
  if (attack.kind === "ranged") return "dex";
  return finesse && modifierOf(fighter, "dex") > modifierOf(fighter, "str") ? "dex" : "str";
}

/** A single range is the limit (DND5-RNG-001); of two, the attack is disturbed between them (DND5-RNG-002). */
function readRange(value: Json | undefined): Weapon["range"] {
  if (typeof value === "number") return { normal: value, long: value };
  if (!isJsonObject(value)) return null;
  const normal = typeof value.normal === "number" ? value.normal : null;
  if (normal === null) return null;
  return { normal, long: typeof value.long === "number" ? value.long : normal };
}

export const isRanged = ({ kind, range }: Weapon): boolean =>
  kind === "ranged" || kind === "thrown" || (kind === "touch" && range !== null);

/** Attacks with a weapon or the body; a touch is a spell. */
export const isWeaponAttack = ({ kind }: Weapon): boolean => kind !== "touch";

/** Whether an opportunity attack may be made with it: a weapon in hand or an unarmed strike (DND5-OA-003). */
export const isOpportune = ({ strikes }: Weapon): boolean => strikes;

/** Light enough for an extra attack (GAP-DND5-16). */
export const isLight = ({ strikes, properties }: Weapon): boolean => strikes && properties.includes("light");

/** What a creature may strike a passer-by with, the usual first; empty for one that can't attack. */
export const opportuneWeapons: (fighter: Fighter) => readonly Weapon[] = keepFor((fighter) => {
  const listed = weaponsOf(fighter).filter(isOpportune);
  const hands = bareHands(fighter);
  return hands && !listed.some(({ kind }) => kind === "unarmed") ? [...listed, hands] : listed;
});
