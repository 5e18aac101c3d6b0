import type { ElevatedPoint } from "../../grid/types.js";

/** How a piece of a path relates to a region. */
export const REGION_MOVEMENT_SEGMENTS = Object.freeze({ EXIT: -1, MOVE: 0, ENTER: 1 });

export interface RegionSegment {
  type: number;
  from: ElevatedPoint;
  to: ElevatedPoint;
  teleport: boolean;
}

export type RegionWaypoint = ElevatedPoint & { teleport?: boolean };

function* walkPixels(from: ElevatedPoint, to: ElevatedPoint): Generator<ElevatedPoint> {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    yield {
      x: Math.round(from.x + (to.x - from.x) * part),
      y: Math.round(from.y + (to.y - from.y) * part),
      elevation: from.elevation + (to.elevation - from.elevation) * part,
    };
  }
}

const plain = ({ x, y, elevation }: ElevatedPoint): ElevatedPoint => ({ x, y, elevation });

function segmentizeStep(
  from: ElevatedPoint,
  to: RegionWaypoint,
  contains: (point: ElevatedPoint) => boolean,
): RegionSegment[] {
  const { ENTER, EXIT, MOVE } = REGION_MOVEMENT_SEGMENTS;
  const teleport = to.teleport ?? false;
  const segments: RegionSegment[] = [];
  let inside = contains(from);
  let [start, last] = [plain(from), plain(from)];
  for (const point of teleport ? [plain(to)] : walkPixels(from, to)) {
    const now = contains(point);
    if (now !== inside) {
      if (inside && (start.x !== last.x || start.y !== last.y))
        segments.push({ type: MOVE, from: start, to: last, teleport });
      segments.push({ type: now ? ENTER : EXIT, from: last, to: point, teleport });
      [start, inside] = [point, now];
    }
    last = point;
  }
  if (inside && (start.x !== last.x || start.y !== last.y || start.elevation !== last.elevation)) {
    segments.push({ type: MOVE, from: start, to: last, teleport });
  }
  return segments;
}

/** Splits a path into entering, moving inside and leaving, to the pixel. Pieces outside are left out. */
export function segmentizePath(
  waypoints: readonly RegionWaypoint[],
  contains: (point: ElevatedPoint) => boolean,
): RegionSegment[] {
  return waypoints.slice(1).flatMap((to, index) => segmentizeStep(waypoints[index]!, to, contains));
}
