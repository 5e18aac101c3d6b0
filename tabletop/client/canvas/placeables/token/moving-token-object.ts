import type { MeasureResult } from "../../../grid/measurement.js";
import type { ElevatedPoint, Point } from "../../../grid/types.js";
import { peekGame } from "../../../globals/env.js";
import { CONFIG } from "../../../globals/config.js";
import { completeWaypoints } from "../../../movement/complete-waypoints.js";
import { composeCost } from "../../../movement/compose-cost.js";
import { movementConfig } from "../../../movement/config.js";
import { constrainPath } from "../../../movement/constrain-path.js";
import { resolveAction } from "../../../movement/default-actions.js";
import { getTokenCenter } from "../../../movement/footprint.js";
import type { MeasurableWaypoint } from "../../../movement/measure-movement.js";
import { waypointDefaults } from "../../../movement/moving-token.js";
import type { MovementOptions } from "../../../movement/prepare-movement.js";
import { addTerrain } from "../../../movement/terrain.js";
import type {
  CompleteWaypoint,
  MovementCostFunction,
  PartialWaypoint,
  Position,
  Waypoint,
} from "../../../movement/types.js";
import { animate, type Animation } from "../../animation.js";
import type { PolygonBackend } from "../../geometry/polygon-backend.js";
import type { CollisionMode, CollisionResult, WallRestriction } from "../../geometry/wall-collision.js";
import { planJump, planLegs, positionOn, type Leg } from "./animate-token.js";
import { DrawnToken } from "./drawn-token.js";

/** What bends a path: what may be ignored, and whatever else packages hand through. */
export type PathOptions = {
  preview?: boolean;
  ignoreWalls?: boolean;
  ignoreCost?: boolean;
  maxCost?: number;
  maxDistance?: number;
  history?: unknown;
  delay?: number;
} & Record<string, unknown>;

/** A search for a path: its result, undefined while it runs and null when it was cancelled. */
export interface PathJob {
  result: Waypoint[] | null | undefined;
  promise: Promise<Waypoint[] | null>;
  cancel(): void;
}

/** A token that measures, constrains and animates its movement. Paths start with where the token is. */
export abstract class MovingTokenObject extends DrawnToken {
  #animation: Animation | null = null;

  /** Settles when the picture has caught up with the document; null if it has. */
  get movementAnimationPromise(): Promise<boolean> | null {
    return this.#animation?.promise ?? null;
  }
  get animationContexts(): Map<string, { promise: Promise<boolean> }> {
    return new Map(this.#animation ? [[this.movementAnimationName, { promise: this.#animation.promise }]] : []);
  }
  get movementAnimationName(): string {
    return `${this.objectId}.animate`;
  }

  getCenterPoint(position: Partial<Position> = this.document): ElevatedPoint {
    const { x, y, elevation, width, height, shape } = this.document;
    return getTokenCenter(this.canvas.grid!, { x, y, elevation, width, height, shape, ...position });
  }
  getSnappedPosition(position: Partial<Position> = {}): ElevatedPoint {
    return this.document.getSnappedPosition(position);
  }

  /** Whether walls stand between two centres; the way from the token's own centre unless an origin is given. */
  checkCollision<M extends CollisionMode = "any">(
    destination: Point,
    { origin, type = "move", mode }: { origin?: Point; type?: WallRestriction; mode?: M } = {},
  ): CollisionResult<M> {
    const backends = (CONFIG["Canvas"] as { polygonBackends: Record<string, PolygonBackend> }).polygonBackends;
    return backends[type]!.testCollision(origin ?? this.getCenterPoint(waypointDefaults(this.document)), destination, {
      type,
      mode: mode ?? ("any" as M),
    });
  }

  _getMovementCostFunction(options: Record<string, unknown> = {}): MovementCostFunction | void {
    const { TerrainData, actions } = movementConfig();
    return composeCost(this.document, TerrainData, actions, options);
  }

  measureMovementPath(
    waypoints: (PartialWaypoint & { cost?: MeasurableWaypoint["cost"] })[],
    options: Record<string, unknown> = {},
  ): MeasureResult {
    const cost = this._getMovementCostFunction(options);
    return this.document.measureMovementPath(waypoints, cost ? { cost } : {});
  }

  /** The path with the terrain of each step. */
  createTerrainMovementPath(waypoints: PartialWaypoint[], _options: object = {}): CompleteWaypoint[] {
    return addTerrain(this.document, this.document.getCompleteMovementPath(waypoints));
  }

  constrainMovementPath(waypoints: PartialWaypoint[], options: PathOptions = {}): [Waypoint[], boolean] {
    const { ignoreWalls, ignoreCost, maxCost, maxDistance, preview = false } = options;
    const limits = this.isGeneration14 ? { maxCost, maxDistance } : {};
    const { actions } = movementConfig();
    const path = this.createTerrainMovementPath(waypoints, options);
    return constrainPath(
      path,
      {
        collides: (from, to, type) =>
          this.checkCollision(to, { origin: from, type: type as WallRestriction, mode: "any" }),
        measureStep: (from, to) => this.measureMovementPath([from, to], { preview }).cost,
        measureWay: (way) => this.measureMovementPath([...way], { preview }),
        center: (waypoint) => this.getCenterPoint(waypoint),
        wallsFor: (action) => resolveAction(actions, action).walls,
      },
      { ignoreWalls, ignoreCost, ...limits },
    );
  }

  /** The path through the waypoints as far as it goes. Ways around walls aren't looked for. */
  findMovementPath(waypoints: PartialWaypoint[], options: PathOptions = {}): PathJob {
    const filled = completeWaypoints(waypoints, waypointDefaults(this.document));
    const [result] = filled.length > 0 ? this.constrainMovementPath(filled, options) : [[]];
    return { result, promise: Promise.resolve(result), cancel: () => undefined };
  }

  // The picture follows the document

  /** Reacts to a change of the document: moves the picture along and draws anew what changed. */
  _onUpdate(
    changed: Record<string, unknown>,
    options: MovementOptions & { animate?: boolean; animation?: object },
    _userId: string,
  ): void {
    const moved = "x" in changed || "y" in changed;
    const operation = options._movement?.[this.id ?? ""];
    if (moved || operation) {
      const choice = (options.animation ?? {}) as { duration?: number; movementSpeed?: number };
      const legs = operation
        ? planLegs(operation, { x: this.x, y: this.y }, this, this.canvas.grid!.size, choice)
        : planJump({ x: this.x, y: this.y }, this.document);
      this.#startAnimation(options.animate === false ? planJump({ x: this.x, y: this.y }, this.document) : legs);
    }
    this.renderFlags.set({
      refreshSize: "width" in changed || "height" in changed || "shape" in changed,
      refreshElevation: "elevation" in changed,
      refreshMesh: "texture" in changed || "disposition" in changed || "name" in changed,
      refreshNameplate: "name" in changed,
      refreshBars: true,
      refreshState: true,
      refreshRuler: true,
    });
  }

  #startAnimation(legs: Leg[]): void {
    this.#animation?.stop();
    const duration = legs.reduce((sum, leg) => sum + leg.duration, 0);
    const animation = animate(this.canvas.loop, duration, (part) => {
      if (this.destroyed) return;
      const { x, y } = part >= 1 ? this.document : positionOn(legs, part * duration);
      this.position.set(x, y);
      this.layer.canvas.hud.align();
    });
    this.#animation = duration > 0 ? animation : null;
    void animation.promise.then(() => {
      if (this.#animation === animation) this.#animation = null;
      if (!this.destroyed) this.renderFlags.set({ refreshRuler: true, refreshState: true });
    });
  }

  stopAnimation({ finish = false }: { finish?: boolean; reset?: boolean } = {}): void {
    if (finish) this.#animation?.finish();
    else this.#animation?.stop();
    this.#animation = null;
    this.position.set(this.document.x, this.document.y);
  }

  override remove(): void {
    this.#animation?.stop();
    this.ruler?.destroy();
    super.remove();
  }

  /** Whether undo, planning and the like follow the rules of generation 14. */
  protected get isGeneration14(): boolean {
    return peekGame()?.release.generation === 14;
  }
}
