import { isJsonObject, type Json } from "../../../kernel/json.js";
import type { AttackKind, AttackProfile, ReachSpan } from "../../../model/profile.js";
import { sizeRank } from "../../../rules/creature.js";
import { parseDice, type DiceFormula } from "../../../rules/dice.js";
import type { Creature } from "../../../rules/situation.js";
import { placeOf } from "../phases.js";

/** Squares to which a shot goes without a penalty, with the middling and with the long one (GAP-ADND-17). */
export interface RangeBands {
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

/** An attack as this game reads it. */
export interface Weapon {
  readonly id: string;
  readonly kind: AttackKind;
  /** Kind of weapon where a rule asks for it: `bow`, `crossbow`, `lance`, `spear` … */
  readonly weapon: string | null;
  /** Added to the roll by the weapon itself; the rest is in THAC0. */
  readonly bonus: number;
  readonly damage: DiceFormula | null;
  readonly reach: ReachSpan;
  /** Null: as far as the board. */
  readonly range: RangeBands | null;
  /** Its own phase; below zero: that of its wielder (GAP-ADND-04). */
  readonly phase: number;
  /** Against size of weapon; small weapons are 1 (GAP-ADND-20). */
  readonly size: number;
  /** Shots a round. */
  readonly rate: number;
  readonly volley: boolean;
  readonly loaded: boolean;
  readonly ready: boolean;
  readonly specialist: boolean;
  readonly proficient: boolean;
  readonly knockdown: DiceFormula | null;
}

const DEFAULT: readonly AttackProfile[] = [{ id: "weapon", kind: "melee", extra: {} }];
const SIZES: Readonly<Record<string, number>> = { S: 1, M: 2, L: 3 };

/** The attacks that the profile lists. */
export const weaponsOf = (creature: Creature): Weapon[] =>
  (creature.profile.attacks ?? DEFAULT).map((attack) => readWeapon(creature, attack));

function readWeapon(creature: Creature, { id, kind, bonus, damage, reach, extra }: AttackProfile): Weapon {
  const named = typeof extra.size === "string" ? SIZES[extra.size] : undefined;
  return {
    id,
    kind,
    weapon: typeof extra.weapon === "string" ? extra.weapon : null,
    bonus: bonus ?? 0,
    damage: damage === undefined ? null : parseDice(damage),
    reach: reach ?? { min: 0, max: 1 },
    range: readRange(extra.range),
    phase: phaseOf(extra),
    size: named ?? (kind === "natural" ? sizeRank(creature) : 2),
    rate: typeof extra.rof === "number" && extra.rof > 0 ? extra.rof : 1,
    volley: extra.volley === true,
    loaded: extra.loaded !== false,
    ready: extra.ready !== false,
    specialist: extra.specialist === true,
    proficient: extra.proficient !== false,
    knockdown: typeof extra.knockdown === "string" ? parseDice(extra.knockdown) : null,
  };
}

/** Phases of weapons of which only the speed factor is known: the highest factor of each (GAP-ADND-04). */
const BY_SPEED_FACTOR = [0, 4, 7, 13];

/** The phase named, else the one that the speed factor gives; magic of +2 quickens it by one, of +4 by two. */
function phaseOf(extra: AttackProfile["extra"]): number {
  const { speedFactor, magic } = extra;
  const factor = typeof speedFactor === "number" ? BY_SPEED_FACTOR.filter((limit) => speedFactor > limit).length : -1;
  const named = placeOf(extra.speedPhase);
  const phase = named >= 0 ? named : factor;
  const plus = typeof magic === "number" ? magic : 0;
  const quickened = plus >= 4 ? 2 : plus >= 2 ? 1 : 0;
  return phase < 0 ? phase : Math.max(0, phase - quickened);
}

/** A single number is the farthest range, all of it short. */
function readRange(value: Json | undefined): RangeBands | null {
  if (typeof value === "number") return { short: value, medium: value, long: value };
  if (!isJsonObject(value)) return null;
  const { short, medium, normal, long } = value;
  const near = typeof short === "number" ? short : typeof normal === "number" ? normal : null;
  if (near === null) return null;
  const far = typeof long === "number" ? long : near;
  return { short: near, medium: typeof medium === "number" ? medium : near, long: far };
}

export const isMissile = ({ kind, range }: Weapon): boolean =>
  kind === "ranged" || kind === "thrown" || (kind === "touch" && range !== null);

/** What hits in melee and isn't a bare hand. */
const isArmed = (weapon: Weapon): boolean => !isMissile(weapon) && weapon.kind !== "unarmed";

/** Ready melee weapons and natural attacks, the usual first. */
export const meleeWeapons = (creature: Creature): Weapon[] =>
  weaponsOf(creature).filter((weapon) => isArmed(weapon) && weapon.ready);

export const missileWeapons = (creature: Creature): Weapon[] => weaponsOf(creature).filter(isMissile);

/** A bare hand, for those who list none. */
const FIST: AttackProfile = { id: "fist", kind: "unarmed", extra: { size: "S" } };

export const unarmedWeapons = (creature: Creature): Weapon[] => {
  const listed = weaponsOf(creature).filter(({ kind }) => kind === "unarmed");
  return listed.length > 0 ? listed : [readWeapon(creature, FIST)];
};
