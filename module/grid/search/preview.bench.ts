import { assertSame, tailOf, pick, type Timing, type Instruments, type Measure } from "../../kernel/testing/timing.js";
import { createExits } from "../board/exits.js";
import { columnOf, rowOf } from "../board/layout.js";
import { largeBoards, type LargeBoard } from "../testing/large-boards.js";
import { stringCost, stringSearch } from "../testing/string-search.js";
import { costTo, createFlood, flood, MAX_BUDGET, tracePathInto, type Flood } from "./flood.js";
import { createMoveGraph } from "./move-graph.js";

/** Feet: six moves of thirty. */
const BUDGET = 180;

/** What a drag keeps from its start: nothing of it is made anew while the pointer moves. */
interface Drag {
  readonly each: LargeBoard;
  readonly flooded: Flood;
  readonly path: Int32Array;
  /** Of each step: 1 within the budget, 2 beyond. Whose reach is left is the rules' own, and in their forecast. */
  readonly styles: Uint8Array;
}

export const benches = (): readonly Timing[] => [
  preview(100),
  dragStart(100),
  previewTail(100),
  previewTail(200),
  dragStartTime(100, 4),
  dragStartTime(200, 16.7),
  allocations(),
];

const drags = (side: number, count: number): Drag[] =>
  largeBoards({ count, side, ground: "full", diagonals: "alternating" }).map((each) => ({
    each,
    flooded: each.flooded,
    path: new Int32Array(side * side),
    styles: new Uint8Array(side * side),
  }));

/** A move of the pointer: the way to the cell, a style for each step; answers where the way begins in `path`. */
function point({ flooded, path, styles }: Drag, cell: number): number {
  const first = tracePathInto(flooded, cell, path);
  for (let at = Math.max(0, first); at + 1 < path.length; at++) {
    styles[at] = costTo(flooded, path[at + 1] ?? 0) <= BUDGET ? 1 : 2;
  }
  return first;
}

const POINTS = 16;

function pointAround(drag: Drag): void {
  const { goals } = drag.each;
  for (let i = 0; i < POINTS; i++) point(drag, goals[i] ?? 0);
}

/** What the pointer shows from kept data, against searching anew at each of its moves. */
function preview(side: number): Timing {
  const all = drags(side, 6);
  const again = (budget: number) => (number: number) => {
    const { each, flooded } = pick(all, number);
    // From its own room: the kept flood stays as it was.
    const room = pick(rooms, number);
    for (let i = 0; i < POINTS; i++) flood(each.graph, { start: each.start, budget }, room);
    return flooded;
  };
  const rooms = all.map(({ each }) => createFlood(each.graph));
  return {
    kind: "contest",
    name: `pointer move, ${String(side)}²`,
    boards: all.length,
    ours: (number) => {
      pointAround(pick(all, number));
    },
    peers: [
      {
        name: "plain Dijkstra with a heap",
        goal: 400,
        run: (number) => {
          const { each } = pick(all, number);
          for (let i = 0; i < POINTS; i++) stringSearch(each.graph, each.start);
        },
      },
      { name: "our own flood of the whole map", goal: 400, run: again(MAX_BUDGET) },
      { name: "our own flood, budget 30 cells", goal: 40, run: again(150) },
    ],
    check: (number) => {
      const drag = pick(all, number);
      const { board, graph, start, goals } = drag.each;
      const slow = stringSearch(graph, start);
      for (const cell of goals.slice(0, POINTS)) {
        const first = point(drag, cell);
        assertSame("start of the way", drag.path[first] ?? -1, start);
        assertSame("cost", costTo(drag.flooded, cell), stringCost(slow, columnOf(board, cell), rowOf(board, cell)));
      }
    },
  };
}

/** All that the grid makes when a drag begins: masks, tables, flood. */
function begin({ each, flooded }: Drag): number {
  const { board, graph, start } = each;
  const solid = board.terrain.counts.get("solid") ?? new Uint8Array(board.cellCount);
  const exits = createExits(board, { walls: board.wallBarriers, solid }, board.corners);
  const [entry] = graph.costs;
  const fresh = createMoveGraph(board, {
    size: 1,
    diagonals: "alternating",
    entry,
    overLowWall: graph.lowWallCosts[0],
  });
  flood(fresh, { start, budget: MAX_BUDGET }, flooded);
  return exits.length;
}

function dragStart(side: number): Timing {
  const all = drags(side, 6);
  return {
    kind: "contest",
    name: `drag start, ${String(side)}²`,
    boards: all.length,
    ours: (number) => begin(pick(all, number)),
    // The flood alone is to be 15 times as fast; what a drag adds to it may cost half of that.
    peers: [
      {
        name: "plain Dijkstra with a heap",
        goal: 7.5,
        run: (number) => stringSearch(pick(all, number).each.graph, pick(all, number).each.start),
      },
    ],
    check: (number) => {
      const drag = pick(all, number);
      const { board, graph, start, goals } = drag.each;
      begin(drag);
      const slow = stringSearch(graph, start);
      for (const cell of goals) {
        assertSame("cost", costTo(drag.flooded, cell), stringCost(slow, columnOf(board, cell), rowOf(board, cell)));
      }
    },
  };
}

const previewTail = (side: number): Measure => ({
  kind: "measure",
  name: `pointer move, 99th percentile, ${String(side)}²`,
  unit: "ms",
  limit: 1,
  run: ({ now }) => {
    const all = drags(side, 3);
    return tailOf(now, 0.99, 500, (call) => {
      const drag = pick(all, call % all.length);
      return point(drag, drag.each.goals[call % drag.each.goals.length] ?? 0);
    });
  },
});

const dragStartTime = (side: number, limit: number): Measure => ({
  kind: "measure",
  name: `drag start, 95th percentile, ${String(side)}²`,
  unit: "ms",
  limit,
  run: ({ now }) => {
    const all = drags(side, 3);
    return tailOf(now, 0.95, 20, (call) => begin(pick(all, call % all.length)));
  },
});

/** Bytes that one move of the pointer leaves behind; a fraction is the collector's own bookkeeping. */
function allocations(): Measure {
  return {
    kind: "measure",
    name: "pointer move allocates",
    unit: "bytes",
    limit: 1,
    run: ({ heap }: Instruments) => {
      const drag = pick(drags(100, 1), 0);
      const { goals } = drag.each;
      const moves = (count: number): void => {
        for (let i = 0; i < count; i++) point(drag, goals[i % goals.length] ?? 0);
      };
      moves(20_000);
      const before = heap();
      moves(20_000);
      return Math.max(0, (heap() - before) / 20_000);
    },
  };
}
