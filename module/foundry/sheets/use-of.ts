import type { Act } from "../../model/act.js";
import { t } from "../i18n/localize.js";
import { targetedCreatures } from "../port/targets.js";
import { actionName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import { askReady } from "./ask-ready.js";
import { askVariant } from "./ask-variant.js";

/** What pressing an action's button comes to: something to say, a tactic to arm, an act to send, or nothing. */
export type Use =
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "arm"; readonly tactic: string }
  | { readonly kind: "send"; readonly act: Act }
  | { readonly kind: "none" };

/** Ways are drawn on the canvas, so their actions arm a tactic; a missing target or kind is asked for. */
export async function useOf(session: FightSession, act: Act): Promise<Use> {
  const { ruleset, face } = session;
  const definition = ruleset.actions.find(({ id }) => id === act.action);
  const targeting = definition?.targeting ?? "none";
  const bare = definition?.alone === true && act.with === undefined;
  if (targeting === "path") return { kind: "arm", tactic: act.action };
  if (targeting !== "none" && !bare && targetedCreatures(session).length === 0) {
    const action = actionName(ruleset.id, act.action);
    return { kind: "say", text: t("BATTLETEMPO.Sheet.needsTarget", { action }) };
  }
  if (act.action === face.ready?.action) {
    const readied = await askReady(session, act);
    return readied === null ? { kind: "none" } : judged(session, readied);
  }
  const variants = face.variants[act.action];
  if (!variants || (definition?.alone && !bare)) return judged(session, act);
  const variant = await askVariant(ruleset.id, act.action, variants);
  return variant === null ? { kind: "none" } : judged(session, { ...act, variant });
}

function judged(session: FightSession, act: Act): Use {
  const { refusal } = session.forecast(act);
  return refusal ? { kind: "say", text: refusalTexts(refusal, session).join(" ") } : { kind: "send", act };
}
