import type { Provocation } from "../../../model/plan.js";
import { sameCell } from "../../../model/position.js";
import type { Situation } from "../../../rules/situation.js";
import { missileFor } from "../attack/strokes.js";
import { canSee, incapacityOf } from "../conditions.js";
import { enemiesOf, type Fighter } from "../fighter.js";
import { isLoaded } from "../judge/fire.js";
import { phaseNow } from "../phases.js";
import { blowPhase } from "../timing.js";

/** Who holds on is ready all the while (ADND-COVER-008). */
const undelayed = (holder: Fighter): Fighter => ({ ...holder, turn: { ...holder.turn, delayed: -1 } });

/** Those who hold a creature at bowpoint and may let fly as it leaves its square: their shot's phase has come (GAP-ADND-14). */
export function coveringChances(situation: Situation, mover: Fighter): Provocation[] {
  return enemiesOf(situation, mover).flatMap((holder): Provocation[] => {
    const { cover, declared, lost, spent, made } = holder.turn;
    const at = mover.state.position?.cell;
    const weapon = missileFor(holder, declared?.with);
    if (!declared || lost || spent || made > 0 || cover?.target !== mover.id || !cover.cell || !at || !weapon)
      return [];
    const due =
      declared.action === "cover-ranged" || declared.action.startsWith("fire")
        ? blowPhase(situation, undelayed(holder), declared, true)
        : null;
    const ready = due !== null && due <= phaseNow(situation) && isLoaded(situation, holder, weapon);
    if (!ready || !sameCell(cover.cell, at) || incapacityOf(situation, holder) !== null || !canSee(holder, mover))
      return [];
    const attacks = [weapon.id];
    return [
      {
        by: holder.id,
        against: mover.id,
        step: 0,
        of: "covered",
        attacks,
        action: "fire-full",
        pays: "action",
        left: 1,
        pool: 1,
      },
    ];
  });
}
