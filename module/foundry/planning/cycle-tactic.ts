import type { Act } from "../../model/act.js";
import type { ActionId } from "../../model/ids.js";
import type { PathForecast } from "../canvas/forecast-path.js";
import type { TempoRuler } from "../canvas/tempo-ruler.js";
import { t } from "../i18n/localize.js";
import { actionName } from "../i18n/terms.js";
import { armedTactic, armTactic } from "../movement/armed-tactic.js";
import { actByWay } from "../movement/act-of-way.js";
import { tradesOf } from "../movement/other-tactics.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { forecastGhost } from "./ghost-way.js";
import { announce } from "./live-region.js";
import { planning } from "./planner.js";
import { tacticAfter } from "./tactic-after.js";
import { tokenInHand } from "./token-in-hand.js";

/**
 * Arms the next tactic, or the one before, for the way that is planned or dragged, or, where there is none, for the next
 * movement of the token in hand. False where there is no such token of this user's in a fight.
 */
export function cycleTactic(forwards = true): boolean {
  const current = planning();
  const token = current?.token ?? tokenInHand();
  const seat = current?.seat ?? (token?.isOwner ? sessionOfToken(token) : null);
  if (!token?.id || !seat) return false;
  const way = current ? forecastGhost(token, current.path) : draggedWay(token);
  const tactic = tacticAfter(tacticsFor(seat, way), armedTactic(token.id), forwards);
  armTactic(token.id, tactic);
  if (!current) announce(t("BATTLETEMPO.Plan.tactic", { tactic: tacticText(seat, tactic) }));
  return true;
}

/** A tactic's name; null: none armed, so that the game's usual one is taken. */
export const tacticText = ({ session }: SessionSeat, tactic: ActionId | null): string =>
  tactic === null ? t("BATTLETEMPO.Hud.usual") : actionName(session.ruleset.id, tactic);

/** Tactics that may be armed for this way, or, where there is none yet, for any: those that may go it. */
export function tacticsFor(
  seat: SessionSeat,
  way: Pick<PathForecast, "cells" | "elevations" | "details"> | null,
): ActionId[] {
  const { session } = seat;
  return session.ruleset.actions
    .filter(({ tactic, listed }) => tactic && listed)
    .map(({ id }) => id)
    .filter((action) => way === null || mayGo(session, actByWay(seat, action, way)));
}

const mayGo = (session: SessionSeat["session"], act: Act): boolean =>
  session.forecast(act).refusal === null || tradesOf(session, act).length > 0;

/** The way that this user drags the token along, as its ruler foretells it; another package's ruler tells none. */
function draggedWay({ object }: TokenDocument.Implementation): PathForecast | null {
  // The type package lacks a token's ruler.
  const { ruler } = (object ?? {}) as { readonly ruler?: Partial<TempoRuler> | null };
  return ruler?.ownForecast ?? null;
}
