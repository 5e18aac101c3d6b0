import type { Act } from "../../model/act.js";
import type { Cell } from "../../model/position.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import type { Situation } from "../../rules/situation.js";
import { pushCells } from "./advance/contest.js";
import { findFighter } from "./fighter.js";

/** The act that an accepted chance stands for: an opportunity attack, what was readied, or the push of a bull rush. */
export function answer(situation: Situation, window: ReactionWindow, responder: Responder): Act {
  const { creature, option, answer: reply } = responder;
  if (window.of === "push") return pushAct(situation, window, responder);
  const named = reply?.with ?? option.attacks[0];
  const weapon = named === undefined ? {} : { with: named };
  if (window.of !== "readied") return { by: creature, action: option.action, target: window.against, ...weapon };
  const stored = (findFighter(situation, creature)?.turn.readied?.action ?? {}) as unknown as Act;
  return { ...stored, by: creature, pay: "immediate", ...weapon };
}

/** The way is in the answer's options; none named: straight away from the pusher. */
function pushAct(situation: Situation, { against }: ReactionWindow, { creature, answer: reply }: Responder): Act {
  const [pusher, target] = [findFighter(situation, creature), findFighter(situation, against)];
  const at = target?.state.position?.cell;
  const straight = pusher && target && at ? [at, ...pushCells(situation, pusher, target).slice(0, 1)] : [];
  const path = (reply?.options?.path as readonly Cell[] | undefined) ?? straight;
  return { by: against, action: "forced", cause: "push", source: creature, path };
}
