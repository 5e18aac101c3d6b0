import type { CreatureId } from "../../model/ids.js";
import type { Reason } from "../../model/refusal.js";
import { t } from "../i18n/localize.js";
import { actionHint, actionName } from "../i18n/terms.js";
import type { ActionDefinition, ActionGroup } from "../../rules/definitions.js";
import type { Game } from "../port/active-game.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { armedTactic } from "../movement/armed-tactic.js";
import { reasonText } from "../prompts/refusal-text.js";
import { actionsOnLines } from "./attack-lines.js";
import { reasonsAgainst } from "./why-not.js";

/** One button of the sheet. */
export interface ActionRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  /** Why it can't be used, in words; empty: it can. */
  readonly reasons: readonly string[];
  readonly closed: boolean;
  /** The tactic of the next movement; null where it is none. */
  readonly armed: boolean | null;
  readonly provokes: boolean;
}

export interface ActionColumn {
  readonly group: ActionGroup;
  readonly label: string;
  readonly common: readonly ActionRow[];
  readonly more: readonly ActionRow[];
}

export interface ActionList {
  readonly columns: readonly ActionColumn[];
  /** What keeps all of them closed, said once. */
  readonly shared: readonly string[];
}

const GROUPS: readonly ActionGroup[] = ["main", "move", "small", "reaction", "free"];

/** All listed actions of a game in their columns, with the reasons against each; `seat` null: no fight. */
export function actionColumns({ ruleset, face }: Game, seat: SessionSeat | null, attack: string | null): ActionList {
  const onLines = actionsOnLines(face);
  const listed = ruleset.actions.filter(({ id, listed }) => listed && !onLines.has(id));
  const reasons = new Map(listed.map((action) => [action.id, against(seat, action, attack)]));
  const shared = seat ? sharedReasons([...reasons.values()]) : [];
  const toRow = (action: ActionDefinition): ActionRow => {
    const own = reasons.get(action.id) ?? [];
    return {
      id: action.id,
      name: actionName(ruleset.id, action.id),
      hint: actionHint(ruleset.id, action.id),
      reasons: seat ? own.filter(({ code }) => !shared.some((one) => one.code === code)).map(say(seat)) : [],
      closed: !seat || own.length > 0,
      armed: action.tactic ? isArmed(seat, action.id) : null,
      provokes: action.provokes !== "no" && action.provokes !== "moving",
    };
  };
  const columns = GROUPS.map((group): ActionColumn => {
    const mine = listed.filter((action) => action.group === group);
    const isCommon = ({ id }: ActionDefinition): boolean => face.common.includes(id);
    const common = mine.filter(isCommon).sort((a, b) => face.common.indexOf(a.id) - face.common.indexOf(b.id));
    return {
      group,
      label: t(`BATTLETEMPO.Group.${group}`),
      common: common.map(toRow),
      more: mine.filter((action) => !isCommon(action)).map(toRow),
    };
  });
  return {
    columns: columns.filter(({ common, more }) => common.length + more.length > 0),
    shared: seat ? shared.map(say(seat)) : [t("BATTLETEMPO.Sheet.noFight")],
  };
}

const against = (seat: SessionSeat | null, action: ActionDefinition, attack: string | null): readonly Reason[] =>
  seat ? reasonsAgainst(seat.session, seat.creature, action, attack) : [];

const say =
  ({ session }: SessionSeat) =>
  (reason: Reason): string =>
    reasonText(reason, session);

/** Reasons that stand against most actions at once, such as that it is somebody else's turn. */
function sharedReasons(all: readonly (readonly Reason[])[]): readonly Reason[] {
  const [first] = all.filter((reasons) => reasons.some(({ code }) => code === "not-your-turn"));
  return first?.filter(({ code }) => code === "not-your-turn") ?? [];
}

function isArmed(seat: SessionSeat | null, action: string): boolean {
  const token = seat && tokenIdOf(seat.session, seat.creature);
  return token !== null && armedTactic(token) === action;
}

/** The token whose next movement a tactic is armed for. */
export const tokenIdOf = (session: FightSession, creature: CreatureId): string | null =>
  session.tokenOf(creature)?.id ?? null;
