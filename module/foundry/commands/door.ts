import type { Result } from "../../kernel/result.js";
import type { Command } from "../../model/command.js";
import type { CreatureId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import type { Envelope, UndoRequest } from "../../table/envelope.js";
import { commandId, err, isAsked, refusal } from "../../table/host.js";
import type { CommandDoor } from "../combat/sessions.js";
import { tellFault } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";
import { CHANNEL } from "../system-id.js";
import { receive } from "./authority.js";
import type { Message } from "./message.js";
import { createOutbox } from "./outbox.js";

/** This client's own commands. */
export const outbox = createOutbox();

/** How sessions send: to the keeper of the ledger, who may be this client. */
export const door: CommandDoor = {
  send: async (session, command) => {
    if (!isAsked(command)) return err(refusal("malformed"));
    const refused = refuseEarly(session, command);
    if (refused) return err(refused);
    const id = commandId(foundry.utils.randomID());
    const result = await outbox.post({
      id,
      combat: session.combat.id ?? "",
      creature: doerOf(command),
      emit: () => dispatch(session, { id, revision: session.revision, command }),
    });
    return result ?? err(refusal("stale"));
  },
  isWaiting: (combat, creature) => outbox.isWaiting(combat, creature),
};

/** Sends a message to some users only; the server tells them who sent it. */
export function emitTo(recipients: readonly string[], message: Message): void {
  const socket = game.socket as unknown as {
    emit(channel: string, message: Message, options: { recipients: readonly string[] }): void;
  } | null;
  socket?.emit(CHANNEL, message, { recipients });
}

/** False where nobody keeps the ledger. */
function dispatch(session: FightSession, envelope: Envelope): boolean {
  const gm = game.users.activeGM;
  if (!gm?.id) return false;
  if (gm.isSelf) void keepOwn(session, envelope);
  else emitTo([gm.id], { type: "command", combat: session.combat.id ?? "", envelope });
  return true;
}

/** The keeper's own commands take the same path, without the socket. */
async function keepOwn(session: FightSession, envelope: Envelope): Promise<void> {
  const result = await receive(session, envelope, game.user);
  if (result.ok) outbox.accept(envelope.id, result.value);
  // Handed over meanwhile: it is sent again, to whoever keeps the ledger now.
  else if (game.user.isActiveGM) outbox.refuse(envelope.id, result.error);
}

/** What this client can already see to be unlawful costs no journey; only its own waiting commands make it unsure. */
function refuseEarly(session: FightSession, command: Command | UndoRequest): Refusal | null {
  if (command.type !== "TakeAction" || session.isWaiting()) return null;
  try {
    const result: Result<unknown, Refusal> = session.preview(command);
    return result.ok ? null : result.error;
  } catch (error) {
    tellFault("preview", error);
    return null;
  }
}

function doerOf(command: Command | UndoRequest): CreatureId | null {
  switch (command.type) {
    case "TakeAction":
      return command.act.by;
    case "AnswerWindow":
    case "AbandonAct":
      return command.by;
    case "EndTurn":
    case "Undo":
      return command.creature;
    default:
      return null;
  }
}
