import type { Creature, Situation } from "../../rules/situation.js";
import { conditionsThat } from "./conditions.data.js";
import { hasEffect } from "./features.js";
import { findFighter, hasCondition, hitPointsOf, mountIdOf, presentFighters, type Fighter } from "./fighter.js";

const INCAPABLE = conditionsThat("incapable");
const OUT_OF_ACTION = conditionsThat("outOfAction");
const HOLDING = conditionsThat("holds");

/** No action, bonus action or reaction (GAP-DND5-06). */
export const isIncapable = (creature: Creature): boolean => hasCondition(creature, ...INCAPABLE);

/** Has no turn that anybody waits for. */
export const isOutOfAction = (creature: Creature): boolean => hasCondition(creature, ...OUT_OF_ACTION);

/** Why its speed is 0, or null where it isn't. */
export function heldBy(fighter: Fighter): string | null {
  const condition = fighter.state.conditions.find(({ id }) => HOLDING.includes(id));
  return condition?.id ?? (fighter.turn.halted ? "halted" : null);
}

/** A player's character at 0 hit points that is neither stable nor dead (GAP-DND5-17). */
export const isDying = (fighter: Fighter): boolean =>
  isDown(fighter) && fighter.profile.kind === "pc" && !fighter.turn.stable;

/** Struck down to 0 hit points and not dead. */
export const isDown = (fighter: Fighter): boolean =>
  hitPointsOf(fighter) === 0 && hasCondition(fighter, "unconscious") && !hasCondition(fighter, "dead");

/** Has hit points again after it was struck down. */
export const isRevived = (fighter: Fighter): boolean =>
  fighter.turn.struckDown && (hitPointsOf(fighter) ?? 0) > 0 && !hasCondition(fighter, "dead");

/** The mount that a creature sits on, where it is in the fight. */
export const mountOf = (situation: Situation, rider: Creature): Fighter | null =>
  findFighter(situation, mountIdOf(rider) ?? undefined);

/** Those who sit on a creature. */
export const ridersOf = (situation: Situation, mount: Creature): Fighter[] =>
  presentFighters(situation).filter((rider) => mountIdOf(rider) === mount.id);

/** Whether a rider directs its mount: as it said when it mounted, else where the mount is trained (DND5-MOUNT-004). */
export const isControlling = (rider: Fighter, mount: Creature): boolean =>
  rider.turn.controls ?? hasEffect(mount, "trained");

/** The rider who directs a mount, or null for an independent one or one without a rider (DND5-MOUNT-005). */
export const controllerOf = (situation: Situation, mount: Creature): Fighter | null =>
  ridersOf(situation, mount).find((rider) => isControlling(rider, mount)) ?? null;

/** A controlled mount moves and acts on its rider's turn (DND5-MOUNT-005). */
export function isOwnTurn(situation: Situation, fighter: Fighter): boolean {
  const { active } = situation.encounter;
  return active === fighter.id || (active !== null && controllerOf(situation, fighter)?.id === active);
}
