import { BaseGrid } from "./base-grid.js";
import { GRID_DIAGONALS, GRID_TYPES, MOVEMENT_DIRECTIONS as DIR } from "./constants.js";
import { getVerticalIndex, isElevated, isOffset, makeOffset } from "./coordinates.js";
import { countDiagonals, countSpaces, measureSteps, type AxisDeltas } from "./diagonals.js";
import { measureCells } from "./measure-steps.js";
import type { MeasureOptions, MeasureResult, MeasureWaypoint } from "./measurement.js";
import { traceSquarePath } from "./square-path.js";
import { snapToSquare } from "./square-snapping.js";
import type {
  Coordinates,
  GridConfiguration,
  GridDimensions,
  Offset,
  OffsetRange,
  Point,
  Rectangle,
  SnappingBehavior,
} from "./types.js";

const deltasOf = (a: Offset, b: Offset): AxisDeltas => [b.i - a.i, b.j - a.j, (b.k ?? 0) - (a.k ?? 0)];

/** A grid of squares under one of the seven diagonal rules. */
export class SquareGrid extends BaseGrid {
  readonly type = GRID_TYPES.SQUARE;
  readonly diagonals: number;

  constructor(config: GridConfiguration & { diagonals?: number }) {
    super(config);
    this.diagonals = config.diagonals ?? GRID_DIAGONALS.EQUIDISTANT;
  }

  calculateDimensions(sceneWidth: number, sceneHeight: number, padding: number): GridDimensions {
    const x = Math.ceil((padding * sceneWidth) / this.size) * this.size;
    const y = Math.ceil((padding * sceneHeight) / this.size) * this.size;
    const width = sceneWidth + 2 * x;
    const height = sceneHeight + 2 * y;
    const rows = Math.ceil(height / this.size - 1e-6);
    const columns = Math.ceil(width / this.size - 1e-6);
    return { width, height, x, y, rows, columns };
  }

  getOffset(coords: Coordinates): Offset {
    const k = getVerticalIndex(coords, this.distance);
    if (isOffset(coords)) return makeOffset(coords.i, coords.j, k);
    return makeOffset(Math.floor(coords.y / this.size), Math.floor(coords.x / this.size), k);
  }

  getOffsetRange({ x, y, width, height }: Rectangle): OffsetRange {
    if (!(width > 0 && height > 0)) return [0, 0, 0, 0];
    const { size } = this;
    const last = (end: number): number => Math.ceil(end / size - 1e-6);
    return [Math.floor(y / size + 1e-6), Math.floor(x / size + 1e-6), last(y + height), last(x + width)];
  }

  getAdjacentOffsets(coords: Coordinates): Offset[] {
    const { i, j, k } = this.getOffset(coords);
    const heights = k === undefined ? [0] : [-1, 0, 1];
    const around: Offset[] = [];
    for (const dk of heights) {
      for (const di of [-1, 0, 1]) {
        for (const dj of [-1, 0, 1]) {
          if (this.#isStep(di, dj, dk)) around.push(makeOffset(i + di, j + dj, k === undefined ? undefined : k + dk));
        }
      }
    }
    return around;
  }

  testAdjacency(first: Coordinates, second: Coordinates): boolean {
    return this.#isStep(...(deltasOf(this.getOffset(first), this.getOffset(second)) as [number, number, number]));
  }

  getShiftedOffset(coords: Coordinates, direction: number): Offset {
    const { i, j, k } = this.getOffset(coords);
    const di = (direction & DIR.UP ? -1 : 0) + (direction & DIR.DOWN ? 1 : 0);
    const dj = (direction & DIR.LEFT ? -1 : 0) + (direction & DIR.RIGHT ? 1 : 0);
    return this.#isStep(di, dj, 0) ? makeOffset(i + di, j + dj, k) : makeOffset(i, j, k);
  }

  getShiftedPoint(point: Point, direction: number): Point {
    const from = this.getTopLeftPoint(point);
    const to = this.getTopLeftPoint(this.getShiftedOffset(point, direction));
    return { x: point.x + to.x - from.x, y: point.y + to.y - from.y };
  }

  getTopLeftPoint(coords: Coordinates): Point & { elevation?: number } {
    const { i, j, k } = this.getOffset(coords);
    const point = { x: j * this.size, y: i * this.size };
    return k === undefined ? point : { ...point, elevation: k * this.distance };
  }

  getCenterPoint(coords: Coordinates): Point & { elevation?: number } {
    const { i, j, k } = this.getOffset(coords);
    const point = { x: (j + 0.5) * this.size, y: (i + 0.5) * this.size };
    return k === undefined ? point : { ...point, elevation: (k + 0.5) * this.distance };
  }

  getShape(): Point[] {
    const half = this.size / 2;
    return [
      { x: -half, y: -half },
      { x: half, y: -half },
      { x: half, y: half },
      { x: -half, y: half },
    ];
  }

  getSnappedPoint(point: Point, behavior: SnappingBehavior): Point {
    return snapToSquare(point, behavior, this.size);
  }

  getDirectPath(waypoints: Coordinates[]): Offset[] {
    return waypoints.flatMap((waypoint, index) => {
      const to = this.getOffset(waypoint);
      if (index === 0) return [to];
      return traceSquarePath(this.getOffset(waypoints[index - 1]!), to, this.diagonals).slice(1);
    });
  }

  getCircle(center: Point, radius: number): Point[] {
    const steps = this.diagonals === GRID_DIAGONALS.EXACT ? 72 : 4;
    if (steps === 72) return Array.from({ length: 72 }, (_, n) => this.getTranslatedPoint(center, n * 5, radius));
    if (this.diagonals === GRID_DIAGONALS.EQUIDISTANT) return this.getRectangle(center, 2 * radius, 2 * radius);
    const corner = this.#reachAlongDiagonal(radius);
    return Array.from({ length: 8 }, (_, n) => this.getTranslatedPoint(center, n * 45, n % 2 ? corner : radius));
  }

  protected _measurePath(waypoints: MeasureWaypoint[], options: MeasureOptions, result: MeasureResult): void {
    const elevated = waypoints.some(isElevated);
    measureCells(
      {
        toOffset: (waypoint) => {
          const { i, j, k } = this.getOffset(waypoint);
          return makeOffset(i, j, elevated ? (k ?? 0) : undefined);
        },
        directPath: (from, to) => traceSquarePath(from, to, this.diagonals),
        measure: (from, to, prior) => this.#measureBetween(deltasOf(from, to), prior),
        euclidean: (from, to) => Math.hypot(...deltasOf(from, to)) * this.distance,
      },
      waypoints,
      options,
      result,
    );
  }

  #measureBetween(deltas: AxisDeltas, prior: number): { distance: number; spaces: number; diagonals: number } {
    return {
      distance: measureSteps(deltas, this.diagonals, prior) * this.distance,
      spaces: countSpaces(deltas, this.diagonals),
      diagonals: countDiagonals(deltas, this.diagonals),
    };
  }

  #isStep(di: number, dj: number, dk: number): boolean {
    const longest = Math.max(Math.abs(di), Math.abs(dj), Math.abs(dk));
    return (
      longest === 1 && (this.diagonals !== GRID_DIAGONALS.ILLEGAL || Math.abs(di) + Math.abs(dj) + Math.abs(dk) === 1)
    );
  }

  /** How far, in scene units along the straight line, a diagonal of this length in rule units reaches. */
  #reachAlongDiagonal(radius: number): number {
    return (radius / (measureSteps([2, 2, 0], this.diagonals, 0) / 2)) * Math.SQRT2;
  }
}
