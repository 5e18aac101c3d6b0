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

function turnInHand(clockwise: boolean): boolean {
  const token = tokenInHand();
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  const facing = seat?.session.encounter.creatures[seat.creature]?.position?.facing ?? null;
  if (!token?.parent || !seat || !tracksFacing(seat.session) || facing === null) return false;
  turnTo(seat, turned(shapeOf(token.parent), facing, clockwise));
  return true;
}
