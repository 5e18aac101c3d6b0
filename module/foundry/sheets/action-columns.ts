import type { CreatureId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import { actionName } from "../i18n/terms.js";
import type { ActionDefinition, ActionGroup } from "../../rules/definitions.js";
import type { Game } from "../port/active-game.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { armedTactic } from "../movement/armed-tactic.js";
import { FULL } from "../strip/strip-view.js";
import { actionsOnLines } from "./attack-lines.js";
import { costHint } from "./cost-hint.js";
import type { ActionRow, PlainRow } from "./action-row.js";
import { actionKey, favouritesOf, starredFirst } from "./favourites.js";
import { homeRows } from "./home-rows.js";
import { ownReason, sharedReason } from "./shared-reason.js";
import { reasonsAgainst } from "./why-not.js";

export interface ActionColumn {
  readonly group: ActionGroup;
  readonly label: string;
  readonly rows: readonly ActionRow[];
  /** How many of them are rare. */
  readonly more: number;
}

export interface ActionList {
  readonly columns: readonly ActionColumn[];
  /** What keeps all of them closed, said once. */
  readonly shared: string;
}

const GROUPS: readonly ActionGroup[] = ["main", "move", "small", "reaction", "free"];

/** All listed actions of a game, and an actor's own before them, with the reasons against each; `seat` null: no fight. */
export function actionColumns(
  active: Game,
  actor: Actor.Implementation,
  seat: SessionSeat | null,
  attack: string | null,
): ActionList {
  const { ruleset, face } = active;
  const onLines = actionsOnLines(face);
  const listed = ruleset.actions.filter(
    (action) => isOffered(action) && (action.alone === true || !onLines.has(action.id)),
  );
  const shared = sharedReason(seat);
  const kept = favouritesOf(actor);
  const rows = new Map(listed.map((action) => [action.id, toRow(active, action, seat, attack, shared)]));
  const own = homeRows(active, actor, seat, shared);
  const columns = GROUPS.map((group): ActionColumn => {
    const mine = listed.filter((action) => action.group === group).flatMap(({ id }) => rows.get(id) ?? []);
    const rank = ({ id, rare }: PlainRow): number => (rare ? face.common.length : face.common.indexOf(id));
    const all = [
      ...own.filter((each) => each.group === group).map(({ row }) => row),
      ...mine.toSorted((a, b) => rank(a) - rank(b)),
    ].map((row) => starred(row, kept));
    return {
      group,
      label: t(`BATTLETEMPO.Group.${group}`),
      rows: starredFirst(all),
      more: all.filter(({ rare }) => rare).length,
    };
  });
  return { columns: columns.filter(({ rows }) => rows.length > 0), shared };
}

/** Ways that others make a creature go, by a push or by magic, are the game master's to draw. */
const isOffered = ({ listed, targeting }: ActionDefinition): boolean =>
  listed || (game.user.isGM && targeting === "path");

function toRow(
  { ruleset, face }: Game,
  action: ActionDefinition,
  seat: SessionSeat | null,
  attack: string | null,
  shared: string,
): PlainRow {
  const against = seat ? reasonsAgainst(seat.session, seat.creature, action, action.alone ? null : attack) : null;
  const reason = ownReason(seat, against?.reasons ?? []);
  const closed = against?.closed ?? true;
  return {
    id: action.id,
    name: actionName(face.id, action.id),
    hint: costHint(ruleset, action),
    whole: action.slot === FULL,
    closed,
    reason,
    why: closed ? [reason, shared].filter(Boolean).join(" ") : "",
    pressed: action.targeting === "path" ? (isArmed(seat, action.id) ? "true" : "false") : "",
    rare: !face.common.includes(action.id),
  };
}

/** A favourite is never rare. */
const starred = (row: PlainRow, kept: ReadonlySet<string>): ActionRow => {
  const key = actionKey(row);
  const isKept = kept.has(key);
  return { ...row, key, starred: isKept, rare: row.rare && !isKept };
};

function isArmed(seat: SessionSeat | null, action: string): boolean {
  const token = seat && tokenIdOf(seat.session, seat.creature);
  return token !== null && armedTactic(token) === action;
}

/** The token whose next movement a tactic is armed for. */
export const tokenIdOf = (session: FightSession, creature: CreatureId): string | null =>
  session.tokenOf(creature)?.id ?? null;
