import type { Task } from "../../model/encounter.js";
import type { Fact } from "../../model/event.js";
import type { MovePlan, Provocation } from "../../model/plan.js";
import type { Facing, Position } from "../../model/position.js";
import { isFilled, provokedWindow } from "../provocation.js";
import { findCreature, type Situation } from "../situation.js";
import type { Step } from "../step.js";

/** What a ruleset adds to the shared walk. */
export interface WalkRules {
  /** Stated once, before anything moves: what the act costs. */
  readonly begin: (situation: Situation, task: Task) => readonly Fact[];
  /** Stated with each leg, after the mover stands in `path[to]`. */
  readonly leg: (situation: Situation, task: Task, from: number, to: number) => readonly Fact[];
  /** Which way the mover looks in `path[to]`; missing: as its act says, else as before. */
  readonly facing?: (situation: Situation, task: Task, to: number) => Facing | null;
  /** Stated at the end, where the mover arrived. */
  readonly end: (situation: Situation, task: Task) => readonly Fact[];
  /** Why the mover can't go on from where it stands; null: it can. */
  readonly stopped: (situation: Situation, task: Task) => string | null;
  /** Whether a chance that was foreseen still stands when its step has come. */
  readonly stands: (situation: Situation, chance: Provocation) => boolean;
}

/** Index of the path cell where the mover stands, and the last one whose chances were asked. */
interface Progress {
  readonly at: number;
  readonly asked: number;
}

/**
 * The next thing that a walk does. It is played in legs: up to a cell that gives somebody a chance, the question there,
 * and on; a strike before the first cell is left is asked before anything moves.
 */
export function advanceWalk(situation: Situation, task: Task, rules: WalkRules): Step {
  const { move } = task.plan;
  if (!move) return { kind: "done", facts: [] };
  const progress = readProgress(task);
  if (!progress) return { kind: "go", facts: rules.begin(situation, task), progress: { at: 0, asked: -1 } };
  const reason = rules.stopped(situation, task);
  if (reason !== null) return { kind: "done", facts: [interrupted(task, move, progress, reason)] };
  return nextStep(situation, task, move, progress, rules);
}

function nextStep(situation: Situation, task: Task, move: MovePlan, { at, asked }: Progress, rules: WalkRules): Step {
  const last = move.path.length - 1;
  const next = task.plan.provocations.reduce(
    (best, chance) =>
      typeof chance.step === "number" && chance.step > asked && chance.step < best ? chance.step : best,
    last,
  );
  if (next > at) {
    const facts = [moved(situation, task, move, at, next, rules), ...rules.leg(situation, task, at, next)];
    return { kind: "go", facts, progress: { at: next, asked } };
  }
  if (at >= last && !hasChance(task, at, asked)) return { kind: "done", facts: rules.end(situation, task) };
  const chances = task.plan.provocations.filter((chance) => chance.step === at && rules.stands(situation, chance));
  const progress = { at, asked: at };
  if (!isFilled(chances)) return { kind: "go", facts: [], progress };
  return { kind: "ask", facts: [], window: provokedWindow(situation, chances, task.act.by), progress };
}

const hasChance = (task: Task, at: number, asked: number): boolean =>
  task.plan.provocations.some((chance) => chance.step === at && at > asked);

function moved(situation: Situation, task: Task, move: MovePlan, from: number, to: number, rules: WalkRules): Fact {
  const before = findCreature(situation, task.act.by)?.state.position;
  const cell = move.path[to] ?? move.path[0] ?? [0, 0];
  const facing = rules.facing ? rules.facing(situation, task, to) : (task.act.facing ?? before?.facing ?? null);
  const position: Position = { cell, elevation: task.act.elevations?.[to] ?? before?.elevation ?? 0, facing };
  const cost = move.steps.slice(from, to).reduce((sum, step) => sum + step.cost, 0);
  return {
    type: "Moved",
    creature: task.act.by,
    path: move.path.slice(from, to + 1),
    to: position,
    mode: move.mode,
    cost,
    how: "own",
  };
}

const interrupted = (task: Task, move: MovePlan, { at }: Progress, reason: string): Fact => ({
  type: "Interrupted",
  creature: task.act.by,
  action: task.act.action,
  at: move.path[at] ?? null,
  reason,
});

function readProgress(task: Task): Progress | null {
  const { at, asked } = task.progress;
  return typeof at === "number" && typeof asked === "number" ? { at, asked } : null;
}
