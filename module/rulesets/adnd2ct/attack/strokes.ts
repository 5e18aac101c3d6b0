import { findStat, hasFeature } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import type { Fighter } from "../fighter.js";
import { meleeWeapons, missileWeapons, unarmedWeapons, type Weapon } from "./weapon.js";

/** Attacks of a round: of each phase in which some fall the weapons that strike, in order. */
export type Strokes = readonly (readonly Weapon[])[];

/** How many of a rate like 3/2 fall into a round: one and two in turn. */
const perRound = (rate: number, round: number): number =>
  Math.max(1, Math.floor(rate * round) - Math.floor(rate * (round - 1)));

const named = (weapons: readonly Weapon[], id: string | null | undefined): Weapon | null =>
  (id === undefined || id === null ? weapons[0] : weapons.find((weapon) => weapon.id === id)) ?? null;

/**
 * Blows of a round: a monster's whole routine at once (ADND-ATTACK-002), two weapons together (ADND-ATTACK-003), of one
 * weapon a blow a phase (ADND-ATTACK-004). Empty: nothing to strike with.
 */
export function blowsOf({ encounter }: Situation, fighter: Fighter, weapon?: string | null): Strokes {
  const weapons = meleeWeapons(fighter);
  const main = named(weapons, weapon);
  if (!main) return [];
  if (main.kind === "natural" && (weapon === undefined || weapon === null))
    return [weapons.filter(({ kind }) => kind === "natural")];
  const blows = Array<Weapon>(perRound(findStat(fighter, "attacks") ?? 1, encounter.round)).fill(main);
  const other = weapons.find(({ id, kind }) => id !== main.id && kind === "melee");
  return hasFeature(fighter, "two-weapon-fighting") && other ? [[...blows, other]] : blows.map((blow) => [blow]);
}

/** Blows with bare hands, one a phase (GAP-ADND-13). */
export function unarmedBlowsOf({ encounter }: Situation, fighter: Fighter, weapon?: string | null): Strokes {
  const main = named(unarmedWeapons(fighter), weapon);
  return main
    ? Array<Weapon>(perRound(findStat(fighter, "attacks") ?? 1, encounter.round))
        .fill(main)
        .map((blow) => [blow])
    : [];
}

/** The missile weapon meant: the one named, else the first. */
export const missileFor = (fighter: Fighter, weapon?: string | null): Weapon | null =>
  named(missileWeapons(fighter), weapon);

/**
 * Shots of a round: all that the rate of fire gives, or half of them after a walk (ADND-FIRE-001, ADND-FIRE-002); one a
 * phase, or all at once where they leave together (ADND-FIRE-007, ADND-FIRE-008).
 */
export function shotsOf(
  { encounter }: Situation,
  fighter: Fighter,
  weapon: string | null | undefined,
  halved: boolean,
): Strokes {
  const missile = missileFor(fighter, weapon);
  if (!missile) return [];
  const shots = Array<Weapon>(perRound(halved ? missile.rate / 2 : missile.rate, encounter.round)).fill(missile);
  return missile.volley ? [shots] : shots.map((shot) => [shot]);
}
