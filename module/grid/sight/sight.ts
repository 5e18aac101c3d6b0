import type { Board } from "../board/board.js";
import { centreX, centreY } from "../board/layout.js";
import type { Point, WallSegment } from "../board/snapshot.js";
import { passesThrough } from "../hex/line-through.js";
import { judgeLine } from "./judge-line.js";
import { createLine, type Line } from "./line.js";
import { lowWallSides } from "./low-wall-sides.js";
import { createSegmentGrid, squareIndex, type SegmentGrid } from "./segment-grid.js";
import { solidSides } from "./solid-sides.js";
import { areSealed, clearTouches, createTouches, type Touches } from "./touches.js";
import { walkLine } from "./walk-line.js";

/** What a line may be stopped for: by walls that stop sight and effects, or by those that stop creatures. */
export type LineKind = "sight" | "move";

/** Segments ready to be asked for lines. Reused by every question. */
export interface LineIndex {
  readonly grid: SegmentGrid;
  /** Number of the last question that met each segment, so that none is judged twice. */
  readonly asked: Int32Array;
  question: number;
  readonly touches: Touches;
}

/** What can stand in the way of a line on a board. */
export interface Sight {
  readonly board: Board;
  /** Walls and the outlines of solid cells. */
  readonly walls: LineIndex;
  /** Low walls; squares only. */
  readonly lowWalls: LineIndex;
}

/** Makes a board ready for lines. */
export function createSight(board: Board): Sight {
  const walls = [...board.walls, ...solidSides(board, board.terrain.counts.get("solid"))];
  return { board, walls: createLineIndex(board, walls), lowWalls: createLineIndex(board, lowWallSides(board)) };
}

/**
 * Whether a wall stops the straight line between two points. A wall stops what crosses it. Its mere end, or a wall that
 * the line runs along, doesn't, unless walls touch from both sides so that nothing gets between. Points where the line
 * itself ends count only where the line has a home there (see `Line`).
 */
export function lineBlocked(sight: Sight, from: Point, to: Point, kind: LineKind): boolean {
  return isStopped(sight.walls, createLine(from, to), kind);
}

/** Whether a wall stops the line between the centres of two cells. */
export function cellLineBlocked(sight: Sight, from: number, to: number, kind: LineKind): boolean {
  const { board } = sight;
  const ends: readonly [Point, Point] = [
    [centreX(board, from), centreY(board, from)],
    [centreX(board, to), centreY(board, to)],
  ];
  return lineBlocked(sight, ...ends, kind) || crossesSolidHex(board, from, to);
}

/** Whether a filled hex lies on the line between the middles of two others; on squares their outlines are walls. */
export function crossesSolidHex(board: Board, from: number, to: number): boolean {
  const solid = board.shape === "hex" ? board.terrain.counts.get("solid") : undefined;
  return solid !== undefined && passesThrough(board, from, to, solid);
}

/** Whether any segment of an index stops a line. */
export function isStopped(index: LineIndex, line: Line, kind: LineKind): boolean {
  const { grid, touches } = index;
  index.question++;
  clearTouches(touches);
  const crossed = walkLine(line.px, line.py, line.qx, line.qy, (x, y) => {
    const inside = x >= -1 && y >= -1 && x <= grid.columns - 2 && y <= grid.rows - 2;
    return inside && isStoppedIn(index, squareIndex(grid, x, y), line, kind);
  });
  return crossed || areSealed(touches);
}

function isStoppedIn(index: LineIndex, square: number, line: Line, kind: LineKind): boolean {
  const { grid, asked, question, touches } = index;
  const end = grid.starts[square + 1] ?? 0;
  for (let i = grid.starts[square] ?? 0; i < end; i++) {
    const at = grid.items[i] ?? 0;
    const wall = grid.segments[at];
    if (wall === undefined || asked[at] === question || !wall[kind]) continue;
    asked[at] = question;
    if (judgeLine(wall, line, touches)) return true;
  }
  return false;
}

function createLineIndex(board: Board, walls: readonly WallSegment[]): LineIndex {
  const grid = createSegmentGrid(walls, board.columns + 1, board.rows);
  return { grid, asked: new Int32Array(grid.segments.length), question: 0, touches: createTouches() };
}
