import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { MovePlan } from "../../../model/plan.js";
import { lose, putAt } from "../../../rules/creature.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import { grabberOf } from "../conditions.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { findFighter, presentFighters, type Fighter } from "../fighter.js";
import { changeTurn, type Movement } from "../state.js";

/** What a leg takes off the movement; a victim in tow comes along into the cell just left, or on the way named for it. */
export function legFacts(situation: Situation, { act, plan }: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, act.by);
  const { move } = plan;
  if (!mover || !move) return [];
  const movement = findAction(act.action)?.family === "move" ? mover.turn.movement : null;
  const cost = sum(move.steps.slice(from, to).map((step) => step.cost));
  const towed = act.action === "move-grabbed" ? findFighter(situation, act.target) : null;
  const at = towed?.state.position?.cell;
  const cell = towed && (act.drags?.[towed.id]?.[to] ?? move.path[to - 1]);
  return [
    ...(movement ? [changeTurn(mover.id, { movement: walkOn(movement, cost) })] : []),
    ...(towed && at && cell ? putAt(towed, [at, cell], "carried", "forced") : []),
    ...letGo(situation, mover, towed, move, to),
  ];
}

/** Never beyond what there is: a way that was let go against the rules owes nothing. */
const walkOn = (movement: Movement, cost: number): Movement => ({
  ...movement,
  walked: Math.max(movement.walked, Math.min(movement.budget, movement.walked + cost)),
});

/** Whoever moves away from one whom it holds, and doesn't take it along, lets go (DND4-GRAB-005). */
function letGo(situation: Situation, mover: Fighter, towed: Fighter | null, { path }: MovePlan, to: number): Fact[] {
  const end = path[to];
  const [before, after] = [standing(situation, mover), end && placeAt(situation, mover, end)];
  if (!before || !after) return [];
  return presentFighters(situation).flatMap((held) => {
    const where = standing(situation, held);
    if (grabberOf(held) !== mover.id || held.id === towed?.id || !where) return [];
    const leaves = squaresBetween(situation, after, where) > squaresBetween(situation, before, where);
    return leaves ? lose(held, "grabbed") : [];
  });
}
