import type { Act } from "../../model/act.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import { pathOfAnswer } from "../../rules/path-of-answer.js";
import type { Situation } from "../../rules/situation.js";
import { DISPLACED, displacedBy } from "./displaced.js";
import { findFighter } from "./fighter.js";

/** The act that an accepted chance stands for: a blow, the shot held ready, or the square to which somebody gives way. */
export function answer(situation: Situation, window: ReactionWindow, responder: Responder): Act {
  const { creature, option, answer: reply } = responder;
  if (window.of === DISPLACED) return giveWay(situation, window, responder);
  const named = reply?.with ?? option.attacks[0];
  return { by: creature, action: option.action, target: window.against, ...(named !== undefined && { with: named }) };
}

/** The way is in the answer's options; none named: the first square that is free. */
function giveWay(situation: Situation, { against, cause }: ReactionWindow, { answer: reply }: Responder): Act {
  const displaced = findFighter(situation, against);
  const at = displaced?.state.position?.cell;
  const [cell] = (displaced && displacedBy(situation, displaced)?.cells) ?? [];
  const path = pathOfAnswer(reply) ?? (at && cell ? [at, cell] : []);
  return { by: against, action: "forced", cause: "push", source: cause, path };
}
