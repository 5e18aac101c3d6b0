import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import type { Step } from "../../../rules/step.js";
import { combine } from "../attack/advantage.js";
import { isHindered } from "../attack/check.js";
import { burdenOf, readDie, requestTest, tested, type Test } from "../attack/d20.js";
import { findFighter, hasCondition, modifierOf, type Fighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import { INITIATIVE } from "../terms.js";
import type { Performance } from "./drive.js";

/** A Dexterity check for the place in the order; the surprised roll with Disadvantage (DND5-INIT-001, DND5-INIT-003). */
export function performInitiative(performance: Performance): Step {
  const { actor, action, task, progress } = performance;
  if (action.id === "delay") return { kind: "done", facts: [changeTurn(actor.id, { delaying: true })] };
  const test = initiativeTest(performance.situation, actor);
  if (progress.rolled !== true) {
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  }
  if (readDie(task.faces, test.advantage) === null) return { kind: "done", facts: [] };
  return { kind: "done", facts: placed(performance, test, task.faces) };
}

/** GAP-DND5-06, GAP-DND5-12: the Incapacitated have Disadvantage, the unseen Advantage. */
function initiativeTest(situation: Situation, fighter: Fighter): Test {
  const worse = hasCondition(fighter, ...INITIATIVE.worse) || isHindered(situation, fighter);
  const better = hasCondition(fighter, ...INITIATIVE.better);
  return {
    by: fighter.id,
    kind: "initiative",
    modifiers: [{ label: "dex", value: modifierOf(fighter, "dex") }, ...burdenOf(fighter)],
    advantage: combine(Number(better), Number(worse)),
  };
}

/** One roll for the whole group of like creatures that `targets` names besides the doer (DND5-INIT-002). */
function placed({ situation, actor, act }: Performance, test: Test, faces: readonly number[] | null): Fact[] {
  const roll = tested(test, faces, {});
  const total = roll.type === "RollResolved" ? roll.roll.total : 0;
  const group = [actor.id, ...(act.targets ?? [])];
  const countOf = (id: CreatureId): number =>
    group.includes(id) ? total : (findFighter(situation, id)?.turn.initiative ?? Number.NEGATIVE_INFINITY);
  // Sorting is stable: ties stay as the table has put them (DND5-INIT-004, DND5-INIT-005).
  const order = situation.encounter.order.toSorted((a, b) => {
    const [first, second] = [countOf(a), countOf(b)];
    return first === second ? 0 : second - first;
  });
  return [roll, ...group.map((id) => changeTurn(id, { initiative: total })), { type: "OrderChanged", order }];
}
