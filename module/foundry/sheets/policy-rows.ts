import type { JsonObject } from "../../kernel/json.js";
import { DEFENCE } from "../../table/host.js";
import { policyOf, reactionsOf, REACTION_POLICIES, setReaction } from "../combat/chance-policy.js";
import type { Face } from "../face.js";
import { t } from "../i18n/localize.js";

/** What is settled of each reaction of a creature, to be chosen by whoever plays it. */
export function policyRows(actor: Actor.Implementation, { id: ruleset, reactions }: Face): JsonObject[] {
  const settled = reactionsOf(actor);
  return reactions.map((id) => ({
    id,
    name: t(`BATTLETEMPO.${ruleset}.Reaction.${id}`),
    value: settled?.[id] ?? (id === DEFENCE ? null : policyOf(actor)) ?? "ask",
    choices: REACTION_POLICIES.map((policy) => ({ id: policy, label: t(`BATTLETEMPO.Policy.${policy}`) })),
  }));
}

/** Settles what was chosen in such a row; true: it was one. */
export function choosePolicy(actor: Actor.Implementation, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLSelectElement)) return false;
  const { reaction } = target.dataset;
  const policy = REACTION_POLICIES.find((each) => each === target.value);
  if (reaction === undefined || policy === undefined) return false;
  void setReaction(actor, reaction, policy);
  return true;
}
