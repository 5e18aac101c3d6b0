import type { Fact } from "../../../model/event.js";
import { gain, putAt } from "../../../rules/creature.js";
import { readTest, requestTest, type Test } from "../../../rules/d20.js";
import { incapacityOf, isFallen } from "../conditions.js";
import { choiceWindow } from "../../../rules/provocation.js";
import { DISPLACED, givingWay, takenBy } from "../displaced.js";
import { sharesSpace } from "../distance.js";
import { findFighter, saveNumber, type Fighter } from "../fighter.js";
import { facingOnWay } from "../movement/movement-chances.js";
import { sizesAbove } from "../judge/overrun.js";
import type { Case } from "../judge/case.js";
import { changeTurn } from "../state.js";
import { legFacts } from "./leg.js";
import { done, type Part, type Performance } from "./part.js";

/** What each further step of size takes off the save (ADND-OVERRUN-005). */
const PER_STEP = -4;

function saveOf({ situation, actor }: Case, target: Fighter): Test {
  const value = PER_STEP * (sizesAbove(situation, actor, target) - 1);
  const modifiers = value === 0 ? [] : [{ label: "size", value }];
  return { by: target.id, kind: "save", modifiers, against: saveNumber(target, "paralyzation") };
}

/** The victim saves or is thrown down; with nowhere to give way it is as good as a failure (ADND-OVERRUN-004, ADND-OVERRUN-006). */
export const saveOnFeet: Part = (performance) => {
  const { situation, act, actor, task, progress } = performance;
  const target = findFighter(situation, act.target);
  if (!target || isFallen(target)) return done([]);
  const test = saveOf(performance, target);
  if (progress.asked !== true)
    return { kind: "roll", facts: [], request: requestTest(test), progress: { asked: true } };
  const { hit, fact } = readTest(test, task.faces);
  const room = givingWay(situation, target, actor, takenBy(situation, actor, task.plan.move?.path));
  if (hit && room.length > 0) return done([fact]);
  return done([fact, ...gain(target, "prone"), changeTurn(actor.id, { overrun: [...actor.turn.overrun, target.id] })]);
};

/** A victim on its feet chooses the square to which it goes; one who doesn't goes to the first. */
export const makeRoom: Part = (performance) => {
  const { situation, act, actor, task, progress } = performance;
  const target = findFighter(situation, act.target);
  if (!target || isFallen(target) || incapacityOf(situation, target) !== null) return done([]);
  if (progress.asked !== true)
    return {
      kind: "ask",
      facts: [],
      window: choiceWindow(situation, target.id, target.id, DISPLACED, actor.id),
      progress: { asked: true },
    };
  const taken = takenBy(situation, actor, task.plan.move?.path);
  const at = target.state.position?.cell;
  const cells = givingWay(situation, target, actor, taken);
  const [first] = cells;
  const inTheWay = taken !== null && sharesSpace(situation, target, movedTo(performance));
  return done(inTheWay && at && first ? putAt(target, [at, first], "push", "forced") : []);
};

/** The overrunner as it stands at the end of its way. */
function movedTo({ actor, task }: Performance): Fighter {
  const end = task.plan.move?.path.at(-1);
  const { position } = actor.state;
  return position && end ? { ...actor, state: { ...actor.state, position: { ...position, cell: end } } } : actor;
}

/** The last step, into the space. */
export const enterSpace: Part = ({ situation, act, actor, task }) => {
  const { move } = task.plan;
  const { position } = actor.state;
  const last = (move?.path.length ?? 0) - 1;
  const [from, cell] = [move?.path[last - 1], move?.path[last]];
  if (!move || !position || !from || !cell) return done([]);
  const facing = facingOnWay(act, move.path, last, position.facing);
  const to = { ...position, cell, facing };
  const entered: Fact = {
    type: "Moved",
    creature: actor.id,
    path: [from, cell],
    to,
    mode: move.mode,
    cost: move.steps[last - 1]?.cost ?? 0,
    how: "own",
  };
  return done([entered, ...legFacts(situation, task, last - 1, last)]);
};
