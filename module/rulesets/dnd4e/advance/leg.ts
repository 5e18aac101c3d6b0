import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import { sameCell } from "../../../model/position.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import { findFighter } from "../fighter.js";
import { changeTurn } from "../state.js";

/** What a leg takes off the movement; a victim in tow comes along into the cell just left, or on the way named for it. */
export function legFacts(situation: Situation, { act, plan }: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, act.by);
  const { move } = plan;
  if (!mover || !move) return [];
  const movement = findAction(act.action)?.family === "move" ? mover.turn.movement : null;
  const cost = sum(move.steps.slice(from, to).map((step) => step.cost));
  const towed = act.action === "move-grabbed" ? findFighter(situation, act.target) : null;
  const position = towed?.state.position;
  const cell = towed && (act.drags?.[towed.id]?.[to] ?? move.path[to - 1]);
  return [
    ...(movement ? [changeTurn(mover.id, { movement: { ...movement, walked: movement.walked + cost } })] : []),
    ...(towed && position && cell && !sameCell(position.cell, cell)
      ? [
          {
            type: "Moved",
            creature: towed.id,
            path: [position.cell, cell],
            to: { ...position, cell },
            mode: "carried",
            cost: 0,
            how: "forced",
          } satisfies Fact,
        ]
      : []),
  ];
}
