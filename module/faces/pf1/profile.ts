import { presentNumbers } from "../../foundry/documents/profile-numbers.js";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import type { FaceProfile } from "../../foundry/face.js";
import type { AttackProfile, Size } from "../../model/profile.js";
import type { JsonObject } from "../../kernel/json.js";
import type { ItemFeatures } from "./item-features.js";

/** Feet that one cell is long. */
const CELL = 5;
/** To attack and armour class. */
export const SIZE_MODIFIERS: Record<Size, number> = {
  tiny: 2,
  small: 1,
  medium: 0,
  large: -1,
  huge: -2,
  gargantuan: -4,
  colossal: -8,
};

/** PF1-GAP-02: natural reach in cells, of the tall. */
const REACHES: Record<Size, number> = { tiny: 0, small: 1, medium: 1, large: 2, huge: 3, gargantuan: 4, colossal: 6 };

/** The numbers of an actor of this game, as its model holds them. */
export interface Pf1Numbers {
  readonly role: "pc" | "npc";
  readonly level: number;
  readonly size: Size;
  readonly hp: { readonly value: number };
  readonly nonlethal: number;
  readonly abilities: Readonly<Record<"str" | "dex" | "con" | "int" | "wis" | "cha", number>>;
  readonly bab: number;
  readonly saves: Readonly<Record<"fort" | "ref" | "will", number>>;
  readonly ac: ArmourParts;
  readonly armorWeight: string;
  readonly initiativeBonus: number;
  readonly cmb: number | null;
  readonly cmd: number | null;
  readonly concentration: number;
  readonly skills: Readonly<Record<string, number | null>>;
  readonly speeds: Readonly<Record<string, number | null>>;
  readonly space: number | null;
  readonly features: readonly string[];
  readonly countsArrows: boolean;
  readonly arrows: number;
}

/** What makes up the armour class above 10, size left out. */
export type ArmourParts = Readonly<Record<"armor" | "shield" | "natural" | "dex" | "deflection" | "misc", number>>;

/** What the rules of this game need to know of an actor. */
export function toProfile(
  numbers: Pf1Numbers,
  weapons: readonly WeaponFacts[],
  items: ItemFeatures = { slugs: [], effects: [] },
): FaceProfile {
  return {
    kind: numbers.role,
    size: numbers.size,
    ...(numbers.space === null ? {} : { space: numbers.space }),
    speeds: presentNumbers(numbers.speeds),
    attacks: weapons.map((weapon) => toAttack(weapon, numbers.size)),
    stats: { ...toStats(numbers), ...(items.effects.length > 0 ? { effects: items.effects } : {}) },
    features: [...numbers.features, ...items.slugs],
  };
}

/** Armour class with all that always counts. */
export const armourClass = ({ ac, size }: Pick<Pf1Numbers, "ac" | "size">): number =>
  10 + ac.armor + ac.shield + ac.natural + ac.dex + ac.deflection + ac.misc + SIZE_MODIFIERS[size];

export const modifier = (score: number): number => Math.floor((score - 10) / 2);

function toStats(numbers: Pf1Numbers): JsonObject {
  const { armor, shield, natural, dex, deflection } = numbers.ac;
  return {
    ...numbers.abilities,
    ...numbers.saves,
    ...presentNumbers(numbers.skills),
    ...presentNumbers({ cmb: numbers.cmb, cmd: numbers.cmd }),
    ...(numbers.countsArrows ? { arrows: numbers.arrows } : {}),
    ac: armourClass(numbers),
    acParts: { armor, shield, natural, dex, deflection },
    armor: numbers.armorWeight,
    bab: numbers.bab,
    level: numbers.level,
    hp: numbers.hp.value,
    nonlethal: numbers.nonlethal,
    concentration: numbers.concentration,
    initiative: modifier(numbers.abilities.dex) + numbers.initiativeBonus,
  };
}

/** A weapon as the rules count it: reach and range in cells, a reach left open by the size. */
export function toAttack(weapon: WeaponFacts, size: Size): AttackProfile {
  const { id, kind, name, bonus, damage, reach, range, game } = weapon;
  const far = kind === "ranged" || kind === "thrown" ? null : reach.max === null ? REACHES[size] : toCells(reach.max);
  return {
    id,
    kind,
    name,
    ...(far === null ? {} : { reach: { min: toCells(reach.min ?? 0), max: far } }),
    ...(bonus === null ? {} : { bonus }),
    ...(damage === "" ? {} : { damage }),
    extra: { ...game, ...(range === null ? {} : { range: toCells(range) }) },
  };
}

/** Attack bonus without any situation. */
export function baseBonus({ stats, size }: FaceProfile, { bonus, kind }: AttackProfile): number {
  if (bonus !== undefined) return bonus;
  const score = stats[kind === "ranged" || kind === "thrown" ? "dex" : "str"];
  const bab = stats.bab;
  return (typeof bab === "number" ? bab : 0) + modifier(typeof score === "number" ? score : 10) + SIZE_MODIFIERS[size];
}

const toCells = (feet: number): number => Math.round(feet / CELL);
