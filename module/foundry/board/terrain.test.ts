import { describe, expect, it } from "vitest";
import { createBoard } from "../../grid/board/board.js";
import { DIRECTIONS } from "../../grid/board/direction.js";
import { cellIndex } from "../../grid/board/layout.js";
import { terrainAt } from "../../grid/board/terrain.js";
import { TERRAIN_TYPE } from "../system-id.js";
import { listTerrain, toPatches } from "./terrain.js";

const ours = (system: Record<string, unknown>, disabled = false) => ({ type: TERRAIN_TYPE, disabled, system });
const cores = (walk: unknown) => ({ type: "modifyMovementCost", disabled: false, system: { difficulties: { walk } } });

describe("terrain of a region", () => {
  it("says what our behaviour says, without the fields left empty", () => {
    expect(listTerrain([ours({ kind: "water", multiplier: null, degree: "", depth: 5 })])).toEqual([
      { kind: "water", depth: 5 },
    ]);
  });

  it("takes core's dearer movement for difficult ground, and its ban for solid", () => {
    expect(listTerrain([cores(2)])).toEqual([{ kind: "difficult", multiplier: 2 }]);
    expect(listTerrain([cores(null)])).toEqual([{ kind: "solid" }]);
    expect(listTerrain([cores(1)])).toEqual([]);
  });

  it("leaves core's aside where ours is there, and ours where it is disabled", () => {
    expect(listTerrain([cores(3), ours({ kind: "difficult" })])).toEqual([{ kind: "difficult" }]);
    expect(listTerrain([cores(3), ours({ kind: "pit" }, true)])).toEqual([{ kind: "difficult", multiplier: 3 }]);
  });

  it("knows nothing of kinds that the board doesn't", () => {
    expect(listTerrain([ours({ kind: "lava" })])).toEqual([]);
  });

  it("runs along the edge of its cells where it is a low wall, and is stepped over nowhere else", () => {
    const cells = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => [column, row] as const));
    const terrain = toPatches([{ kind: "low-wall" }], cells);
    const board = createBoard({ shape: "square", columns: 5, rows: 5, walls: [], terrain });
    const stepped = (column: number, row: number): string =>
      DIRECTIONS.filter((_, bit) => ((board.lowWalls?.[cellIndex(board, column, row)] ?? 0) & (1 << bit)) !== 0).join(
        " ",
      );
    expect(stepped(2, 2)).toBe("");
    expect(stepped(2, 1)).toBe("n ne nw");
    expect(stepped(3, 3)).toBe("ne e se s sw");
    expect(stepped(2, 0)).toBe("se s sw");
  });

  it("counts severally where regions overlap: what that comes to is the game's to say", () => {
    const terrain = [
      ...toPatches([{ kind: "difficult" }], [[1, 1]]),
      ...toPatches([{ kind: "bad-footing" }], [[1, 1]]),
    ];
    const board = createBoard({ shape: "square", columns: 3, rows: 3, walls: [], terrain });
    expect(terrainAt(board, cellIndex(board, 1, 1))).toEqual([{ kind: "difficult" }, { kind: "bad-footing" }]);
  });

  it("covers its cells", () => {
    expect(toPatches([{ kind: "dark" }], [[1, 2]])).toEqual([{ kind: "dark", cells: [[1, 2]] }]);
  });
});
