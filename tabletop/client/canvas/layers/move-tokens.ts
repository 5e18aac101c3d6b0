import { MOVEMENT_DIRECTIONS as DIR } from "../../grid/constants.js";
import type { BaseGrid } from "../../grid/base-grid.js";
import { getAnchorOffset, getPositionAtAnchor } from "../../movement/footprint.js";
import { sourcePosition } from "../../movement/moving-token.js";
import type { MovementRequest } from "../../movement/types.js";
import { globals, isHeldByPause, localize } from "../host.js";
import type { Token } from "../placeables/token.js";
import type { TokenLayer } from "./token-layer.js";

function getDirection(dx: number, dy: number): number {
  return (dy < 0 ? DIR.UP : 0) | (dy > 0 ? DIR.DOWN : 0) | (dx < 0 ? DIR.LEFT : 0) | (dx > 0 ? DIR.RIGHT : 0);
}

/** Where one step in a direction takes the token. */
function stepFrom(token: Token, grid: BaseGrid, direction: number): { x: number; y: number } {
  const position = sourcePosition(token.document);
  if (grid.isGridless) return grid.getShiftedPoint(position, direction);
  return getPositionAtAnchor(grid, grid.getShiftedOffset(getAnchorOffset(grid, position), direction), position);
}

/** Whether a token at a place has its middle on the canvas. */
function isInside({ canvas }: TokenLayer, token: Token, position: { x: number; y: number }): boolean {
  const { x, y } = token.getCenterPoint(position);
  const { width, height } = canvas.dimensions!;
  return x > 0 && y > 0 && x < width && y < height;
}

/** One step with the arrow keys for each token, all in one update. Answers the tokens that were asked to move. */
export async function moveTokens(layer: TokenLayer, tokens: Token[], dx: number, dy: number): Promise<Token[]> {
  const { grid, scene } = layer.canvas;
  if (!grid || !scene || tokens.length === 0 || (dx === 0 && dy === 0)) return [];
  if (isHeldByPause()) {
    globals.ui?.notifications?.warn(localize("GAME.PausedWarning", "The game is paused."));
    return [];
  }
  const movement: Record<string, MovementRequest> = {};
  const moving = tokens.filter((token) => isInside(layer, token, stepFrom(token, grid, getDirection(dx, dy))));
  for (const token of moving) {
    const waypoint = { ...stepFrom(token, grid, getDirection(dx, dy)), action: token._getKeyboardMovementAction() };
    movement[token.id!] = {
      waypoints: [{ ...waypoint, snapped: true, explicit: false, checkpoint: true }],
      method: "keyboard",
      constrainOptions: token._getDragConstrainOptions(),
    };
  }
  if (moving.length === 0) return [];
  await scene.updateEmbeddedDocuments(
    "Token",
    moving.map((token) => ({ _id: token.id })),
    { movement },
  );
  return moving;
}
