import type { Facing } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { bearingOf, facingsOf } from "../facing/compass.js";
import { tracksFacing } from "../facing/tracks-facing.js";
import { turnOptions, type TurnOption } from "../facing/turn-acts.js";
import { turnTo } from "../facing/watch-rotation.js";
import { t } from "../i18n/localize.js";
import { payText } from "../strip/pay-text.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { rowButton, rowOf, showBelowToken } from "./rows-below.js";

/** In `init`: in games in which it counts where one looks, a token's HUD turns its creature. */
export function showFacingInHud(): void {
  showBelowToken((seat, token) => {
    if (!token.parent || !tracksFacing(seat.session)) return null;
    const shape = shapeOf(token.parent);
    const buttons = facingsOf(shape).map((facing) => turnButton(seat, facing, bearingOf(shape, facing)));
    return rowOf(t("BATTLETEMPO.Facing.title"), buttons);
  });
}

/** One direction. */
function turnButton(seat: SessionSeat, facing: Facing, bearing: number): HTMLButtonElement {
  const { session, creature } = seat;
  const now = session.encounter.creatures[creature]?.position?.facing === facing;
  const options = now ? [] : turnOptions(seat, facing);
  const why = whyNot(session, options);
  const cost = now || why !== "" ? "" : costText(session, options);
  const button = rowButton({ name: t(`BATTLETEMPO.Facing.${facing}`), now, cost, why }, () => {
    turnTo(seat, facing);
  });
  button.dataset.facing = facing;
  const arrow = document.createElement("span");
  arrow.setAttribute("aria-hidden", "true");
  arrow.textContent = "↑";
  arrow.style.rotate = `${String(bearing)}deg`;
  button.append(arrow);
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
  return others.length > 0 ? t("BATTLETEMPO.Facing.asks") : payText(ruleset.id, first.plan);
}
