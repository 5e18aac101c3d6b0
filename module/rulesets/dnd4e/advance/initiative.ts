import type { CreatureId } from "../../../model/ids.js";
import { findStat } from "../../../rules/creature.js";
import type { Test } from "../../../rules/d20.js";
import { abilityBonus, findFighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import { done, rolling, type Part, type Performance } from "./part.js";

function initiativeTest({ actor }: Performance): Test {
  const value = findStat(actor, "initiative") ?? abilityBonus(actor, "dex");
  return { by: actor.id, kind: "initiative", modifiers: [{ label: "initiative", value }], against: 0 };
}

/** Half the level and Dexterity, highest first; equals stay as the table has put them. */
export const placeInOrder: Part = rolling(initiativeTest, ({ situation, actor }, { die, total, fact }) => {
  if (die === null) return done([]);
  const countOf = (id: CreatureId): number =>
    id === actor.id ? total : (findFighter(situation, id)?.turn.initiative ?? Number.MIN_SAFE_INTEGER);
  const order = situation.encounter.order.toSorted((a, b) => countOf(b) - countOf(a));
  return done([fact, changeTurn(actor.id, { initiative: total }), { type: "OrderChanged", order }]);
});
