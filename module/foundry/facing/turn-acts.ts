import type { Act } from "../../model/act.js";
import type { Plan } from "../../model/plan.js";
import type { Facing } from "../../model/position.js";
import { inTurnOf, situationOf } from "../../table/host.js";
import { armedTactic, armedVariant } from "../movement/armed-tactic.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";

/** An act by which a creature would turn, with what it would take. */
export interface TurnOption {
  readonly act: Act;
  readonly plan: Plan;
}

/**
 * The acts by which a creature could turn there, lawful or not. One: that is how it turns. Several: each of them begins
 * something of its own, so that its player has to choose. None: nobody turns on the spot in this game.
 */
export function turnOptions(seat: SessionSeat, facing: Facing): readonly TurnOption[] {
  const { session, creature } = seat;
  const { turn, moving } = session.face.facing ?? { turn: null };
  const option = (act: Omit<Act, "by" | "facing">): TurnOption => {
    const whole = { ...act, by: creature, facing };
    return { act: whole, plan: session.forecast(whole) };
  };
  if (turn !== null) return [option({ action: turn })];
  if (!moving) return [];
  const tokenId = session.tokenOf(creature)?.id ?? "";
  const armed = armedTactic(tokenId);
  const variant = armedVariant(tokenId);
  if (armed !== null) return [option({ action: armed, ...(variant === null ? {} : { variant }) })];
  const { encounter, scene } = session.viewed;
  const usual = session.ruleset.tacticFor(situationOf(inTurnOf(encounter, creature), scene), creature, []);
  const underWay = option({ action: usual });
  if (!begins(session, underWay.plan)) return [underWay];
  const { actions } = session.ruleset;
  return actions
    .filter(({ id, tactic, listed }) => tactic && listed && !(id in session.face.variants))
    .map(({ id }) => option({ action: id }))
    .filter(({ plan }) => plan.refusal === null);
}

/** Whether it takes a main slot: what the turn is for would be settled by it. */
const begins = ({ ruleset }: FightSession, { pays }: Plan): boolean =>
  ruleset.slots.some(({ id, shape }) => shape === "main" && pays.includes(id));
