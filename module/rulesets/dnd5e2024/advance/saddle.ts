import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import { savingThrow, succeeds, tested } from "../attack/d20.js";
import { gain, lose } from "../attack/injure.js";
import { mountOf, ridersOf } from "../conditions.js";
import { findFighter, type Fighter } from "../fighter.js";
import { landingCells } from "../movement/landing.js";
import type { Cell } from "../../../model/position.js";
import { changeTurn } from "../state.js";

/** Difficulty of staying in the saddle. */
const HOLD_ON = 10;

/** Riders who were knocked Prone, or whose mount was (DND5-MOUNT-009), or was pushed (DND5-MOUNT-008). */
export function endangeredRiders(situation: Situation, facts: readonly Fact[]): CreatureId[] {
  const fallen = facts.flatMap((fact) => {
    const lies = fact.type === "ConditionGained" && fact.condition.id === "prone";
    return lies || (fact.type === "Moved" && fact.mode === "push") ? [fact.creature] : [];
  });
  const riders = fallen.flatMap((id) => {
    const fighter = findFighter(situation, id);
    if (!fighter) return [];
    return mountOf(situation, fighter) ? [fighter.id] : ridersOf(situation, fighter).map((rider) => rider.id);
  });
  return [...new Set(riders)];
}

/** Stays on, or lands Prone within 5 ft (DND5-MOUNT-008). */
export function saved(situation: Situation, rider: Fighter, faces: readonly number[] | null): Fact[] {
  const test = savingThrow(rider, "dex");
  const hit = succeeds(test, faces, HOLD_ON);
  const roll = tested(test, faces, { hit, against: HOLD_ON });
  return hit ? [roll] : [roll, ...comeOff(situation, rider, null), ...gain(rider, "prone")];
}

/** Off the mount, to the cell named or the first free one; with none free it stays where it is. */
export function comeOff(situation: Situation, rider: Fighter, to: Cell | null): Fact[] {
  const mount = mountOf(situation, rider);
  const { position } = rider.state;
  const cell = to ?? (mount ? landingCells(situation, rider, mount)[0] : undefined);
  const landed: Fact[] =
    position && cell
      ? [
          {
            type: "Moved",
            creature: rider.id,
            path: [position.cell, cell],
            to: { ...position, cell },
            mode: "dismount",
            cost: 0,
            how: to ? "own" : "forced",
          },
        ]
      : [];
  return [...lose(rider, "mounted"), changeTurn(rider.id, { dismounted: true, controls: null }), ...landed];
}
