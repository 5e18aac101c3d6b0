import { STEP_X, STEP_Y } from "../board/direction.js";
import { cellIndex, columnOf, rowOf } from "../board/layout.js";
import type { MoveGraph } from "../search/move-graph.js";

/** A search as one writes it first: Dijkstra with a binary heap, places as texts. It knows walls from the same masks. */
export interface StringSearch {
  /** Lowest cost by `"column,row,parity"`. */
  readonly costs: ReadonlyMap<string, number>;
  /** Cost of the goal, null where it wasn't reached or none was named. */
  readonly found: number | null;
}

interface Open {
  readonly key: string;
  readonly cost: number;
}

/** Floods the whole board from a cell, or as far as the goal. Squares only. */
export function stringSearch(graph: MoveGraph, start: number, goal: number | null = null): StringSearch {
  const { board } = graph;
  const costs = new Map<string, number>([[`${String(columnOf(board, start))},${String(rowOf(board, start))},0`, 0]]);
  const done = new Set<string>();
  const heap: Open[] = [];
  for (const [key, cost] of costs) heap.push({ key, cost });
  for (let next = pop(heap); next; next = pop(heap)) {
    if (done.has(next.key)) continue;
    done.add(next.key);
    const [column = 0, row = 0, parity = 0] = next.key.split(",").map(Number);
    const cell = cellIndex(board, column, row);
    if (cell === goal) return { costs, found: next.cost };
    for (let direction = 0; direction < 8; direction++) {
      const step = stepCost(graph, cell, direction, parity);
      if (step === 0) continue;
      const flips = graph.diagonals === "alternating" && direction % 2 === 1;
      const [x, y] = [column + (STEP_X[direction] ?? 0), row + (STEP_Y[direction] ?? 0)];
      const key = `${String(x)},${String(y)},${String(flips ? 1 - parity : parity)}`;
      const cost = next.cost + step;
      if (cost >= (costs.get(key) ?? Infinity)) continue;
      costs.set(key, cost);
      push(heap, { key, cost });
    }
  }
  return { costs, found: null };
}

/** Lowest cost to a cell by either parity. */
export function stringCost({ costs }: StringSearch, column: number, row: number): number {
  const key = `${String(column)},${String(row)}`;
  return Math.min(costs.get(`${key},0`) ?? Infinity, costs.get(`${key},1`) ?? Infinity);
}

function stepCost(graph: MoveGraph, cell: number, direction: number, parity: number): number {
  if (((graph.exits[cell] ?? 0) & (1 << direction)) === 0) return 0;
  const low = ((graph.lowWalls?.[cell] ?? 0) & (1 << direction)) !== 0;
  const tables = low ? graph.lowWallCosts : graph.costs;
  const table = direction % 2 === 0 ? tables[0] : parity === 0 ? tables[1] : tables[2];
  return table[cell + (graph.board.steps[direction] ?? 0)] ?? 0;
}

function push(heap: Open[], item: Open): void {
  let at = heap.length;
  heap.push(item);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (!above || above.cost <= item.cost) break;
    heap[at] = above;
    at = parent;
  }
  heap[at] = item;
}

function pop(heap: Open[]): Open | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    const [left, right] = [heap[child], heap[child + 1]];
    if (!left) break;
    if (right && right.cost < left.cost) child++;
    const least = heap[child] ?? left;
    if (least.cost >= last.cost) break;
    heap[at] = least;
    at = child;
  }
  heap[at] = last;
  return top;
}
