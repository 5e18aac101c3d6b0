import { presentNumbers } from "../../foundry/documents/profile-numbers.js";
import type { WeaponFacts } from "../../foundry/documents/weapons.js";
import type { FaceProfile } from "../../foundry/face.js";
import type { AttackProfile, Size } from "../../model/profile.js";

/** The numbers of an actor of this game, as its model holds them. Lengths in yards. */
export interface Gurps4eNumbers {
  readonly role: "pc" | "npc";
  readonly size: Size;
  readonly hp: { readonly value: number; readonly max: number };
  readonly attributes: Readonly<Record<"st" | "dx" | "iq" | "ht", number>>;
  readonly will: number | null;
  readonly basicSpeed: number | null;
  readonly defences: Readonly<Record<"dodge" | "parry" | "block", number | null>>;
  readonly dr: number;
  readonly speeds: Readonly<Record<string, number | null>>;
  readonly features: readonly string[];
}

/** What the rules of this game need to know of an actor; `bareHands` names the punch that everybody has. */
export function toProfile(numbers: Gurps4eNumbers, weapons: readonly WeaponFacts[], bareHands: string): FaceProfile {
  const { attributes, will, basicSpeed: speed, defences, dr, hp } = numbers;
  return {
    kind: numbers.role,
    size: numbers.size,
    speeds: presentNumbers(numbers.speeds),
    attacks: weapons.length > 0 ? weapons.map(toAttack) : [punch(bareHands)],
    stats: {
      ...attributes,
      ...presentNumbers({ will, basicSpeed: speed, ...defences }),
      dr,
      hp: hp.value,
      ...(hp.max > 0 && { maxHp: hp.max }),
    },
    features: numbers.features,
  };
}

/** With nothing at hand there are fists: in the own hex and the next, at DX. */
const punch = (name: string): AttackProfile => ({
  ...{ id: "unarmed", kind: "unarmed", name, damage: "1d-3 cr" },
  reach: { min: 0, max: 1 },
  extra: {},
});

/** A quarter of DX and HT, where nothing else is written (G4-GAP-02). */
export const basicSpeed = ({
  attributes,
  basicSpeed: own,
}: Pick<Gurps4eNumbers, "attributes" | "basicSpeed">): number => own ?? (attributes.dx + attributes.ht) / 4;

/** Basic Speed without fractions, and three (G4-GAP-04). */
export const dodge = (numbers: Pick<Gurps4eNumbers, "attributes" | "basicSpeed" | "defences">): number =>
  numbers.defences.dodge ?? Math.floor(basicSpeed(numbers)) + 3;

/** Yards a turn on foot. */
export const basicMove = (numbers: Pick<Gurps4eNumbers, "attributes" | "basicSpeed" | "speeds">): number =>
  numbers.speeds.walk ?? Math.floor(basicSpeed(numbers));

/** A weapon as the rules count it: reach and ranges in yards, with what only this game says. */
export function toAttack({ id, kind, name, damage, reach, range, game }: WeaponFacts): AttackProfile {
  const { longRange, ...extra } = game;
  const long = typeof longRange === "number" ? longRange : range;
  return {
    id,
    kind,
    name,
    ...(reach.max === null ? {} : { reach: { min: reach.min ?? 0, max: reach.max } }),
    ...(damage === "" ? {} : { damage }),
    extra: { ...extra, ...(range === null || long === null ? {} : { range: { normal: range, long } }) },
  };
}

/** The skill with a weapon without any situation; DX where none is written. */
export function baseSkill({ stats }: FaceProfile, { extra }: AttackProfile): number {
  const { skill } = extra;
  if (typeof skill === "number") return skill;
  return typeof stats.dx === "number" ? stats.dx : 10;
}
