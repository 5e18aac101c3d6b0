import { readHexDirection, sixthsBetween } from "../../../grid/hex/facing.js";
import type { Task } from "../../../model/encounter.js";
import type { Fact } from "../../../model/event.js";
import type { MovePlan } from "../../../model/plan.js";
import { sameCell, type Facing } from "../../../model/position.js";
import { sum } from "../../../rules/dice.js";
import { advanceWalk } from "../../../rules/movement/advance-walk.js";
import { clearCells } from "../../../rules/movement/clear-cells.js";
import { asObject } from "../../../rules/progress.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { chosenBy, strideOf } from "../chosen.js";
import { dazeOf, incapacityOf } from "../conditions.js";
import { facingOf } from "../distance.js";
import { findFighter, footprintOf, othersThan, type Fighter } from "../fighter.js";
import { moverGraph, stopsWay } from "../movement/mover-graph.js";
import { waitsOnWay } from "../provoke/waits.js";
import { changeTurn } from "../state.js";
import { READIED } from "../terms.js";
import { done, interrupted, type Part, type Performance } from "./part.js";

/**
 * The shared walk with this game's rules: nothing provokes, but a Wait may come in at the hex where its event happens,
 * and the mover goes on from there afterwards (G4-WAIT-002).
 */
export const walk: Part = (performance) => {
  const { situation, actor, task, progress } = performance;
  const { move } = task.plan;
  if (!move) return turnOnSpot(performance);
  const cells = move.path.length;
  const clear = clearWay(situation, actor, move);
  const step = advanceWalk(
    situation,
    { ...cutTask(performance, move, clear), progress: asObject(progress.walk) },
    {
      begin: () => [],
      leg: legFacts,
      end: () => [],
      stopped: stopReason,
      stands: (now, { by }) => findFighter(now, by)?.turn.wait !== null,
    },
  );
  if (step.kind === "done") {
    if (step.facts.some(({ type }) => type === "Interrupted")) return step;
    return done([...step.facts, ...(clear < cells ? bump(performance) : endTurn(performance))]);
  }
  const facts = step.facts.map((fact) => looking(fact, task.act.facings, step.progress.at));
  const walked = { ...step, facts, progress: { walk: step.progress } };
  return walked.kind === "ask" ? { ...walked, window: { ...walked.window, kind: READIED } } : walked;
};

/** Something was in the way that the mover didn't know of: the move ends before it, and the card says so. */
const bump = (performance: Performance): Fact[] => [
  { type: "Noted", creature: performance.actor.id, code: "unseen-obstacle", data: {} },
  interrupted(performance, "unseen"),
];

/** How many cells can be gone before it runs into somebody unseen. */
function clearWay(situation: Situation, mover: Fighter, { path }: MovePlan): number {
  const { board } = situation;
  const { unseen, located } = mover.profile;
  const hidden = othersThan(situation, mover).filter(
    (other) => unseen.includes(other.id) && !located.includes(other.id) && stopsWay(mover, other),
  );
  if (!board || hidden.length === 0) return path.length;
  const taken = new Set(hidden.flatMap((other) => footprintOf(situation, other)?.cell ?? []));
  return clearCells(board, moverGraph(situation, board, mover), path, taken);
}

/** The act as far as its way is clear, with the Waits that it lets off. */
function cutTask({ situation, task }: Performance, move: MovePlan, clear: number): Task {
  const cut = { ...move, path: move.path.slice(0, clear), steps: move.steps.slice(0, clear - 1) };
  const waits = waitsOnWay(situation, task).filter(({ step }) => typeof step === "number" && step < clear);
  const { facing: _whenDone, ...act } = task.act;
  return { ...task, act, plan: { ...task.plan, move: cut, provocations: waits } };
}

/** What a leg takes off the step, or off the movement; turns made for nothing before it have been paid with it. */
function legFacts(situation: Situation, { act, plan }: Task, from: number, to: number): Fact[] {
  const mover = findFighter(situation, act.by);
  const chosen = mover && chosenBy(mover);
  const { move } = plan;
  if (!chosen || !move) return [];
  const cost = sum(move.steps.slice(from, to).map((step) => step.cost));
  const { stepped, distanceMoved } = mover.turn;
  return strideOf(chosen) === "step"
    ? [changeTurn(mover.id, { stepped: stepped + cost })]
    : [changeTurn(mover.id, { distanceMoved: distanceMoved + cost, turned: null })];
}

/** A leg ends as its mover looks there: turned on the way as the act says, else as before. */
function looking(fact: Fact, facings: readonly Facing[] | undefined, reached: unknown): Fact {
  if (fact.type !== "Moved" || typeof reached !== "number") return fact;
  const facing = facings?.slice(0, reached).findLast((each) => readHexDirection(each) !== null);
  return facing === undefined ? fact : { ...fact, to: { ...fact.to, facing } };
}

/** The turn at the end of a way. What it took is noted: whoever goes on after it pays for it (G4-GAP-06). */
function endTurn({ situation, act, actor }: Performance): Fact[] {
  const facing = act.facing ?? act.facings?.[(act.path?.length ?? 0) - 1];
  const now = facingOf(situation, actor);
  const to = facing === undefined ? null : readHexDirection(facing);
  const chosen = chosenBy(actor);
  const free = now && to && chosen && strideOf(chosen) !== "step" ? sixthsBetween(now, to) : 0;
  return [
    ...(facing === undefined ? [] : turnTo(actor, facing)),
    ...(free > 0 ? [changeTurn(actor.id, { turned: free })] : []),
  ];
}

/** Turning without a way; its price is paid already. */
const turnOnSpot = ({ act, actor }: Performance): Step => done(act.facing ? turnTo(actor, act.facing) : []);

function turnTo({ id: creature, state: { position } }: Fighter, facing: Facing): Fact[] {
  if (!position || position.facing === facing) return [];
  const to = { ...position, facing };
  return [{ type: "Moved", creature, path: [position.cell], to, mode: "turn", cost: 0, how: "own" }];
}

/** Struck down, stunned, or put somewhere else meanwhile. */
function stopReason(situation: Situation, { act, plan, progress }: Task): string | null {
  const mover = findFighter(situation, act.by);
  if (!mover || incapacityOf(mover) !== null || dazeOf(mover) !== null) return "condition";
  const cell = typeof progress.at === "number" ? plan.move?.path[progress.at] : undefined;
  const stays = mover.state.position !== null && cell !== undefined && sameCell(mover.state.position.cell, cell);
  return stays ? null : "displaced";
}
