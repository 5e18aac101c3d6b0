import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import type { ActionId, CommandId } from "../../model/ids.js";
import type { Position } from "../../model/position.js";
import type { Refusal } from "../../model/refusal.js";
import { commandId, findCommand, inTurnOf, replay, situationOf } from "../../table/host.js";
import { preview } from "../../table/preview.js";
import { positionAt, samePlace } from "../board/place.js";
import { observePosition } from "../combat/observe.js";
import { inTurn, put } from "../commands/authority.js";
import { emitTo, outbox } from "../commands/door.js";
import { tellNotice } from "../hooks/notices.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { actByWay, judgedWay, TELEPORT, unarmedTactic } from "./act-of-way.js";
import { isCarried } from "./carried.js";
import { classifyArrival } from "./classify.js";
import { followLedger } from "./follow-ledger.js";
import { readMark, type Mark } from "./marks.js";
import { createUsedPermits, legState } from "./permit.js";
import { isEnforceable, readPath, readTravel, type Movement } from "./read-movement.js";

/** Legs whose tokens have come to where they were to go. */
const permits = createUsedPermits();

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
  const settled = samePlace(here, place);
  const isLeg = mark?.kind === "leg";
  const underWay = isLeg && (user.isGM || isUnderWay(seat, token.id, here, mark.revision));
  const kind = classifyArrival({
    method: movement.method,
    chain: movement.chain.length,
    pending: movement.pending.waypoints.length > 0,
    settled,
    forged: isLeg && !underWay,
    underWay,
    inPlace: travel.inPlace,
    jumps: travel.jumps,
    carried: travel.jumps && isCarried(token, movement.origin),
    gm: user.isGM,
    free: mark?.kind === "free" && user.isGM,
    enforceable: isEnforceable(token),
  });
  if (mark?.kind === "move" && settled) tellRecorded(user, commandId(mark.command), session.revision);
  if (kind === "observe") await observePosition(session, creature, here);
  if (kind === "record" || kind === "jump") await recordAct(seat, token, movement, mark, user, kind === "jump");
  if (kind === "astray") putBack(seat, user);
}

/** A leg of ours that the ledger knows of; one that has been walked to its end before is no leg any more. */
function isUnderWay({ session, creature }: SessionSeat, tokenId: string, here: Position, revision: number): boolean {
  const state = legState(session.ledger, { creature, here, revision });
  if (state === null || permits.isUsed(tokenId, revision)) return false;
  if (state === "arrived") permits.use(tokenId, revision);
  return true;
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
  const gone = readPath(token, movement);
  if (!gone) return;
  const way = jumps ? gone : judgedWay(seat, token, gone);
  const judged = mark?.kind === "move" ? mark : null;
  const situation = situationOf(inTurnOf(session.encounter, creature), session.scene);
  const unjudged = (): ActionId => unarmedTactic(session.ruleset, situation, creature, way);
  const act = actByWay(seat, jumps ? TELEPORT : (judged?.action ?? unjudged()), way);
  const id = commandId(judged?.command ?? foundry.utils.randomID());
  // What has been recorded already is no word for another move.
  if (findCommand(session.ledger, id)) {
    putBack(seat, user);
    return;
  }
  // It has come about: where a warning is all that could stop it, it stands as if it had been insisted on.
  const command = { type: "TakeAction", act, word: "insist" } as const;
  const result = await put(session, { id, revision: session.revision, command }, user);
  if (result.ok) {
    settle(seat, token);
    return;
  }
  if (judged && wasLawful(seat, act, judged.revision, user)) {
    await recordOverdraft(seat, token, { ...command, word: "overrule" }, id, user);
    return;
  }
  tellMover(user, id, session.combat.id ?? "", result.error);
  putBack(seat, user);
}

/** What no revision allows goes back to where the ledger has it; the game master learns whose doing it was. */
function putBack({ session, creature }: SessionSeat, user: User.Implementation): void {
  void followLedger(session, creature);
  if (!user.isGM) tellNotice("warn", "put-back", { name: session.nameOf(creature), user: user.name });
}

/** The truth may have ended the walk earlier than its mover could know: then the token stands where the ledger has it. */
function settle({ session, creature }: SessionSeat, token: TokenDocument.Implementation): void {
  const place = session.encounter.creatures[creature]?.position ?? null;
  if (place && token.parent && !samePlace(place, positionAt(token.parent.grid, token._source)))
    void followLedger(session, creature);
}

/**
 * Lawful on what its mover had seen: it stands against the rules as they are by now, costs what it costs as far as that
 * is there, and the game master is told. Where no word of anybody's lets it stand as an act, its place is noted.
 */
async function recordOverdraft(
  seat: SessionSeat,
  token: TokenDocument.Implementation,
  command: Extract<Command, { type: "TakeAction" }>,
  id: CommandId,
  user: User.Implementation,
): Promise<void> {
  const { session, creature } = seat;
  if (!token.parent) return;
  const result = await put(session, { id, revision: session.revision, command }, user, { allowed: true });
  if (result.ok) settle(seat, token);
  else await observePosition(session, creature, positionAt(token.parent.grid, token._source), id);
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
