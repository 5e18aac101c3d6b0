import { presentNumbers, toWords } from "../../foundry/documents/profile-numbers.js";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import type { FaceProfile } from "../../foundry/face.js";
import type { JsonObject } from "../../kernel/json.js";
import type { AttackProfile, Size } from "../../model/profile.js";

/** Feet that one cell is long. */
const CELL = 5;

/** The numbers of an actor of this game, as its model holds them. */
export interface Dnd5e2024Numbers {
  readonly role: "pc" | "npc";
  readonly level: number;
  readonly size: Size;
  readonly hp: { readonly value: number; readonly max: number };
  readonly ac: number;
  readonly attacks: number;
  readonly abilities: Readonly<Record<"str" | "dex" | "con" | "int" | "wis" | "cha", number>>;
  readonly saves: Readonly<Record<string, number | null>>;
  readonly skills: Readonly<Record<string, number | null>>;
  readonly exhaustion: number;
  readonly resistances: readonly string[];
  readonly vulnerabilities: readonly string[];
  readonly immunities: readonly string[];
  readonly initiativeBonus: number;
  readonly speeds: Readonly<Record<string, number | null>>;
  readonly space: number | null;
  readonly features: readonly string[];
}

/** What the rules of this game need to know of an actor; `bareHands` names the unarmed strike that everybody has. */
export function toProfile(numbers: Dnd5e2024Numbers, weapons: readonly WeaponFacts[], bareHands: string): FaceProfile {
  return {
    kind: numbers.role,
    size: numbers.size,
    ...(numbers.space === null ? {} : { space: numbers.space }),
    speeds: presentNumbers(numbers.speeds),
    attacks: withBareHands(weapons.map(toAttack), bareHands),
    stats: toStats(numbers),
    features: numbers.features,
  };
}

/** Everybody can strike unarmed: 1 and the Strength modifier, where no item says otherwise (GAP-DND5-16). */
const withBareHands = (attacks: readonly AttackProfile[], name: string): readonly AttackProfile[] =>
  attacks.some(({ kind }) => kind === "unarmed")
    ? attacks
    : [...attacks, { id: "unarmed", kind: "unarmed", name, damage: "1", extra: { damageType: "bludgeoning" } }];

export const modifier = (score: number): number => Math.floor((score - 10) / 2);

/** +2 at level 1, one more for every four levels. */
export const proficiency = (level: number): number => 2 + Math.floor((Math.max(1, level) - 1) / 4);

const toStats = (numbers: Dnd5e2024Numbers): JsonObject => ({
  ...numbers.abilities,
  ...presentNumbers(numbers.skills),
  ...saveTotals(numbers.saves),
  ac: numbers.ac,
  level: numbers.level,
  attacks: numbers.attacks,
  hp: numbers.hp.value,
  ...(numbers.hp.max > 0 && { maxHp: numbers.hp.max }),
  exhaustion: numbers.exhaustion,
  resistances: [...numbers.resistances],
  vulnerabilities: [...numbers.vulnerabilities],
  immunities: [...numbers.immunities],
  initiative: modifier(numbers.abilities.dex) + numbers.initiativeBonus - 2 * numbers.exhaustion,
});

/** Saves whose total is written, as `dex-save`. */
const saveTotals = (saves: Dnd5e2024Numbers["saves"]): Record<string, number> =>
  Object.fromEntries(Object.entries(presentNumbers(saves)).map(([ability, total]) => [`${ability}-save`, total]));

/** A weapon as the rules count it: reach and ranges in cells. The long range lies with what only this game says. */
export function toAttack(weapon: WeaponFacts): AttackProfile {
  const { id, kind, name, bonus, damage, reach, range, game } = weapon;
  const { longRange, properties, ...extra } = game;
  const far = kind === "ranged" ? null : reach.max === null ? 1 : toCells(reach.max);
  const long = typeof longRange === "number" ? longRange : range;
  return {
    id,
    kind,
    name,
    ...(far === null ? {} : { reach: { min: toCells(reach.min ?? 0), max: far } }),
    ...(bonus === null ? {} : { bonus }),
    ...(damage === "" ? {} : { damage }),
    extra: {
      ...extra,
      ...(properties === undefined ? {} : { properties: toWords(properties) }),
      ...(range === null || long === null ? {} : { range: { normal: toCells(range), long: toCells(long) } }),
    },
  };
}

/** Attack bonus without any situation; the better of two abilities for finesse weapons. */
export function baseBonus({ stats }: FaceProfile, { bonus, kind, extra }: AttackProfile): number {
  if (bonus !== undefined) return bonus;
  const of = (key: string, otherwise: number): number => (typeof stats[key] === "number" ? stats[key] : otherwise);
  const [strength, dexterity] = [modifier(of("str", 10)), modifier(of("dex", 10))];
  const { properties } = extra;
  const finesse = Array.isArray(properties) && properties.includes("finesse");
  const ability = kind === "ranged" ? dexterity : finesse ? Math.max(strength, dexterity) : strength;
  return ability + proficiency(of("level", 1));
}

const toCells = (feet: number): number => Math.round(feet / CELL);
