import type { Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { findAction } from "./actions.js";
import { findFighter } from "./fighter.js";
import { typeOf } from "./judge/price.js";

/**
 * Whether an act costs and risks what its row of the table says, or a line of its doer's by the same name: a price of its
 * own (PF1-ECONOMY-016, PF1-ECONOMY-017), or that it gives nobody a chance. What a check has to reach no line says: that
 * is the game master's.
 */
export function vouches(situation: Situation, act: Act): boolean {
  const [actor, action] = [findFighter(situation, act.by), findAction(act.action)];
  const { actionType, provokes, dc, line } = act.options ?? {};
  if (!actor || !action) return true;
  const named = act.with ?? line;
  const said: Readonly<Record<string, Json | undefined>> =
    actor.profile.attacks?.find(({ id }) => id === named)?.extra ?? {};
  const usual = typeOf(action, {
    by: act.by,
    action: act.action,
    ...(act.variant !== undefined && { variant: act.variant }),
  });
  const priced = !action.ownPrice || actionType === undefined || actionType === usual || actionType === said.actionType;
  const open = action.provokes !== "unless-said" || provokes !== false || said.provokes === false;
  return priced && open && dc === undefined;
}
