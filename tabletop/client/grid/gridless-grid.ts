import { BaseGrid } from "./base-grid.js";
import { GRID_TYPES, MOVEMENT_DIRECTIONS as DIR } from "./constants.js";
import { isOffset, makeOffset } from "./coordinates.js";
import {
  writeSegment,
  zeroMeasures,
  type MeasureOptions,
  type MeasureResult,
  type MeasureWaypoint,
} from "./measurement.js";
import type { Coordinates, GridDimensions, Offset, OffsetRange, Point, Rectangle } from "./types.js";

/** A scene without cells: offsets are whole pixels, distances straight lines, nothing is adjacent. */
export class GridlessGrid extends BaseGrid {
  readonly type = GRID_TYPES.GRIDLESS;

  calculateDimensions(sceneWidth: number, sceneHeight: number, padding: number): GridDimensions {
    const x = Math.ceil(padding * sceneWidth);
    const y = Math.ceil(padding * sceneHeight);
    const width = sceneWidth + 2 * x;
    const height = sceneHeight + 2 * y;
    return { width, height, x, y, rows: Math.ceil(height), columns: Math.ceil(width) };
  }

  getOffset(coords: Coordinates): Offset {
    if (isOffset(coords)) return makeOffset(coords.i, coords.j, coords.k);
    const k = coords.elevation === undefined ? undefined : Math.floor((coords.elevation / this.distance) * this.size);
    return makeOffset(Math.floor(coords.y), Math.floor(coords.x), k);
  }

  getOffsetRange({ x, y, width, height }: Rectangle): OffsetRange {
    if (!(width > 0 && height > 0)) return [0, 0, 0, 0];
    return [Math.floor(y), Math.floor(x), Math.ceil(y + height), Math.ceil(x + width)];
  }

  getAdjacentOffsets(): Offset[] {
    return [];
  }

  testAdjacency(): boolean {
    return false;
  }

  getShiftedOffset(coords: Coordinates, direction: number): Offset {
    const { i, j, k } = this.getOffset(coords);
    const { x, y } = this.getShiftedPoint({ x: j, y: i }, direction);
    return makeOffset(y, x, k);
  }

  getShiftedPoint({ x, y }: Point, direction: number): Point {
    const dx = (direction & DIR.LEFT ? -1 : 0) + (direction & DIR.RIGHT ? 1 : 0);
    const dy = (direction & DIR.UP ? -1 : 0) + (direction & DIR.DOWN ? 1 : 0);
    return { x: x + dx * this.size, y: y + dy * this.size };
  }

  getTopLeftPoint(coords: Coordinates): Point & { elevation?: number } {
    return this.#toPoint(coords);
  }

  getCenterPoint(coords: Coordinates): Point & { elevation?: number } {
    return this.#toPoint(coords);
  }

  getShape(): Point[] {
    return [];
  }

  override getVertices(): Point[] {
    return [];
  }

  getSnappedPoint({ x, y }: Point): Point {
    return { x, y };
  }

  getDirectPath(waypoints: Coordinates[]): Offset[] {
    return waypoints.map((waypoint) => this.getOffset(waypoint));
  }

  getCircle(center: Point, radius: number): Point[] {
    const pixels = (radius / this.distance) * this.size;
    const steps = Math.max(8, Math.ceil(Math.PI / Math.acos(Math.max(0, pixels - 0.25) / (pixels || 1))));
    return Array.from({ length: steps }, (_, n) => this.getTranslatedPoint(center, (360 * n) / steps, radius));
  }

  protected _measurePath(waypoints: MeasureWaypoint[], options: MeasureOptions, result: MeasureResult): void {
    for (let index = 1; index < waypoints.length; index++) {
      const from = waypoints[index - 1]!;
      const to = waypoints[index]!;
      if (to.measure === false) {
        writeSegment(result, index - 1, zeroMeasures());
        continue;
      }
      const distance = this.#distanceBetween(this.#toPoint(from), this.#toPoint(to));
      const cost = this.#costBetween(from, to, distance, options);
      writeSegment(result, index - 1, { distance, cost, spaces: 0, diagonals: 0, euclidean: distance });
    }
  }

  #costBetween(from: Coordinates, to: MeasureWaypoint, distance: number, options: MeasureOptions): number {
    const cost = to.cost ?? options.cost;
    if (typeof cost === "number") return cost;
    if (!cost) return distance;
    return distance === 0 ? 0 : cost(this.getOffset(from), this.getOffset(to), distance, to);
  }

  #distanceBetween(a: Point & { elevation?: number }, b: Point & { elevation?: number }): number {
    const scale = this.distance / this.size;
    return Math.hypot((b.x - a.x) * scale, (b.y - a.y) * scale, (b.elevation ?? 0) - (a.elevation ?? 0));
  }

  #toPoint(coords: Coordinates): Point & { elevation?: number } {
    if (!isOffset(coords)) {
      const point = { x: coords.x, y: coords.y };
      return coords.elevation === undefined ? point : { ...point, elevation: coords.elevation };
    }
    const point = { x: coords.j, y: coords.i };
    return coords.k === undefined ? point : { ...point, elevation: (coords.k / this.size) * this.distance };
  }
}
