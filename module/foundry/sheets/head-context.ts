import type { JsonObject } from "../../kernel/json.js";
import { t } from "../i18n/localize.js";
import { phaseName } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { isForeign } from "./game-of-actor.js";

/** The head: who it is, how it stands, and whose turn it is. */
export function headContext(
  actor: Actor.Implementation,
  { face }: Game,
  seat: SessionSeat | null,
  { editing, editable }: { readonly editing: boolean; readonly editable: boolean },
): JsonObject {
  const { hp } = face.vitalsOf(actor);
  const max = maxHp(actor);
  return {
    name: actor.name,
    img: actor.img ?? "",
    editing,
    editable,
    hp: hp ?? null,
    max,
    share: hp === undefined || !max ? 0 : Math.max(0, Math.min(1, hp / max)),
    foreign: isForeign(actor) ? t("BATTLETEMPO.Sheet.foreign", { game: t(`BATTLETEMPO.Ruleset.${face.id}`) }) : null,
    status: statusText(seat),
    active: seat !== null && seat.session.encounter.active === seat.creature,
    conditions: face.conditions
      .filter(({ id }) => actor.statuses.has(id))
      .map(({ id, name, icon }) => ({ id, name: t(name), icon })),
  };
}

/** Whose turn it is, as this user may know. */
function statusText(seat: SessionSeat | null): string {
  if (!seat) return t("BATTLETEMPO.Sheet.notFighting");
  const { session, creature } = seat;
  const { active, round, phase = null } = session.encounter;
  if (session.ruleset.phases && active === null) {
    if (phase === null) return t("BATTLETEMPO.Sheet.declaring", { round: String(round) });
    return t("BATTLETEMPO.Sheet.inPhase", { round: String(round), phase: phaseName(session.ruleset.id, phase) });
  }
  if (active === creature) return t("BATTLETEMPO.Sheet.ownTurn", { round: String(round) });
  if (active === null) return t("BATTLETEMPO.Sheet.betweenTurns", { round: String(round) });
  return t("BATTLETEMPO.Sheet.turnOf", { round: String(round), name: session.nameOf(active) });
}

function maxHp(actor: Actor.Implementation): number | null {
  const { hp } = actor.system as { readonly hp?: { readonly max?: unknown } };
  return typeof hp?.max === "number" ? hp.max : null;
}
