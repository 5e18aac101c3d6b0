import type { Reason } from "../../model/refusal.js";
import { t } from "../i18n/localize.js";
import type { SessionSeat } from "../port/fight-session.js";
import { reasonText } from "../prompts/refusal-text.js";

/**
 * What keeps everything closed: no fight, or somebody else's turn; in a game of phases, that none has begun. Said once,
 * so that no button has to repeat it.
 */
export function sharedReason(seat: SessionSeat | null): string {
  if (!seat) return t("BATTLETEMPO.Sheet.noFight");
  const { session, creature } = seat;
  const { active, phase = null } = session.encounter;
  if (session.ruleset.phases) return phase === null ? t("BATTLETEMPO.Sheet.beforePhases") : "";
  return active === creature ? "" : reasonText({ code: "not-your-turn", data: active ? { active } : {} }, session);
}

/** The reasons against one action that aren't shared by all. */
export const ownReason = (seat: SessionSeat | null, reasons: readonly Reason[]): string =>
  seat
    ? reasons
        .filter(({ code }) => code !== "not-your-turn" || isOfPhases(seat))
        .map((reason) => reasonText(reason, seat.session))
        .join(" ")
    : "";

/** While a phase runs, who may act differs from one action to the next. */
const isOfPhases = ({ session }: SessionSeat): boolean =>
  session.ruleset.phases !== undefined && (session.encounter.phase ?? null) !== null;
