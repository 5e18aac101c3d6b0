import type { Offset, Offset3D } from "../grid/types.js";

/** Where a token is and how large: pixels of the top-left corner, scene units of height, grid spaces of size. */
export interface Position {
  x: number;
  y: number;
  elevation: number;
  width: number;
  height: number;
  shape: number;
  /** Only generation 14 knows these two. */
  depth?: number;
  level?: string | null;
}

/** Keys that make an update of a token a movement. */
export const POSITION_KEYS = ["x", "y", "elevation", "width", "height", "shape", "depth", "level"] as const;

/** What terrain adds to a step; null on open ground. */
export type Terrain = { difficulty?: number | null } & Record<string, unknown>;

/** A waypoint with every value filled in. */
export interface Waypoint extends Position {
  action: string;
  snapped: boolean;
  explicit: boolean;
  checkpoint: boolean;
}

/** A waypoint as it may be asked for: what is left out comes from the one before, or from the token. */
export type PartialWaypoint = { [K in keyof Waypoint]?: Waypoint[K] | undefined };

/** A waypoint of the complete path, cell by cell. */
export interface CompleteWaypoint extends Waypoint {
  terrain: Terrain | null;
  intermediate: boolean;
}

/** A waypoint as a movement reports it: who went there, in which movement, at what cost from the one before. */
export interface MeasuredWaypoint extends CompleteWaypoint {
  userId: string;
  movementId: string;
  /** Only generation 14 knows it: movements that belong together share one. */
  subpathId?: string;
  cost: number;
}

/** A stretch of a movement with its sums. */
export interface Section {
  waypoints: MeasuredWaypoint[];
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
}

export interface HistorySections {
  recorded: Section;
  unrecorded: Section;
  distance: number;
  cost: number;
  spaces: number;
  diagonals: number;
}

export type MovementMethod = "api" | "config" | "dragging" | "hud" | "keyboard" | "paste" | "undo";
export type MovementState = "planned" | "completed" | "paused" | "pending" | "stopped";

/** What may be ignored on the way, on generation 14 how far it may go, and keys of packages, which ride along. */
export type ConstrainOptions = {
  ignoreWalls?: boolean;
  ignoreCost?: boolean;
  maxCost?: number;
  maxDistance?: number;
} & Record<string, unknown>;

/** One update's movement of one token. */
export interface MovementOperation {
  id: string;
  chain: string[];
  origin: Position;
  destination: Position;
  passed: Section;
  pending: Section;
  history: HistorySections;
  constrained: boolean;
  recorded: boolean;
  method: MovementMethod;
  constrainOptions: ConstrainOptions;
  autoRotate: boolean;
  showRuler: boolean;
  /** From here on generation 14 alone. */
  measureOptions?: Record<string, unknown>;
  terrainOptions?: Record<string, unknown>;
  split?: boolean;
  subpathId?: string;
}

/** What a caller asks of one token, under its id in the update option `movement`. */
export interface MovementRequest {
  waypoints?: PartialWaypoint[];
  method?: MovementMethod;
  autoRotate?: boolean;
  showRuler?: boolean;
  constrainOptions?: ConstrainOptions;
  /** From here on generation 14 alone. */
  measureOptions?: Record<string, unknown>;
  terrainOptions?: Record<string, unknown>;
  planned?: boolean;
  split?: boolean;
}

/** What an action of movement says about itself; all but the label has a default. */
export interface ActionConfig {
  label: string;
  icon?: string;
  img?: string;
  order?: number;
  teleport?: boolean;
  measure?: boolean;
  walls?: string | null;
  visualize?: boolean;
  getAnimationOptions?: (token: unknown) => Record<string, unknown>;
  canSelect?: boolean | ((token: unknown) => boolean);
  deriveTerrainDifficulty?: ((difficulties: Record<string, number>) => number) | null;
  getCostFunction?: (token: unknown, options: Record<string, unknown>) => ActionCostFunction;
  /** Generation 14: what a step costs more, where no function says it. */
  costMultiplier?: number;
}

export type ActionCostFunction = (
  cost: number,
  from: Offset3D,
  to: Offset3D,
  distance: number,
  segment: MovementSegment,
) => number;

/** What a cost function is told about the segment it measures. */
export interface MovementSegment {
  width: number;
  height: number;
  shape: number;
  action: string;
  actionConfig: ActionConfig;
  teleport: boolean;
  terrain: Terrain | null;
}

export type MovementCostFunction = (from: Offset3D, to: Offset3D, distance: number, segment: MovementSegment) => number;

export interface CostResult {
  from: Offset;
  to: Offset;
  cost: number;
}

/** Makes one cost of the costs of all cells a large token moves over. */
export type CostAggregator = (results: CostResult[], distance: number, segment: MovementSegment) => number;

/** The current or last movement of a token, as `TokenDocument#movement` shows it. */
export interface MovementData<U = unknown> extends MovementOperation {
  user: U;
  state: MovementState;
  updateOptions: Record<string, unknown>;
}

/** What a segment that continues a movement carries besides its waypoints. */
export interface ContinuationArguments {
  chain: string[];
  unrecorded: MeasuredWaypoint[];
  constrained: boolean;
}
