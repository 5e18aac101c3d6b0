import type { CommandId, WindowId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import type { Envelope } from "../../table/envelope.js";
import {
  idOf,
  isCommandId,
  isCount,
  isFlag,
  isEnvelope,
  isRefusal,
  isWindowId,
  isWord,
  kindOf,
  listOf,
  tableOf,
  type Shape,
} from "../../table/host.js";

/** What crosses on the system's socket. Who sent it the server says; nothing in it does. */
export type Message =
  | { readonly type: "command"; readonly combat: string; readonly envelope: Envelope }
  | { readonly type: "accepted"; readonly id: CommandId; readonly revision: number }
  | { readonly type: "refused"; readonly id: CommandId; readonly combat: string; readonly refusal: Refusal }
  /** A game master asks somebody to roll initiative for creatures of theirs. */
  | { readonly type: "roll-asked"; readonly combat: string; readonly combatants: readonly string[] }
  /** A game master keeps the ledger from now on, and asks whoever may have kept it to finish what they have begun. */
  | { readonly type: "take-over" }
  | { readonly type: "handed-over" }
  /** A game master's keys to what is sealed, for another one; `asks`: for the other's in return. */
  | { readonly type: "keys"; readonly keys: Readonly<Record<string, string>>; readonly asks: boolean }
  /** The sender has seen a window's time run out; the keeper of the ledger decides by its own clock. */
  | { readonly type: "ran-out"; readonly combat: string; readonly window: WindowId };

const isDocumentId = idOf<string>();

const isMessage: Shape<Message> = kindOf<Message, "type">("type", {
  command: { combat: isDocumentId, envelope: isEnvelope },
  accepted: { id: isCommandId, revision: isCount },
  refused: { id: isCommandId, combat: isDocumentId, refusal: isRefusal },
  "roll-asked": { combat: isDocumentId, combatants: listOf(isDocumentId) },
  "take-over": {},
  "handed-over": {},
  keys: { keys: tableOf<string, string>(isWord), asks: isFlag },
  "ran-out": { combat: isDocumentId, window: isWindowId },
});

/** Reads a message of unknown origin; null for anything that isn't one. What is one is the very same value. */
export const parseMessage = (value: unknown): Message | null => (isMessage(value) ? value : null);
