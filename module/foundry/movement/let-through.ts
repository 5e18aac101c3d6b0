import type { Act } from "../../model/act.js";
import type { CommandId } from "../../model/ids.js";
import { commandId } from "../../table/host.js";
import { outbox } from "../commands/door.js";
import type { SessionSeat } from "../port/fight-session.js";
import { armTactic } from "./armed-tactic.js";
import { marksOf, writeMark } from "./marks.js";

/** So long a move that went through at once may take to be recorded, in milliseconds. */
const RECORD_PATIENCE = 20_000;
/** So long a move may take from our step to the update itself: other packages have their steps between. */
const UPDATE_PATIENCE = 5000;

/** Moves let through whose update has not been sent yet. */
const unsent = new Map<CommandId, ReturnType<typeof setTimeout>>();

/** Lets a lawful move go as it is; the keeper of the ledger records it when it arrives, under the mark that it bears. */
export function letThrough({ session, creature }: SessionSeat, tokenId: string, operation: object, act: Act): void {
  const command = commandId(foundry.utils.randomID());
  writeMark(operation, tokenId, { kind: "move", command, action: act.action, revision: session.revision });
  unsent.set(command, setTimeout(withdraw, UPDATE_PATIENCE, command));
  const combat = session.combat.id ?? "";
  void outbox.post({ id: command, combat, creature, emit: null, patience: RECORD_PATIENCE }).then((result) => {
    if (result === null) return;
    armTactic(tokenId, null);
    if (!result.ok) Hooks.callAll("battle-tempo.refused", { session, creature, refusal: result.error, act });
  });
}

/**
 * The last step before an update of tokens is sent: whoever of those let through is not among them was stopped by another
 * package after our step, and has not moved. `sent` empty: all were.
 */
export function noteSent(sent: readonly string[], operation: object): void {
  for (const [tokenId, mark] of marksOf(operation)) {
    if (mark.kind !== "move") continue;
    const command = commandId(mark.command);
    if (sent.includes(tokenId)) forget(command);
    else withdraw(command);
  }
}

function withdraw(command: CommandId): void {
  if (forget(command)) outbox.withdraw(command);
}

/** False where it was not waited for any more. */
function forget(command: CommandId): boolean {
  clearTimeout(unsent.get(command));
  return unsent.delete(command);
}
