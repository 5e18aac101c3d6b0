import type { ActionGroup } from "../../rules/definitions.js";
import { slotName } from "../i18n/terms.js";
import { homeMadeOf } from "../documents/home-made.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { FULL } from "../strip/strip-view.js";
import { homeDefinition } from "./definition-of.js";
import type { PlainRow } from "./action-row.js";
import { ownReason } from "./shared-reason.js";
import { reasonsAgainst } from "./why-not.js";

/** The actions that a table has made for an actor, as buttons in the columns of what pays for them; they are never rare. */
export function homeRows(
  { ruleset, face }: Game,
  actor: Actor.Implementation,
  seat: SessionSeat | null,
  shared: string,
): { readonly group: ActionGroup; readonly row: PlainRow }[] {
  const { homeMade } = ruleset;
  return (homeMade ? homeMadeOf(actor, homeMade) : []).map((made) => {
    const definition = homeDefinition(ruleset, made);
    const against = seat ? reasonsAgainst(seat.session, seat.creature, definition, made.id) : null;
    const reason = ownReason(seat, against?.reasons ?? []);
    const closed = against?.closed ?? true;
    const row: PlainRow = {
      id: definition.id,
      with: made.id,
      name: made.name,
      hint: definition.slot === null ? "" : slotName(face.id, definition.slot),
      whole: definition.slot === FULL,
      closed,
      reason,
      why: closed ? [reason, shared].filter(Boolean).join(" ") : "",
      pressed: "",
      rare: false,
    };
    return { group: definition.group, row };
  });
}
