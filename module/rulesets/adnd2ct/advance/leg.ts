import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { Cell } from "../../../model/position.js";
import { putAt } from "../../../rules/creature.js";
import { sum } from "../../../rules/dice.js";
import type { Situation } from "../../../rules/situation.js";
import { findAction } from "../actions.js";
import { placeAt, squaresBetween, standing } from "../distance.js";
import { enemiesOf, findFighter, teamOf, type Fighter } from "../fighter.js";
import { phaseNow } from "../phases.js";
import { threats } from "../provoke/threat.js";
import { changeTurn, type TurnChange } from "../state.js";

/** What a leg takes off the movement, who is carried along, and what enemies next to its end may do about it. */
export function legFacts(situation: Situation, { act, plan }: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, act.by);
  const { move } = plan;
  const end = move?.path[to];
  if (!mover || !move || !end) return [];
  const steps = move.steps.slice(from, to);
  const squares = sum(steps.map((step) => step.cost));
  return [
    changeTurn(mover.id, {
      ...(isFree(act.action, mover) ? {} : walked(situation, mover, squares)),
      ...threatened(situation, mover, end),
    }),
    ...teamOf(situation, mover).flatMap((other) => putAt(other, carriedPath(other, end), move.mode, "own")),
    ...alarmed(situation, mover, end),
  ];
}

/** An adjustment is no walk (ADND-ACT-012). */
const isFree = (action: string, { turn }: Fighter): boolean => findAction(action)?.id === "adjust" || turn.adjusted;

function walked(situation: Situation, { turn }: Fighter, squares: number): TurnChange {
  const phase = phaseNow(situation);
  const before = turn.walks.find((walk) => walk.phase === phase)?.squares ?? 0;
  const others = turn.walks.filter((walk) => walk.phase !== phase);
  return { moved: turn.moved + squares, walks: [...others, { phase, squares: before + squares }] };
}

const carriedPath = ({ state }: Fighter, end: Cell): Cell[] => (state.position ? [state.position.cell, end] : [end]);

/** Enemies that it threatens now and didn't before: they may shoot at it for the rest of the round (ADND-FIRE-006). */
function threatened(situation: Situation, mover: Fighter, end: Cell): TurnChange {
  const { position } = mover.state;
  if (!position) return {};
  const after: Fighter = { ...mover, state: { ...mover.state, position: { ...position, cell: end } } };
  const fresh = enemiesOf(situation, mover).filter((enemy) => {
    const place = standing(situation, enemy);
    return (
      place !== null && threats(situation, mover, place).length === 0 && threats(situation, after, place).length > 0
    );
  });
  if (fresh.length === 0) return {};
  return { closed: [...new Set([...mover.turn.closed, ...fresh.map(({ id }) => id)])] };
}

/** Enemies next to whom it has come may turn once (ADND-MAP-003). */
function alarmed(situation: Situation, mover: Fighter, end: Cell): Fact[] {
  const [before, after] = [standing(situation, mover), placeAt(situation, mover, end)];
  if (!before || !after) return [];
  return enemiesOf(situation, mover).flatMap((enemy) => {
    const place = standing(situation, enemy);
    if (!place || enemy.turn.mayTurn || squaresBetween(situation, place, after) > 1) return [];
    return [changeTurn(enemy.id, { mayTurn: true })];
  });
}
