import type { FightSession } from "../port/fight-session.js";
import { heldMove, holdMove, type Held } from "./held-moves.js";

/** So long a held move waits for what this client has sent before it, in milliseconds. */
const RECORD_PATIENCE = 20_000;
const LOOK_AGAIN = 20;

/** By combat: settled once the last move in line is over. */
const lines = new Map<string, Promise<void>>();

/**
 * Lets the held moves of one fight begin one after the other: of several tokens dragged together each is judged alone,
 * but while the strikes at one are asked for, the ledger takes no other act. `begin` sends the act and says whether it
 * was taken; it isn't called where the move was dropped meanwhile.
 */
export function playInTurn(held: Held, begin: () => Promise<boolean>): void {
  const combat = held.session.combat.id ?? "";
  const over = (lines.get(combat) ?? Promise.resolve()).then(async () => {
    await untilSent(held.session);
    if (heldMove(held.tokenId) !== held) return;
    const move = { ...held, begun: true };
    holdMove(move);
    if (await begin()) await untilReleased(move);
  });
  lines.set(combat, over);
  void over.finally(() => {
    if (lines.get(combat) === over) lines.delete(combat);
  });
}

/** What went through at once is recorded first: a window that opened meanwhile would make an overdraft of it. */
async function untilSent(session: FightSession): Promise<void> {
  const end = Date.now() + RECORD_PATIENCE;
  while (session.isWaiting() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
}

/** Settled when the move is held no longer: it is walked, given up, or its fight is gone. */
async function untilReleased(move: Held): Promise<void> {
  while (heldMove(move.tokenId) === move) {
    await new Promise<void>((resolve) => {
      Hooks.once("battle-tempo.held", () => {
        resolve();
      });
    });
  }
}
