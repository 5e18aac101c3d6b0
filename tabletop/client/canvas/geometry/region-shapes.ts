import type { ElevatedPoint, Point } from "../../grid/types.js";
import { isInsidePolygon } from "./segments.js";

/** A shape of a region as it is stored. A hole takes away from the shapes before it. */
export interface RegionShapeData {
  type: string;
  hole?: boolean;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  radius?: number;
  radiusX?: number;
  radiusY?: number;
  rotation?: number;
  points?: number[];
}

/** A region's heights in scene units; null is without end. */
export interface ElevationRange {
  bottom: number | null;
  top: number | null;
}

const CIRCLE_STEPS = 48;

function rotate(points: readonly Point[], center: Point, degrees = 0): number[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.flatMap(({ x, y }) => {
    const [dx, dy] = [x - center.x, y - center.y];
    return [center.x + dx * cos - dy * sin, center.y + dx * sin + dy * cos];
  });
}

function outlineEllipse({
  x = 0,
  y = 0,
  radius = 0,
  radiusX = radius,
  radiusY = radius,
  rotation,
}: RegionShapeData): number[] {
  const points = Array.from({ length: CIRCLE_STEPS }, (_, n) => {
    const angle = (2 * Math.PI * n) / CIRCLE_STEPS;
    return { x: x + radiusX * Math.cos(angle), y: y + radiusY * Math.sin(angle) };
  });
  return rotate(points, { x, y }, rotation);
}

function outlineRectangle({ x = 0, y = 0, width = 0, height = 0, rotation }: RegionShapeData): number[] {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return rotate(corners, { x: x + width / 2, y: y + height / 2 }, rotation);
}

/** The outline of a shape as x, y, x, y…; round shapes are drawn with 48 sides. */
export function outlineShape(shape: RegionShapeData): number[] {
  switch (shape.type) {
    case "polygon":
      return [...(shape.points ?? [])];
    case "rectangle":
      return outlineRectangle(shape);
    case "circle":
    case "ellipse":
      return outlineEllipse(shape);
    default:
      throw new Error(`NotModelled: region shape "${shape.type}"`);
  }
}

/** Whether a shape holds a point; circles and ellipses are tested exactly. */
function isInsideShape(shape: RegionShapeData, point: Point): boolean {
  if (shape.type !== "circle" && shape.type !== "ellipse") return isInsidePolygon(outlineShape(shape), point);
  const { x = 0, y = 0, radius = 0, radiusX = radius, radiusY = radius, rotation = 0 } = shape;
  const [px = 0, py = 0] = rotate([point], { x, y }, -rotation);
  return ((px - x) / radiusX) ** 2 + ((py - y) / radiusY) ** 2 <= 1;
}

/** Whether the region made of these shapes, in their order, holds the point. */
export function isInsideShapes(shapes: readonly RegionShapeData[], point: Point): boolean {
  return shapes.reduce((inside, shape) => {
    if (shape.hole) return inside && !isInsideShape(shape, point);
    return inside || isInsideShape(shape, point);
  }, false);
}

/** Whether the height lies in the range, both ends included. */
function isInsideRange({ bottom, top }: ElevationRange, elevation: number): boolean {
  return elevation >= (bottom ?? -Infinity) && elevation <= (top ?? Infinity);
}

/** Whether a region holds a point at its height. */
export function isInsideRegion(
  shapes: readonly RegionShapeData[],
  range: ElevationRange,
  point: ElevatedPoint,
): boolean {
  return isInsideRange(range, point.elevation) && isInsideShapes(shapes, point);
}
