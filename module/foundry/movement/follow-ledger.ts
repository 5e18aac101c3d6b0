import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { CreatureId } from "../../model/ids.js";
import type { Position } from "../../model/position.js";
import { creatureId } from "../../table/host.js";
import { placeAt, positionAt, samePlace } from "../board/place.js";
import { tellFault } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";
import { showFacing } from "../facing/token-facing.js";
import { heldMove } from "./held-moves.js";
import { markOptions } from "./marks.js";
import { toLegWaypoints } from "./path.js";
import { RETURN_ACTION } from "./return-action.js";
import { revertTo } from "./revert-history.js";
import { wayToLedger } from "./way-to-ledger.js";

/** A move that has not come about by then is given up for now. */
const LEG_PATIENCE = 8000;
/** More legs than follow one another at one go. */
const LEG_LIMIT = 20;

const following = new Set<string>();

/** Whether this client is bringing the token to its place. */
export const isFollowing = (tokenId: string): boolean => following.has(tokenId);

/** Creatures whose place a record may have changed; after an undo, or without a record, all. */
export function movedBy(session: FightSession, record: LedgerRecord | null): CreatureId[] {
  if (record?.kind !== "commit") return Object.keys(session.encounter.creatures).map(creatureId);
  return [...new Set(record.events.flatMap((event) => (event.type === "Moved" ? [event.creature] : [])))];
}

/** Whether this client is the one to move what the record has moved: the mover's, else the keeper's. */
export function isMover(session: FightSession, record: LedgerRecord, creature: CreatureId): boolean {
  const root =
    record.kind === "commit" ? session.ledger.records.find((other) => other.seq === record.group) : undefined;
  const mover = root ? game.users.get(root.user) : undefined;
  const walksItself = root?.kind === "commit" && root.by === creature;
  if (walksItself && mover?.active && session.combatantOf(creature)?.actor?.testUserPermission(mover, "OWNER"))
    return mover.isSelf;
  return game.user.isActiveGM;
}

/**
 * Brings a creature's token to where the ledger has it: by the way that the ledger tells, else by a jump. What keeps it
 * from walking there (a door closed meanwhile, another package) doesn't keep it from its place: the keeper puts it there.
 */
export async function followLedger(session: FightSession, creature: CreatureId): Promise<void> {
  const token = session.tokenOf(creature);
  if (!token?.id || following.has(token.id)) return;
  following.add(token.id);
  try {
    for (let leg = 0; leg < LEG_LIMIT && (await moveOnce(session, creature, token, false)); leg++);
    if (game.user.isActiveGM) await moveOnce(session, creature, token, true);
    await showFacing(session, creature);
  } catch (error) {
    tellFault("leg", error);
  } finally {
    following.delete(token.id);
  }
}

/** One movement towards the ledger's place; false where there is nothing (more) to do, or it didn't come about. */
async function moveOnce(
  session: FightSession,
  creature: CreatureId,
  token: TokenDocument.Implementation,
  jumps: boolean,
): Promise<boolean> {
  const goal = session.encounter.creatures[creature]?.position ?? null;
  const scene = token.parent;
  if (!goal || !scene) return false;
  const here = positionAt(scene.grid, token._source);
  if (samePlace(here, goal)) return false;
  await Promise.race([moveTowards(session, creature, token, here, goal, jumps), rest(LEG_PATIENCE)]);
  return !samePlace(here, positionAt(scene.grid, token._source));
}

async function moveTowards(
  session: FightSession,
  creature: CreatureId,
  token: TokenDocument.Implementation,
  here: Position,
  goal: Position,
  jumps: boolean,
): Promise<void> {
  const grid = token.parent?.grid;
  if (!grid || !token.id) return;
  const mark = markOptions(token.id, { kind: "leg", revision: session.revision });
  const way = jumps ? null : wayToLedger(session.ledger.records, creature, here.cell, goal.cell);
  if (way && way.cells.length > 1) {
    const held = heldMove(token.id);
    const action = way.mode in CONFIG.Token.movement.actions ? way.mode : null;
    const waypoints = toLegWaypoints(grid, way.cells, goal, action, held?.way ?? null);
    await move(token, waypoints, { ...held?.options, ...mark });
    return;
  }
  if (await revertTo(token, goal)) return;
  const place = { ...placeAt(grid, goal.cell), elevation: goal.elevation };
  await move(token, [{ ...place, action: RETURN_ACTION }], { showRuler: false, autoRotate: false, ...mark });
}

async function move(
  token: TokenDocument.Implementation,
  waypoints: readonly object[],
  options: Readonly<Record<string, unknown>>,
): Promise<void> {
  const mover = token as unknown as { move(waypoints: readonly object[], options: object): Promise<boolean> };
  await mover.move(waypoints, options);
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
