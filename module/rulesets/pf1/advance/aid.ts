import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Situation } from "../../../rules/situation.js";
import { bonusOf } from "../../../rules/d20.js";
import { attackModifiers } from "../attack/strike-plan.js";
import { weaponsOf } from "../attack/weapon.js";
import { standing } from "../distance.js";
import { enemiesOf, findFighter, type Fighter } from "../fighter.js";
import { textOption, type Case } from "../judge/case.js";
import { threatens } from "../provoke/threat.js";
import { changeTurn, type Aid } from "../state.js";
import type { Check } from "./check.js";

/** Armour class that a helping blow has to reach, and what it is worth (PF1-GAP-14). */
const AIDED_AT = 10;

/** Help in a melee is an attack roll at the foe; help at anything else is told by the game master, without a die. */
export function aidCheck(judged: Case): Check | null {
  const aid = aidOf(judged);
  const foe = aid && findFighter(judged.situation, aid.foe as CreatureId);
  const [weapon] = weaponsOf(judged.actor);
  if (!foe || !weapon) return null;
  const modifiers = attackModifiers(judged.situation, { attacker: judged.actor, target: foe, weapon });
  return { kind: "check", label: "aid", bonus: bonusOf(modifiers), against: AIDED_AT };
}

export function giveAid(judged: Case): Fact[] {
  const aid = aidOf(judged);
  return aid ? [changeTurn(judged.actor.id, { aid })] : [];
}

/** Whom to help at what, against whom: the foe named, else the first that both have to do with. */
function aidOf({ situation, act, actor }: Case): Aid | null {
  const at = act.variant === "attack" || act.variant === "defence" ? act.variant : null;
  const friend = findFighter(situation, act.target);
  if (at === null || !friend) return null;
  const named = textOption(act, "against");
  const foes = enemiesOf(situation, actor).filter(
    (foe) => (named === null || foe.id === named) && reachesTo(situation, actor, foe),
  );
  const foe = foes.find((each) => reachesTo(situation, friend, each) || reachesTo(situation, each, friend)) ?? foes[0];
  return foe ? { friend: friend.id, foe: foe.id, at } : null;
}

function reachesTo(situation: Situation, from: Fighter, to: Fighter): boolean {
  const place = standing(situation, to);
  return place !== null && threatens(situation, from, place);
}
