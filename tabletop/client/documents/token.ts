import type { Operation } from "../common/abstract/database.js";
import type { Document, UserLike } from "../common/abstract/document.js";
import type { Data } from "../common/utils/types.js";
import { peekGame } from "../globals/env.js";
import type { MeasureResult } from "../grid/measurement.js";
import type { ElevatedPoint, Offset2D, Point } from "../grid/types.js";
import { announceRecord, applyMovement, applyPlan } from "../movement/apply-movement.js";
import { completePath } from "../movement/complete-path.js";
import { completeWaypoints } from "../movement/complete-waypoints.js";
import { composeCost } from "../movement/compose-cost.js";
import { movementConfig } from "../movement/config.js";
import { continueMovement, sendSignal } from "../movement/continue-movement.js";
import { getOccupiedOffsets, getPixelSize, getTokenCenter, snapPosition } from "../movement/footprint.js";
import { measureMovement, type MeasurableWaypoint, type MeasureMovementOptions } from "../movement/measure-movement.js";
import { keepUndo, type UndoLayer } from "../movement/keep-undo.js";
import { moveToken, withDestination, type MoveOptions } from "../movement/move-token.js";
import {
  sourcePosition,
  waypointDefaults,
  type DrawnToken,
  type MovingToken,
  type MovingUser,
} from "../movement/moving-token.js";
import { prepareMovement, type MovementOptions } from "../movement/prepare-movement.js";
import { revertMovement } from "../movement/revert-movement.js";
import { applySignals, stopOnDisconnect } from "../movement/signals.js";
import { movementOf } from "../movement/token-state.js";
import type {
  CompleteWaypoint,
  MeasuredWaypoint,
  MovementData,
  MovementOperation,
  PartialWaypoint,
  Position,
} from "../movement/types.js";
import { getPlaceable } from "./placeable-link.js";
import { TokenBase } from "./token-base.js";

/** A token on a scene, with the pipeline that moves it. */
export class TokenDocument extends TokenBase implements MovingToken {
  /** What draws the token, while its scene is on the canvas. */
  get object(): DrawnToken | null {
    return getPlaceable<DrawnToken & object>(this);
  }
  get rendered(): boolean {
    return this.object !== null;
  }
  get layer(): UndoLayer | null {
    return (globalThis as { canvas?: { tokens?: UndoLayer } }).canvas?.tokens ?? null;
  }

  /** The current or last movement. */
  get movement(): MovementData<MovingUser | null> {
    return movementOf(this).data;
  }
  /** The recorded waypoints of this turn, the first being where it began. */
  get movementHistory(): MeasuredWaypoint[] {
    return (this._source["_movementHistory"] ?? []) as unknown as MeasuredWaypoint[];
  }

  // Geometry

  getSize(data: Partial<Position> = {}): { width: number; height: number } {
    return getPixelSize(this.parent!.grid, { ...sourcePosition(this), ...data });
  }
  getCenterPoint(data: Partial<Position> = {}): ElevatedPoint {
    return getTokenCenter(this.parent!.grid, { ...this.#position(), ...data });
  }
  getSnappedPosition(data: Partial<Position> = {}): ElevatedPoint {
    const { x, y, elevation } = snapPosition(this.parent!.grid, { ...this.#position(), ...data });
    return { x, y, elevation };
  }
  getOccupiedGridSpaceOffsets(data: Partial<Position> = {}): Offset2D[] {
    return getOccupiedOffsets(this.parent!.grid, { ...this.#position(), ...data });
  }
  /** The outline of a token of one space around its top-left corner; undefined without a grid. */
  getGridSpacePolygon(): Point[] | undefined {
    const grid = this.parent!.grid;
    if (grid.isGridless) return undefined;
    const { width, height } = this.getSize();
    if (grid.isHexagonal && this.width === 1 && this.height === 1) {
      return grid.getShape().map(({ x, y }) => ({ x: x + width / 2, y: y + height / 2 }));
    }
    return [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ];
  }

  /** Prepared values, which the picture may be animating. */
  #position(): Position {
    const { x, y, elevation, width, height, shape } = this;
    return { x, y, elevation, width, height, shape };
  }

  // Paths

  getCompleteMovementPath(waypoints: PartialWaypoint[]): CompleteWaypoint[] {
    const filled = completeWaypoints(waypoints, waypointDefaults(this));
    const path = filled.map((waypoint, n) => {
      const { terrain = null, intermediate = false } = waypoints[n] as Partial<CompleteWaypoint>;
      return { ...waypoint, terrain, intermediate };
    });
    return completePath(this.parent!.grid, path, movementConfig().actions);
  }

  /** Measures a path; without `cost` cost is distance. `composed` measures by terrain and action, as drawn tokens do. */
  measureMovementPath(
    waypoints: (PartialWaypoint & { cost?: MeasurableWaypoint["cost"] })[],
    options: MeasureMovementOptions & { composed?: boolean } = {},
  ): MeasureResult {
    const { actions, costAggregator, TerrainData } = movementConfig();
    const { aggregator = costAggregator, composed } = options;
    const cost = options.cost ?? (composed ? composeCost(this, TerrainData, actions) : undefined);
    const filled = completeWaypoints(waypoints, waypointDefaults(this)).map((waypoint, n) => {
      const { terrain = null, cost: own } = waypoints[n] as Partial<MeasurableWaypoint>;
      return { ...waypoint, terrain, ...(own === undefined ? {} : { cost: own }) };
    });
    return measureMovement(this.parent!.grid, filled, actions, { cost, aggregator });
  }

  // Moving

  move(waypoints: PartialWaypoint | PartialWaypoint[], options: MoveOptions = {}): Promise<boolean> {
    return moveToken(this, waypoints, options);
  }

  /** Changes size and shape around the middle. */
  async resize(dimensions: Partial<Position>, options: MoveOptions = {}): Promise<boolean> {
    const [before, center] = [this.getSize(), getTokenCenter(this.parent!.grid, sourcePosition(this))];
    const after = this.getSize(dimensions);
    if (before.width === after.width && before.height === after.height) return false;
    return this.move(
      { ...dimensions, x: center.x - after.width / 2, y: center.y - after.height / 2, action: "displace" },
      options,
    );
  }

  /** Ends the movement at its next checkpoint. Only who moves the token can; true if it is stopped. */
  stopMovement(): boolean {
    const movement = movementOf(this);
    const { data } = movement;
    if (data.state === "stopped") return true;
    if (!data.user?.isSelf || data.state === "completed") return false;
    movement.stopping = true;
    void sendSignal(this, { _stopMovement: { [this.id!]: data.id } });
    return true;
  }

  _stopMovementOnDisconnect(): void {
    const { user } = movementOf(this).data;
    if (user) stopOnDisconnect(this, user);
  }

  /**
   * Holds the movement at the checkpoint it has just reached. With a key a promise, without one the function that lets go;
   * null if there is nothing to hold: not the mover, nothing pending, or the workflow of the segment is over.
   */
  pauseMovement(key?: string): Promise<boolean> | (() => Promise<boolean>) | null {
    const { data, holds, inWorkflow } = movementOf(this);
    if (!data.user?.isSelf || data.state !== "pending" || !inWorkflow) return null;
    return key === undefined ? holds.holdByCallback() : holds.holdByKey(key);
  }

  /** Lets go of a key. Whoever may update the token can; the movement goes on when nobody holds it. */
  resumeMovement(movementId: string, key: string): void {
    const { data, holds } = movementOf(this);
    if (data.id === movementId && data.user?.isSelf) return holds.release(key);
    void sendSignal(this, { _resumeMovement: { [this.id!]: [movementId, key] } });
  }

  async clearMovementHistory(): Promise<void> {
    if (this.movementHistory.length === 0) return;
    await this.update({ _movementHistory: [] }, { _clearMovementHistory: true, render: false });
  }

  revertRecordedMovement(movementId?: string): Promise<boolean> {
    return revertMovement(this, movementId);
  }

  // For packages to override

  async _preUpdateMovement(_movement: MovementOperation, _operation: Data): Promise<boolean | void> {}
  _onUpdateMovement(_movement: MovementOperation, _operation: Data, _user: MovingUser): void {}
  _onMovementStopped(): void {}
  _onMovementPaused(): void {}
  _onMovementPlanned(): void {}
  _onMovementRecorded(): void {}

  /** Recorded are combatants of the active combat once it has started. */
  _shouldRecordMovementHistory(): boolean {
    const active = (
      peekGame()?.combats as
        { active?: { started: boolean; getCombatantsByToken(token: unknown): unknown[] } | null } | undefined
    )?.active;
    return active?.started === true && active.getCombatantsByToken(this).length > 0;
  }

  // Life cycle

  static override async updateDocuments(updates: object[] = [], operation: Operation = {}): Promise<Document[]> {
    const { movement } = operation as MovementOptions;
    const tokens = (operation.parent as { tokens?: Map<string, TokenDocument> } | null)?.tokens;
    const moved = (updates as Data[]).map((update) => {
      const token = tokens?.get(update["_id"] as string);
      return token ? withDestination(token, update, movement?.[token.id!]) : update;
    });
    return super.updateDocuments(moved, operation);
  }

  override async _preUpdate(changes: Data, options: Data, user: UserLike): Promise<boolean | void> {
    if ((await super._preUpdate(changes, options, user)) === false) return false;
    await prepareMovement(this, changes, options, user as unknown as MovingUser);
    return undefined;
  }

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    const { _movement } = options as MovementOptions;
    const user = peekGame()?.users.get(userId) as unknown as MovingUser | undefined;
    const operation = _movement?.[this.id!];
    if (operation && user) applyMovement(this, operation, options, user);
    const plan = (options as MovementOptions)._planMovement?.[this.id!];
    if (plan && user) applyPlan(this, plan, options, user);
    this.object?._onUpdate?.(changed, options, userId);
    applySignals(this, options);
    if ("_movementHistory" in changed) announceRecord(this);
  }

  static override async _onUpdateOperation(documents: Document[], operation: Operation, user: UserLike): Promise<void> {
    await super._onUpdateOperation(documents, operation, user);
    const { _movement } = operation as MovementOptions;
    if (!(user as unknown as MovingUser).isSelf) return;
    keepUndo(operation.parent, operation);
    for (const document of documents as TokenDocument[]) if (_movement?.[document.id!]) void continueMovement(document);
  }
}
