import { FREE_OF_CHARGE, when, type Case, type Judgement } from "./case.js";

/**
 * Delaying is no action, but comes before all others (PF1-ACTION-002, PF1-GAP-13). Whoever delays comes in
 * behind the turn that is running.
 */
export function judgeOrder({ action, actor: { turn } }: Case): Judgement {
  if (action.id === "roll-initiative") return { price: FREE_OF_CHARGE, reasons: [], move: null, provocations: [] };
  if (action.id === "come-in")
    return { price: FREE_OF_CHARGE, reasons: when(!turn.delaying, "no-trigger"), move: null, provocations: [] };
  const acted = turn.standardUsed || turn.moveUsed || turn.fullRoundUsed || turn.stepUsed || turn.distanceMoved > 0;
  return { price: FREE_OF_CHARGE, reasons: when(acted, "too-late"), move: null, provocations: [] };
}
