import type { ActionDefinition } from "../../rules/definitions.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import { actionHint, actionName } from "../i18n/terms.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { actOf } from "../sheets/act-of.js";
import { ownReason, sharedReason } from "../sheets/shared-reason.js";
import { useOf } from "../sheets/use-of.js";
import { mayOverrule, reasonsAgainst } from "../sheets/why-not.js";
import { belowToken } from "./below-token.js";

const NAME = "tempo-act-row";

/** In `init`: what a game has done on the spot stands in a token's HUD, closed with the reason where it can't be done. */
export function showActsInHud(): void {
  Hooks.on("renderTokenHUD", (app, element) => {
    addRow(element, app.object.document, () => void app.close());
  });
}

function addRow(element: HTMLElement, token: TokenDocument.Implementation | null, close: () => void): void {
  element.querySelector(`.${NAME}`)?.remove();
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  const listed = seat?.session.face.hudActs ?? [];
  if (!seat || listed.length === 0) return;
  const row = document.createElement("fieldset");
  row.className = `battle-tempo ${NAME}`;
  const legend = document.createElement("legend");
  legend.textContent = t("BATTLETEMPO.Hud.acts");
  const rows = listed.flatMap((id) => seat.session.ruleset.actions.find((action) => action.id === id) ?? []);
  row.append(legend, ...rows.map((action) => actButton(seat, action, close)));
  belowToken(element).append(row);
}

/** One act; what keeps the creature from it, or what it does, is told on hover and to screen readers. */
function actButton(seat: SessionSeat, action: ActionDefinition, close: () => void): HTMLButtonElement {
  const { session, creature } = seat;
  const { reasons, closed } = reasonsAgainst(session, creature, action, null);
  const why = closed ? [ownReason(seat, reasons), sharedReason(seat)].filter(Boolean).join(" ") : "";
  const name = actionName(session.ruleset.id, action.id);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tempo-button tempo-act-row__act";
  button.dataset.act = action.id;
  button.textContent = name;
  const told = closed ? why : actionHint(session.ruleset.id, action.id);
  button.dataset.tooltipText = told;
  if (told !== "") button.setAttribute("aria-label", `${name}. ${told}`);
  if (closed) button.setAttribute("aria-disabled", "true");
  button.addEventListener("click", () => {
    void press(seat, action, closed ? why : null, close);
  });
  return button;
}

async function press(
  { session, creature }: SessionSeat,
  action: ActionDefinition,
  why: string | null,
  close: () => void,
): Promise<void> {
  const act = actOf(session, creature, action, null);
  if (why !== null && !mayOverrule(session, act)) {
    ui.notifications.info(why);
    return;
  }
  const use = await useOf(session, act);
  if (use.kind === "say") ui.notifications.warn(use.text);
  if (use.kind !== "send" || session.isWaiting(creature)) return;
  close();
  await sendOrTell(session, use.command);
}
