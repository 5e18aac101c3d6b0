import type { WallSegment } from "../../grid/board/snapshot.js";

/** What of a wall document matters to movement and sight. Numbers as core's constants have them. */
export interface WallSource {
  readonly c: readonly number[];
  readonly move: number | null;
  readonly sight: number | null;
  readonly dir: number | null;
  readonly door: number | null;
  readonly ds: number | null;
}

const NO_DOOR = 0;
const DOOR_OPEN = 1;
const DIRECTION_LEFT = 1;
const DIRECTION_RIGHT = 2;
/** Below it a wall is none, or (limited sight) stops nothing by itself. */
const NORMAL = 20;

/** Walls of a scene in cells, from coordinates in pixels. An open door is no wall; one of no use to us is left out. */
export function toWallSegments(walls: Iterable<WallSource>, cellSize: number): WallSegment[] {
  return [...walls].flatMap((wall) => toSegment(wall, cellSize) ?? []);
}

function toSegment(wall: WallSource, cellSize: number): WallSegment | null {
  const [x1, y1, x2, y2] = wall.c;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null;
  const open = (wall.door ?? NO_DOOR) !== NO_DOOR && wall.ds === DOOR_OPEN;
  const move = !open && (wall.move ?? 0) >= NORMAL;
  const sight = !open && (wall.sight ?? 0) >= NORMAL;
  if (!move && !sight) return null;
  const oneWay = sideStopped(wall.dir);
  const segment = {
    from: [x1 / cellSize, y1 / cellSize],
    to: [x2 / cellSize, y2 / cellSize],
    move,
    sight,
  } as const;
  return oneWay ? { ...segment, oneWay } : segment;
}

/** Core's direction names the side from which the wall is solid, looking along it, as ours does. */
function sideStopped(dir: number | null): "left" | "right" | null {
  if (dir === DIRECTION_LEFT) return "left";
  return dir === DIRECTION_RIGHT ? "right" : null;
}
