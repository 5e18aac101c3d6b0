import type { BaseGrid } from "./base-grid.js";
import { GRID_TYPES } from "./constants.js";
import { GridlessGrid } from "./gridless-grid.js";
import { HexagonalGrid } from "./hexagonal-grid.js";
import { SquareGrid } from "./square-grid.js";
import type { GridConfiguration } from "./types.js";

/** The grid of a scene: `type` is one of GRID_TYPES, `diagonals` the world's rule. */
export function createGrid(config: GridConfiguration & { type: number; diagonals?: number }): BaseGrid {
  switch (config.type) {
    case GRID_TYPES.GRIDLESS:
      return new GridlessGrid(config);
    case GRID_TYPES.SQUARE:
      return new SquareGrid(config);
    case GRID_TYPES.HEXODDR:
      return new HexagonalGrid({ ...config, columns: false, even: false });
    case GRID_TYPES.HEXEVENR:
      return new HexagonalGrid({ ...config, columns: false, even: true });
    case GRID_TYPES.HEXODDQ:
      return new HexagonalGrid({ ...config, columns: true, even: false });
    case GRID_TYPES.HEXEVENQ:
      return new HexagonalGrid({ ...config, columns: true, even: true });
    default:
      throw new RangeError(`Unknown grid type ${config.type}`);
  }
}
