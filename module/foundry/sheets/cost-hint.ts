import type { ActionDefinition } from "../../rules/definitions.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { plural, t } from "../i18n/localize.js";
import { actionHint, slotName } from "../i18n/terms.js";
import { rulesetOptions } from "../settings/ruleset-options.js";

/** What an action costs, what it leaves of the turn, and what it does, as far as there is something to say of each. */
export function costHint(ruleset: Ruleset, { id, slot }: ActionDefinition): string {
  const cost = slot === null ? "" : slotName(ruleset.id, slot);
  return [cost, limitsText(ruleset, id, null), actionHint(ruleset.id, id)].filter(Boolean).join(" · ");
}

/** How far one may go, how many attacks there are, and which defences stay; empty where a turn isn't one action. */
export function limitsText(ruleset: Ruleset, action: string, variant: string | null): string {
  const limits = ruleset.limits?.(rulesetOptions(ruleset), action, variant);
  if (!limits) return "";
  const word = (name: string, values?: Record<string, string>): string =>
    t(`BATTLETEMPO.${ruleset.id}.Limits.${name}`, values);
  const { movement, attacks, reactions } = limits;
  const names = reactions.map((slot) => slotName(ruleset.id, slot)).join(", ");
  return [
    word(movement),
    attacks === 0 ? word("noAttack") : plural(`BATTLETEMPO.${ruleset.id}.Limits.attacks`, attacks),
    names === "" ? word("undefended") : word("defences", { names }),
  ].join(" · ");
}
