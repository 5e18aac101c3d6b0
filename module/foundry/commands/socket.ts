import { tellFault } from "../hooks/notices.js";
import { sessionOf } from "../port/session.js";
import { askInitiative } from "../prompts/ask-initiative.js";
import { CHANNEL } from "../system-id.js";
import { refusal } from "../../table/host.js";
import { receive } from "./authority.js";
import { emitTo, outbox } from "./door.js";
import { handOver, onHandedOver } from "./hand-over.js";
import { parseMessage, type Message } from "./message.js";
import { onKeys } from "./share-keys.js";
import { onRanOut } from "./window-clock.js";

/**
 * Listens on the system's channel. In `init`: what arrives while a client loads is kept for those who listen by then.
 * Nobody awaits a handler, so this one throws nothing.
 */
export function listenToSocket(): void {
  game.socket.on(CHANNEL, (...args: unknown[]) => {
    const [payload, senderId] = args;
    void handle(payload, senderId).catch((error: unknown) => {
      tellFault("socket", error);
    });
  });
}

async function handle(payload: unknown, senderId: unknown): Promise<void> {
  const message = parseMessage(payload);
  const sender = typeof senderId === "string" ? game.users.get(senderId) : undefined;
  if (!message || !sender) return;
  switch (message.type) {
    case "command":
      if (game.user.isActiveGM) await keep(message, sender);
      return;
    case "ran-out":
      if (game.user.isActiveGM) onRanOut(message.combat, message.window);
      return;
    case "roll-asked":
      if (sender.isGM) await askInitiative(message.combat, message.combatants);
      return;
    case "take-over":
      if (sender.isGM && sender.id) await handOver(sender.id);
      return;
    case "handed-over":
      if (sender.isGM && sender.id) onHandedOver(sender.id);
      return;
    case "keys":
      if (sender.isGM && sender.id && game.user.isGM) onKeys(sender.id, message.keys, message.asks);
      return;
    case "accepted":
      if (sender.isGM) outbox.accept(message.id, message.revision);
      return;
    case "refused":
      if (sender.isGM) outbox.refuse(message.id, message.refusal);
      return;
  }
}

async function keep(message: Extract<Message, { type: "command" }>, sender: User.Implementation): Promise<void> {
  const { combat, envelope } = message;
  const session = sessionOf(game.combats.get(combat));
  const result = session
    ? await receive(session, envelope, sender)
    : ({ ok: false, error: refusal("no-fight") } as const);
  // Handed over meanwhile: the sender addresses it anew to whoever keeps the ledger now.
  if (!result.ok && !game.user.isActiveGM) return;
  const answer: Message = result.ok
    ? { type: "accepted", id: envelope.id, revision: result.value }
    : { type: "refused", id: envelope.id, combat, refusal: result.error };
  if (sender.id) emitTo([sender.id], answer);
}
