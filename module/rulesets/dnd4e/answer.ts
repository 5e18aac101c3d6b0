import type { Act } from "../../model/act.js";
import { creatureId } from "../../model/ids.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import { pathOfAnswer } from "../../rules/path-of-answer.js";
import { CHOICE } from "../../rules/provocation.js";
import type { Situation } from "../../rules/situation.js";
import { pushCells } from "./advance/contest.js";
import { findFighter } from "./fighter.js";
import { forceOf } from "./movement/force.js";

/** The act that an accepted chance stands for: an opportunity attack, what was readied, or where somebody is pushed, pulled or slid. */
export function answer(situation: Situation, window: ReactionWindow, responder: Responder): Act {
  const { creature, option, answer: reply } = responder;
  if (window.kind === CHOICE) return forceAct(situation, window, responder);
  const named = reply?.with ?? option.attacks[0];
  const weapon = named === undefined ? {} : { with: named };
  if (window.of !== "readied") return { by: creature, action: option.action, target: window.against, ...weapon };
  const stored = (findFighter(situation, creature)?.turn.readied?.action ?? {}) as unknown as Act;
  // Meant for nobody in particular, it meets whoever let it off.
  return { target: window.against, ...stored, by: creature, pay: "immediate", ...weapon };
}

/**
 * Whom the act that waits has hit is moved as the chooser says: the way is in the answer's options. None named: straight
 * away from the pusher, and nowhere where it isn't pushed.
 */
function forceAct(situation: Situation, window: ReactionWindow, { creature, answer: reply }: Responder): Act {
  const { against, task } = window;
  const [pusher, target] = [findFighter(situation, creature), findFighter(situation, against)];
  const force = forceOf(situation.encounter.tasks.find(({ id }) => id === task)?.act ?? NOTHING);
  const at = target?.state.position?.cell;
  const away = pusher && target && force?.cause === "push" ? pushCells(situation, pusher, target).slice(0, 1) : [];
  const path = pathOfAnswer(reply) ?? (at ? [at, ...away] : []);
  const { cause = "push", options = {} } = force ?? {};
  return { by: against, action: "forced", cause, source: creature, path, options };
}

const NOTHING: Act = { by: creatureId(""), action: "" };
