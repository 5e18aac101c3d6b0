import { createMeasureResult, type MeasureOptions, type MeasureResult, type MeasureWaypoint } from "./measurement.js";
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
import { GRID_TYPES } from "./constants.js";

/** What every kind of grid answers. Pixels for points, rows and columns for offsets, scene units for distances. */
export abstract class BaseGrid {
  abstract readonly type: number;
  readonly size: number;
  readonly sizeX: number;
  readonly sizeY: number;
  readonly distance: number;
  readonly units: string;
  readonly style: string;
  readonly thickness: number;
  readonly color: string | number;
  readonly alpha: number;

  constructor(config: GridConfiguration, sizeX = config.size, sizeY = config.size) {
    this.size = config.size;
    this.sizeX = sizeX;
    this.sizeY = sizeY;
    this.distance = config.distance ?? 1;
    this.units = config.units ?? "";
    this.style = config.style ?? "solidLines";
    this.thickness = config.thickness ?? 1;
    this.color = config.color ?? 0;
    this.alpha = config.alpha ?? 1;
  }

  get isGridless(): boolean {
    return this.type === GRID_TYPES.GRIDLESS;
  }

  get isSquare(): boolean {
    return this.type === GRID_TYPES.SQUARE;
  }

  get isHexagonal(): boolean {
    return this.type >= GRID_TYPES.HEXODDR;
  }

  /** The padded size of a scene, aligned to whole grid spaces. */
  abstract calculateDimensions(sceneWidth: number, sceneHeight: number, padding: number): GridDimensions;
  abstract getOffset(coords: Coordinates): Offset;
  abstract getOffsetRange(bounds: Rectangle): OffsetRange;
  abstract getAdjacentOffsets(coords: Coordinates): Offset[];
  abstract testAdjacency(first: Coordinates, second: Coordinates): boolean;
  abstract getShiftedOffset(coords: Coordinates, direction: number): Offset;
  abstract getShiftedPoint(point: Point, direction: number): Point;
  abstract getTopLeftPoint(coords: Coordinates): Point & { elevation?: number };
  abstract getCenterPoint(coords: Coordinates): Point & { elevation?: number };
  /** The corners of a grid space around its centre. */
  abstract getShape(): Point[];
  abstract getSnappedPoint(point: Point, behavior: SnappingBehavior): Point;
  abstract getDirectPath(waypoints: Coordinates[]): Offset[];
  abstract getCircle(center: Point, radius: number): Point[];
  protected abstract _measurePath(waypoints: MeasureWaypoint[], options: MeasureOptions, result: MeasureResult): void;

  /** The corners of one grid space, clockwise on the screen. */
  getVertices(coords: Coordinates): Point[] {
    const center = this.getCenterPoint(coords);
    return this.getShape().map((point) => ({ x: center.x + point.x, y: center.y + point.y }));
  }

  /** Measures the shortest direct path through the waypoints; the first one is where it starts. */
  measurePath(waypoints: MeasureWaypoint[], options: MeasureOptions = {}): MeasureResult {
    const result = createMeasureResult(waypoints);
    if (waypoints.length > 1) this._measurePath(waypoints, options, result);
    return result;
  }

  /** The point so many scene units away, `direction` in degrees (0 is right, 90 is down). */
  getTranslatedPoint(point: Point, direction: number, distance: number): Point {
    const radians = (direction * Math.PI) / 180;
    const pixels = (distance / this.distance) * this.size;
    return { x: point.x + Math.cos(radians) * pixels, y: point.y + Math.sin(radians) * pixels };
  }

  /** A sector of `angle` degrees around `direction`, `radius` in scene units. */
  getCone(origin: Point, radius: number, direction: number, angle: number): Point[] {
    if (angle >= 360) return this.getCircle(origin, radius);
    const steps = Math.max(2, Math.ceil(angle / 5));
    const arc = Array.from({ length: steps + 1 }, (_, step) =>
      this.getTranslatedPoint(origin, direction - angle / 2 + (angle * step) / steps, radius),
    );
    return [{ ...origin }, ...arc];
  }

  /** A rectangle of `width` by `height` scene units around its centre. */
  getRectangle(center: Point, width: number, height: number): Point[] {
    const dx = ((width / this.distance) * this.size) / 2;
    const dy = ((height / this.distance) * this.size) / 2;
    return [
      { x: center.x - dx, y: center.y - dy },
      { x: center.x + dx, y: center.y - dy },
      { x: center.x + dx, y: center.y + dy },
      { x: center.x - dx, y: center.y + dy },
    ];
  }
}
