import type { Act } from "../../model/act.js";
import type { CommandId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import { commandId, inTurnOf, replay, sameCell, situationOf } from "../../table/host.js";
import { preview } from "../../table/preview.js";
import { positionAt, samePlace } from "../board/place.js";
import { observePosition } from "../combat/observe.js";
import { inTurn, put } from "../commands/authority.js";
import { emitTo, outbox } from "../commands/door.js";
import { tellNotice } from "../hooks/notices.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { actByWay, TELEPORT, unarmedTactic } from "./act-of-way.js";
import { classifyArrival } from "./classify.js";
import { followLedger } from "./follow-ledger.js";
import { readMark, type Mark } from "./marks.js";
import { choosesJump, isEnforceable, readPath, readTravel, type Movement } from "./read-movement.js";

/** A movement that has come about, on the keeper's client: recorded, noted, or nothing new. */
export function recordArrival(
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
  user: User.Implementation,
): void {
  if (!game.user.isActiveGM || !sessionOfToken(token)) return;
  void inTurn("arrival", async () => {
    const seat = game.user.isActiveGM ? sessionOfToken(token) : null;
    if (seat) await record(seat, token, movement, operation, user);
  });
}

async function record(
  seat: SessionSeat,
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
  user: User.Implementation,
): Promise<void> {
  const { session, creature } = seat;
  const travel = readTravel(token, movement);
  const here = token.parent ? positionAt(token.parent.grid, token._source) : null;
  const place = session.encounter.creatures[creature]?.position ?? null;
  if (!travel || !here || !place || !token.id) return;
  const mark = readMark(operation, token.id);
  const chosen = !user.isGM && choosesJump(token, travel);
  const kind = classifyArrival({
    method: movement.method,
    chain: movement.chain.length,
    pending: movement.pending.waypoints.length > 0,
    settled: samePlace(here, place),
    underWay: mark?.kind === "leg",
    inPlace: travel.inPlace,
    jumps: travel.jumps,
    chosen,
    free: mark?.kind === "free" && user.isGM,
    enforceable: isEnforceable(token),
  });
  if (mark?.kind === "move" && samePlace(here, place)) tellRecorded(user, commandId(mark.command), session.revision);
  if (kind === "observe") await observePosition(session, creature, here);
  if (kind === "record") await recordAct(seat, token, movement, mark, user, chosen);
}

async function recordAct(
  seat: SessionSeat,
  token: TokenDocument.Implementation,
  movement: Movement,
  mark: Mark | null,
  user: User.Implementation,
  jumps: boolean,
): Promise<void> {
  const { session, creature } = seat;
  const way = readPath(token, movement);
  if (!way) return;
  const judged = mark?.kind === "move" ? mark : null;
  const unjudged = jumps
    ? TELEPORT
    : unarmedTactic(session.ruleset, situationOf(inTurnOf(session.encounter, creature), session.scene), creature, way);
  const act = actByWay(seat, judged?.action ?? unjudged, way);
  const id = commandId(judged?.command ?? foundry.utils.randomID());
  // It has come about: where a warning is all that could stop it, it stands as if it had been insisted on.
  const command = { type: "TakeAction", act, word: "insist" } as const;
  const result = await put(session, { id, revision: session.revision, command }, user);
  if (result.ok) {
    settle(seat, way.cells.at(-1) ?? [0, 0]);
    return;
  }
  if (judged && wasLawful(seat, act, judged.revision, user)) {
    await noteOverdraft(seat, token, id);
    return;
  }
  tellMover(user, id, session.combat.id ?? "", result.error);
  void followLedger(session, creature);
}

/** The truth may have ended the walk earlier than its mover could know: then the token stands in the ledger's cell. */
function settle({ session, creature }: SessionSeat, end: readonly [number, number]): void {
  const place = session.encounter.creatures[creature]?.position;
  if (place && !sameCell(place.cell, end)) void followLedger(session, creature);
}

/** Lawful on what its mover had seen: it stands, and the game master is told. */
async function noteOverdraft(
  { session, creature }: SessionSeat,
  token: TokenDocument.Implementation,
  id: CommandId,
): Promise<void> {
  if (!token.parent) return;
  await observePosition(session, creature, positionAt(token.parent.grid, token._source), id);
  tellNotice("warn", "overdraft", { name: session.nameOf(creature), combat: session.combat.id ?? "", creature });
}

/**
 * Whether it was lawful on the revision that its mover claims to have seen. That can't be one before the mover's own
 * last act of this creature, nor one that the ledger doesn't keep.
 */
function wasLawful({ session }: SessionSeat, act: Act, revision: number, user: User.Implementation): boolean {
  const { opening, folded, records } = session.ledger;
  if (revision < folded || revision >= session.revision) return false;
  const since = records.filter((record) => record.seq > revision);
  if (since.some((record) => record.kind === "commit" && record.by === act.by && record.user === user.id)) return false;
  const then = replay(
    opening,
    records.filter((record) => record.seq <= revision),
  );
  return preview(then, { type: "TakeAction", act }, session.ruleset, session.scene, { gm: user.isGM }).ok;
}

/** A move to where the ledger has the token already: its mover waits for no other record. */
function tellRecorded(user: User.Implementation, id: CommandId, revision: number): void {
  if (user.isSelf) outbox.accept(id, revision);
  else if (user.id) emitTo([user.id], { type: "accepted", id, revision });
}

function tellMover(
  user: User.Implementation,
  id: ReturnType<typeof commandId>,
  combat: string,
  refusal: Refusal,
): void {
  if (user.isSelf) outbox.refuse(id, refusal);
  else if (user.id) emitTo([user.id], { type: "refused", id, combat, refusal });
}
