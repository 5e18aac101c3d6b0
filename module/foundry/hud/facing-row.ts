import type { Facing } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { bearingOf, facingsOf } from "../facing/compass.js";
import { turnTo } from "../facing/watch-rotation.js";
import { t } from "../i18n/localize.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";

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
  if (!token?.parent || !seat?.session.face.facing) return;
  const shape = shapeOf(token.parent);
  const row = document.createElement("fieldset");
  row.className = `battle-tempo ${NAME}`;
  const legend = document.createElement("legend");
  legend.textContent = t("BATTLETEMPO.Facing.title");
  row.append(legend, ...facingsOf(shape).map((facing) => turnButton(seat, facing, bearingOf(shape, facing))));
  element.append(row);
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
  const why = now ? "" : whyNot(seat, facing);
  button.setAttribute("aria-label", [name, why].filter(Boolean).join(". "));
  button.dataset.tooltipText = [name, why].filter(Boolean).join(". ");
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

function whyNot({ session, creature }: SessionSeat, facing: Facing): string {
  const action = session.face.facing?.turn;
  if (action === undefined || action === null) return "";
  const { refusal } = session.forecast({ by: creature, action, facing });
  return refusal ? refusalTexts(refusal, session).join(" ") : "";
}
