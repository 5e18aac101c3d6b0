import type { ActionDefinition } from "../../rules/definitions.js";
import { actionHint, slotName } from "../i18n/terms.js";

/** What an action costs and what it does, as far as there is something to say of either. */
export function costHint(ruleset: string, { id, slot }: ActionDefinition): string {
  return [slot === null ? "" : slotName(ruleset, slot), actionHint(ruleset, id)].filter(Boolean).join(" · ");
}
