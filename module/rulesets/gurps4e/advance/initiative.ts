import type { CreatureId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import { attributeOf, basicSpeedOf, findFighter } from "../fighter.js";
import { changeTurn } from "../state.js";
import { done, type Part } from "./part.js";

const DIE = [{ count: 1, sides: 6 }];

/** The faster first, then the defter; a die settles what is left, and equals stay as the table has put them (G4-GAP-01). */
export const placeInOrder: Part = ({ situation, actor, task, progress }) => {
  if (progress.rolled !== true) {
    const request = { by: actor.id, kind: "initiative", dice: DIE, modifiers: [] };
    return { kind: "roll", facts: [], request, progress: { rolled: true } };
  }
  const die = task.faces?.[0] ?? 0;
  const roll = { by: actor.id, kind: "initiative", faces: task.faces ?? [], total: die, bonus: 0, modifiers: [] };
  const ranks = new Map(
    situation.encounter.order.map((id) => [id, rankOf(situation, id, id === actor.id ? die : null)]),
  );
  const order = situation.encounter.order.toSorted((a, b) => compare(ranks.get(b) ?? [], ranks.get(a) ?? []));
  return done([
    { type: "RollResolved", roll },
    changeTurn(actor.id, { initiative: die }),
    { type: "OrderChanged", order },
  ]);
};

function rankOf(situation: Situation, id: CreatureId, die: number | null): number[] {
  const fighter = findFighter(situation, id);
  return fighter ? [basicSpeedOf(fighter), attributeOf(fighter, "dx"), die ?? fighter.turn.initiative ?? 0] : [];
}

/** The first difference decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
