import type { Result } from "../../kernel/result.js";
import type { Act } from "../../model/act.js";
import type { Event } from "../../model/event.js";
import type { Position } from "../../model/position.js";
import type { Refusal } from "../../model/refusal.js";
import { refusal, sameCell } from "../../table/host.js";
import { samePlace } from "../board/place.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { tellFault } from "../hooks/notices.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { asksBefore } from "../settings/ask-before.js";
import { withoutGm } from "../settings/settings.js";
import { actByWay, actOfWay, actsOfParts, judgedWay, TELEPORT } from "./act-of-way.js";
import { armedTactic } from "./armed-tactic.js";
import { isCarried } from "./carried.js";
import { classifyEntrance } from "./classify.js";
import { dropWaiting, heldMove } from "./held-moves.js";
import { hold, holdToAsk, type Stopped } from "./hold-move.js";
import { letThrough } from "./let-through.js";
import { readMark, writeMark } from "./marks.js";
import { refusedQuestion, strikesQuestion } from "./move-questions.js";
import { partsOf, restBehind } from "./parts-of-way.js";
import type { TokenPath } from "./path.js";
import { isEnforceable, readPath, readTravel, type Movement } from "./read-movement.js";
import { isUnconstrained } from "./unconstrained.js";

/** So long a step waits for the record of the one before it, in milliseconds. */
const STEP_PATIENCE = 2500;

/** Movements that this client has let through and that may go on in further updates. */
const known = new Set<string>();

/**
 * The pre step of a movement, on the mover's client alone: true lets it through, false stops it on every screen. Every
 * entrance comes by here: drag, keys, HUD, macro, plain updates; several tokens in one update are judged each alone.
 */
export async function judgeEntrance(
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
): Promise<boolean> {
  try {
    const seat = sessionOfToken(token);
    return seat ? await enter(seat, token, movement, operation) : true;
  } catch (error) {
    tellFault("movement", error);
    return false;
  }
}

async function enter(
  seat: SessionSeat,
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
): Promise<boolean> {
  const { session, creature } = seat;
  const travel = readTravel(token, movement);
  if (!travel || !token.id) return true;
  const place = session.encounter.creatures[creature]?.position ?? null;
  const kind = classifyEntrance({
    method: movement.method,
    chain: movement.chain.length,
    known: movement.chain.some((id) => known.has(id)) || readMark(operation, token.id)?.kind === "leg",
    towardsLedger: samePlace(place, travel.target) && !samePlace(place, travel.origin),
    inPlace: travel.inPlace,
    jumps: travel.jumps,
    carried: travel.jumps && isCarried(token, movement.origin),
    gm: game.user.isGM,
    unconstrained: isUnconstrained(),
    enforceable: isEnforceable(token) && place !== null,
  });
  if (kind === "undo") {
    void sendOrTell(session, { type: "Undo", creature: game.user.isGM ? null : creature });
    return false;
  }
  if (kind === "free") writeMark(operation, token.id, { kind: "free" });
  if (kind === "through" || kind === "free") {
    known.add(movement.id);
    return true;
  }
  return judge(seat, token, movement, operation, kind === "jump");
}

async function judge(
  seat: SessionSeat,
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
  jumps: boolean,
): Promise<boolean> {
  const { session, creature } = seat;
  const tokenId = token.id ?? "";
  if (!game.users.activeGM) return isFreeWithoutGm(seat);
  // A second drop or a repeated key while the first is on its way spends nothing and says nothing.
  const before = placeOf(seat);
  if (isUnderWay(tokenId) || !(await isQuiet(seat)) || isUnderWay(tokenId) || session.isWaiting(creature)) return false;
  // Whoever moves on without answering has answered.
  dropWaiting(tokenId);
  // Meant from where the token no longer is: the same key came twice before the first had moved it.
  const now = placeOf(seat);
  if (!samePlace(before, now) && !samePlace(now, readTravel(token, movement)?.origin ?? null)) return false;
  const way = readPath(token, movement);
  if (!way || way.cells.length < 2) return true;
  const stopped: Stopped = { seat, tokenId, way, movement, operation };
  if (jumps) return judgeAct(stopped, actByWay(seat, TELEPORT, way));
  const [first, ...others] = armedTactic(tokenId) === null ? partsOf(way) : [way];
  const actOf = (part: TokenPath): Act => actOfWay(seat, tokenId, judgedWay(seat, token, part));
  if (!first || others.length === 0) return judgeAct(stopped, actOf(way));
  const parts = [first, ...others].map((part) => judgedWay(seat, token, part));
  const barred = barredPart(seat, tokenId, parts);
  if (barred) return refuse(seat, barred.act, barred.refusal);
  // What was chosen for the end of the way is nothing for the end of its first part.
  const { facing: _end, ...act } = actOf(first);
  return judgeAct({ ...stopped, way: first, rest: restBehind(way, first) }, act);
}

/** What stands against a later part of a way gone in several manners, where nobody could decide to go all the same. */
function barredPart(
  seat: SessionSeat,
  tokenId: string,
  parts: readonly TokenPath[],
): { readonly act: Act; readonly refusal: Refusal } | null {
  const forecasts = seat.session.forecastParts(actsOfParts(seat, parts));
  const at = forecasts.findIndex(({ plan, hasTactic }) => plan.refusal !== null && !hasTactic);
  const { act, plan } = forecasts[at] ?? {};
  if (at < 1 || !act || !plan?.refusal || refusedQuestion(seat, tokenId, act, plan.refusal)) return null;
  return { act, refusal: plan.refusal };
}

/** Lets it through where nobody has to be asked and nothing follows; else it is held, or refused with its reasons. */
function judgeAct(stopped: Stopped, act: Act): boolean {
  const { seat, tokenId, movement, operation, rest } = stopped;
  const { session } = seat;
  const result = session.preview({ type: "TakeAction", act });
  if (!result.ok) return refuseOrAsk(stopped, act, result.error);
  if (asksBefore(movement.method) && session.forecast(act).provocations.length > 0) {
    holdToAsk(stopped, strikesQuestion(seat, act));
    return false;
  }
  if (!rest && movement.pending.waypoints.length === 0 && isToldByItsWay(act) && arrivesAtOnce(result, act)) {
    known.add(movement.id);
    letThrough(seat, tokenId, operation, act);
    return true;
  }
  hold(stopped, act);
  return false;
}

/** What this user may decide about it is asked; otherwise the reasons are told. */
function refuseOrAsk(stopped: Stopped, act: Act, reason: Refusal): false {
  const question = refusedQuestion(stopped.seat, stopped.tokenId, act, reason);
  if (!question) return refuse(stopped.seat, act, reason);
  holdToAsk(stopped, question);
  return false;
}

/** A move of the token that has been decided, and is being played. */
const isUnderWay = (tokenId: string): boolean => heldMove(tokenId)?.begun === true;

/** Waits until what this client has sent for the creature is settled, for a short while. */
async function isQuiet({ session, creature }: SessionSeat): Promise<boolean> {
  const end = Date.now() + STEP_PATIENCE;
  while (session.isWaiting(creature) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return !session.isWaiting(creature);
}

const placeOf = ({ session, creature }: SessionSeat): Position | null =>
  session.encounter.creatures[creature]?.position ?? null;

/** Whoever records the arrival knows its action and its way; what an act says besides has to be in the ledger before. */
const isToldByItsWay = ({ variant, pay, cause = "push", facing, facings }: Act): boolean =>
  variant === undefined && pay === undefined && cause === "push" && facing === undefined && facings === undefined;

/** A way to the end, with nobody asked and nothing rolled on it. */
function arrivesAtOnce(result: Extract<Result<readonly Event[], Refusal>, { ok: true }>, act: Act): boolean {
  const walks = result.value.flatMap((event) => (event.type === "Moved" && event.creature === act.by ? [event] : []));
  const [last, end] = [walks.at(-1), act.path?.at(-1)];
  const waits = result.value.some((event) => event.type === "WindowOpened" || event.type === "RollsAsked");
  const rises = last?.to.elevation === (act.elevations?.at(-1) ?? last?.to.elevation);
  return last !== undefined && !waits && end !== undefined && sameCell(last.to.cell, end) && rises;
}

function refuse({ session, creature }: SessionSeat, act: Act | null, reason: Refusal): false {
  Hooks.callAll("battle-tempo.refused", { session, creature, refusal: reason, act });
  return false;
}

function isFreeWithoutGm(seat: SessionSeat): boolean {
  return withoutGm() === "free" || refuse(seat, null, refusal("no-gm"));
}
