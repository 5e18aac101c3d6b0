import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import { positionAt, samePlace } from "../board/place.js";
import { facesRight } from "../facing/token-facing.js";
import { reconcile } from "../combat/reconcile.js";
import { inTurn } from "../commands/authority.js";
import { outbox } from "../commands/door.js";
import { watchWindows } from "../commands/window-clock.js";
import { followLedger, isFollowing, isMover, movedBy } from "../movement/follow-ledger.js";
import { goOn } from "../movement/go-on.js";
import { heldMoves, releaseMove } from "../movement/held-moves.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";

/** So long the mover's own client has for a leg before the keeper moves the token, in milliseconds. */
const MOVER_GRACE = 4000;

const settling = new Map<string, ReturnType<typeof setTimeout>>();

/** What this client does by itself when a ledger has changed: answers are taken, clocks started, legs walked. */
export function followChange(session: FightSession, record: LedgerRecord | null): void {
  if (record) outbox.accept(record.command, record.seq);
  watchWindows(session);
  if (record) walkLegs(session, record);
  releaseDone(session);
  settleLater(session);
  if (game.user.isActiveGM && nobodyActs(session)) void reconcile(session);
}

/** The one who had the turn has left, perhaps in the middle of an act that is over only now. */
const nobodyActs = ({ combat, encounter, ruleset }: FightSession): boolean =>
  combat.started && !ruleset.phases && encounter.round > 0 && encounter.active === null && encounter.tasks.length === 0;

function walkLegs(session: FightSession, record: LedgerRecord): void {
  for (const creature of movedBy(session, record)) {
    if (isMover(session, record, creature)) {
      void followLedger(session, creature).then(() => {
        releaseDone(session);
      });
    }
  }
}

/** Held moves that are over: their act has ended and the token is where the ledger has it. */
export function releaseDone(session: FightSession): void {
  for (const held of heldMoves()) {
    const { tokenId, creature, begun } = held;
    if (held.session !== session || !begun || session.isWaiting(creature) || isFollowing(tokenId)) continue;
    if (session.encounter.tasks.some((task) => task.act.by === creature) || !isSettled(session, creature)) continue;
    releaseMove(tokenId);
    goOn(held);
  }
}

/** The keeper brings up what the movers' clients have not: they are gone, or were stopped. */
export function settleLater(session: FightSession): void {
  const id = session.combat.id ?? "";
  clearTimeout(settling.get(id));
  settling.delete(id);
  if (!game.user.isActiveGM || session.encounter.round === 0) return;
  settling.set(
    id,
    setTimeout(() => {
      settling.delete(id);
      // In its turn: what has arrived before is recorded first, or it would be taken for a token gone astray.
      void inTurn("settle", () => {
        if (game.user.isActiveGM && game.combats.has(id)) settle(session);
      });
    }, MOVER_GRACE),
  );
}

function settle(session: FightSession): void {
  for (const id of Object.keys(session.encounter.creatures).map(creatureId)) {
    const token = session.tokenOf(id);
    // Of several fights that know the token one alone moves it; in the others its place is out of date.
    if (sessionOfToken(token)?.session !== session) continue;
    const state = token?.movement.state;
    const moving = state === "pending" || state === "paused";
    const isRight = isSettled(session, id) && facesRight(session, id);
    if (!moving && !isRight) void followLedger(session, id);
  }
}

function isSettled(session: FightSession, creature: CreatureId): boolean {
  const place = session.encounter.creatures[creature]?.position ?? null;
  const token = session.tokenOf(creature);
  if (place === null || !token?.parent) return true;
  return samePlace(place, positionAt(token.parent.grid, token._source));
}
