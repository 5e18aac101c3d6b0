import { creatureId } from "../../../model/ids.js";
import type { Check } from "../advance/check.js";
import { effectSum } from "../features.js";
import { findFighter, hasCondition, statOf } from "../fighter.js";
import { isSet, numberOption, type Case } from "../judge/case.js";
import { maneuverBonus } from "../judge/maneuver.js";
import { checksGrapple, isSpell } from "../judge/spell.js";

/** Chance in a hundred that a deaf caster loses a spell with words (PF1-SPELL-004). */
const DEAF = 20;

/** The checks that a casting asks for, in order: the deaf one's, the defensive one's, the grappled one's, the game master's. */
export function castChecks(judged: Case): Check[] {
  const { act, actor } = judged;
  const bonus = statOf(actor, "concentration", 0);
  const level = numberOption(act, "level") ?? 0;
  const concentration = (against: number): Check => ({ kind: "concentration", label: "concentration", bonus, against });
  const trained = effectSum(actor, "defensive-casting");
  const interruption = numberOption(act, "interruptionDC");
  const components = act.options?.components;
  const spoken = Array.isArray(components) && components.includes("V");
  return [
    ...(isSpell(judged) && spoken && hasCondition(actor, "deafened") ? [deafness()] : []),
    // PF1-SPELL-014, PF1-ABILITY-003, PF1-ITEM-002
    ...(isSet(act, "defensive") ? [{ ...concentration(15 + 2 * level), bonus: bonus + trained }] : []),
    ...(checksGrapple(judged)
      ? [{ ...concentration(10 + grapplerBonus(judged) + level), bonus: bonus + trained }]
      : []),
    ...(hasCondition(actor, "entangled") ? [concentration(15 + level)] : []),
    ...(interruption === null ? [] : [concentration(interruption)]),
  ];
}

const deafness = (): Check => ({ kind: "check", label: "deafness", bonus: 0, against: DEAF + 1, sides: 100 });

/** PF1-GAP-06. */
function grapplerBonus({ situation, actor }: Case): number {
  const by = actor.state.conditions.find(({ id }) => id === "grappled")?.by;
  const holder = by === undefined ? null : findFighter(situation, creatureId(by));
  return holder ? maneuverBonus(holder, "grapple") : 0;
}
