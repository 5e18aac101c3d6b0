import type { Act } from "../../../model/act.js";
import type { FurtherSlot } from "../../../rules/movement/plan-path.js";
import { findAction } from "../actions.js";
import type { Fighter } from "../fighter.js";
import type { Case, Price } from "./case.js";
import { textOption } from "./case.js";
import { priceOf } from "./price.js";
import { turnReasons } from "./turn-reasons.js";

/** What may pay for a Dash, the cheaper one first. */
export const DASH_SLOTS = ["bonus", "action"] as const;

/** The slot that pays for a Dash taken with the movement; null where the movement goes without. */
const dashSlot = (act: Act): string | null => textOption(act, "dash");

/** The Dash that a movement brings with it, as an act of its own; null where it goes without (GAP-DND5-03). */
function dashIn(judged: Case): Case | null {
  const pay = dashSlot(judged.act);
  return pay === null ? null : dashBy(judged, pay);
}

function dashBy(judged: Case, pay: string): Case | null {
  const action = findAction("dash");
  if (!action) return null;
  return { ...judged, action, act: { by: judged.act.by, action: action.id, ...(pay !== action.type && { pay }) } };
}

/** Slots that could still pay for a Dash, for the ruler; none where the movement has one, or waits for no turn. */
export function furtherSlots(judged: Case, speed: number): FurtherSlot[] {
  if (dashSlot(judged.act) !== null || judged.act.pay !== undefined || speed <= 0) return [];
  return DASH_SLOTS.flatMap((slot) => {
    const dash = dashBy(judged, slot);
    const lawful = dash !== null && priceOf(dash).reasons.length === 0 && turnReasons(dash).length === 0;
    return lawful ? [{ slot, allowance: speed }] : [];
  });
}

/** The price of a movement with the Dash that it brings. */
export function priceWithDash(judged: Case): Price {
  const own = priceOf(judged);
  const dash = dashIn(judged);
  if (!dash) return own;
  const { reasons, pays, spend } = priceOf(dash);
  return {
    reasons: [...own.reasons, ...reasons],
    pays: [...pays, ...own.pays.filter((slot) => slot !== "movement")],
    spend: { ...own.spend, ...spend, dashes: judged.actor.turn.dashes + 1 },
  };
}

/** The mover as it is once its Dash is taken: what it has to go by. */
export function dashed(judged: Case): Fighter {
  const { actor } = judged;
  return dashIn(judged) ? { ...actor, turn: { ...actor.turn, dashes: actor.turn.dashes + 1 } } : actor;
}
