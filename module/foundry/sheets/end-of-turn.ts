import type { Command } from "../../model/command.js";
import { situationOf } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { termKey } from "../i18n/terms.js";
import type { SessionSeat } from "../port/fight-session.js";
import { asksBeforeEnd } from "../settings/ask-before.js";
import { askReady } from "./ask-ready.js";

const END = "end-turn";

/**
 * How this user ends a creature's turn. Where something is left that is usually used, its player is asked first: what is
 * chosen instead is done, and the turn goes on (DND5-TURN-002). Null: nothing after all.
 */
export async function endOfTurn(seat: SessionSeat): Promise<Command | null> {
  const { session, creature } = seat;
  const end: Command = { type: "EndTurn", creature };
  const left = asksBeforeEnd() ? unspentBy(seat) : [];
  if (left.length === 0) return end;
  const chosen = await askInstead(seat, left);
  if (chosen === END) return end;
  if (chosen === null) return null;
  const act = { by: creature, action: chosen };
  const whole = chosen === session.face.ready?.action ? await askReady(session, act) : act;
  return whole && { type: "TakeAction", act: whole };
}

function unspentBy({ session, creature }: SessionSeat): readonly string[] {
  const { encounter, scene } = session.viewed;
  return session.ruleset.unspent?.(situationOf(encounter, scene), creature) ?? [];
}

async function askInstead({ session, creature }: SessionSeat, left: readonly string[]): Promise<string | null> {
  const content = document.createElement("div");
  content.textContent = t("BATTLETEMPO.Unspent.text", { who: session.nameOf(creature) });
  const chosen: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: "BATTLETEMPO.Unspent.title" },
    content,
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      { action: END, label: "BATTLETEMPO.Unspent.end", default: true },
      ...left.map((action) => ({ action, label: termKey(session.ruleset.id, "Action", action) })),
    ],
    rejectClose: false,
  });
  return typeof chosen === "string" && [END, ...left].includes(chosen) ? chosen : null;
}
