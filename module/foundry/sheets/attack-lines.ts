import type { AttackProfile } from "../../model/profile.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import { ATTACK_KINDS } from "../../table/host.js";
import { t } from "../i18n/localize.js";
import { lengthText, signed } from "../i18n/measure.js";
import { actionName } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";
import type { SessionSeat } from "../port/fight-session.js";
import { ownReason, sharedReason } from "./shared-reason.js";
import { reasonsAgainst } from "./why-not.js";

/** A way of striking, ready to be used. */
export interface AttackLine {
  readonly id: string;
  readonly name: string;
  /** Numbers of the line: bonus, damage, how far. */
  readonly facts: readonly string[];
  readonly uses: readonly AttackUse[];
}

export interface AttackUse {
  readonly action: string;
  readonly name: string;
  readonly closed: boolean;
  readonly reason: string;
  readonly why: string;
}

/** Actions that stand on the lines of attacks, and so in no column. */
export const actionsOnLines = ({ attackActions }: Game["face"]): ReadonlySet<string> =>
  new Set(ATTACK_KINDS.flatMap((kind) => attackActions({ id: "", kind, extra: {} })));

/** The attacks of an actor with the actions that use them; `seat` null: no fight. */
export function attackLines(game: Game, actor: Actor.Implementation, seat: SessionSeat | null): AttackLine[] {
  const attacks = game.face.profileOf(actor, actor.token)?.attacks ?? [];
  return attacks.map((attack) => ({
    id: attack.id,
    name: attack.name ?? attack.id,
    facts: attackFacts(game, attack),
    uses: game.face
      .attackActions(attack)
      .flatMap((id) => game.ruleset.actions.find((action) => action.id === id) ?? [])
      .map((action) => toUse(game, attack, action, seat)),
  }));
}

function toUse(
  { ruleset }: Game,
  attack: AttackProfile,
  action: ActionDefinition,
  seat: SessionSeat | null,
): AttackUse {
  const reasons = seat ? reasonsAgainst(seat.session, seat.creature, action, attack.id) : [];
  const reason = ownReason(seat, reasons);
  const closed = !seat || reasons.length > 0;
  return {
    action: action.id,
    name: actionName(ruleset.id, action.id),
    closed,
    reason,
    why: closed ? [reason, sharedReason(seat)].filter(Boolean).join(" ") : "",
  };
}

function attackFacts({ ruleset }: Game, { bonus, damage, reach, extra }: AttackProfile): string[] {
  const { unit, cellLength } = ruleset;
  const far = (cells: number): string => lengthText(cells * cellLength, unit);
  const { range, crit } = extra;
  return [
    ...(bonus === undefined ? [] : [signed(bonus)]),
    ...(damage === undefined ? [] : [damage]),
    ...(typeof crit === "string" ? [crit.replace("x", "×")] : []),
    ...(reach === undefined ? [] : [t("BATTLETEMPO.Attack.reach", { length: far(reach.max) })]),
    ...(typeof range === "number" ? [t("BATTLETEMPO.Attack.range", { length: far(range) })] : []),
  ];
}
