import { reason, when } from "../../../rules/reasons.js";
import { meleeWeapons, type Weapon } from "../attack/weapon.js";
import { findFighter } from "../fighter.js";
import { aimReasons } from "./attack.js";
import { FREE_OF_CHARGE, plain, takePlace, type Case, type Judgement } from "./case.js";
import { isAsked } from "./turn-reasons.js";

/** Takes up the guard; with a target, the strike at whoever has come up (ADND-GUARD-001, ADND-GUARD-002). */
export function judgeGuard(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  if (act.target === undefined) {
    const unarmed = when(meleeWeapons(actor).length === 0, "no-weapon");
    return plain({ ...FREE_OF_CHARGE, pays: [], spend: takePlace(judged) }, unarmed);
  }
  const weapons = answeringWeapons(judged);
  return plain({ reasons: [], pays: ["action"], spend: {} }, [
    ...when(!isAsked(judged), "no-trigger"),
    ...aimReasons(judged, findFighter(situation, act.target), weapons),
  ]);
}

/** A blow through an opening answers a window that asks this very creature; it costs nothing of the round's (ADND-ATTACK-007). */
export function judgeOpening(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const target = findFighter(situation, act.target);
  if (!target) return plain(FREE_OF_CHARGE, [reason("no-target")]);
  const { opportunities, taken } = actor.turn;
  const spend = { opportunities: [...opportunities, target.id], taken: taken + 1 };
  return plain({ reasons: [], pays: ["opportunity"], spend }, [
    ...when(!isAsked(judged), "no-trigger"),
    ...when(opportunities.includes(target.id), "no-reaction", { creature: target.id }),
    ...aimReasons(judged, target, answeringWeapons(judged)),
  ]);
}

/** What strikes in answer: a monster's whole routine, else the weapon named or the first (GAP-ADND-08). */
export function answeringWeapons({ act, actor }: Case): readonly Weapon[] {
  const weapons = meleeWeapons(actor);
  const main = weapons.find(({ id }) => act.with === undefined || id === act.with);
  if (!main) return [];
  return main.kind === "natural" ? weapons.filter(({ kind }) => kind === "natural") : [main];
}
