import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { changeVital } from "../attack/injure.js";
import type { Strike } from "../attack/strike-order.js";
import { advanceStrike } from "../attack/strike.js";
import type { Weapon } from "../attack/weapon.js";
import { findFighter, vitalOf, type Fighter } from "../fighter.js";
import { isFullAttack, sequenceFor, weaponFor } from "../judge/attack.js";
import { isSet, textOption, type Case } from "../judge/case.js";
import { changeTurn, type TurnChange } from "../state.js";
import { carryOn } from "./carry-on.js";
import { performCoup } from "./coup-de-grace.js";
import type { Performance } from "./drive.js";
import { replacesAttack } from "../judge/maneuver.js";
import { performManeuver } from "./maneuver.js";
import { asObject } from "../../../rules/progress.js";

/** One attack: its stance first, then the strike, then what it uses up. */
export function performAttack(performance: Performance): Step {
  const { situation, act, action, progress } = performance;
  if (progress.begun !== true) return { kind: "go", facts: beginAttack(performance), progress: { begun: true } };
  if (action.id === "coup-de-grace") return performCoup(performance);
  if (replacesAttack(act.variant)) return performManeuver(performance);
  const strike = strikeOf(performance);
  if (!strike) return { kind: "done", facts: [] };
  return carryOn(situation, strike, advanceStrike(situation, performance.task, strike, asObject(progress.strike)), {
    begun: true,
  });
}

/** What is counted before the roll: stance, the place in a full attack, ammunition (PF1-ECONOMY-015). */
function beginAttack(performance: Performance): Fact[] {
  const { act, actor, action } = performance;
  const weapon = weaponFor(performance);
  if (!weapon) return [];
  const change: TurnChange = {
    ...(action.id.startsWith("fight-defensively") && { fightingDefensively: true }),
    ...(isFullAttack(performance) && {
      fullAttack: {
        made: [...(actor.turn.fullAttack?.made ?? []), weapon.id],
        offHand: actor.turn.fullAttack?.offHand ?? textOption(act, "offHand"),
      },
    }),
  };
  const facts = Object.keys(change).length > 0 ? [changeTurn(actor.id, change)] : [];
  return [...facts, ...useAmmunition(actor, weapon)];
}

function useAmmunition(actor: Fighter, weapon: Weapon): Fact[] {
  if (weapon.kind !== "ranged") return [];
  const arrows = vitalOf(actor, "arrows");
  const spent: Fact[] = arrows === null ? [] : [changeVital(actor, "arrows", Math.max(0, arrows - 1))];
  if (!(weapon.weapon ?? "").includes("crossbow")) return spent;
  return [
    ...spent,
    changeTurn(actor.id, {
      gear: { ...actor.turn.gear, [weapon.id]: { ...actor.turn.gear[weapon.id], loaded: false } },
    }),
  ];
}

/** The strike of an attack act. A full attack has counted it already, so it is taken out again to find its place. */
function strikeOf(judged: Case): Strike | null {
  const { situation, act, actor } = judged;
  const target = findFighter(situation, act.target);
  const weapon = weaponFor(judged);
  if (!target || !weapon) return null;
  const place = sequenceFor(isFullAttack(judged) ? beforeLast(judged) : judged, weapon);
  const common = {
    attacker: actor,
    target,
    weapon,
    lethal: isSet(act, "lethal"),
    underAttack: isSet(act, "targetUnderAttack"),
    provokedBy: act.pay === "aoo" ? (textOption(act, "of") ?? "leaving") : null,
  };
  return typeof place === "string" ? common : { ...common, ...place };
}

function beforeLast(judged: Case): Case {
  const { actor } = judged;
  const { fullAttack } = actor.turn;
  if (!fullAttack) return judged;
  const turn = { ...actor.turn, fullAttack: { ...fullAttack, made: fullAttack.made.slice(0, -1) } };
  return { ...judged, actor: { ...actor, turn } };
}
