import { heldBy } from "../conditions.js";
import { exhaustionOf, type Fighter } from "../fighter.js";

/** Feet a cell (DND5-GRID-001). */
export const CELL = 5;

const DEFAULT_SPEED = 30;

/** Feet of speed that each level of exhaustion takes. */
const EXHAUSTION = 5;

/** Listed speed in a movement mode, in whole cells (DND5-GRID-002); null where it has none. */
export function listedSpeed({ profile }: Fighter, mode: string): number | null {
  const unlisted = mode === "walk" && Object.keys(profile.speeds).length === 0;
  const speed = profile.speeds[mode] ?? (unlisted ? DEFAULT_SPEED : undefined);
  if (speed === undefined || (speed === 0 && mode !== "walk")) return null;
  return Math.floor(speed / CELL) * CELL;
}

/** Modes that the walking speed stands in for, at one extra foot a foot (GAP-DND5-10). */
const LABOURED = ["climb", "swim"];

export const isLaboured = (fighter: Fighter, mode: string): boolean =>
  LABOURED.includes(mode) && listedSpeed(fighter, mode) === null;

/** The speed that pays for moving in a mode now; 0 where the creature is held, null where it can't move so at all. */
export function speedFor(fighter: Fighter, mode: string): number | null {
  const speed = listedSpeed(fighter, isLaboured(fighter, mode) ? "walk" : mode);
  if (speed === null) return null;
  return heldBy(fighter) === null ? Math.max(0, speed - EXHAUSTION * exhaustionOf(fighter)) : 0;
}

/** Movement of the whole turn in a mode: the speed, once more for each Dash (GAP-DND5-03). */
export const allowanceOf = (fighter: Fighter, mode: string): number =>
  (speedFor(fighter, mode) ?? 0) * (1 + fighter.turn.dashes);

/** Movement left; what was moved in any mode is taken off (DND5-MOVE-003, GAP-DND5-10). */
export const movementLeft = (fighter: Fighter, mode = "walk"): number =>
  Math.max(0, allowanceOf(fighter, mode) - fighter.turn.moved);

/** Half the speed, rounded down: standing up, mounting, dismounting (DND5-MOVE-007, DND5-MOUNT-002). */
export const halfSpeed = (fighter: Fighter): number => Math.floor((speedFor(fighter, "walk") ?? 0) / 2);
