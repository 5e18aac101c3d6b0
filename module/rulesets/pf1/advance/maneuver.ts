import type { Fact } from "../../../model/event.js";
import { creatureId } from "../../../model/ids.js";
import { isFilled, provokedWindow } from "../../../rules/provocation.js";
import type { Step } from "../../../rules/step.js";
import { askDamage } from "../attack/strike-damage.js";
import { advanceStrike } from "../attack/strike.js";
import { bareHands } from "../attack/weapon.js";
import { hasEffect } from "../features.js";
import { findFighter, modifierOf, statOf, type Fighter } from "../fighter.js";
import { isFullAttack } from "../judge/attack.js";
import { holderOf, maneuverBonus, maneuverDefence } from "../judge/maneuver.js";
import { KEEPING } from "../maneuvers.data.js";
import { chancesOnAct } from "../provoke/chances.js";
import { carryOn } from "./carry-on.js";
import { askCheck, readCheck, type Check } from "./check.js";
import type { Performance } from "./drive.js";
import { askHowFar, followDrag } from "./displace.js";
import { feetWorth, OUTCOMES } from "./maneuver-outcomes.js";
import { asList, asObject } from "../../../rules/progress.js";

/** A check against the other's defence, and what success or a bad failure does. */
export function performManeuver(performance: Performance): Step {
  const { situation, act, action, task, progress } = performance;
  const target = findFighter(situation, creatureId(targetOf(performance) ?? ""));
  if (!target) return { kind: "done", facts: [] };
  if (progress.roused === true) return { kind: "done", facts: [] };
  if (Array.isArray(progress.from)) return { kind: "done", facts: drawAfter(performance, target) };
  if (progress.harm === true) {
    const strike = squeeze(performance, target);
    return carryOn(situation, strike, advanceStrike(situation, task, strike, asObject(progress.strike)), {
      harm: true,
    });
  }
  const check = checkOf(performance, target);
  if (progress.rolled !== true) return askCheck(performance, check, { ...progress, rolled: true });
  const { made, total, fact } = readCheck(performance, check);
  const word =
    ["maneuver", "attack", "charge"].includes(action.family) && act.variant !== undefined ? act.variant : action.id;
  const margin = total - (check.against ?? 0);
  const facts = [fact, ...(OUTCOMES[word]?.({ ...performance, target, made, margin }) ?? [])];
  const window = made ? askHowFar(situation, performance.actor, target, word, feetWorth(margin)) : null;
  const from = performance.actor.state.position?.cell;
  if (window && from) return { kind: "ask", facts, window, progress: { ...progress, from: [...from] } };
  if (made && hasEffect(performance.actor, "rouses", word)) return rouse(performance, target, word, facts);
  if (word !== "grapple-damage" || !made) return { kind: "done", facts };
  const strike = squeeze(performance, target);
  return carryOn(situation, strike, askDamage(situation, task, strike, facts, false), { harm: true });
}

/** Once the doer has gone where it drags the other: so does the other. A push is over with its own movement. */
function drawAfter({ situation, act, actor, progress }: Performance, target: Fighter): Fact[] {
  const [x, y] = asList(progress.from);
  const dragged = act.variant === "drag" && typeof x === "number" && typeof y === "number";
  return dragged ? followDrag(situation, actor, target, [x, y]) : [];
}

/** A master's trip gives everybody who threatens the one thrown down a chance at it; a push does so on its way. */
function rouse({ situation, act, progress }: Performance, target: Fighter, word: string, facts: readonly Fact[]): Step {
  const chances = word === "trip" ? chancesOnAct(situation, target, "thrown-down") : [];
  if (!isFilled(chances)) return { kind: "done", facts };
  return {
    kind: "ask",
    facts,
    window: provokedWindow(situation, chances, act.by),
    progress: { ...progress, roused: true },
  };
}

/** What a hold does that hurts: as much as bare hands. */
const squeeze = ({ actor }: Performance, target: Fighter) => ({ attacker: actor, target, weapon: bareHands(actor) });

const targetOf = ({ act, actor, action }: Performance): string | null =>
  action.id === "escape-grapple" ? holderOf(actor, act.target) : (act.target ?? null);

function checkOf(performance: Performance, target: Fighter): Check {
  const { act, actor, action } = performance;
  if (action.id === "feint") return feintCheck(actor, target);
  const charging = action.id === "charge" ? 2 : 0;
  const made = isFullAttack(performance) ? (actor.turn.fullAttack?.made.length ?? 1) - 1 : 0;
  const variant = action.id === "escape-grapple" ? "grapple" : (act.variant ?? "");
  const keeping = actor.turn.hold?.target === target.id ? KEEPING : 0;
  const bonus = maneuverBonus(actor, variant) - 5 * made + charging + keeping;
  const slippery = action.id === "escape-grapple" ? statOf(actor, "escapeArtist", bonus) : bonus;
  return { kind: "check", label: "cmb", bonus: Math.max(bonus, slippery), against: maneuverDefence(target, variant) };
}

/** PF1-GAP-15: against what the other makes of faces, trained or not. */
function feintCheck(actor: Fighter, target: Fighter): Check {
  const wits = modifierOf(target, "wis");
  const against = 10 + Math.max(statOf(target, "bab", 0) + wits, statOf(target, "senseMotive", 0));
  return { kind: "check", label: "bluff", bonus: statOf(actor, "bluff", modifierOf(actor, "cha")), against };
}
