import createGraph, { type Graph, type Node } from "ngraph.graph";
import { aStar, type PathFinder } from "ngraph.path";
import AStar from "rot-js/lib/path/astar.js";
import { assertSame, pick, type Timing } from "../../kernel/testing/timing.js";
import { cellIndex, columnOf, rowOf } from "../board/layout.js";
import { largeBoards, type LargeBoard } from "../testing/large-boards.js";
import { stringSearch } from "../testing/string-search.js";
import { costTo, createFlood, flood, MAX_BUDGET, tracePathInto } from "./flood.js";
import { findPath } from "./find-path.js";
import { createSearchSpace } from "./search-space.js";

/** Goals asked for on each board in turn. */
const GOALS = 12;

export const benches = (): readonly Timing[] => [fullPath(60), fullPath(100), uniformPath(100), hoverPath(100)];

const goalsOf = ({ goals }: LargeBoard): readonly number[] => goals.slice(0, GOALS);

/** From the middle to anywhere by all rules at once. */
function fullPath(side: number): Timing {
  const boards = largeBoards({ count: 4, side, ground: "full", diagonals: "alternating" });
  const spaces = boards.map(({ board }) => createSearchSpace(board));
  const finders = boards.map(ngraphFinder);
  const ours = (number: number): number => {
    const each = pick(boards, number);
    let sum = 0;
    for (const goal of goalsOf(each)) {
      sum += findPath(each.graph, { start: each.start, goal }, pick(spaces, number))?.cost ?? 0;
    }
    return sum;
  };
  const byNgraph = (number: number): number => {
    let sum = 0;
    for (const goal of goalsOf(pick(boards, number))) sum += pick(finders, number)(goal);
    return sum;
  };
  const byStrings = (number: number): number => {
    const { graph, start } = pick(boards, number);
    let sum = 0;
    for (const goal of goalsOf(pick(boards, number))) sum += stringSearch(graph, start, goal).found ?? 0;
    return sum;
  };
  return {
    kind: "contest",
    name: `path, full rules, ${String(side)}²`,
    boards: boards.length,
    ours,
    peers: [
      { name: "ngraph.path, its graph made before", goal: 9, run: byNgraph },
      { name: "string keys and heap, early exit", goal: 40, run: byStrings },
    ],
    check: (number) => {
      assertSame("costs by ngraph.path", byNgraph(number), ours(number));
      assertSame("costs by string keys", byStrings(number), ours(number));
    },
  };
}

/** A place as ngraph's heuristic needs it. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Both parities of a cell lead into one node for its goal, at no cost. */
function ngraphFinder({ board, graph, start }: LargeBoard): (goal: number) => number {
  const nodes: Graph<Place, number> = createGraph();
  const place = (cell: number): Place => ({ x: columnOf(board, cell), y: rowOf(board, cell) });
  for (let cell = 0; cell < board.cellCount; cell++) {
    const exits = graph.exits[cell] ?? 0;
    nodes.addNode(goalNode(cell), place(cell));
    for (const parity of [0, 1]) {
      nodes.addNode(cell * 2 + parity, place(cell));
      nodes.addLink(cell * 2 + parity, goalNode(cell), 0);
      for (let direction = 0; direction < 8; direction++) {
        if ((exits & (1 << direction)) === 0) continue;
        const next = cell + (board.steps[direction] ?? 0);
        const low = ((graph.lowWalls?.[cell] ?? 0) & (1 << direction)) !== 0;
        const tables = low ? graph.lowWallCosts : graph.costs;
        const odd = direction % 2;
        const cost = tables[odd === 0 ? 0 : parity === 0 ? 1 : 2][next] ?? 0;
        if (cost > 0) nodes.addLink(cell * 2 + parity, next * 2 + (parity ^ odd), cost);
      }
    }
  }
  const least = graph.minStep;
  const finder: PathFinder<Place> = aStar(nodes, {
    oriented: true,
    distance: (_from, _to, link) => link.data,
    heuristic: (from, to) => least * Math.max(Math.abs(from.data.x - to.data.x), Math.abs(from.data.y - to.data.y)),
  });
  return (goal) => costOf(nodes, finder.find(start * 2, goalNode(goal)));
}

const goalNode = (cell: number): string => `to ${String(cell)}`;

/** ngraph answers with the nodes from the goal back to the start. */
function costOf(nodes: Graph<Place, number>, path: readonly Node<Place>[]): number {
  let cost = 0;
  for (let i = 0; i + 1 < path.length; i++) cost += nodes.getLink(pick(path, i + 1).id, pick(path, i).id)?.data ?? 0;
  return cost;
}

/** No diagonals, every step alike, only solid cells in the way. */
function uniformPath(side: number): Timing {
  const boards = largeBoards({ count: 6, side, ground: "plain", diagonals: "forbidden" });
  const spaces = boards.map(({ board }) => createSearchSpace(board));
  const ours = (number: number): number => {
    const { graph, start } = pick(boards, number);
    let sum = 0;
    for (const goal of goalsOf(pick(boards, number))) {
      sum += findPath(graph, { start, goal }, pick(spaces, number))?.cost ?? 0;
    }
    return sum;
  };
  const byRot = (number: number): number => {
    const { board, start } = pick(boards, number);
    const solid = board.terrain.counts.get("solid");
    const passable = (x: number, y: number): boolean => {
      const cell = cellIndex(board, x, y);
      return cell >= 0 && (solid?.[cell] ?? 0) === 0;
    };
    let sum = 0;
    for (const goal of goalsOf(pick(boards, number))) {
      const search = new AStar(columnOf(board, goal), rowOf(board, goal), passable, { topology: 4 });
      let cells = 0;
      search.compute(columnOf(board, start), rowOf(board, start), () => cells++);
      sum += cells - 1;
    }
    return sum;
  };
  return {
    kind: "contest",
    name: `path, uniform, no diagonals, ${String(side)}²`,
    boards: boards.length,
    ours,
    peers: [{ name: "rot-js A*", goal: 15, run: byRot }],
    check: (number) => {
      assertSame("steps by rot-js", byRot(number), ours(number));
    },
  };
}

/** After a flood the way under the pointer is traced, not searched. */
function hoverPath(side: number): Timing {
  const boards = largeBoards({ count: 6, side, ground: "full", diagonals: "alternating" });
  const spaces = boards.map(({ board }) => createSearchSpace(board));
  const out = new Int32Array(side * side);
  return {
    kind: "contest",
    name: `path under the pointer, flood kept, ${String(side)}²`,
    boards: boards.length,
    ours: (number) => {
      const { flooded } = pick(boards, number);
      for (const goal of goalsOf(pick(boards, number))) tracePathInto(flooded, goal, out);
    },
    peers: [
      {
        name: "our own fresh A*",
        goal: 100,
        run: (number) => {
          const { graph, start } = pick(boards, number);
          for (const goal of goalsOf(pick(boards, number))) findPath(graph, { start, goal }, pick(spaces, number));
        },
      },
    ],
    check: (number) => {
      const { graph, start } = pick(boards, number);
      const fresh = flood(graph, { start, budget: MAX_BUDGET }, createFlood(graph));
      for (const goal of goalsOf(pick(boards, number))) {
        const found = findPath(graph, { start, goal }, pick(spaces, number));
        assertSame("cost of the way", found?.cost ?? -1, costTo(fresh, goal));
        const first = tracePathInto(pick(boards, number).flooded, goal, out);
        assertSame("start of the traced way", out[first] ?? -1, start);
        assertSame("end of the traced way", out[out.length - 1] ?? -1, goal);
      }
    },
  };
}
