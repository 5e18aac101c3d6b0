import type { JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import { isAllowed } from "../../table/host.js";
import { turnedAct } from "../facing/turned-act.js";
import { offersAnyway } from "../commands/anyway.js";
import type { Detail } from "../face.js";
import { t } from "../i18n/localize.js";
import { termKey } from "../i18n/terms.js";
import { armedTactic, armedVariant, armTactic } from "../movement/armed-tactic.js";
import { tradesOf } from "../movement/other-tactics.js";
import { ask, type Offer } from "../port/ask.js";
import { targetedCreatures } from "../port/targets.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import { tokenIdOf } from "./action-columns.js";
import { askDetails } from "./ask-details.js";
import { askReady } from "./ask-ready.js";
import { askVariant } from "./ask-variant.js";
import { definitionOf, nameOfAct } from "./definition-of.js";
import { foretell } from "./foretell.js";

/** What pressing an action's button comes to: something to say, a tactic to arm, an act to send, or nothing. */
export type Use =
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "arm"; readonly tactic: string; readonly variant: string | null }
  | { readonly kind: "send"; readonly command: Command }
  | { readonly kind: "none" };

/** Ways are drawn on the canvas, so their actions arm a tactic; a missing target or kind is asked for. */
export async function useOf(session: FightSession, act: Act): Promise<Use> {
  const { ruleset, face } = session;
  const definition = definitionOf(session, act);
  const targeting = definition?.targeting ?? "none";
  const bare = definition?.alone === true && act.with === undefined;
  if (targeting === "path") return armed(session, act);
  if (targeting !== "none" && !bare && targetedCreatures(session).length === 0) {
    return { kind: "say", text: t("BATTLETEMPO.Sheet.needsTarget", { action: nameOfAct(session, act) }) };
  }
  if (act.action === face.ready?.action) {
    const readied = await askReady(session, act);
    return readied === null ? { kind: "none" } : judged(session, readied);
  }
  const details = face.details?.[act.action];
  if (details) return detailed(session, act, details);
  const variants = face.variants[act.action];
  if (!variants || (definition?.alone && !bare)) return judged(session, act);
  const variant = await askVariant(ruleset, act.action, variants);
  return variant === null ? { kind: "none" } : judged(session, { ...act, variant });
}

/** What else has to be said of an act is asked, and shown what it would come to so. */
async function detailed(session: FightSession, act: Act, details: readonly Detail[]): Promise<Use> {
  const { id } = session.ruleset;
  const withSaid = (said: JsonObject): Act => ({ ...act, options: { ...act.options, ...said } });
  const said = await askDetails({
    ruleset: id,
    title: termKey(id, "Action", act.action),
    confirm: "BATTLETEMPO.Detail.confirm",
    details,
    foretell: (options) => foretell(session, withSaid(options)),
  });
  return said === null ? { kind: "none" } : judged(session, withSaid(said));
}

/** A tactic that comes in several kinds is armed with one of them. */
async function armed({ ruleset, face }: FightSession, { action }: Act): Promise<Use> {
  const variants = face.variants[action];
  if (!variants) return { kind: "arm", tactic: action, variant: null };
  const variant = await askVariant(ruleset, action, variants);
  return variant === null ? { kind: "none" } : { kind: "arm", tactic: action, variant };
}

/**
 * What stands against it is said, or asked about where a turn or a dearer slot would pay for it, or this user may go on
 * against it. A turn that takes nothing more is made.
 */
async function judged(session: FightSession, act: Act): Promise<Use> {
  const { refusal } = session.forecast(act);
  if (!refusal || isAllowed(session.verdictOn(act, refusal), undefined, game.user.isGM))
    return { kind: "send", command: { type: "TakeAction", act } };
  const turned = turnedAct(session, act);
  const isFree = turned !== null && turned.plan.pays.length === session.forecast(act).pays.length;
  if (turned && isFree) return { kind: "send", command: { type: "TakeAction", act: turned.act } };
  const traded = [...(turned ? [{ ...turned, name: [act.action] }] : []), ...tradesOf(session, act)].map(
    (trade): Offer => ({ ...trade, plan: session.forecast(trade.act) }),
  );
  const offers = [...traded, ...offersAnyway(session, act, refusal)];
  if (offers.length === 0) return { kind: "say", text: refusalTexts(refusal, session).join(" ") };
  const slot = { kind: "slot", refusal: null } as const;
  const question = traded.length > 0 ? slot : ({ kind: "anyway", refusal } as const);
  const offer = await ask({ ...question, session, creature: act.by, act, offers });
  if (!offer) return { kind: "none" };
  const { act: chosen, word } = offer;
  return { kind: "send", command: { type: "TakeAction", act: chosen, ...(word && { word }) } };
}

/** Arms what a button arms for the creature's next movement; pressed again, puts it away. */
export function armOrPutAway(
  { session, creature }: SessionSeat,
  { tactic, variant }: Extract<Use, { readonly kind: "arm" }>,
  attack: string | null,
): void {
  const token = tokenIdOf(session, creature);
  if (token === null) return;
  const isOff = armedTactic(token) === tactic && armedVariant(token) === variant;
  armTactic(token, isOff ? null : tactic, attack, variant);
}
