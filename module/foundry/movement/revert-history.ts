import type { Position } from "../../model/position.js";
import { positionAt, samePlace } from "../board/place.js";

/**
 * Takes a token back along core's own history of its movements, so that the history shrinks too. False where the
 * history doesn't hold the place, or core doesn't do it.
 */
export async function revertTo(token: TokenDocument.Implementation, goal: Position): Promise<boolean> {
  const grid = token.parent?.grid;
  if (!grid) return false;
  const history = token.movementHistory;
  const at = history.findLastIndex(
    (waypoint, i) => samePlace(positionAt(grid, waypoint), goal) && history[i + 1]?.movementId !== waypoint.movementId,
  );
  const first = history[at + 1]?.movementId;
  if (at < 0 || !first) return false;
  await token.revertRecordedMovement(first);
  return samePlace(positionAt(grid, token._source), goal);
}
