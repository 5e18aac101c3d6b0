import type { CreatureId } from "../../../model/ids.js";
import { findStat } from "../../../rules/creature.js";
import { readTest, requestTest, type Test } from "../attack/d20.js";
import { abilityBonus, findFighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import { done, type Part } from "./part.js";

/** Half the level and Dexterity, highest first; equals stay as the table has put them. */
export const placeInOrder: Part = ({ situation, actor, task, progress }) => {
  const value = findStat(actor, "initiative") ?? abilityBonus(actor, "dex");
  const test: Test = { by: actor.id, kind: "initiative", modifiers: [{ label: "initiative", value }], against: 0 };
  if (progress.rolled !== true)
    return { kind: "roll", facts: [], request: requestTest(test), progress: { rolled: true } };
  if (!task.faces) return done([]);
  const { total, fact } = readTest(test, task.faces);
  const countOf = (id: CreatureId): number =>
    id === actor.id ? total : (findFighter(situation, id)?.turn.initiative ?? Number.MIN_SAFE_INTEGER);
  const order = situation.encounter.order.toSorted((a, b) => countOf(b) - countOf(a));
  return done([fact, changeTurn(actor.id, { initiative: total }), { type: "OrderChanged", order }]);
};
