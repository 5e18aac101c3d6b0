import type { Reason } from "../../../model/refusal.js";
import { reason, when } from "../../../rules/reasons.js";
import { hasCondition, isEnemy, sizeRank } from "../../../rules/creature.js";
import type { Situation } from "../../../rules/situation.js";
import { isFallen } from "../conditions.js";
import { sharesSpace } from "../distance.js";
import { enemiesOf, findFighter, type Fighter } from "../fighter.js";
import { allowanceOf } from "../movement/allowance.js";
import { distanceOf, rateOf } from "../movement/speed.js";
import { phaseNow } from "../phases.js";
import { plain, takePlace, type Case, type Judgement } from "./case.js";

/** The enemy on its feet with whom somebody shares its square; null: none. */
export function standsOver(situation: Situation, fighter: Fighter): Fighter | null {
  return (
    enemiesOf(situation, fighter).find((enemy) => !isFallen(enemy) && sharesSpace(situation, enemy, fighter)) ?? null
  );
}

/**
 * Gets up: under an enemy it takes the whole round's action (ADND-OVERRUN-010), else half of the movement
 * (GAP-ADND-10), so that it goes with whatever may be done after a half-move.
 */
export function judgeStand(judged: Case): Judgement {
  const { situation, actor } = judged;
  const over = standsOver(situation, actor);
  const place = { acted: phaseNow(situation) };
  const half = distanceOf(rateOf(situation, actor) ?? 0, 0.5);
  const { moved, walks, declared } = actor.turn;
  const alone = { moved: moved + half, walks: [...walks, { phase: phaseNow(situation), squares: half }] };
  const spend = over || declared?.action === "stand-up-shared" ? { ...place, spent: true } : { ...place, ...alone };
  return plain({ reasons: [], pays: ["action"], spend }, [
    ...when(!hasCondition(actor, "prone"), "condition", { condition: "prone" }),
    ...(over ? sharedReasons(judged) : aloneReasons(judged)),
  ]);
}

const sharedReasons = ({ actor }: Case): Reason[] => {
  const { declared, moved } = actor.turn;
  return [
    ...when(moved > 0, "already-moved", { moved, allowed: 0 }),
    ...when(declared?.action !== "stand-up-shared", "combination", { action: declared?.action ?? null }),
  ];
};

/** Half of the movement must still be there. */
function aloneReasons({ situation, actor }: Case): Reason[] {
  if (actor.turn.declared?.action === "stand-up-shared") return [];
  const needed = distanceOf(rateOf(situation, actor) ?? 0, 0.5);
  const left = allowanceOf(situation, actor).now;
  return when(left < needed, "too-far", { needed, left });
}

/** Who gives way when both stand: the smaller, of equals the loser of a contest (ADND-OVERRUN-011, ADND-OVERRUN-013). */
export const isLarger = (a: Fighter, b: Fighter): number => Math.sign(sizeRank(a) - sizeRank(b));

/** Holds down one that lies in the own square: no roll to hit, only the contest (ADND-OVERRUN-014). */
export function judgePin(judged: Case): Judgement {
  const { situation, act, actor } = judged;
  const price = { reasons: [], pays: ["action"], spend: { ...takePlace(judged), spent: true } };
  const target = findFighter(situation, act.target);
  if (!target) return plain(price, [reason("no-target")]);
  const lies = isEnemy(actor, target) && hasCondition(target, "prone") && sharesSpace(situation, actor, target);
  return plain(price, when(!lies, "wrong-target", { creature: target.id }));
}
