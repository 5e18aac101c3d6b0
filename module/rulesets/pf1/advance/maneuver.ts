import type { Fact } from "../../../model/event.js";
import { creatureId } from "../../../model/ids.js";
import type { Step } from "../../../rules/step.js";
import { weaponsOf } from "../attack/weapon.js";
import { findFighter, modifierOf, statOf, type Fighter } from "../fighter.js";
import { isFullAttack } from "../judge/attack.js";
import { holderOf, maneuverBonus, maneuverDefence } from "../judge/maneuver.js";
import { changeTurn } from "../state.js";
import { askCheck, readCheck, type Check } from "./check.js";
import type { Performance } from "./drive.js";

export { REPLACES_ATTACK } from "../judge/maneuver.js";

/** A check against the other's defence, and what success does. */
export function performManeuver(performance: Performance): Step {
  const { situation, act, actor, action, progress } = performance;
  const target = findFighter(situation, creatureId(targetOf(performance) ?? ""));
  if (!target) return { kind: "done", facts: [] };
  const check = checkOf(performance, target);
  if (progress.rolled !== true) return askCheck(performance, check, { ...progress, rolled: true });
  const { made, fact } = readCheck(performance, check);
  const word =
    ["maneuver", "attack", "charge"].includes(action.family) && act.variant !== undefined ? act.variant : action.id;
  return {
    kind: "done",
    facts: [fact, ...(made ? (SUCCESS[word]?.(actor, target, situation.encounter.round) ?? []) : [])],
  };
}

const targetOf = ({ act, actor, action }: Performance): string | null =>
  action.id === "escape-grapple" ? holderOf(actor, act.target) : (act.target ?? null);

function checkOf(performance: Performance, target: Fighter): Check {
  const { act, actor, action } = performance;
  if (action.id === "feint") {
    const against = 10 + statOf(target, "bab", 0) + modifierOf(target, "wis");
    return { kind: "check", label: "bluff", bonus: statOf(actor, "bluff", modifierOf(actor, "cha")), against };
  }
  const charging = action.id === "charge" ? 2 : 0;
  const made = isFullAttack(performance) ? (actor.turn.fullAttack?.made.length ?? 1) - 1 : 0;
  const bonus = maneuverBonus(actor, act.variant ?? "") - 5 * made + charging;
  return { kind: "check", label: "cmb", bonus, against: maneuverDefence(target) };
}

const gain = (creature: Fighter, id: string, by?: Fighter): Fact => ({
  type: "ConditionGained",
  creature: creature.id,
  condition: { id, ...(by && { by: by.id }) },
});
const lose = (creature: Fighter, id: string): Fact => ({ type: "ConditionLost", creature: creature.id, condition: id });

/** What a manoeuvre that succeeds changes; the others are told and left to the game master. */
const SUCCESS: Readonly<Record<string, (actor: Fighter, target: Fighter, round: number) => readonly Fact[]>> = {
  trip: (_, target) => [gain(target, "prone")],
  grapple: (actor, target) => [gain(actor, "grappled", target), gain(target, "grappled", actor)],
  disarm: (_, target) => disarm(target),
  "escape-grapple": (actor, target) => [lose(actor, "grappled"), lose(target, "grappled")],
  feint: (actor, target, round) => [changeTurn(actor.id, { feint: { target: target.id, round } })],
};

/** The first weapon in hand falls. */
function disarm(target: Fighter): Fact[] {
  const weapon = weaponsOf(target).find(({ kind, ready }) => ready && (kind === "melee" || kind === "ranged"));
  return weapon ? [changeTurn(target.id, { gear: { ...target.turn.gear, [weapon.id]: { ready: false } } })] : [];
}
