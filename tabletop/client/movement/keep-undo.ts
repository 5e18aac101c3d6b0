import type { MovementOptions } from "./prepare-movement.js";
import type { MovementRequest } from "./types.js";

/** The layer of tokens as far as undoing needs it. */
export interface UndoLayer {
  storeHistory(type: string, data: object[], options?: object): void;
}

interface UndoCanvas {
  readonly ready: boolean;
  readonly scene: unknown;
  readonly tokens: UndoLayer;
}

/**
 * Keeps, on the client that moved, where the tokens of one update stood, so that Ctrl+Z takes all of them back as a movement
 * of method "undo". Only moves on the viewed scene are kept, and undoing isn't.
 */
export function keepUndo(scene: unknown, { _movement, _priorPosition, isUndo }: MovementOptions): void {
  const { canvas } = globalThis as { canvas?: UndoCanvas };
  if (isUndo || !_movement || !_priorPosition || !canvas?.ready || canvas.scene !== scene) return;
  const data = Object.entries(_priorPosition).map(([_id, position]) => ({ _id, ...position }));
  const movement: Record<string, MovementRequest> = {};
  for (const { _id, ...position } of data) {
    movement[_id] = {
      waypoints: [position],
      method: "undo",
      constrainOptions: { ignoreWalls: true, ignoreCost: true },
    };
  }
  canvas.tokens.storeHistory("update", data, { movement });
}
