import type { Act } from "../../model/act.js";
import type { SessionSeat } from "../port/fight-session.js";
import { endOfHeldTurn } from "./turn-button.js";
import { armOrPutAway, useOf } from "./use-of.js";

type Sent = Parameters<SessionSeat["session"]["send"]>[0];

/**
 * Does what pressing an action's button does, wherever the button is: says what is missing, asks, arms a tactic with the
 * attack in hand, or hands the command to `send`. Settles when all of it is done.
 */
export async function carryOut(
  seat: SessionSeat,
  act: Act,
  attack: string | null,
  send: (command: Sent) => Promise<unknown>,
): Promise<void> {
  const use = await useOf(seat.session, act);
  if (use.kind === "say") ui.notifications.warn(use.text);
  else if (use.kind === "arm") armOrPutAway(seat, use, attack);
  else if (use.kind === "send") {
    await send(use.command);
    const end = endOfHeldTurn(seat);
    if (end) await send(end);
  }
}
