import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import { presentFighters, type Fighter } from "../fighter.js";
import { changeTurn, type Aid } from "../state.js";
import type { Strike } from "./strike-order.js";

/** What each helper adds to the next blow at a foe, or to the guard against its next one (PF1-GAP-14). */
const WORTH = 2;

function helpersOf(situation: Situation, at: Aid["at"], friend: Fighter, foe: Fighter): Fighter[] {
  return presentFighters(situation).filter(
    ({ turn: { aid } }) => aid?.at === at && aid.friend === friend.id && aid.foe === foe.id,
  );
}

export const aidToAttack = (situation: Situation, { attacker, target }: Strike): number =>
  WORTH * helpersOf(situation, "attack", attacker, target).length;

export const aidToDefence = (situation: Situation, { attacker, target }: Strike): number =>
  WORTH * helpersOf(situation, "defence", target, attacker).length;

/** Help is used up by the blow that it was meant for. */
export const spendAid = (situation: Situation, { attacker, target }: Strike): Fact[] =>
  [...helpersOf(situation, "attack", attacker, target), ...helpersOf(situation, "defence", target, attacker)].map(
    ({ id }) => changeTurn(id, { aid: null }),
  );
