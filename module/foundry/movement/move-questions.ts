import type { Act } from "../../model/act.js";
import type { Refusal } from "../../model/refusal.js";
import { offersAnyway } from "../commands/anyway.js";
import type { Offer, Question } from "../port/ask.js";
import type { SessionSeat } from "../port/fight-session.js";
import { armedTactic } from "./armed-tactic.js";
import { otherTactics } from "./other-tactics.js";

/** Whether to go although somebody may strike. */
export function strikesQuestion({ session, creature }: SessionSeat, act: Act): Question {
  const offer: Offer = { act, plan: session.forecast(act), name: [act.action] };
  return { kind: "strikes", session, creature, act, refusal: null, offers: [offer] };
}

/**
 * What this user may decide about a movement that is refused as it stands: by which other tactic it goes on where none was
 * armed, which dearer slot pays for the one that was, or that it goes on against the rules. Null where there is nothing to decide.
 */
export function refusedQuestion(seat: SessionSeat, tokenId: string, act: Act, refusal: Refusal): Question | null {
  const { session, creature } = seat;
  const tactics = otherTactics(session, act, armedTactic(tokenId) !== null);
  const others = tactics.map((tactic): Offer => ({ ...tactic, plan: session.forecast(tactic.act) }));
  const offers = [...others, ...offersAnyway(session, act, refusal)];
  if (offers.length === 0) return null;
  const kind = others.length > 0 ? "slot" : "anyway";
  return { kind, session, creature, act, refusal: kind === "slot" ? null : refusal, offers };
}
