import type { Facing } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { bearingOf, facingsOf } from "../facing/compass.js";
import { tracksFacing } from "../facing/tracks-facing.js";
import { turnOptions, type TurnOption } from "../facing/turn-acts.js";
import { turnTo } from "../facing/watch-rotation.js";
import { t } from "../i18n/localize.js";
import { slotName } from "../i18n/terms.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { belowToken } from "./below-token.js";

const NAME = "tempo-facing-row";

/** In `init`: in games in which it counts where one looks, a token's HUD turns its creature. */
export function showFacingInHud(): void {
  Hooks.on("renderTokenHUD", (app, element) => {
    addRow(element, app.object.document);
  });
}

function addRow(element: HTMLElement, token: TokenDocument.Implementation | null): void {
  element.querySelector(`.${NAME}`)?.remove();
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  if (!token?.parent || !seat || !tracksFacing(seat.session)) return;
  const shape = shapeOf(token.parent);
  const row = document.createElement("fieldset");
  row.className = `battle-tempo ${NAME}`;
  const legend = document.createElement("legend");
  legend.textContent = t("BATTLETEMPO.Facing.title");
  row.append(legend, ...facingsOf(shape).map((facing) => turnButton(seat, facing, bearingOf(shape, facing))));
  belowToken(element).prepend(row);
}

/** One direction; what keeps the creature from turning there is told on hover and to screen readers. */
function turnButton(seat: SessionSeat, facing: Facing, bearing: number): HTMLButtonElement {
  const { session, creature } = seat;
  const now = session.encounter.creatures[creature]?.position?.facing === facing;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tempo-button tempo-facing-row__way";
  button.dataset.facing = facing;
  const name = t(`BATTLETEMPO.Facing.${facing}`);
  const options = now ? [] : turnOptions(seat, facing);
  const why = whyNot(session, options);
  const cost = now || why !== "" ? "" : costText(session, options);
  button.setAttribute("aria-label", [name, why].filter(Boolean).join(". "));
  if (cost !== "") button.setAttribute("aria-description", cost);
  button.dataset.tooltipText = [[name, cost].filter(Boolean).join(" · "), why].filter(Boolean).join(". ");
  button.setAttribute("aria-pressed", String(now));
  if (why !== "") button.setAttribute("aria-disabled", "true");
  const arrow = document.createElement("span");
  arrow.setAttribute("aria-hidden", "true");
  arrow.textContent = "↑";
  arrow.style.rotate = `${String(bearing)}deg`;
  button.append(arrow);
  button.addEventListener("click", () => {
    if (!now) turnTo(seat, facing);
  });
  return button;
}

/** What stands against the one way to turn. */
function whyNot(session: FightSession, [first, ...others]: readonly TurnOption[]): string {
  if (!first?.plan.refusal || others.length > 0) return "";
  return refusalTexts(first.plan.refusal, session).join(" ");
}

/** What turning takes; where it begins something, which of several is asked when it is pressed. */
function costText({ ruleset }: FightSession, [first, ...others]: readonly TurnOption[]): string {
  if (!first) return "";
  if (others.length > 0) return t("BATTLETEMPO.Facing.asks");
  const slots = first.plan.pays.map((slot) => slotName(ruleset.id, slot));
  return slots.length === 0 ? t("BATTLETEMPO.Facing.free") : slots.join(", ");
}
