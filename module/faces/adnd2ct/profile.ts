import { presentNumbers } from "../../foundry/documents/profile-numbers.js";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import type { FaceProfile } from "../../foundry/face.js";
import type { JsonObject } from "../../kernel/json.js";
import type { AttackProfile, Size } from "../../model/profile.js";

export const ROLES = ["pc", "npc"] as const;
export const GROUPS = ["warrior", "priest", "rogue", "wizard"] as const;
export const BURDENS = ["none", "light", "moderate", "heavy", "severe"] as const;
/** The phase in which its movement begins, where its size and speed don't say so. */
export const BASE_PHASES = ["by-size", "very-fast", "fast", "average", "slow", "very-slow"] as const;

/** The numbers of an actor of this game, as its model holds them. Lengths in squares. */
export interface Adnd2ctNumbers {
  readonly role: (typeof ROLES)[number];
  readonly group: (typeof GROUPS)[number];
  readonly level: number;
  readonly size: Size;
  readonly hp: { readonly value: number; readonly max: number };
  readonly thac0: number;
  readonly attacks: number | null;
  readonly ac: number;
  readonly dexAc: number;
  readonly saves: Readonly<Record<"paralyzation" | "death", number | null>>;
  readonly abilities: Readonly<Record<"str" | "dex" | "con" | "int" | "wis" | "cha", number>>;
  readonly basePhase: (typeof BASE_PHASES)[number];
  readonly encumbrance: (typeof BURDENS)[number];
  readonly speeds: Readonly<Record<string, number | null>>;
  readonly features: readonly string[];
}

/** What the rules of this game need to know of an actor; `bareHands` names the fist that everybody has. */
export function toProfile(numbers: Adnd2ctNumbers, weapons: readonly WeaponFacts[], bareHands: string): FaceProfile {
  const attacks = weapons.map(toAttack);
  const hasOwn = attacks.some(({ kind }) => kind === "unarmed" || kind === "natural");
  return {
    kind: numbers.role,
    size: numbers.size,
    speeds: presentNumbers(numbers.speeds),
    attacks: hasOwn ? attacks : [...attacks, fist(bareHands)],
    stats: toStats(numbers),
    features: numbers.features,
  };
}

/** What everybody has who has nothing else of the kind (GAP-ADND-13). */
const fist = (name: string): AttackProfile => ({
  ...{ id: "fist", kind: "unarmed", name, damage: "1d2" },
  extra: { size: "S" },
});

const toStats = (numbers: Adnd2ctNumbers): JsonObject => {
  const { thac0, ac, dexAc, level, group, encumbrance, basePhase, hp } = numbers;
  return {
    ...numbers.abilities,
    ...presentNumbers({ attacks: numbers.attacks }),
    ...{ thac0, ac, dexAc, level, group, encumbrance },
    ...(basePhase !== "by-size" && { basePhase }),
    saves: presentNumbers(numbers.saves),
    hp: hp.value,
    ...(hp.max > 0 && { maxHp: hp.max }),
  };
};

/** Words that an item's form left blank say nothing. */
const named = (words: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(words).filter(([, value]) => value !== "" && value !== null));

/** A weapon as the rules count it: reach and ranges in squares, with what only this game says. */
function toAttack({ id, kind, name, bonus, damage, reach, range, game }: WeaponFacts): AttackProfile {
  const { mediumRange, longRange, untrained, ...extra } = game;
  const medium = typeof mediumRange === "number" ? mediumRange : range;
  const long = typeof longRange === "number" ? longRange : medium;
  return {
    id,
    kind,
    name,
    ...(reach.max === null ? {} : { reach: { min: reach.min ?? 0, max: reach.max } }),
    ...(bonus === null ? {} : { bonus }),
    ...(damage === "" ? {} : { damage }),
    extra: {
      ...named(extra),
      ...(untrained === true && { proficient: false }),
      ...(range === null || medium === null || long === null ? {} : { range: { normal: range, medium, long } }),
    },
  };
}

/** What a weapon itself adds to the roll; the rest is in THAC0. */
export const baseBonus = (_profile: FaceProfile, { bonus = 0 }: AttackProfile): number => bonus;
