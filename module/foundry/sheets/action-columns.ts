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
import { ownReason, sharedReason } from "./shared-reason.js";
import { reasonsAgainst } from "./why-not.js";

/** One button of the sheet. */
export interface ActionRow {
  readonly id: string;
  readonly name: string;
  /** What it costs, and what it does. */
  readonly hint: string;
  /** Takes main and move slot together, which its column doesn't tell. */
  readonly whole: boolean;
  readonly closed: boolean;
  /** What keeps this one closed, besides what keeps all of them closed. */
  readonly reason: string;
  /** Everything that keeps it closed. */
  readonly why: string;
  /** Of a tactic: whether it is armed for the next movement; empty for everything else. */
  readonly pressed: "true" | "false" | "";
  /** Shown only when asked for, or searched. */
  readonly rare: boolean;
}

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

/** All listed actions of a game in their columns, with the reasons against each; `seat` null: no fight. */
export function actionColumns({ ruleset, face }: Game, seat: SessionSeat | null, attack: string | null): ActionList {
  const onLines = actionsOnLines(face);
  const listed = ruleset.actions.filter(
    (action) => isOffered(action) && (action.alone === true || !onLines.has(action.id)),
  );
  const shared = sharedReason(seat);
  const rows = new Map(listed.map((action) => [action.id, toRow(action, face, seat, attack, shared)]));
  const columns = GROUPS.map((group): ActionColumn => {
    const mine = listed.filter((action) => action.group === group).flatMap(({ id }) => rows.get(id) ?? []);
    const rank = ({ id, rare }: ActionRow): number => (rare ? face.common.length : face.common.indexOf(id));
    return {
      group,
      label: t(`BATTLETEMPO.Group.${group}`),
      rows: mine.toSorted((a, b) => rank(a) - rank(b)),
      more: mine.filter(({ rare }) => rare).length,
    };
  });
  return { columns: columns.filter(({ rows }) => rows.length > 0), shared };
}

/** Ways that others make a creature go, by a push or by magic, are the game master's to draw. */
const isOffered = ({ listed, targeting }: ActionDefinition): boolean =>
  listed || (game.user.isGM && targeting === "path");

function toRow(
  action: ActionDefinition,
  face: Game["face"],
  seat: SessionSeat | null,
  attack: string | null,
  shared: string,
): ActionRow {
  const against = seat ? reasonsAgainst(seat.session, seat.creature, action, action.alone ? null : attack) : null;
  const reason = ownReason(seat, against?.reasons ?? []);
  const closed = against?.closed ?? true;
  return {
    id: action.id,
    name: actionName(face.id, action.id),
    hint: costHint(face.id, action),
    whole: action.slot === FULL,
    closed,
    reason,
    why: closed ? [reason, shared].filter(Boolean).join(" ") : "",
    pressed: action.targeting === "path" ? (isArmed(seat, action.id) ? "true" : "false") : "",
    rare: !face.common.includes(action.id),
  };
}

function isArmed(seat: SessionSeat | null, action: string): boolean {
  const token = seat && tokenIdOf(seat.session, seat.creature);
  return token !== null && armedTactic(token) === action;
}

/** The token whose next movement a tactic is armed for. */
export const tokenIdOf = (session: FightSession, creature: CreatureId): string | null =>
  session.tokenOf(creature)?.id ?? null;
