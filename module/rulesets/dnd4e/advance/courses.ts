import { STEP_X, STEP_Y } from "../../../grid/board/direction.js";
import type { Act } from "../../../model/act.js";
import type { Cell } from "../../../model/position.js";
import type { ReactionWindow } from "../../../model/window.js";
import { CHOICE } from "../../../rules/provocation.js";
import type { Situation } from "../../../rules/situation.js";
import { findFighter, spaceOf, type Fighter } from "../fighter.js";
import { judge } from "../judge/judge.js";
import { forceOf, type Force } from "../movement/force.js";

/** A way on which somebody may be pushed, pulled or slid, its own cell first. */
export type Course = readonly Cell[];

/** No power moves anybody farther; what names a square beside its user is looked for within this. */
const FARTHEST = 12;

/**
 * All cells to which the chooser of a window may move its target, with a shortest lawful way to each (DND4-FORCE-002 to
 * 009): the farthest first, of those as far the ones straight away from or towards the chooser.
 */
export function coursesOf(situation: Situation, { kind, task, against, responders }: ReactionWindow): Course[] {
  const act = situation.encounter.tasks.find(({ id }) => id === task)?.act;
  const [force, target] = [act && forceOf(act), findFighter(situation, against)];
  const chooser = findFighter(situation, responders[0]?.creature);
  const at = target?.state.position?.cell;
  if (kind !== CHOICE || !force || !target || !chooser || !at) return [];
  const bend = bendFrom(chooser, target);
  const isLawful =
    (by: Force) =>
    (path: Course): boolean =>
      judge(situation, forcedBy(chooser, target, by, path)).refusal === null;
  const mayEnd = isLawful(force);
  const mayPass = force.options.destination === undefined ? mayEnd : isLawful({ cause: "slide", options: {} });
  const lawful = searchFrom(at, { mayPass, mayEnd, bend, force });
  return lawful.toSorted((a, b) => b.length - a.length || bend(a) - bend(b));
}

const forcedBy = (chooser: Fighter, target: Fighter, { cause, options }: Force, path: Course): Act => ({
  by: target.id,
  action: "forced",
  cause,
  source: chooser.id,
  path,
  options,
});

interface Search {
  readonly mayPass: (path: Course) => boolean;
  /** The same where every square of the way counts, not its end alone. */
  readonly mayEnd: (path: Course) => boolean;
  /** How crooked a way is, so that the straightest is found first. */
  readonly bend: (path: Course) => number;
  readonly force: Force;
}

/** Square by square outwards, each cell by the first way that may come there; where only the end counts, no farther than to the first of them. */
function searchFrom(at: Cell, { mayPass, mayEnd, bend, force: { options } }: Search): Course[] {
  const onlyEnd = options.destination !== undefined;
  const far = typeof options.distance === "number" ? Math.min(options.distance, FARTHEST) : FARTHEST;
  const seen = new Set([String(at)]);
  const found: Course[] = [];
  let edge: Course[] = [[at]];
  for (let step = 0; step < far && edge.length > 0 && !(onlyEnd && found.length > 0); step++) {
    const next = edge.flatMap((path) => stepsOn(path).filter((longer) => !seen.has(String(longer.at(-1)))));
    edge = [];
    for (const path of next.toSorted((a, b) => bend(a) - bend(b))) {
      const cell = String(path.at(-1));
      if (seen.has(cell)) continue;
      if (!mayPass(path)) continue;
      seen.add(cell);
      edge.push(path);
      if (mayEnd(path)) found.push(path);
    }
  }
  return found;
}

const stepsOn = (path: Course): Course[] =>
  path.slice(-1).flatMap(([x, y]) => STEP_X.map((dx, i): Course => [...path, [x + dx, y + (STEP_Y[i] ?? 0)]]));

/** How far the end of a way lies off the line through the middles of both. */
function bendFrom(chooser: Fighter, target: Fighter): (path: Course) => number {
  const middle = (creature: Fighter, cell: Cell | undefined): Cell => [
    2 * (cell?.[0] ?? 0) + spaceOf(creature),
    2 * (cell?.[1] ?? 0) + spaceOf(creature),
  ];
  const [px, py] = middle(chooser, chooser.state.position?.cell);
  const [tx, ty] = middle(target, target.state.position?.cell);
  return (path) => {
    const [x, y] = middle(target, path.at(-1));
    return Math.abs((tx - px) * (y - ty) - (ty - py) * (x - tx));
  };
}
