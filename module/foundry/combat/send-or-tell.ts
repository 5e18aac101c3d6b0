import type { Command } from "../../model/command.js";
import type { Refusal } from "../../model/refusal.js";
import type { UndoRequest } from "../../table/envelope.js";
import type { FightSession } from "../port/fight-session.js";

/** Sends; what is refused is told to this client's screens. True where it was accepted. */
export async function sendOrTell(session: FightSession, command: Command | UndoRequest): Promise<boolean> {
  const result = await session.send(command);
  if (result.ok) return true;
  // Of a player's undo the keeper of the ledger is asked (see commands/authority.ts).
  if (command.type === "Undo" && game.user.isGM && asksGm(result.error))
    Hooks.callAll("battle-tempo.undo-asks", session, command);
  else tellRefusal(session, command, result.error);
  return false;
}

const asksGm = ({ reasons }: Refusal): boolean => reasons.some(({ code }) => code === "undo-asks");

function tellRefusal(session: FightSession, command: Command | UndoRequest, refusal: Refusal): void {
  const act = command.type === "TakeAction" ? command.act : null;
  const creature = act?.by ?? ("creature" in command && typeof command.creature === "string" ? command.creature : null);
  Hooks.callAll("battle-tempo.refused", { session, creature, refusal, act });
}
