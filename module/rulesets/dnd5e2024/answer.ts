import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import { readiedAct } from "../../rules/readied.js";
import type { Situation } from "../../rules/situation.js";
import { ridersOf } from "./conditions.js";
import { findFighter } from "./fighter.js";
import { readOption } from "./options.js";

/** The act that an accepted chance stands for: an opportunity attack, or what was readied. */
export function answer(situation: Situation, window: ReactionWindow, responder: Responder): Act {
  const { creature, option } = responder;
  if (option.pays === "readied") {
    return readiedAct(findFighter(situation, creature)?.turn.readied?.action ?? {}, window, responder);
  }
  const reply = responder.answer;
  const weapon = reply?.with ?? option.attacks[0];
  return {
    by: creature,
    action: option.action,
    target: targetOf(situation, window, responder),
    ...(weapon !== undefined && { with: weapon }),
    ...(reply?.variant !== undefined && { variant: reply.variant }),
  };
}

/** The mover; where the world says so, the rider of a mount that moved, if the answer names it (GAP-DND5-13). */
function targetOf(situation: Situation, window: ReactionWindow, responder: Responder): CreatureId {
  const mover = findFighter(situation, window.against);
  const named = responder.answer?.target;
  const open = readOption(situation.options, "mountedTarget") === "mount-or-rider";
  const rider = mover && open ? ridersOf(situation, mover).find(({ id }) => id === named) : undefined;
  return rider?.id ?? window.against;
}
