import { seeded } from "../../kernel/testing/random.js";
import { createBoard, type Board } from "../board/board.js";
import { cellIndex, cellsOf } from "../board/layout.js";
import type { BoardSnapshot, Cell, GridShape, WallSegment } from "../board/snapshot.js";
import { costTo, flood, type Flood } from "../search/flood.js";
import { createMoveGraph, type DiagonalRule, type MoveGraph } from "../search/move-graph.js";

/** A board to be timed on, and places on it that can be reached from the start. */
export interface LargeBoard {
  readonly snapshot: BoardSnapshot;
  readonly board: Board;
  readonly graph: MoveGraph;
  readonly start: number;
  readonly flooded: Flood;
  /** Reachable cells other than the start, in no order. */
  readonly goals: readonly number[];
}

/** Which boards: `full` has walls, low walls, solid cells and difficult ground, `plain` solid cells alone. */
export interface LargeBoardsRequest {
  readonly count: number;
  readonly side: number;
  readonly shape?: GridShape;
  readonly ground: "full" | "plain";
  readonly diagonals: DiagonalRule;
}

/** Feet a cell, as the games with feet have it. */
const CELL = 5;

/** Different boards of one kind, always the same ones. */
export function largeBoards(request: LargeBoardsRequest): LargeBoard[] {
  return Array.from({ length: request.count }, (_, number) => largeBoard(request, number + 1));
}

function largeBoard({ side, shape = "square", ground, diagonals }: LargeBoardsRequest, seed: number): LargeBoard {
  const random = seeded(seed * 1000 + side);
  const snapshot = randomSnapshot(random, side, shape, ground);
  const board = createBoard(snapshot);
  const hard = board.terrain.counts.get("difficult");
  const step = ground === "full" ? CELL : 1;
  const entry = (factor: number): Uint16Array =>
    new Uint16Array(board.cellCount).map((_, cell) => step * factor * (hard && hard[cell] !== 0 ? 2 : 1));
  const graph = createMoveGraph(board, { size: 1, diagonals, entry: entry(1), overLowWall: entry(2) });
  const start = openCell(board, Math.floor(side / 2));
  const flooded = flood(graph, { start, budget: 0xfffe });
  const goals = shuffled(
    random,
    [...cellsOf(board)].filter((cell) => cell !== start && costTo(flooded, cell) !== Infinity),
  );
  return { snapshot, board, graph, start, flooded, goals };
}

/** A cell near the middle from where one can go on. */
function openCell(board: Board, middle: number): number {
  for (let column = middle; column < board.columns; column++) {
    const cell = cellIndex(board, column, middle);
    if (board.exits[cell] === 0xff || (board.shape === "hex" && (board.exits[cell] ?? 0) > 0x70)) return cell;
  }
  throw new Error("A board has no open cell in its middle row");
}

function randomSnapshot(
  random: () => number,
  side: number,
  shape: GridShape,
  ground: LargeBoardsRequest["ground"],
): BoardSnapshot {
  const at = (size: number): number => Math.floor(random() * size);
  const cells = (share: number): Cell[] =>
    Array.from({ length: Math.floor(side * side * share) }, () => [at(side), at(side)] as const);
  const solid = { kind: "solid", cells: cells(0.08) } as const;
  if (ground === "plain") return { shape, columns: side, rows: side, walls: [], terrain: [solid] };
  const walls = Array.from({ length: Math.floor((side * side) / 30) }, (): WallSegment => {
    const [x, y, length, down] = [at(side), at(side), 1 + at(4), random() < 0.5];
    return { from: [x, y], to: down ? [x, y + length] : [x + length, y], move: true, sight: true };
  });
  const edges = cells(0.02).map(([column, row]) => [[column, row] as const, [column + 1, row] as const] as const);
  const terrain = [solid, { kind: "difficult", cells: cells(0.2) }, { kind: "low-wall", edges }] as const;
  return { shape, columns: side, rows: side, walls, terrain };
}

function shuffled(random: () => number, cells: readonly number[]): number[] {
  return cells
    .map((cell) => [random(), cell] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, cell]) => cell);
}
