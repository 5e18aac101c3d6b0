import type { Act } from "../../model/act.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import { t } from "../i18n/localize.js";
import { actionName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import { targetedCreatures } from "./act-of.js";

/** What pressing an action's button comes to: something to say, a tactic to arm, or an act to send. */
export type Use =
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "arm"; readonly tactic: string }
  | { readonly kind: "send"; readonly act: Act };

/** Ways are drawn on the canvas, so their actions arm a tactic; without a target one is asked for. */
export function useOf(session: FightSession, definition: ActionDefinition, act: Act): Use {
  if (definition.targeting === "path") return { kind: "arm", tactic: definition.id };
  if (definition.targeting !== "none" && targetedCreatures(session).length === 0) {
    const action = actionName(session.ruleset.id, definition.id);
    return { kind: "say", text: t("BATTLETEMPO.Sheet.needsTarget", { action }) };
  }
  const { refusal } = session.forecast(act);
  return refusal ? { kind: "say", text: refusalTexts(refusal, session).join(" ") } : { kind: "send", act };
}
