import { RegionBase } from "./region-base.js";
import { segmentizePath, type RegionSegment, type RegionWaypoint } from "../canvas/geometry/region-segments.js";
import {
  isInsideRegion,
  isInsideShapes,
  outlineShape,
  type RegionShapeData,
} from "../canvas/geometry/region-shapes.js";
import type { ElevatedPoint, Point, Rectangle } from "../grid/types.js";
import { getPlaceable } from "./placeable-link.js";

/** An outline: PIXI's polygon where there is one, else as much of it as can be had without drawing. */
export interface RegionPolygon {
  points: number[];
  contains(x: number, y: number): boolean;
}

function makePolygon(points: number[]): RegionPolygon {
  const Polygon = (globalThis as { PIXI?: { Polygon: new (points: number[]) => RegionPolygon } }).PIXI?.Polygon;
  if (Polygon) return new Polygon(points);
  return { points, contains: (x, y) => isInsideShapes([{ type: "polygon", points }], { x, y }) };
}

/** A region of a scene, with its geometry. */
export class RegionDocument extends RegionBase {
  get object(): object | null {
    return getPlaceable(this);
  }
  get rendered(): boolean {
    return this.object !== null;
  }

  get #shapes(): RegionShapeData[] {
    return this._source["shapes"] as RegionShapeData[];
  }

  /** The shapes as outlines, holes included. */
  get regionShapes(): { data: RegionShapeData; polygons: RegionPolygon[] }[] {
    return this.#shapes.map((data) => ({ data, polygons: [makePolygon(outlineShape(data))] }));
  }

  /** The outlines of what belongs to the region; holes are left to {@link testPoint}. */
  get polygons(): RegionPolygon[] {
    return this.#shapes.filter((shape) => !shape.hole).map((shape) => makePolygon(outlineShape(shape)));
  }

  /** The region without its heights. */
  get polygonTree(): { testPoint(point: Point): boolean } {
    return { testPoint: (point) => isInsideShapes(this.#shapes, point) };
  }

  get bounds(): Rectangle {
    const points = this.#shapes.flatMap(outlineShape);
    const [xs, ys] = [points.filter((_, n) => n % 2 === 0), points.filter((_, n) => n % 2 === 1)];
    if (xs.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }

  /** Whether the region holds the point at its height; a point without a height is tested on the plane. */
  testPoint(point: Point & { elevation?: number }): boolean {
    if (point.elevation === undefined) return isInsideShapes(this.#shapes, point);
    return isInsideRegion(this.#shapes, this.elevation, point as ElevatedPoint);
  }

  segmentizeMovementPath(waypoints: RegionWaypoint[], samples: Point[] = [{ x: 0, y: 0 }]): RegionSegment[] {
    return segmentizePath(waypoints, (point) =>
      samples.some((sample) => this.testPoint({ ...point, x: point.x + sample.x, y: point.y + sample.y })),
    );
  }
}
