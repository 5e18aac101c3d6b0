import type { Creature, Situation } from "../../rules/situation.js";
import { findFighter, hasCondition, hasFeature, mountIdOf, presentFighters, type Fighter } from "./fighter.js";

/** No action, bonus action or reaction (GAP-DND5-06). */
const INCAPABLE = ["incapacitated", "unconscious", "stunned", "paralyzed", "petrified", "dead"];
/** No turn at all: nobody waits for these. */
const OUT_OF_ACTION = ["unconscious", "dead"];
/** Speed 0, which nothing raises. */
const HOLDING = ["grappled", "restrained", "unconscious", "paralyzed", "petrified", "dead"];

export const isIncapable = (creature: Creature): boolean => hasCondition(creature, ...INCAPABLE);

export const isOutOfAction = (creature: Creature): boolean => hasCondition(creature, ...OUT_OF_ACTION);

/** Why its speed is 0, or null where it isn't. */
export function heldBy(fighter: Fighter): string | null {
  const condition = fighter.state.conditions.find(({ id }) => HOLDING.includes(id));
  return condition?.id ?? (fighter.turn.halted ? "halted" : null);
}

/** The mount that a creature sits on, where it is in the fight. */
export const mountOf = (situation: Situation, rider: Creature): Fighter | null =>
  findFighter(situation, mountIdOf(rider) ?? undefined);

/** Those who sit on a creature. */
export const ridersOf = (situation: Situation, mount: Creature): Fighter[] =>
  presentFighters(situation).filter((rider) => mountIdOf(rider) === mount.id);

/** Whether a rider directs its mount: as it said when it mounted, else where the mount is trained (DND5-MOUNT-004). */
export const isControlling = (rider: Fighter, mount: Creature): boolean =>
  rider.turn.controls ?? hasFeature(mount, "trained-mount");

/** The rider who directs a mount, or null for an independent one or one without a rider (DND5-MOUNT-005). */
export const controllerOf = (situation: Situation, mount: Creature): Fighter | null =>
  ridersOf(situation, mount).find((rider) => isControlling(rider, mount)) ?? null;

/** A controlled mount moves and acts on its rider's turn (DND5-MOUNT-005). */
export function isOwnTurn(situation: Situation, fighter: Fighter): boolean {
  const { active } = situation.encounter;
  return active === fighter.id || (active !== null && controllerOf(situation, fighter)?.id === active);
}
