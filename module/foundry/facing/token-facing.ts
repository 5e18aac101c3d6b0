import type { CreatureId } from "../../model/ids.js";
import type { Facing, Position } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import type { Face } from "../face.js";
import type { FightSession } from "../port/fight-session.js";
import { SYSTEM_ID } from "../system-id.js";
import { facingAt, rotationOf } from "./compass.js";

/** Marks a rotation that shows what the ledger has, instead of asking for it. */
const OF_LEDGER = { [SYSTEM_ID]: { facing: true } } as const;

/** Whether an update of a token only shows the ledger's facing. */
export function showsFacing(options: object): boolean {
  const { [SYSTEM_ID]: ours } = options as { readonly [SYSTEM_ID]?: { readonly facing?: boolean } };
  return ours?.facing === true;
}

/** Where a token looks by its document; null off any scene, and in games that don't ask. */
function tokenFacing(token: TokenDocument.Implementation, face: Face): Facing | null {
  return face.facing && token.parent ? facingAt(shapeOf(token.parent), token._source.rotation) : null;
}

/** A place with the facing that the token shows. */
export const withTokenFacing = (place: Position, token: TokenDocument.Implementation, face: Face): Position => ({
  ...place,
  facing: tokenFacing(token, face),
});

/** Whether a token shows where the ledger has its creature look; true where there is nothing to show. */
export function facesRight(session: FightSession, creature: CreatureId): boolean {
  const facing = session.encounter.creatures[creature]?.position?.facing ?? null;
  const token = session.tokenOf(creature);
  return (
    facing === null ||
    !token ||
    tokenFacing(token, session.face) === null ||
    tokenFacing(token, session.face) === facing
  );
}

/** Turns a token to where the ledger has its creature look. */
export async function showFacing(session: FightSession, creature: CreatureId): Promise<void> {
  const facing = session.encounter.creatures[creature]?.position?.facing ?? null;
  const token = session.tokenOf(creature);
  if (!token?.parent || facing === null || facesRight(session, creature)) return;
  await token.update({ rotation: rotationOf(shapeOf(token.parent), facing) }, OF_LEDGER as never);
}
