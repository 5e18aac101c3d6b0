import type { Act } from "../../model/act.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import { CHOICE } from "../../rules/provocation.js";
import { readiedAct } from "../../rules/readied.js";
import type { Situation } from "../../rules/situation.js";
import { chosenMove } from "./advance/displace.js";
import { findFighter } from "./fighter.js";

/** The act that an accepted chance stands for: an attack of opportunity, what was readied, or how far a manoeuvre goes. */
export function answer(situation: Situation, window: ReactionWindow, responder: Responder): Act {
  const { creature, option } = responder;
  if (window.kind === CHOICE) return chosenMove(situation, window, responder);
  if (option.pays === "readied") {
    return readiedAct(findFighter(situation, creature)?.turn.readied?.action ?? {}, window, responder);
  }
  const reply = responder.answer;
  const weapon = reply?.with ?? option.attacks[0];
  return {
    by: creature,
    action: option.action,
    target: window.against,
    pay: option.pays,
    ...(weapon !== undefined && { with: weapon }),
    ...(reply?.variant !== undefined && { variant: reply.variant }),
    options: { ...reply?.options, of: window.of },
  };
}
