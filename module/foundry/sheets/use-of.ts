import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import { isAllowed } from "../../table/host.js";
import { offersAnyway } from "../commands/anyway.js";
import { t } from "../i18n/localize.js";
import { ask } from "../port/ask.js";
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
  | { readonly kind: "send"; readonly command: Command }
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

/** What stands against it is said, or asked about where this user may go on against it. */
async function judged(session: FightSession, act: Act): Promise<Use> {
  const { refusal } = session.forecast(act);
  if (!refusal || isAllowed(session.verdictOn(act, refusal), undefined, game.user.isGM))
    return { kind: "send", command: { type: "TakeAction", act } };
  const offers = offersAnyway(session, act, refusal);
  if (offers.length === 0) return { kind: "say", text: refusalTexts(refusal, session).join(" ") };
  const offer = await ask({ kind: "anyway", session, creature: act.by, act, refusal, offers });
  if (!offer) return { kind: "none" };
  const { act: chosen, word } = offer;
  return { kind: "send", command: { type: "TakeAction", act: chosen, ...(word && { word }) } };
}
