import type { Situation } from "../../../rules/situation.js";
import { conditionsThat } from "../conditions.data.js";
import { hasCondition, modifierOf, presentFighters, statOf, type Ability, type Fighter } from "../fighter.js";
import type { ModifierTerm } from "../terms.js";
import { combine, fears } from "./advantage.js";
import { burdenOf, type Test } from "./d20.js";

/** What a check is made with: the listed total of a skill, else its ability; the best of several. */
export interface CheckBasis {
  readonly label: ModifierTerm;
  readonly skills: readonly (readonly [skill: string, ability: Ability])[];
}

const WORSE = conditionsThat("checksWorse");

/** Whether something is in the way of its ability checks. */
export const isHindered = (situation: Situation, fighter: Fighter): boolean =>
  hasCondition(fighter, ...WORSE) || fears(situation, fighter);

/** An ability check; an ally's help gives Advantage (GAP-DND5-03). */
export function abilityCheck(situation: Situation, fighter: Fighter, { label, skills }: CheckBasis): Test {
  const helped = presentFighters(situation).some(({ turn }) => turn.helpsAlly === fighter.id);
  const values = skills.map(([skill, ability]) => statOf(fighter, skill, modifierOf(fighter, ability)));
  return {
    by: fighter.id,
    kind: "check",
    modifiers: [{ label, value: Math.max(...values) }, ...burdenOf(fighter)],
    advantage: combine(Number(helped), Number(isHindered(situation, fighter))),
  };
}
