import { pathCost } from "../../../grid/search/path-cost.js";
import type { Json } from "../../../kernel/json.js";
import type { Act } from "../../../model/act.js";
import type { Fact } from "../../../model/event.js";
import { sameCell, type Cell } from "../../../model/position.js";
import type { ReactionWindow, Responder } from "../../../model/window.js";
import { putAt } from "../../../rules/creature.js";
import { choiceWindow } from "../../../rules/provocation.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { feetAlong } from "../distance.js";
import { findFighter, widthOf, type Fighter } from "../fighter.js";
import { judge } from "../judge/judge.js";
import { moverGraph, PUSHED } from "../movement/mover-graph.js";
import { listedSpeed } from "../movement/speed.js";
import { cellsAlong, lengthOf } from "../movement/straight.js";
import { indicesOf } from "../movement/way.js";
import { asList } from "../../../rules/progress.js";

/** What a manoeuvre that moves its target does: away from its doer, or after it (PF1-GAP-10). */
const CAUSES = { "bull-rush": "push", drag: "pull" } as const;
type Cause = (typeof CAUSES)[keyof typeof CAUSES];

const causeOf = (maneuver: string | undefined): Cause | null =>
  maneuver === "bull-rush" || maneuver === "drag" ? CAUSES[maneuver] : null;

/** A straight way of so many feet. */
interface Course {
  readonly feet: number;
  readonly path: readonly Cell[];
}

/**
 * Asks the doer of a manoeuvre that succeeded how far it goes; null where it moves nobody, or nobody can be moved. `feet`:
 * what the check allows.
 */
export function askHowFar(
  situation: Situation,
  actor: Fighter,
  target: Fighter,
  maneuver: string,
  feet: number,
): Extract<Step, { kind: "ask" }>["window"] | null {
  const cause = causeOf(maneuver);
  const courses = cause ? coursesOf(situation, actor, target, cause, feet) : [];
  if (!cause || courses.length === 0) return null;
  const window = choiceWindow(situation, actor.id, target.id, cause);
  const distances = courses.map((course) => course.feet);
  const responders = window.responders.map((each) => ({ ...each, option: { ...each.option, distances } }));
  return { ...window, responders };
}

/**
 * The movement that a chooser has named, by `distance` in feet or, pushing, by the `path` of the one pushed; unnamed, as
 * far as it goes. Of a drag it is the dragger's own: `followDrag` brings the other after it.
 */
export function chosenMove(situation: Situation, window: ReactionWindow, { creature, option, answer }: Responder): Act {
  const [actor, target] = [findFighter(situation, creature), findFighter(situation, window.against)];
  const pushes = window.of === "push";
  const most = Math.max(0, ...(option.distances ?? []));
  const common = { action: "forced", cause: pushes ? "push" : "pull", source: creature } as const;
  const by = pushes ? window.against : creature;
  const { path, distance } = answer?.options ?? {};
  if (pushes && Array.isArray(path)) return { ...common, by, path: cellsOf(path), options: { distance: most } };
  const courses = actor && target ? coursesOf(situation, actor, target, common.cause, most) : [];
  const named = Array.isArray(path) ? courses[path.length - 2] : courses.find(({ feet }) => feet === distance);
  const unnamed = path === undefined && distance === undefined;
  return { ...common, by, path: (unnamed ? courses.at(-1) : named)?.path ?? [], options: { distance: most } };
}

/** The cells that an answer names; what is none is left out, and the gap makes the way unlawful. */
const cellsOf = (path: readonly Json[]): Cell[] =>
  path.flatMap((cell) => {
    const [x, y] = asList(cell);
    return typeof x === "number" && typeof y === "number" ? [[x, y] as const] : [];
  });

/** Brings the one who is dragged after the dragger, as far as there is room for it. */
export function followDrag(situation: Situation, actor: Fighter, target: Fighter, from: Cell): Fact[] {
  const { board } = situation;
  const [to, at] = [actor.state.position?.cell, target.state.position?.cell];
  if (!board || !to || !at || sameCell(from, to)) return [];
  const graph = moverGraph(situation, board, target, PUSHED);
  const gone: Cell = [to[0] - from[0], to[1] - from[1]];
  const way = cellsAlong(at, gone, lengthOf(gone));
  for (let last = way.length; last > 1; last--) {
    const path = way.slice(0, last);
    if (pathCost(graph, indicesOf(board, path)).refused === null) return putAt(target, path, "forced", "forced");
  }
  return [];
}

/** The straight ways of those who are moved, shortest first: nobody is moved through what stops the way before. */
function coursesOf(situation: Situation, actor: Fighter, target: Fighter, cause: Cause, most: number): Course[] {
  if (!situation.board) return [];
  const [mover, from] = cause === "push" ? [target, actor] : [actor, target];
  // Whoever drags another has to go there itself.
  const feet = cause === "pull" ? Math.min(most, listedSpeed(actor, "walk") ?? 0) : most;
  const courses: Course[] = [];
  for (let cells = 1; ; cells++) {
    const path = wayFrom(situation, mover, from, cells);
    const length = feetAlong(situation, path);
    const act: Act = { by: mover.id, action: "forced", cause, source: actor.id, path, options: { distance: feet } };
    if (path.length < 2 || length > feet || judge(situation, act).refusal) return courses;
    courses.push({ feet: length, path });
  }
}

/** Straight away from another creature, by the middles of both. */
function wayFrom(situation: Situation, mover: Fighter, from: Fighter, cells: number): Cell[] {
  const [at, other] = [mover.state.position?.cell, from.state.position?.cell];
  if (!at || !other) return [];
  const wider = widthOf(situation, mover) - widthOf(situation, from);
  const course: Cell = [2 * (at[0] - other[0]) + wider, 2 * (at[1] - other[1]) + wider];
  return course[0] === 0 && course[1] === 0 ? [] : cellsAlong(at, course, cells);
}
