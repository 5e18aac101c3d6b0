import { expect, test } from "vitest";
import { createBoard } from "./board.js";
import { cellIndex } from "./layout.js";
import { countTerrain, hasTerrain, terrainAt } from "./terrain.js";

const board = createBoard({
  shape: "square",
  columns: 5,
  rows: 5,
  walls: [],
  terrain: [
    {
      kind: "difficult",
      cells: [
        [1, 1],
        [2, 1],
      ],
    },
    { kind: "difficult", cells: [[1, 1]], multiplier: 3 },
    {
      kind: "pit",
      cells: [
        [1, 1],
        [9, 9],
      ],
      depth: 20,
    },
    {
      kind: "low-wall",
      edges: [
        [
          [3, 3],
          [4, 3],
        ],
      ],
    },
  ],
});
const at = (column: number, row: number): number => cellIndex(board, column, row);

test("several listings of one kind are counted", () => {
  expect(countTerrain(board, at(1, 1), "difficult")).toBe(2);
  expect(countTerrain(board, at(2, 1), "difficult")).toBe(1);
  expect(hasTerrain(board, at(3, 1), "difficult")).toBe(false);
});

test("listings keep their numbers and their order", () => {
  expect(terrainAt(board, at(1, 1))).toEqual([
    { kind: "difficult" },
    { kind: "difficult", multiplier: 3 },
    { kind: "pit", depth: 20 },
  ]);
  expect(terrainAt(board, at(0, 0))).toEqual([]);
});

test("a low wall lies between its two cells, and across the diagonals that it seals", () => {
  const east = 1 << 2;
  expect((board.lowWalls?.[at(3, 3)] ?? 0) & east).toBe(east);
  expect(board.lowWalls?.[at(4, 3)]).toBe(1 << 6);
  const long = createBoard({
    shape: "square",
    columns: 4,
    rows: 4,
    walls: [],
    terrain: [
      {
        kind: "low-wall",
        edges: [
          [
            [1, 1],
            [2, 1],
          ],
          [
            [1, 2],
            [2, 2],
          ],
        ],
      },
    ],
  });
  expect(long.lowWalls?.[cellIndex(long, 1, 1)]).toBe(0b1100);
  expect(long.lowWalls?.[cellIndex(long, 1, 0)]).toBe(0);
});
