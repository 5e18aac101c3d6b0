import { isJsonObject } from "../../../kernel/json.js";
import type { Act } from "../../../model/act.js";
import { sum } from "../../../rules/dice.js";
import { hasCondition } from "../../../rules/creature.js";
import type { Creature } from "../../../rules/situation.js";
import type { Action } from "../action.js";

const DEFAULT_SPEED = 6;
/** Speed of the slowed. */
const SLOW = 2;

/** Squares a move action in a mode (DND4-SPEED-001, DND4-SPEED-003); null where it has no such speed. */
export function speedIn(creature: Creature, mode: string): number | null {
  const speed = creature.profile.speeds[mode] ?? (mode === "walk" ? walkingSpeed(creature) : 0);
  if (speed <= 0 && mode !== "walk") return null;
  return hasCondition(creature, "slowed") ? Math.min(SLOW, speed) : speed;
}

/** The parts of a speed (race, armour, bonuses) add up, where they are given instead of the whole (DND4-SPEED-002). */
function walkingSpeed({ profile }: Creature): number {
  const { speedParts } = profile.stats;
  if (!isJsonObject(speedParts)) return DEFAULT_SPEED;
  return sum(Object.values(speedParts).filter((part) => typeof part === "number"));
}

/** The movement mode of an act: what the action says, else what the act names, else walking. */
export function modeOf(act: Act, { id }: Action): string {
  if (id === "fly" || id === "climb") return id;
  return typeof act.options?.mode === "string" ? act.options.mode : "walk";
}

/** Squares of one such move action; null where the mode is missing. Who has a climbing speed climbs with all of it. */
export function distanceOf(creature: Creature, act: Act, action: Action): number | null {
  const mode = modeOf(act, action);
  const own = speedIn(creature, mode);
  if (mode === "climb" && own !== null) return own;
  const speed = mode === "climb" ? speedIn(creature, "walk") : own;
  return speed === null ? null : (shiftOf(act, action) ?? action.reach?.(speed) ?? speed);
}

/** Squares that a shift is given for, where a power names them (DND4-TERR-006); null for other movement. */
export function shiftOf({ options }: Act, { id }: Action): number | null {
  const given = options?.shift ?? options?.distance;
  if (id !== "shift" && id !== "use-power") return null;
  return typeof given === "number" ? given : id === "shift" ? 1 : 0;
}
