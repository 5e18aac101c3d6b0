import type { Facing } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { turned } from "../facing/compass.js";
import { tracksFacing } from "../facing/tracks-facing.js";
import { turnTo } from "../facing/watch-rotation.js";
import { KEYS } from "../i18n/localize.js";
import { planTurn } from "../planning/planner.js";
import { tokenInHand } from "../planning/token-in-hand.js";
import { sessionOfToken } from "../port/session.js";
import { SYSTEM_ID } from "../system-id.js";

/** In `init`: the creature in hand turns by one direction, either way; while a way is planned, at its end. */
export function registerFacingKeys(): void {
  for (const [action, key, clockwise] of [
    ["turnLeft", "BracketLeft", false],
    ["turnRight", "BracketRight", true],
  ] as const)
    game.keybindings.register(SYSTEM_ID, action, {
      name: `${KEYS}.Keys.${action}`,
      editable: [{ key }],
      onDown: () => planTurn(clockwise) || turnInHand(clockwise),
    });
}

/** Where a token was last asked to turn: a key that comes before the fight has answered goes on from there. */
let asked: { readonly token: string; readonly facing: Facing } | null = null;

function turnInHand(clockwise: boolean): boolean {
  const token = tokenInHand();
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  const now = seat?.session.encounter.creatures[seat.creature]?.position?.facing ?? null;
  const isOpen = asked !== null && asked.token === token?.id && seat?.session.isWaiting(seat.creature) === true;
  const facing = isOpen ? (asked?.facing ?? now) : now;
  if (!token?.parent || !seat || !tracksFacing(seat.session) || facing === null) return false;
  asked = { token: token.id ?? "", facing: turned(shapeOf(token.parent), facing, clockwise) };
  turnTo(seat, asked.facing);
  return true;
}
