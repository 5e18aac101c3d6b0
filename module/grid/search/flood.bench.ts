import fc from "fast-check";
import Dijkstra from "rot-js/lib/path/dijkstra.js";
import {
  assertSame,
  growth,
  pick,
  timeOf,
  type Timing,
  type Measure,
  type Proof,
} from "../../kernel/testing/timing.js";
import { createBoard } from "../board/board.js";
import { createExits } from "../board/exits.js";
import { cellIndex, columnOf, rowOf } from "../board/layout.js";
import { arbitraryBoard, COLUMNS, ROWS } from "../testing/arbitrary-board.js";
import { tabulate } from "../testing/arbitrary-mover.js";
import { largeBoards, type LargeBoard } from "../testing/large-boards.js";
import { difficultFactor, slowFlood } from "../testing/slow-search.js";
import { key } from "../testing/slow-steps.js";
import { stringCost, stringSearch } from "../testing/string-search.js";
import { costTo, createFlood, flood, MAX_BUDGET } from "./flood.js";
import { findPath } from "./find-path.js";
import { createMoveGraph, type DiagonalRule } from "./move-graph.js";

const DIAGONALS = ["equal", "alternating", "forbidden"] as const;
const CORNERS = ["strict", "lenient"] as const;
/** Boards for each pair of rules. */
const CASES = 12;

export const proofs = (): readonly Proof[] =>
  DIAGONALS.flatMap((diagonals) =>
    CORNERS.map((corners) => ({
      name: `flood and path, ${diagonals} diagonals, ${corners} corners`,
      run: () => compareWithSlow(diagonals, corners),
    })),
  );

export const benches = (): readonly Timing[] => [
  fullFlood(60, 8),
  fullFlood(100, 6),
  fullFlood(200, 3),
  uniformFlood("square"),
  uniformFlood("hex"),
  floodGrowth("cells, whole map, 60² to 200²", MAX_BUDGET, 1.1),
  floodGrowth("cells, a turn's budget, 60² to 200²", 60, 0.15),
  parityPrice(),
  masksPrice(),
];

/** Flood and path against a plain search that reads the snapshot afresh at each step. */
function compareWithSlow(diagonals: DiagonalRule, corners: "strict" | "lenient"): number {
  let compared = 0;
  for (const snapshot of fc.sample(arbitraryBoard(), { numRuns: CASES, seed: 7 })) {
    const entry = difficultFactor(snapshot);
    const overLowWall = (column: number, row: number): number => entry(column, row) * 2;
    const board = createBoard(snapshot, { corners });
    const costs = { entry: tabulate(board, entry), overLowWall: tabulate(board, overLowWall) };
    const graph = createMoveGraph(board, { size: 1, diagonals, ...costs });
    const slow = { snapshot, corners, size: 1, diagonals, entry, overLowWall, blocked: new Set<string>() };
    const expected = slowFlood(slow, 3, 3, 30, 0);
    const start = cellIndex(board, 3, 3);
    const found = flood(graph, { start, budget: 30 });
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const [cell, cost] = [cellIndex(board, column, row), expected.get(key(column, row)) ?? Infinity];
        assertSame(`flood to ${key(column, row)}`, costTo(found, cell), cost);
        const path = findPath(graph, { start, goal: cell, budget: 30 });
        assertSame(`path to ${key(column, row)}`, path?.cost ?? Infinity, cost);
        compared += 2;
      }
    }
  }
  return compared;
}

/** The whole map by all rules at once, against texts as keys. */
function fullFlood(side: number, count: number): Timing {
  const boards = largeBoards({ count, side, ground: "full", diagonals: "alternating" });
  const room = boards.map(({ graph }) => createFlood(graph));
  const of = (number: number): LargeBoard => pick(boards, number);
  return {
    kind: "contest",
    name: `flood, full rules, ${String(side)}²`,
    boards: count,
    ours: (number) => flood(of(number).graph, { start: of(number).start, budget: MAX_BUDGET }, pick(room, number)),
    peers: [{ name: "string keys and heap", goal: 15, run: (n) => stringSearch(of(n).graph, of(n).start) }],
    check: (number) => {
      const { board, graph, start, goals } = of(number);
      const slow = stringSearch(graph, start);
      const found = flood(graph, { start, budget: MAX_BUDGET }, pick(room, number));
      for (const cell of goals) {
        assertSame(
          `cost to ${String(cell)}`,
          costTo(found, cell),
          stringCost(slow, columnOf(board, cell), rowOf(board, cell)),
        );
      }
    },
  };
}

/** No diagonals, every step alike: what rot-js is made for. */
function uniformFlood(shape: "square" | "hex"): Timing {
  const boards = largeBoards({ count: 6, side: 100, shape, ground: "plain", diagonals: "forbidden" });
  const room = boards.map(({ graph }) => createFlood(graph));
  const rot = boards.map((each) => rotBoard(each, shape));
  return {
    kind: "contest",
    name: `flood, uniform, ${shape === "hex" ? "hexes" : "no diagonals"}, 100²`,
    boards: boards.length,
    ours: (number) => {
      const { graph, start } = pick(boards, number);
      return flood(graph, { start, budget: MAX_BUDGET }, pick(room, number));
    },
    peers: [{ name: "rot-js Dijkstra", goal: 25, run: (number) => pick(rot, number).whole() }],
    check: (number) => {
      const { goals, graph, start } = pick(boards, number);
      const found = flood(graph, { start, budget: MAX_BUDGET }, pick(room, number));
      for (const cell of goals.slice(0, 200)) assertSame("steps", costTo(found, cell), pick(rot, number).stepsTo(cell));
    },
  };
}

interface RotBoard {
  /** Floods everything that can be reached. */
  readonly whole: () => unknown;
  readonly stepsTo: (cell: number) => number;
}

/** rot-js knows hexes in double width: every second column of a row is none. */
function rotBoard({ board, start }: LargeBoard, shape: "square" | "hex"): RotBoard {
  const hex = shape === "hex";
  const solid = board.terrain.counts.get("solid");
  const place = (cell: number): [number, number] => {
    const [column, row] = [columnOf(board, cell), rowOf(board, cell)];
    return [hex ? column * 2 + (row % 2) : column, row];
  };
  const passable = (x: number, y: number): boolean => {
    const cell = cellIndex(board, hex ? (x - (((y % 2) + 2) % 2)) / 2 : x, y);
    return cell >= 0 && (solid?.[cell] ?? 0) === 0;
  };
  const open = (): Dijkstra => new Dijkstra(...place(start), passable, { topology: hex ? 6 : 4 });
  let kept: Dijkstra | null = null;
  return {
    whole: () => {
      const search = open();
      // A place that nothing leads to: the search ends when nothing is left.
      search.compute(-9, -9, () => undefined);
      return search;
    },
    stepsTo: (cell) => {
      kept ??= open();
      let cells = 0;
      kept.compute(...place(cell), () => cells++);
      return cells - 1;
    },
  };
}

/** Several boards in turn at each size. */
function floodGrowth(name: string, budget: number, limit: number): Measure {
  return {
    kind: "measure",
    name: `flood grows by ${name}`,
    unit: "exponent",
    limit,
    run: ({ now }) => {
      const [small, large] = [60, 200].map((side) => {
        const boards = largeBoards({ count: 6, side, ground: "full", diagonals: "alternating" });
        const room = createFlood(pick(boards, 0).graph);
        return timeOf(now, 30, (call) => {
          const { graph, start } = pick(boards, call % boards.length);
          return flood(graph, { start, budget }, room);
        });
      });
      return growth(small ?? 0, large ?? 0, (200 / 60) ** 2);
    },
  };
}

/** What keeping the parity of diagonals costs on one board. */
function parityPrice(): Measure {
  return {
    kind: "measure",
    name: "alternating flood ÷ equal flood, one board of 100²",
    unit: "×",
    limit: 3.3,
    run: ({ now }) => {
      const [plain, twofold] = (["equal", "alternating"] as const).map((diagonals) => {
        const { graph, start } = pick(largeBoards({ count: 1, side: 100, ground: "full", diagonals }), 0);
        const room = createFlood(graph);
        return timeOf(now, 30, () => flood(graph, { start, budget: MAX_BUDGET }, room));
      });
      return (twofold ?? 0) / (plain ?? 1);
    },
  };
}

/** The masks of a whole board, made when walls change, against one flood. */
function masksPrice(): Measure {
  return {
    kind: "measure",
    name: "exit masks of a board ÷ alternating flood, 100²",
    unit: "×",
    limit: 0.35,
    run: ({ now }) => {
      const boards = largeBoards({ count: 6, side: 100, ground: "full", diagonals: "alternating" });
      const room = createFlood(pick(boards, 0).graph);
      const ofFlood = timeOf(now, 30, (call) => {
        const { graph, start } = pick(boards, call % boards.length);
        return flood(graph, { start, budget: MAX_BUDGET }, room);
      });
      const ofMasks = timeOf(now, 30, (call) => {
        const { board } = pick(boards, call % boards.length);
        const solid = board.terrain.counts.get("solid") ?? new Uint8Array(board.cellCount);
        return createExits(board, { walls: board.wallBarriers, solid }, board.corners);
      });
      return ofMasks / ofFlood;
    },
  };
}
