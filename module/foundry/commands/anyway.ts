import type { Act } from "../../model/act.js";
import type { Word } from "../../model/enforcement.js";
import type { Refusal } from "../../model/refusal.js";
import { isAllowed, WORDS } from "../../table/host.js";
import type { Offer } from "../port/ask.js";
import type { FightSession } from "../port/fight-session.js";

/** The word by which this user may have an act done against these reasons; null: none does. */
export function wordFor(session: FightSession, act: Act, refusal: Refusal): Word | null {
  const verdict = session.verdictOn(act, refusal);
  return WORDS.find((word) => isAllowed(verdict, word, game.user.isGM)) ?? null;
}

/** Doing it all the same, where this user may. */
export function offersAnyway(session: FightSession, act: Act, refusal: Refusal): readonly Offer[] {
  const word = wordFor(session, act, refusal);
  return word === null ? [] : [{ act, plan: session.forecast(act), name: [act.action], word }];
}
