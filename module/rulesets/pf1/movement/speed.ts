import { conditionsOf } from "../conditions.js";
import { effectSum, hasEffect } from "../features.js";
import { hasCondition, type Fighter } from "../fighter.js";

/** Feet a cell. */
export const CELL = 5;

/** Feet that haste adds, at most as much again. */
const HASTE = 30;

/** Listed speed in a movement mode in feet, null where none is listed. */
export function listedSpeed(fighter: Fighter, mode: string): number | null {
  const speed = fighter.profile.speeds[mode] ?? (mode === "walk" && isUnlisted(fighter) ? 30 : undefined);
  if (speed === undefined || (speed === 0 && mode !== "walk")) return null;
  const factors = conditionsOf(fighter).flatMap(([, row]) => row.speed ?? []);
  const hasty = hasCondition(fighter, "hasted") ? speed + Math.min(HASTE, speed) : speed;
  return factors.length > 0 ? toCells(hasty * Math.min(...factors)) : hasty;
}

const isUnlisted = ({ profile }: Fighter): boolean => Object.keys(profile.speeds).length === 0;

/** Rounded down to whole cells (PF1-MOVE-003). */
const toCells = (feet: number): number => Math.floor(feet / CELL) * CELL;

/** Share of the walking speed for one without a listed speed in that mode. */
const UNLISTED_SHARE: Readonly<Record<string, number>> = { climb: 1 / 4, swim: 1 / 4, "climb-fast": 1 / 2 };

/**
 * Feet that an action of movement allows; null where its mode has no speed. PF1-MOVE-001, 003, 004, 005, PF1-RUN-001,
 * PF1-WITHDRAW-001 and 007, PF1-GAP-05, PF1-GAP-23.
 */
export function allowanceOf(fighter: Fighter, action: string, mode: string, limited: boolean): number | null {
  const speed = listedSpeed(fighter, mode);
  switch (action) {
    case "climb":
    case "climb-fast":
    case "swim":
      return speed ?? toCells((listedSpeed(fighter, "walk") ?? 0) * (UNLISTED_SHARE[action] ?? 0));
    case "crawl":
    case "five-foot-step":
      return speed === null ? null : CELL;
    case "run":
      return speed === null ? null : speed * runFactor(fighter);
    case "withdraw":
    case "charge":
      return speed === null ? null : speed * (limited ? 1 : 2);
    default:
      return speed;
  }
}

/** PF1-RUN-001, PF1-GAP-25: four times the speed, three in heavy armour, one more with the Run feat. */
function runFactor(fighter: Fighter): number {
  const heavy = fighter.profile.stats.armor === "heavy" || hasEffect(fighter, "heavy");
  return (heavy ? 3 : 4) + effectSum(fighter, "run");
}
