export { BaseGrid } from "./base-grid.js";
export { GridlessGrid } from "./gridless-grid.js";
export { HexagonalGrid } from "./hexagonal-grid.js";
export { SquareGrid } from "./square-grid.js";
