import type { Act } from "../../model/act.js";
import type { HomeMade, HomeNeed } from "../../model/home-made.js";
import type { CreatureId } from "../../model/ids.js";
import type { Reason } from "../../model/refusal.js";
import { hasCondition, hasFeature, isEnemy } from "../creature.js";
import { reason, when } from "../reasons.js";
import { findCreature, type Creature, type Situation } from "../situation.js";
import { limitReasons } from "./uses.js";

/** How a ruleset measures what a home-made action asks for. */
export interface HomeMeasure {
  /** Between two creatures, in the ruleset's unit; null without a scene. */
  readonly distance: (situation: Situation, from: Creature, to: Creature) => number | null;
  /** Whether nothing at all can pass between them. */
  readonly isShut: (situation: Situation, from: Creature, to: Creature) => boolean;
}

/** Why a home-made action can't be used, besides its price and whose turn it is. */
export function homeMadeReasons(
  situation: Situation,
  doer: Creature,
  act: Act,
  made: HomeMade,
  measure: HomeMeasure,
): Reason[] {
  const target = targetOf(situation, act, made);
  return [
    ...limitReasons(situation, doer, made),
    ...needReasons(doer, made, "self"),
    ...(made.targets === "none" ? [] : aimReasons(situation, doer, target, made, measure)),
  ];
}

/** Whom it is meant for; null where it needs nobody, or names nobody who is there. */
export const targetOf = (situation: Situation, act: Act, made: HomeMade): Creature | null =>
  made.targets === "none" || act.target === undefined ? null : findPresent(situation, act.target);

function findPresent(situation: Situation, id: CreatureId): Creature | null {
  const found = findCreature(situation, id);
  return found && !found.state.out ? found : null;
}

function aimReasons(
  situation: Situation,
  doer: Creature,
  target: Creature | null,
  made: HomeMade,
  { distance, isShut }: HomeMeasure,
): Reason[] {
  if (!target) return [reason("no-target")];
  const creature = target.id;
  const foe = isEnemy(doer, target);
  const far = distance(situation, doer, target);
  return [
    ...when(made.targets === "enemy" ? !foe : made.targets === "ally" && foe, "wrong-target", { creature }),
    ...when(far !== null && made.range !== null && far > made.range, "out-of-range", {
      distance: far,
      range: made.range,
    }),
    ...when(creature !== doer.id && isShut(situation, doer, target), "no-line", { creature }),
    ...needReasons(target, made, "target"),
  ];
}

const needReasons = (creature: Creature, { needs }: HomeMade, who: HomeNeed["who"]): Reason[] =>
  needs.filter((need) => need.who === who).flatMap((need) => needReason(creature, need));

function needReason(creature: Creature, { is, of, who }: HomeNeed): Reason[] {
  switch (is) {
    case "has-feature":
      return when(!hasFeature(creature, of), who === "self" ? "needs-feature" : "wrong-target", {
        ...(who === "self" ? { feature: of } : { creature: creature.id }),
      });
    case "has-condition":
      return when(!hasCondition(creature, of), who === "self" ? "condition" : "wrong-target", {
        ...(who === "self" ? { needs: of } : { creature: creature.id }),
      });
    case "lacks-condition":
      return when(hasCondition(creature, of), who === "self" ? "condition" : "wrong-target", {
        ...(who === "self" ? { condition: of } : { creature: creature.id }),
      });
  }
}
