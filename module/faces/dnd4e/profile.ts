import { presentNumbers, toWords } from "../../foundry/documents/profile-numbers.js";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import type { FaceProfile } from "../../foundry/face.js";
import type { JsonObject } from "../../kernel/json.js";
import type { AttackProfile, Size } from "../../model/profile.js";

/** The numbers of an actor of this game, as its model holds them. Lengths in squares. */
export interface Dnd4eNumbers {
  readonly role: "pc" | "npc";
  readonly level: number;
  readonly size: Size;
  readonly hp: { readonly value: number; readonly max: number };
  readonly surges: { readonly value: number; readonly max: number | null; readonly worth: number | null };
  readonly actionPoints: number;
  readonly defences: Readonly<Record<"ac" | "fort" | "ref" | "will", number>>;
  readonly abilities: Readonly<Record<"str" | "con" | "dex" | "int" | "wis" | "cha", number>>;
  readonly skills: Readonly<Record<string, number | null>>;
  readonly initiativeBonus: number;
  readonly speeds: Readonly<Record<string, number | null>>;
  readonly space: number | null;
  readonly freeHands: number | null;
  readonly features: readonly string[];
}

/** What the rules of this game need to know of an actor; `bareHands` names the unarmed attack that everybody has. */
export function toProfile(numbers: Dnd4eNumbers, weapons: readonly WeaponFacts[], bareHands: string): FaceProfile {
  return {
    kind: numbers.role,
    size: numbers.size,
    ...(numbers.space === null ? {} : { space: numbers.space }),
    speeds: presentNumbers(numbers.speeds),
    attacks: weapons.length > 0 ? weapons.map(toAttack) : [unarmed(bareHands)],
    stats: toStats(numbers),
    features: numbers.features,
  };
}

/** With nothing at hand there are fists, at 1d4. */
const unarmed = (name: string): AttackProfile => ({ id: "unarmed", kind: "unarmed", name, damage: "1d4", extra: {} });

export const modifier = (score: number): number => Math.floor((score - 10) / 2);

export const halfLevel = ({ level }: Pick<Dnd4eNumbers, "level">): number => Math.floor(level / 2);

/** Half the level, Dexterity and what comes on top. */
export const initiativeBonus = (numbers: Pick<Dnd4eNumbers, "level" | "abilities" | "initiativeBonus">): number =>
  halfLevel(numbers) + modifier(numbers.abilities.dex) + numbers.initiativeBonus;

/** Hit points that a surge gives back (GAP-DND4-11). */
export const surgeValue = ({ surges, hp }: Pick<Dnd4eNumbers, "surges" | "hp">): number =>
  surges.worth ?? Math.floor(hp.max / 4);

const toStats = (numbers: Dnd4eNumbers): JsonObject => ({
  ...numbers.abilities,
  ...numbers.defences,
  ...presentNumbers(numbers.skills),
  ...presentNumbers({ freeHands: numbers.freeHands }),
  level: numbers.level,
  hp: numbers.hp.value,
  ...(numbers.hp.max > 0 && { maxHp: numbers.hp.max }),
  ...presentNumbers({ maxSurges: numbers.surges.max }),
  surgeValue: surgeValue(numbers),
  initiative: initiativeBonus(numbers),
});

/** A weapon or power as the rules count it: reach and ranges in squares, the long range with what only this game says. */
export function toAttack({ id, kind, name, bonus, damage, reach, range, game }: WeaponFacts): AttackProfile {
  const { longRange, properties, defence, ...extra } = game;
  const long = typeof longRange === "number" ? longRange : range;
  return {
    id,
    kind,
    name,
    ...(reach.max === null ? {} : { reach: { min: reach.min ?? 0, max: reach.max } }),
    ...(bonus === null ? {} : { bonus }),
    ...(damage === "" ? {} : { damage }),
    extra: {
      ...extra,
      ...(typeof defence === "string" && defence !== "" && { defence }),
      ...(properties === undefined ? {} : { properties: toWords(properties) }),
      ...(range === null || long === null ? {} : { range: { normal: range, long } }),
    },
  };
}

/** Attack bonus without any situation: half the level and Strength, Dexterity for shots. */
export function baseBonus({ stats }: FaceProfile, { bonus, kind }: AttackProfile): number {
  if (bonus !== undefined) return bonus;
  const of = (key: string, otherwise: number): number => (typeof stats[key] === "number" ? stats[key] : otherwise);
  return Math.floor(of("level", 1) / 2) + modifier(of(kind === "ranged" ? "dex" : "str", 10));
}
