import { Hooks } from "../../globals/hooks.js";
import { linkPlaceable } from "../../documents/placeable-link.js";
import type { Point } from "../../grid/types.js";
import type { MovementRequest, PartialWaypoint, Position } from "../../movement/types.js";
import { currentUser, globals, isHeldByPause, localize, type CanvasUser } from "../host.js";
import type { CanvasPointerEvent } from "../interaction/pointer-event.js";
import type { ControlOptions } from "./placeable-object.js";
import { aimAt, closeContext, findPath, makeRequest, openContext, type DragContext } from "./token/drag-contexts.js";
import type { TokenDocumentLike } from "./token/drawn-token.js";
import { MovingTokenObject, type PathOptions } from "./token/moving-token-object.js";
import { collectRulerData, type PlannedMovement } from "./tokens/ruler-data.js";

export type { TokenDocumentLike } from "./token/drawn-token.js";

/** Updates for the tokens of a drag, and the options that say how they move. */
export type DropUpdates = [updates: { _id: string }[], options: { movement: Record<string, MovementRequest> }];

/** A token on the canvas: what the user does with it. */
export class Token extends MovingTokenObject {
  /** Movement that users are planning, by user id. */
  _plannedMovement: Record<string, PlannedMovement> = {};

  // Permission

  _canDrag(user: CanvasUser, _event?: CanvasPointerEvent): boolean {
    return this.controlled && this._canControl(user) && !this.document.locked;
  }
  override _canControl(user: CanvasUser): boolean {
    return this.isVisible && super._canControl(user);
  }
  override _canHover(_user: CanvasUser): boolean {
    return this.isVisible;
  }
  _canHUD(user: CanvasUser): boolean {
    return this.controlled && this._canControl(user);
  }
  _canView(user: CanvasUser): boolean {
    return this.actor?.testUserPermission(user as never, "LIMITED") ?? false;
  }

  // Pointer

  _onClickLeft(event: CanvasPointerEvent): void {
    const tool = globals.ui?.controls?.tool?.name;
    if (tool === "target") return this.setTarget(!this.isTargeted, { releaseOthers: !event.shiftKey });
    if (event.shiftKey && this.controlled) this.release();
    else this.control({ releaseOthers: !event.shiftKey });
  }
  _onClickLeft2(_event: CanvasPointerEvent): void {
    if (!this._canView(currentUser())) return;
    (this.actor as { sheet?: { render(options: object): unknown } | null } | null)?.sheet?.render({ force: true });
  }
  _onClickRight(_event: CanvasPointerEvent): void {
    if (!this._canControl(currentUser())) return;
    if (!this.controlled) this.control({ releaseOthers: true });
    if (this._canHUD(currentUser())) this.canvas.hud.toggle(this);
  }
  _onClickRight2(_event: CanvasPointerEvent): void {
    this.setTarget(!this.isTargeted, { releaseOthers: true });
  }

  /** Makes the token a target of a user, or no longer. */
  setTarget(
    targeted = true,
    {
      user = currentUser(),
      releaseOthers = true,
    }: { user?: CanvasUser; releaseOthers?: boolean; groupSelection?: boolean } = {},
  ): void {
    if (releaseOthers)
      for (const token of this.layer.placeables)
        if (token !== this && token.targeted.has(user)) token.setTarget(false, { user, releaseOthers: false });
    if (this.targeted.has(user) === targeted) return;
    if (targeted) this.targeted.add(user);
    else this.targeted.delete(user);
    const targets = user.targets as (Set<unknown> & { [Symbol.iterator](): unknown }) | undefined;
    if (targeted) targets?.add(this);
    else targets?.delete(this);
    this.renderFlags.set({ refreshTarget: true });
    Hooks.callAll("targetToken", user, this, targeted);
  }

  protected override _onControl(options: ControlOptions): void {
    super._onControl(options);
    if (options.pan) void this.canvas.animatePan(this.center);
  }
  protected override _onRelease(options: object): void {
    super._onRelease(options);
    if (this.canvas.hud.object === this) this.canvas.hud.clear();
  }

  // Drag

  /** A second token for the same document data, to follow the pointer. */
  clone(): this {
    const document = this.document.clone({}, { keepId: true });
    const TokenClass = this.constructor as new (document: TokenDocumentLike) => this;
    const clone = new TokenClass(document);
    linkPlaceable(document, clone);
    return clone;
  }

  _getDragMovementAction(): string {
    return this.document.movementAction;
  }
  _getKeyboardMovementAction(): string {
    return this._getDragMovementAction();
  }
  _getDragConstrainOptions(): { ignoreWalls?: boolean; ignoreCost?: boolean } & Record<string, unknown> {
    const free = globals.ui?.controls?.controls["tokens"]?.tools["unconstrainedMovement"]?.active;
    return free && currentUser().isGM ? { ignoreWalls: true, ignoreCost: true } : {};
  }
  _getDragPathfindingOptions(): PathOptions {
    return {};
  }
  /** Generation 14: options of the update that a drop sends. */
  _getDragLeftDropUpdateOptions(): Record<string, unknown> {
    return {};
  }
  _getDragWaypointPosition(
    current: PartialWaypoint,
    changes: Partial<Position>,
    { snap = true }: { snap?: boolean } = {},
  ): Partial<Position> {
    const position = { ...(current as Position), ...changes };
    return snap ? { ...position, ...this.document.getSnappedPosition(position) } : position;
  }

  _onDragLeftStart(event: CanvasPointerEvent): void {
    const tokens = this.layer._getMovableObjects();
    const { interactionData } = event;
    interactionData.contexts = {};
    interactionData.clones = [];
    interactionData.ready = Promise.all(
      tokens.map(async (token) => {
        const context = await openContext(token);
        if (interactionData.cancelled) return closeContext(context);
        interactionData.contexts![token.id!] = context;
        interactionData.clones!.push(context.clonedToken);
      }),
    ).then(() => {
      if (!interactionData.cancelled) this._onDragLeftMove(event);
    });
  }

  _onDragLeftMove(event: CanvasPointerEvent): void {
    const { origin, destination } = event.interactionData;
    const delta = { x: destination.x - origin.x, y: destination.y - origin.y };
    const snap = !event.shiftKey && !this.canvas.grid!.isGridless;
    for (const context of this.#contextsOf(event)) {
      aimAt(context, delta, snap);
      findPath(context);
    }
  }

  /** Keeps the place under the pointer as a waypoint of the path. */
  _addDragWaypoint(event: CanvasPointerEvent): void {
    for (const context of this.#contextsOf(event)) {
      const last = context.waypoints.at(-1) ?? context.origin;
      if (last.x === context.destination.x && last.y === context.destination.y) continue;
      context.waypoints.push({ ...context.destination, explicit: true, checkpoint: true });
      findPath(context);
    }
  }

  /** Drops the last waypoint; false if there was none. */
  _removeDragWaypoint(event: CanvasPointerEvent): boolean {
    const contexts = this.#contextsOf(event).filter((context) => context.waypoints.pop());
    contexts.forEach(findPath);
    return contexts.length > 0;
  }

  _shouldPreventDragLeftDrop(_event: CanvasPointerEvent): boolean {
    if (!isHeldByPause()) return false;
    globals.ui?.notifications?.warn(localize("GAME.PausedWarning", "The game is paused."));
    return true;
  }

  _prepareDragLeftDropUpdates(event: CanvasPointerEvent): DropUpdates {
    const movement: Record<string, MovementRequest> = {};
    const updates: { _id: string }[] = [];
    for (const context of this.#contextsOf(event)) {
      const request = makeRequest(context);
      if (!request) continue;
      updates.push({ _id: context.token.id! });
      movement[context.token.id!] = request;
    }
    return [updates, { movement }];
  }

  async _onDragLeftDrop(event: CanvasPointerEvent): Promise<void> {
    await event.interactionData.ready;
    if (this._shouldPreventDragLeftDrop(event)) return this._onDragLeftCancel(event);
    const [updates, options] = this._prepareDragLeftDropUpdates(event);
    const extra = this.isGeneration14 ? this._getDragLeftDropUpdateOptions() : {};
    this._onDragLeftCancel(event);
    if (updates.length > 0)
      await this.canvas.scene?.updateEmbeddedDocuments("Token", updates, { ...options, ...extra });
  }

  _onDragLeftCancel(event: CanvasPointerEvent): void {
    event.interactionData.cancelled = true;
    for (const context of this.#contextsOf(event)) closeContext(context);
    event.interactionData.contexts = {};
    this.layer.clearPreviewContainer();
    this._onDragEnd();
  }
  _onDragEnd(): void {}

  #contextsOf(event: CanvasPointerEvent): DragContext[] {
    return Object.values(event.interactionData.contexts ?? {});
  }

  /** Looks for the planned path again, after something it depends on has changed. */
  recalculatePlannedMovementPath(): void {
    const drag = this.canvas.mouse.drag;
    const context = drag?.contexts?.[this.id ?? ""];
    if (context) findPath(context);
    else this.renderFlags.set({ refreshRuler: true });
  }

  protected override _refreshRuler(): void {
    if (!this.ruler || this.isPreview) return;
    this.ruler.visible = this.ruler.isVisible;
    this.ruler.refresh(collectRulerData(this));
  }

  /** Sight isn't modelled: no token is a source of vision. */
  readonly vision = null;
  get hasSight(): boolean {
    return (this.document.sight as { enabled?: boolean }).enabled ?? false;
  }
  /** Centre of the picture, elevation included. */
  getMovementAdjustedPoint(point: Point): Point {
    return { ...point };
  }
}
