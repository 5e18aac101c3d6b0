import type { Point } from "../../grid/types.js";
import { crossSegment, orient } from "./segments.js";

/** What of a wall document bears on collisions. */
export interface WallData {
  c: readonly number[];
  move: number;
  sight: number;
  light: number;
  sound: number;
  /** 0 blocks both ways, 1 lets pass who comes from its left, 2 who comes from its right. */
  dir: number;
  door: number;
  /** 1 is an open door. */
  ds: number;
}

export type WallRestriction = "move" | "sight" | "light" | "sound";
export type CollisionMode = "any" | "all" | "closest";

/** A place where the way meets a wall, `distance` as the part of the way from 0 to 1. */
export interface CollisionVertex extends Point {
  distance: number;
}

export type CollisionResult<M extends CollisionMode> = M extends "any"
  ? boolean
  : M extends "closest"
    ? CollisionVertex | null
    : CollisionVertex[];

/** A restriction of this value stops only the second wall of its kind on the way. */
const LIMITED = 10;

function isOpen(wall: WallData, type: WallRestriction, from: Point): boolean {
  if (!wall[type] || (wall.door > 0 && wall.ds === 1)) return true;
  if (!wall.dir) return false;
  const [ax = 0, ay = 0, bx = 0, by = 0] = wall.c;
  const side = orient({ x: ax, y: ay }, { x: bx, y: by }, from) > 0 ? 1 : 2;
  return side === wall.dir;
}

/** All meetings with walls on the way, nearest first. */
export function findCollisions(
  walls: Iterable<WallData>,
  from: Point,
  to: Point,
  type: WallRestriction,
): CollisionVertex[] {
  const normal: CollisionVertex[] = [];
  const limited: CollisionVertex[] = [];
  for (const wall of walls) {
    if (isOpen(wall, type, from)) continue;
    const [ax = 0, ay = 0, bx = 0, by = 0] = wall.c;
    const hit = crossSegment(from, to, { x: ax, y: ay }, { x: bx, y: by });
    if (hit) (wall[type] === LIMITED ? limited : normal).push({ x: hit.x, y: hit.y, distance: hit.t });
  }
  const byDistance = (a: CollisionVertex, b: CollisionVertex): number => a.distance - b.distance;
  return [...normal, ...limited.sort(byDistance).slice(1)].sort(byDistance);
}

/** The answer in the form that the mode asks for. */
export function answerCollision<M extends CollisionMode>(collisions: CollisionVertex[], mode: M): CollisionResult<M> {
  const answers = { any: collisions.length > 0, closest: collisions[0] ?? null, all: collisions };
  return answers[mode] as CollisionResult<M>;
}
