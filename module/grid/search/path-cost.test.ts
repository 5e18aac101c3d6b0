import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createBoard } from "../board/board.js";
import { createCellSet } from "../board/cell-set.js";
import { cellIndex, columnOf, isCell, OUTSIDE, rowOf } from "../board/layout.js";
import type { Cell, GridShape, TerrainPatch } from "../board/snapshot.js";
import { arbitraryMover, tabulate } from "../testing/arbitrary-mover.js";
import { COLUMNS, ROWS } from "../testing/arbitrary-board.js";
import { cells } from "../testing/cells.js";
import { slowStepCost } from "../testing/slow-search.js";
import { createMoveGraph, type Mover } from "./move-graph.js";
import { pathCost, type PathCharge } from "./path-cost.js";

interface Case extends Partial<Omit<Mover, "blocked" | "crossable" | "entry">> {
  readonly shape?: GridShape;
  readonly terrain?: readonly TerrainPatch[];
  readonly blocked?: readonly Cell[];
  readonly crossable?: readonly Cell[];
  readonly difficult?: readonly Cell[];
  readonly parity?: 0 | 1;
}

function charge(path: readonly Cell[], options: Case = {}): PathCharge {
  const {
    shape = "square",
    terrain = [],
    blocked = [],
    crossable = [],
    difficult = [],
    parity = 0,
    ...mover
  } = options;
  const board = createBoard({ shape, columns: 8, rows: 8, walls: [], terrain });
  const at = ([column, row]: Cell): number => cellIndex(board, column, row);
  const isDifficult = (x: number, y: number): boolean => difficult.some(([column, row]) => column === x && row === y);
  const graph = createMoveGraph(board, {
    size: 1,
    diagonals: "alternating",
    entry: tabulate(board, (x, y) => (isDifficult(x, y) ? 10 : 5)),
    ...mover,
    blocked: createCellSet(board, blocked.map(at)),
    crossable: createCellSet(board, crossable.map(at)),
  });
  return pathCost(graph, path.map(at), parity);
}

const costs = (bill: PathCharge): number[] => bill.steps.map((step) => step.cost);

describe("the bill of a path", () => {
  test("doubles every second diagonal and hands the parity on", () => {
    const bill = charge(cells("0,0 1,1 2,2 2,3 3,4"));
    expect(costs(bill)).toEqual([5, 10, 5, 5]);
    expect(bill).toMatchObject({ total: 25, parity: 1, refused: null });
    expect(costs(charge(cells("0,0 1,1"), { parity: 1 }))).toEqual([10]);
  });

  test("counts diagonals once where the rule says so", () => {
    expect(charge(cells("0,0 1,1 2,2"), { diagonals: "equal" })).toMatchObject({ total: 10, parity: 0 });
  });

  test("refuses diagonals where there are none", () => {
    expect(charge(cells("0,0 1,1"), { diagonals: "forbidden" }).refused).toEqual({ step: 0, refusal: "blocked" });
  });

  test("takes the dearest cell under a large mover", () => {
    const bill = charge(cells("0,0 1,0 2,0"), { size: 2, difficult: cells("2,1") });
    expect(costs(bill)).toEqual([10, 10]);
  });

  test("says what stands in the way and what the step would have cost", () => {
    const solid = [{ kind: "solid", cells: cells("1,0") }] as const;
    expect(charge(cells("0,0 1,0"), { terrain: solid })).toMatchObject({ total: 5, refused: { refusal: "blocked" } });
    expect(charge(cells("0,0 1,0"), { blocked: cells("1,0") })).toMatchObject({
      total: 5,
      refused: { refusal: "occupied" },
    });
    expect(charge(cells("0,0 2,0")).refused).toEqual({ step: 0, refusal: "not-adjacent-path" });
    expect(charge(cells("0,0 -1,0")).refused).toEqual({ step: 0, refusal: "outside" });
    expect(charge(cells("5,0 6,0 7,0"), { size: 2 }).refused).toEqual({ step: 1, refusal: "outside" });
  });

  test("lets one cross a friend but not stop there", () => {
    const path = cells("0,0 1,0 2,0");
    expect(charge(path, { crossable: cells("1,0") }).refused).toBeNull();
    expect(charge(path.slice(0, 2), { crossable: cells("1,0") }).refused).toEqual({ step: 0, refusal: "occupied" });
  });

  test("charges a low wall in place of the ground behind it", () => {
    const terrain = [
      {
        kind: "low-wall",
        edges: [
          [
            [0, 0],
            [1, 0],
          ],
        ],
      },
    ] as const;
    const board = createBoard({ shape: "square", columns: 8, rows: 8, walls: [], terrain });
    const bill = charge(cells("0,0 1,0 0,0 0,1 1,1"), { terrain, overLowWall: tabulate(board, () => 10) });
    expect(costs(bill)).toEqual([10, 10, 5, 5]);
  });

  test("asks nothing for a step in place", () => {
    expect(charge(cells("1,1 1,1 2,1"))).toMatchObject({ total: 5, refused: null });
  });

  test("takes separate prices for diagonals", () => {
    const board = createBoard({ shape: "square", columns: 8, rows: 8, walls: [], terrain: [] });
    const diagonalEntry = [tabulate(board, () => 15), tabulate(board, () => 20)] as const;
    expect(costs(charge(cells("0,0 1,1 2,2 3,2"), { diagonalEntry }))).toEqual([15, 20, 5]);
  });

  test("has six equal steps on hexes", () => {
    const bill = charge(cells("1,1 2,0 3,0 3,1 3,2 2,2"), { shape: "hex" });
    expect(costs(bill)).toEqual([5, 5, 5, 5, 5]);
    expect(charge(cells("1,1 0,0"), { shape: "hex" }).refused).toEqual({ step: 0, refusal: "not-adjacent-path" });
  });

  test("lets a squeezing mover through a gap of one cell", () => {
    const terrain = [
      {
        kind: "solid",
        cells: cells("2,0 2,2 2,3 3,0 3,2"),
      },
    ] as const;
    const path = cells("0,1 1,1 2,1 3,1 4,1");
    expect(charge(path, { terrain, size: 2 }).refused).toEqual({ step: 0, refusal: "blocked" });
    expect(charge(path, { terrain, size: 2, squeezes: true })).toMatchObject({ total: 20, refused: null });
    const shut = [
      {
        kind: "solid",
        cells: cells("2,1 2,2 3,1"),
      },
    ] as const;
    expect(charge(path, { terrain: shut, size: 2, squeezes: true }).refused?.refusal).toBe("blocked");
  });
});

test("each step costs what a judge finds that reads the snapshot afresh", () => {
  fc.assert(
    fc.property(
      arbitraryMover,
      fc.nat(COLUMNS - 3),
      fc.nat(ROWS - 3),
      fc.array(fc.nat(7), { maxLength: 8 }),
      fc.nat(1),
      ({ board, graph, slow }, column, row, directions, parity) => {
        const path = [cellIndex(board, column, row)];
        for (const direction of directions) {
          const next = (path.at(-1) ?? 0) + (board.steps[direction] ?? 0);
          if (isCell(board, next)) path.push(next);
        }
        const bill = pathCost(graph, path, parity === 0 ? 0 : 1);
        let odd = parity;
        bill.steps.forEach((step, i) => {
          const [from = OUTSIDE, to = OUTSIDE] = path.slice(i, i + 2);
          const [x, y] = [columnOf(board, from), rowOf(board, from)];
          const [dx, dy] = [columnOf(board, to) - x, rowOf(board, to) - y];
          expect(step.refusal === null ? step.cost : null, `step ${i}`).toBe(slowStepCost(slow, x, y, dx, dy, odd));
          if (slow.diagonals === "alternating" && step.diagonal) odd = 1 - odd;
        });
      },
    ),
  );
});
