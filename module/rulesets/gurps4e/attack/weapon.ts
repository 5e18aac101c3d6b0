import { isJsonObject, type Json } from "../../../kernel/json.js";
import type { AttackKind, AttackProfile, ReachSpan } from "../../../model/profile.js";
import { findStat } from "../../../rules/creature.js";
import { attributeOf, postureOf, type Fighter } from "../fighter.js";
import { readDamage, type Damage } from "./damage.js";

/** An attack as this game reads it. Distances in yards. */
export interface Weapon {
  readonly id: string;
  readonly kind: AttackKind;
  readonly skill: number;
  readonly damage: Damage | null;
  readonly reach: ReachSpan;
  /** Up to where it does all of its damage, and beyond which there is none; null: as far as the board. */
  readonly range: { readonly half: number; readonly max: number } | null;
  readonly acc: number;
  /** 0 or below. */
  readonly bulk: number;
  readonly rof: number;
  readonly offHand: boolean;
  /** Muscle-powered. */
  readonly muscle: boolean;
  /** Needs a Ready after each blow. */
  readonly unreadies: boolean;
  readonly ready: boolean;
}

const DEFAULT: readonly AttackProfile[] = [{ id: "weapon", kind: "melee", extra: {} }];

/** The attacks that the profile lists. */
export const weaponsOf = (fighter: Fighter): Weapon[] =>
  (fighter.profile.attacks ?? DEFAULT).map((attack) => readWeapon(fighter, attack));

export const findWeapon = (fighter: Fighter, id: string | undefined): Weapon | null =>
  weaponsOf(fighter).find((weapon) => weapon.id === id) ?? null;

function readWeapon(fighter: Fighter, { id, kind, damage, reach, extra }: AttackProfile): Weapon {
  const number = (value: Json | undefined, otherwise: number): number =>
    typeof value === "number" ? value : otherwise;
  const melee = kind !== "ranged" && kind !== "thrown" && !(kind === "touch" && extra.range !== undefined);
  const known = fighter.turn.readiness[id];
  return {
    id,
    kind,
    skill: number(extra.skill, findStat(fighter, "skill") ?? attributeOf(fighter, "dx")),
    damage: damage === undefined ? null : readDamage(damage),
    reach: reach ?? { min: 0, max: 1 },
    range: readRange(extra.range),
    acc: number(extra.acc, 0),
    bulk: Math.min(0, number(extra.bulk, 0)),
    rof: number(extra.rof, 1),
    offHand: extra.hand === "off",
    muscle: typeof extra.stBased === "boolean" ? extra.stBased : melee || kind === "thrown",
    unreadies: extra.unreadyAfterAttack === true,
    ready: typeof known === "boolean" ? known : extra.ready !== false && extra.loaded !== false,
  };
}

/** A single range is the limit; of two, the first is where damage begins to be halved (G4-GAP-13). */
function readRange(value: Json | undefined): Weapon["range"] {
  if (typeof value === "number") return { half: value, max: value };
  if (!isJsonObject(value)) return null;
  const half = value.normal ?? value.short;
  if (typeof half !== "number") return null;
  return { half, max: typeof value.long === "number" ? value.long : half };
}

export const isRanged = ({ kind, range }: Weapon): boolean =>
  kind === "ranged" || kind === "thrown" || (kind === "touch" && range !== null);

/** Weapons of melee that are ready. */
export const readyBlades = (fighter: Fighter): Weapon[] =>
  weaponsOf(fighter).filter((weapon) => weapon.ready && !isRanged(weapon));

/** The ring that a melee weapon covers now: on all fours one strikes only in the own hex. */
export const reachOf = (fighter: Fighter, { reach }: Weapon): ReachSpan =>
  postureOf(fighter).close ? { min: 0, max: 0 } : reach;
