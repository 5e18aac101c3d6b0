import { BaseGrid } from "./base-grid.js";
import { GRID_DIAGONALS, GRID_SNAPPING_MODES as M, GRID_TYPES } from "./constants.js";
import { getVerticalIndex, isElevated, isOffset, makeOffset } from "./coordinates.js";
import { addCubes, CUBE_STEPS, measureCubes, roundCube, traceCubes } from "./cube.js";
import { countDiagonals, countSpaces, measureSteps } from "./diagonals.js";
import * as hex from "./hex-layout.js";
import { getHexDimensions, getHexRange } from "./hex-range.js";
import { shiftHex } from "./hex-shift.js";
import { measureCells } from "./measure-steps.js";
import type { MeasureOptions, MeasureResult, MeasureWaypoint } from "./measurement.js";
import { snapToHex } from "./hex-snapping.js";
import type {
  Coordinates,
  Cube,
  GridConfiguration,
  GridDimensions,
  Offset,
  OffsetRange,
  Point,
  Rectangle,
  SnappingBehavior,
} from "./types.js";

/** Configuration of a hexagonal grid: `columns` for flat tops, `even` for which lines are pushed half a space on. */
export interface HexConfiguration extends GridConfiguration {
  columns?: boolean;
  even?: boolean;
  diagonals?: number;
}

/** A grid of hexagons in one of four layouts. */
export class HexagonalGrid extends BaseGrid {
  readonly type: number;
  readonly columns: boolean;
  readonly even: boolean;
  readonly diagonals: number;

  constructor(config: HexConfiguration) {
    const { sizeX, sizeY } = hex.getHexSize(config.size, config.columns ?? false);
    super(config, sizeX, sizeY);
    this.columns = config.columns ?? false;
    this.even = config.even ?? false;
    this.diagonals = config.diagonals ?? GRID_DIAGONALS.EQUIDISTANT;
    this.type = (this.columns ? GRID_TYPES.HEXODDQ : GRID_TYPES.HEXODDR) + (this.even ? 1 : 0);
  }

  static cubeRound(cube: Cube): Cube {
    return roundCube(cube);
  }

  static cubeDistance(a: Cube, b: Cube): number {
    return measureCubes(a, b);
  }

  calculateDimensions(sceneWidth: number, sceneHeight: number, padding: number): GridDimensions {
    return getHexDimensions(this, sceneWidth, sceneHeight, padding);
  }

  getOffset(coords: Coordinates | Cube): Offset {
    if ("q" in coords) return hex.cubeToOffset(roundCube(coords), this);
    if (isOffset(coords)) return makeOffset(coords.i, coords.j, coords.k);
    const k = getVerticalIndex(coords, this.distance);
    const { i, j } = hex.cubeToOffset(roundCube(hex.pointToCube(coords, this)), this);
    return makeOffset(i, j, k);
  }

  getOffsetRange(bounds: Rectangle): OffsetRange {
    return getHexRange(this, bounds);
  }

  getCube(coords: Coordinates | Cube): Cube {
    return hex.offsetToCube(this.getOffset(coords), this);
  }

  /** The six neighbours; with a height also the cells above, below and slanted. */
  getAdjacentCubes(coords: Coordinates | Cube): Cube[] {
    const cube = this.getCube(coords);
    const level = CUBE_STEPS.map((step) => addCubes(cube, step));
    if (cube.k === undefined) return level;
    const k = cube.k;
    const slanted = this.diagonals === GRID_DIAGONALS.ILLEGAL ? [cube] : [cube, ...level];
    return [...level, ...slanted.map((c) => ({ ...c, k: k - 1 })), ...slanted.map((c) => ({ ...c, k: k + 1 }))];
  }

  getAdjacentOffsets(coords: Coordinates | Cube): Offset[] {
    return this.getAdjacentCubes(coords).map((cube) => hex.cubeToOffset(cube, this));
  }

  testAdjacency(first: Coordinates | Cube, second: Coordinates | Cube): boolean {
    const deltas = this.#deltasOf(this.getOffset(first), this.getOffset(second));
    return countSpaces(deltas, this.diagonals) === 1;
  }

  getShiftedOffset(coords: Coordinates | Cube, direction: number): Offset {
    return shiftHex(this.getOffset(coords), this, direction);
  }

  getShiftedCube(coords: Coordinates | Cube, direction: number): Cube {
    return hex.offsetToCube(this.getShiftedOffset(coords, direction), this);
  }

  getShiftedPoint(point: Point, direction: number): Point {
    const from = this.getCenterPoint(point);
    const to = this.getCenterPoint(this.getShiftedOffset(point, direction));
    return { x: point.x + to.x - from.x, y: point.y + to.y - from.y };
  }

  getTopLeftPoint(coords: Coordinates | Cube): Point & { elevation?: number } {
    const offset = this.getOffset(coords);
    const { x, y } = hex.cubeToPoint(hex.offsetToCube(offset, this), this);
    const point = { x: x - this.sizeX / 2, y: y - this.sizeY / 2 };
    return offset.k === undefined ? point : { ...point, elevation: offset.k * this.distance };
  }

  getCenterPoint(coords: Coordinates | Cube): Point & { elevation?: number } {
    const offset = this.getOffset(coords);
    const point = hex.cubeToPoint(hex.offsetToCube(offset, this), this);
    return offset.k === undefined ? point : { ...point, elevation: (offset.k + 0.5) * this.distance };
  }

  getShape(): Point[] {
    return hex.getHexShape(this);
  }

  getSnappedPoint(point: Point, behavior: SnappingBehavior): Point {
    return behavior.mode & (M.CENTER | M.VERTEX | M.EDGE_MIDPOINT | M.CORNER | M.SIDE_MIDPOINT)
      ? snapToHex(this, point, behavior)
      : { x: point.x, y: point.y };
  }

  getDirectPath(waypoints: Coordinates[]): Offset[] {
    return waypoints.flatMap((waypoint, index) => {
      const to = this.getOffset(waypoint);
      return index === 0 ? [to] : this.#trace(this.getOffset(waypoints[index - 1]!), to).slice(1);
    });
  }

  getCircle(center: Point, radius: number): Point[] {
    const turn = this.columns ? 0 : 30;
    const corner = (radius * 2) / Math.sqrt(3);
    return Array.from({ length: 6 }, (_, n) => this.getTranslatedPoint(center, turn + n * 60, corner));
  }

  pointToCube(point: Point): Cube {
    return hex.pointToCube(point, this);
  }

  cubeToPoint(cube: Cube): Point {
    return hex.cubeToPoint(cube, this);
  }

  offsetToCube(offset: Offset): Cube {
    return hex.offsetToCube(offset, this);
  }

  cubeToOffset(cube: Cube): Offset {
    return hex.cubeToOffset(cube, this);
  }

  protected _measurePath(waypoints: MeasureWaypoint[], options: MeasureOptions, result: MeasureResult): void {
    const elevated = waypoints.some(isElevated);
    const metric = {
      toOffset: (waypoint: MeasureWaypoint): Offset => {
        const { i, j, k } = this.getOffset(waypoint);
        return makeOffset(i, j, elevated ? (k ?? 0) : undefined);
      },
      directPath: (from: Offset, to: Offset) => this.#trace(from, to),
      measure: (from: Offset, to: Offset, prior: number) => this.#measureBetween(from, to, prior),
      euclidean: (from: Offset, to: Offset) => this.#measureStraight(from, to),
    };
    measureCells(metric, waypoints, options, result);
  }

  #trace(from: Offset, to: Offset): Offset[] {
    const [across, , up] = this.#deltasOf(from, to);
    const cells = traceCubes(hex.offsetToCube(from, this), hex.offsetToCube(to, this), Math.max(across, Math.abs(up)));
    const flat = from.k === undefined && to.k === undefined;
    return cells.map((cube, n) => {
      const { i, j } = hex.cubeToOffset(cube, this);
      return makeOffset(i, j, flat ? undefined : (from.k ?? 0) + Math.round((up * n) / Math.max(1, cells.length - 1)));
    });
  }

  #deltasOf(from: Offset, to: Offset): [number, number, number] {
    const across = measureCubes(hex.offsetToCube(from, this), hex.offsetToCube(to, this));
    return [across, 0, (to.k ?? 0) - (from.k ?? 0)];
  }

  #measureBetween(from: Offset, to: Offset, prior: number): { distance: number; spaces: number; diagonals: number } {
    const deltas = this.#deltasOf(from, to);
    return {
      distance: measureSteps(deltas, this.diagonals, prior) * this.distance,
      spaces: countSpaces(deltas, this.diagonals),
      diagonals: countDiagonals(deltas, this.diagonals),
    };
  }

  #measureStraight(from: Offset, to: Offset): number {
    const [a, b] = [this.getCenterPoint(from), this.getCenterPoint(to)];
    const flat = (Math.hypot(b.x - a.x, b.y - a.y) / this.size) * this.distance;
    return Math.hypot(flat, (b.elevation ?? 0) - (a.elevation ?? 0));
  }
}
