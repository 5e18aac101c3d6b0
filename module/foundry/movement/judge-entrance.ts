import type { Result } from "../../kernel/result.js";
import type { Act } from "../../model/act.js";
import type { Event } from "../../model/event.js";
import type { Position } from "../../model/position.js";
import type { Refusal } from "../../model/refusal.js";
import { commandId, refusal, sameCell } from "../../table/host.js";
import { samePlace } from "../board/place.js";
import { outbox } from "../commands/door.js";
import { sendOrTell } from "../combat/turn-commands.js";
import { tellFault } from "../hooks/notices.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { withoutGm } from "../settings/settings.js";
import { actOfWay } from "./act-of-way.js";
import { armTactic } from "./armed-tactic.js";
import { classifyEntrance } from "./classify.js";
import { heldMove, holdMove, releaseMove } from "./held-moves.js";
import { readMark, writeMark } from "./marks.js";
import type { TokenPath } from "./path.js";
import { isEnforceable, readPath, readTravel, type Movement } from "./read-movement.js";

/** So long a step waits for the record of the one before it, in milliseconds. */
const STEP_PATIENCE = 2500;
/** So long a move that went through at once may take to be recorded. */
const RECORD_PATIENCE = 20_000;

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
    unconstrained: isUnconstrained(),
    enforceable: isEnforceable(token) && place !== null,
  });
  if (kind === "undo") {
    void sendOrTell(session, { type: "Undo", creature: game.user.isGM ? null : creature });
    return false;
  }
  if (kind === "free") writeMark(operation, token.id, { kind: "free" });
  if (kind !== "judge") {
    known.add(movement.id);
    return true;
  }
  return judge(seat, token, movement, operation);
}

async function judge(
  seat: SessionSeat,
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
): Promise<boolean> {
  const { session, creature } = seat;
  const tokenId = token.id ?? "";
  if (!game.users.activeGM) return isFreeWithoutGm(seat);
  // A second drop or a repeated key while the first is on its way spends nothing and says nothing.
  const before = placeOf(seat);
  if (heldMove(tokenId) || !(await isQuiet(seat)) || heldMove(tokenId) || session.isWaiting(creature)) return false;
  // Meant from where the token no longer is: the same key came twice before the first had moved it.
  const now = placeOf(seat);
  if (!samePlace(before, now) && !samePlace(now, readTravel(token, movement)?.origin ?? null)) return false;
  const way = readPath(token, movement);
  if (!way || way.cells.length < 2) return true;
  const act = actOfWay(seat, tokenId, way);
  const result = session.preview({ type: "TakeAction", act });
  if (!result.ok) return refuse(seat, act, result.error);
  if (movement.pending.waypoints.length === 0 && arrivesAtOnce(result, act)) {
    letThrough(seat, token, movement, operation, act);
    return true;
  }
  hold(seat, tokenId, way, act, movement, operation);
  return false;
}

/** Waits until what this client has sent for the creature is settled, for a short while. */
async function isQuiet({ session, creature }: SessionSeat): Promise<boolean> {
  const end = Date.now() + STEP_PATIENCE;
  while (session.isWaiting(creature) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  return !session.isWaiting(creature);
}

const placeOf = ({ session, creature }: SessionSeat): Position | null =>
  session.encounter.creatures[creature]?.position ?? null;

/** One walk to the end, with nobody asked and nothing rolled on the way. */
function arrivesAtOnce(result: Extract<Result<readonly Event[], Refusal>, { ok: true }>, act: Act): boolean {
  const walks = result.value.flatMap((event) => (event.type === "Moved" && event.creature === act.by ? [event] : []));
  const [walk, ...more] = walks;
  const end = act.path?.at(-1);
  const waits = result.value.some((event) => event.type === "WindowOpened" || event.type === "RollsAsked");
  return walk !== undefined && more.length === 0 && !waits && end !== undefined && sameCell(walk.to.cell, end);
}

function letThrough(
  { session, creature }: SessionSeat,
  token: TokenDocument.Implementation,
  movement: Movement,
  operation: object,
  act: Act,
): void {
  const tokenId = token.id ?? "";
  const command = commandId(foundry.utils.randomID());
  known.add(movement.id);
  writeMark(operation, tokenId, { kind: "move", command, action: act.action, revision: session.revision });
  const combat = session.combat.id ?? "";
  void outbox.post({ id: command, combat, creature, emit: null, patience: RECORD_PATIENCE }).then((result) => {
    armTactic(tokenId, null);
    if (!result.ok) Hooks.callAll("battle-tempo.refused", { session, creature, refusal: result.error, act });
  });
}

/** Nothing moves; the act is asked of the ledger once this step has returned, and its legs follow what comes of it. */
function hold(
  { session, creature }: SessionSeat,
  tokenId: string,
  way: TokenPath,
  act: Act,
  movement: Movement,
  operation: object,
): void {
  const plan = session.forecast(act);
  holdMove({ tokenId, session, creature, act, plan, way, options: optionsOf(movement, operation) });
  setTimeout(() => {
    void sendOrTell(session, { type: "TakeAction", act }).then((taken) => {
      if (!taken) releaseMove(tokenId);
    });
  }, 0);
}

/** What a leg repeats of the update that it stands for. */
function optionsOf(movement: Movement, operation: object): Record<string, unknown> {
  const given = movement as unknown as Record<string, unknown>;
  const { animation } = operation as { readonly animation?: unknown };
  const repeated = ["method", "autoRotate", "showRuler", "constrainOptions"].flatMap((key) =>
    given[key] === undefined ? [] : [[key, given[key]] as const],
  );
  return { ...Object.fromEntries(repeated), ...(animation === undefined ? {} : { animation }) };
}

function refuse({ session, creature }: SessionSeat, act: Act | null, reason: Refusal): false {
  Hooks.callAll("battle-tempo.refused", { session, creature, refusal: reason, act });
  return false;
}

function isFreeWithoutGm(seat: SessionSeat): boolean {
  return withoutGm() === "free" || refuse(seat, null, refusal("no-gm"));
}

function isUnconstrained(): boolean {
  const controls = ui.controls as {
    controls?: Record<string, { tools?: Record<string, { active?: boolean }> }>;
  } | null;
  return game.user.isGM && controls?.controls?.tokens?.tools?.unconstrainedMovement?.active === true;
}
