import type { Reason } from "../../model/refusal.js";
import { t } from "../i18n/localize.js";
import type { SessionSeat } from "../port/fight-session.js";
import { reasonText } from "../prompts/refusal-text.js";

/** What keeps everything closed: no fight, or somebody else's turn. Said once, so that no button has to repeat it. */
export function sharedReason(seat: SessionSeat | null): string {
  if (!seat) return t("BATTLETEMPO.Sheet.noFight");
  const { session, creature } = seat;
  const { active } = session.encounter;
  return active === creature ? "" : reasonText({ code: "not-your-turn", data: active ? { active } : {} }, session);
}

/** The reasons against one action that aren't shared by all. */
export const ownReason = (seat: SessionSeat | null, reasons: readonly Reason[]): string =>
  seat
    ? reasons
        .filter(({ code }) => code !== "not-your-turn")
        .map((reason) => reasonText(reason, seat.session))
        .join(" ")
    : "";
