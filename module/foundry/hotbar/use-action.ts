import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import { sessionOfActor, sessionOfToken } from "../port/session.js";
import type { SessionSeat } from "../port/fight-session.js";
import { reasonText } from "../prompts/refusal-text.js";
import { actOf } from "../sheets/act-of.js";
import { carryOut } from "../sheets/carry-out.js";
import { definitionOf } from "../sheets/definition-of.js";
import { mayOverrule, reasonsAgainst } from "../sheets/why-not.js";

/** Whom a macro means, and with what. */
export interface MacroUse {
  /** Uuid of the actor; missing: whoever is in hand on the map. */
  readonly actor?: string;
  /** The attack, or the item of a home-made action; missing: whatever is at hand. */
  readonly with?: string;
}

/** Milliseconds between two looks, and how many there are. */
const [AGAIN, TRIES] = [100, 50];
/** Creatures for whom a press is being answered: a second one meanwhile is the same press. */
const busy = new Set<string>();

/**
 * Uses an action as the sheet's button does: the same forecast, questions, refusals and record. Says what is in the way,
 * and never rejects.
 */
export async function useAction(action: string, { actor, with: named }: MacroUse = {}): Promise<void> {
  const seat = seatOf(actor);
  if (typeof seat === "string") {
    ui.notifications.info(t(`BATTLETEMPO.Hotbar.${seat}`));
    return;
  }
  const { creature } = seat;
  if (busy.has(creature)) return;
  busy.add(creature);
  try {
    await untilSettled(seat);
    await press(seat, action, named);
  } finally {
    busy.delete(creature);
  }
}

/** A macro has no button that could show it is locked: what its creature has just asked for is waited for, for a while. */
async function untilSettled({ session, creature }: SessionSeat): Promise<void> {
  for (let left = TRIES; left > 0 && session.isWaiting(creature); left--)
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
}

async function press(seat: SessionSeat, action: string, named: string | undefined): Promise<void> {
  const { session, creature } = seat;
  const definition = definitionOf(session, { by: creature, action, ...(named !== undefined && { with: named }) });
  if (!definition) {
    ui.notifications.warn(t("BATTLETEMPO.Hotbar.noAction"));
    return;
  }
  const usual = session.scene.profiles.get(creature)?.attacks?.[0]?.id ?? null;
  const attack = named ?? (definition.alone === true ? null : usual);
  const act = actOf(session, creature, definition, attack);
  const { closed, reasons } = reasonsAgainst(session, creature, definition, attack);
  if (closed && !mayOverrule(session, act))
    ui.notifications.info(reasons.map((reason) => reasonText(reason, session)).join(" "));
  else await carryOut(seat, act, attack, (command) => sendOrTell(session, command));
}

/** The place in a fight of whom a macro means, or why there is none. */
function seatOf(uuid: string | undefined): SessionSeat | "gone" | "notYours" | "noFight" {
  const actor = uuid === undefined ? inHand()?.actor : fromUuidSync(uuid);
  if (!(actor instanceof Actor)) return "gone";
  if (!actor.isOwner) return "notYours";
  const seat = uuid === undefined ? sessionOfToken(inHand()) : sessionOfActor(actor);
  return seat ?? "noFight";
}

const inHand = (): TokenDocument.Implementation | null => canvas.tokens?.controlled[0]?.document ?? null;
