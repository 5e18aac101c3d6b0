import type { BaseGrid } from "../grid/base-grid.js";
import { addCubes, makeCube } from "../grid/cube.js";
import { HexagonalGrid } from "../grid/hexagonal-grid.js";
import type { MeasureResult, MeasureWaypoint, StepCostFunction } from "../grid/measurement.js";
import type { Offset, Offset3D } from "../grid/types.js";
import { resolveAction } from "./default-actions.js";
import { getAnchorOffset, getOffsetsAtAnchor } from "./footprint.js";
import type { PathWaypoint } from "./complete-path.js";
import type { ActionConfig, CostAggregator, MovementCostFunction, MovementSegment } from "./types.js";

/** A waypoint to measure; its own cost wins over the option. */
export type MeasurableWaypoint = PathWaypoint & { cost?: number | MovementCostFunction };

export interface MeasureMovementOptions {
  cost?: MovementCostFunction | undefined;
  aggregator?: CostAggregator | undefined;
}

const elevated = ({ i, j, k }: Offset): Offset3D => ({ i, j, k: k ?? 0 });

function describeSegment(waypoint: MeasurableWaypoint, actions: Record<string, ActionConfig>): MovementSegment {
  const { width, height, shape, action, terrain = null } = waypoint;
  const actionConfig = resolveAction(actions, action);
  return { width, height, shape, action, actionConfig, teleport: actionConfig.teleport, terrain };
}

/** The same step taken by another cell of the token. */
function moveAlong(grid: BaseGrid, cell: Offset, from: Offset, to: Offset): Offset {
  if (!(grid instanceof HexagonalGrid)) {
    return { i: cell.i + to.i - from.i, j: cell.j + to.j - from.j, k: to.k ?? 0 };
  }
  const [a, b] = [grid.offsetToCube(from), grid.offsetToCube(to)];
  const moved = addCubes(grid.offsetToCube(cell), makeCube(b.q - a.q, b.r - a.r));
  return { ...grid.cubeToOffset(moved), k: to.k ?? 0 };
}

/** Asks the cost for every cell of the token and makes one of the answers. */
function spreadCost(
  grid: BaseGrid,
  segment: MovementSegment,
  cost: MovementCostFunction,
  aggregator: CostAggregator,
): StepCostFunction {
  return (from, to, distance) => {
    const cells = getOffsetsAtAnchor(grid, from, segment);
    if (cells.length === 1) return cost(elevated(from), elevated(to), distance, segment);
    const results = cells.map((cell) => {
      const next = moveAlong(grid, cell, from, to);
      return { from: cell, to: next, cost: cost(elevated(cell), elevated(next), distance, segment) };
    });
    return aggregator(results, distance, segment);
  };
}

/** Measures a token's path, the first waypoint being its start. Without a cost function cost is distance. */
export function measureMovement(
  grid: BaseGrid,
  waypoints: readonly MeasurableWaypoint[],
  actions: Record<string, ActionConfig>,
  { cost, aggregator }: MeasureMovementOptions & { aggregator: CostAggregator },
): MeasureResult {
  const path = waypoints.map((waypoint): MeasureWaypoint => {
    const segment = describeSegment(waypoint, actions);
    const own = waypoint.cost ?? cost;
    return {
      ...locate(grid, waypoint),
      teleport: segment.teleport,
      measure: resolveAction(actions, waypoint.action).measure,
      ...(own === undefined
        ? {}
        : { cost: typeof own === "number" ? own : spreadCost(grid, segment, own, aggregator) }),
    };
  });
  return grid.measurePath(path);
}

/** Cells are measured from first cell to first cell, gridless paths from corner to corner. */
function locate(grid: BaseGrid, waypoint: PathWaypoint): MeasureWaypoint {
  if (grid.isGridless) return { x: waypoint.x, y: waypoint.y, elevation: waypoint.elevation };
  return getAnchorOffset(grid, waypoint);
}
