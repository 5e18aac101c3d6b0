import type { Point } from "../../grid/types.js";
import {
  answerCollision,
  findCollisions,
  type CollisionMode,
  type CollisionResult,
  type WallData,
  type WallRestriction,
} from "./wall-collision.js";

export interface CollisionConfig<M extends CollisionMode> {
  type: WallRestriction;
  mode?: M;
  level?: string | null;
}

/** What can be asked about walls of one kind, as `CONFIG.Canvas.polygonBackends.<kind>`. */
export interface PolygonBackend {
  testCollision<M extends CollisionMode = "all">(
    origin: Point,
    destination: Point,
    config: CollisionConfig<M>,
  ): CollisionResult<M>;
}

/** A backend over whatever walls the viewed scene has. Without a mode every meeting is answered, nearest first. */
export function createPolygonBackend(listWalls: () => Iterable<WallData>): PolygonBackend {
  return {
    testCollision(origin, destination, { type, mode }) {
      if (!type) throw new Error("A collision test needs a type.");
      const hits = findCollisions(listWalls(), origin, destination, type);
      return answerCollision(hits, mode ?? ("all" as never));
    },
  };
}
