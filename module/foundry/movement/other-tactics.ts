import type { Act } from "../../model/act.js";
import type { Tactic } from "../../rules/tactic.js";
import type { FightSession } from "../port/fight-session.js";

/** The very act, paid for by a dearer slot in place of its own: those that this user knows to be lawful, the cheapest first. */
export const tradesOf = (session: FightSession, act: Act): readonly Tactic[] =>
  tradedActs(session, act)
    .filter((traded) => session.forecast(traded).refusal === null)
    .map((traded) => ({ act: traded, name: [act.action] }));

/** The same whether lawful or not: nobody may have said yet where to, or at whom. */
export function tradedActs({ ruleset }: Pick<FightSession, "ruleset">, act: Act): readonly Act[] {
  const { trades = [] } = ruleset.actions.find(({ id }) => id === act.action) ?? {};
  return act.pay === undefined ? trades.map((pay) => ({ ...act, pay })) : [];
}

/** Lawful ways to carry a movement that is refused as it stands: of one armed only dearer slots, else other tactics, too. */
export const otherTactics = (session: FightSession, act: Act, armed: boolean): readonly Tactic[] =>
  armed ? tradesOf(session, act) : session.tacticsBeyond(act);
