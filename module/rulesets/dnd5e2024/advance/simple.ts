import type { JsonObject } from "../../../kernel/json.js";
import type { Act } from "../../../model/act.js";
import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { gain, lose } from "../attack/injure.js";
import { findFighter, isEnemy } from "../fighter.js";
import { effectOf } from "../judge/simple.js";
import { OBJECT_RULED } from "../rulings.js";
import { storedTrigger } from "../../../rules/readied.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

const done = (facts: readonly Fact[]): Step => ({ kind: "done", facts });

/** What a simple action changes in its doer (GAP-DND5-03); most change nothing that is counted. */
export function performSimple(performance: Performance): Step {
  const { actor } = performance;
  switch (effectOf(performance)) {
    case "dash":
      return done([changeTurn(actor.id, { dashes: actor.turn.dashes + 1 })]);
    case "disengage":
      return done([changeTurn(actor.id, { disengaged: true })]);
    case "dodge":
      return done([changeTurn(actor.id, { dodging: true })]);
    case "utilize":
      return done(actor.turn.ruledObject ? [changeTurn(actor.id, OBJECT_RULED)] : []);
    case "drop-prone":
      return done(gain(actor, "prone"));
    default:
      return done([]);
  }
}

/** On its feet again. */
export const performStand = ({ actor }: Performance): Step => done(lose(actor, "prone"));

/** An enemy is distracted until the next attack on it, an ally helped with its next check; until the helper's next turn. */
export function performHelp({ situation, actor, act }: Performance): Step {
  const target = findFighter(situation, act.target);
  if (!target) return done([]);
  return done([changeTurn(actor.id, isEnemy(target, actor) ? { helpsAgainst: target.id } : { helpsAlly: target.id })]);
}

/** What a spell that is only cast is called. */
const spellName = ({ options, with: attack }: Act): string =>
  typeof options?.spell === "string" ? options.spell : (attack ?? "spell");

/** Stores what is to be done, and when; a spell is cast now and held with concentration (GAP-DND5-03). */
export function performReady({ act, actor }: Performance): Step {
  const { trigger, then } = act;
  const readied = {
    trigger: storedTrigger(trigger),
    action: then as unknown as JsonObject,
  };
  const spell = then?.action === "magic" ? { concentrating: spellName(then) } : {};
  return done([changeTurn(actor.id, { readied, ...spell })]);
}
