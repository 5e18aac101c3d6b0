import type { Step } from "../../../rules/step.js";
import { advanceStrike } from "../attack/strike.js";
import { findFighter } from "../fighter.js";
import { weaponFor } from "../judge/attack.js";
import { changeTurn } from "../state.js";
import { carryOn } from "./carry-on.js";
import type { Performance } from "./drive.js";
import { performManeuver } from "./maneuver.js";
import { walk } from "./move.js";
import { asObject } from "../../../rules/progress.js";

/** The rush, then the blow at +2. */
export function performCharge(performance: Performance): Step {
  const { situation, act, actor, task, progress } = performance;
  const weapon = weaponFor(performance);
  if (progress.walk === undefined && progress.arrived !== true && weapon?.ready === false) {
    const gear = { ...actor.turn.gear, [weapon.id]: { ...actor.turn.gear[weapon.id], ready: true } };
    return { kind: "go", facts: [changeTurn(actor.id, { gear })], progress: { walk: {} } };
  }
  if (progress.arrived !== true) {
    const step = walk(performance, asObject(progress.walk), (inner) => ({ walk: inner }));
    const stopped = step.kind === "done" && step.facts.some(({ type }) => type === "Interrupted");
    return step.kind === "done" && !stopped ? { kind: "go", facts: step.facts, progress: { arrived: true } } : step;
  }
  if (act.variant !== undefined) return performManeuver(performance);
  const target = findFighter(situation, act.target);
  if (!target || !weapon) return { kind: "done", facts: [] };
  const strike = { attacker: actor, target, weapon, charging: true };
  return carryOn(situation, strike, advanceStrike(situation, task, strike, asObject(progress.strike)), {
    arrived: true,
  });
}
