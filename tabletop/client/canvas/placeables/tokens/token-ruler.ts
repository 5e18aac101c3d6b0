import { Graphics, type ColorSource } from "pixi.js";
import { peekGame } from "../../../globals/env.js";
import type { Offset, Offset3D } from "../../../grid/types.js";
import { getOccupiedOffsets } from "../../../movement/footprint.js";
import { currentUser, userColor, type CanvasUser } from "../../host.js";
import { BaseTokenRuler } from "./base-ruler.js";
import type { RulerData } from "./ruler-data.js";
import { RulerLabels } from "./ruler-labels.js";
import { linkPlan, linkWay, type RulerWaypoint } from "./ruler-waypoints.js";
import { makeLabelContext, type LabelState, type WaypointLabelContext } from "./waypoint-label.js";

export interface WaypointStyle {
  radius: number;
  color?: ColorSource;
  alpha?: number;
}
export interface SegmentStyle {
  width: number;
  color?: ColorSource;
  alpha?: number;
}
export interface GridHighlightStyle {
  color?: ColorSource;
  alpha?: number;
  texture?: unknown;
  matrix?: unknown;
}

/** Draws the way of a token: lines and dots, tinted grid spaces, a label at each waypoint. Packages override the styles. */
export class TokenRuler extends BaseTokenRuler {
  static WAYPOINT_LABEL_TEMPLATE = "templates/hud/waypoint-label.hbs";

  #path: Graphics | null = null;
  #labels: RulerLabels | null = null;

  get #layerName(): string {
    return `TokenRuler.${this.token.id}`;
  }

  async draw(): Promise<void> {
    const { canvas } = this.token.layer;
    this.#path ??= canvas.interface.rulers.addChild(new Graphics());
    this.#labels ??= new RulerLabels(canvas);
    canvas.interface.grid.addHighlightLayer(this.#layerName);
    this.#labels.visible = this.visible;
  }

  clear(): void {
    this.#path?.clear();
    this.#labels?.clear();
    this.token.layer.canvas.interface.grid.clearHighlightLayer(this.#layerName);
  }

  destroy(): void {
    this.#path?.destroy();
    this.#labels?.destroy();
    this.#path = this.#labels = null;
    this.token.layer.canvas.interface.grid.destroyHighlightLayer(this.#layerName);
  }

  protected _onVisibleChange(): void {
    if (this.#path) this.#path.visible = this.visible;
    if (this.#labels) this.#labels.visible = this.visible;
    if (!this.visible) this.clear();
  }

  refresh(rulerData: RulerData): void {
    if (!this.#path || !this.#labels) return;
    this.clear();
    if (!this.visible) return;
    const paths = [
      linkWay(this.token, rulerData),
      ...Object.entries(rulerData.plannedMovement).map(([userId, plan]) => linkPlan(this.token, plan, userId)),
    ];
    const labels = paths.flatMap((path) => this.#drawPath(path));
    void this.#labels.show((this.constructor as typeof TokenRuler).WAYPOINT_LABEL_TEMPLATE, labels);
    this.token.layer.canvas.requestRender();
  }

  #drawPath(
    path: RulerWaypoint[],
  ): { context: WaypointLabelContext; center: RulerWaypoint["center"]; height: number }[] {
    const state: LabelState = {
      hasElevation: path.some((waypoint) => waypoint.elevation !== 0),
      previousElevation: path[0]?.elevation ?? 0,
    };
    const drawn = path.filter((waypoint) => !waypoint.hidden || currentUser().isGM);
    for (const waypoint of drawn) this.#highlight(waypoint);
    for (const waypoint of drawn) this.#drawSegment(waypoint);
    for (const waypoint of drawn) this.#drawDot(waypoint);
    return drawn.flatMap((waypoint) => {
      const context = this._getWaypointLabelContext(waypoint, state);
      return context ? [{ context, center: waypoint.center, height: waypoint.size.width }] : [];
    });
  }

  #drawSegment(waypoint: RulerWaypoint): void {
    const { previous } = waypoint;
    if (!previous || waypoint.actionConfig.visualize === false) return;
    const { width: asked, color = 0xffffff, alpha = 1 } = this._getSegmentStyle(waypoint);
    if (!(asked > 0)) return;
    const width = asked * this.#zoom;
    this.#path!.lineStyle(width + 2, 0x000000, alpha * 0.5)
      .moveTo(previous.center.x, previous.center.y)
      .lineTo(waypoint.center.x, waypoint.center.y);
    this.#path!.lineStyle(width, color, alpha)
      .moveTo(previous.center.x, previous.center.y)
      .lineTo(waypoint.center.x, waypoint.center.y);
  }

  /** Lines and dots grow where the view is far away. */
  get #zoom(): number {
    return Math.min(3, Math.max(1, 0.75 / this.token.layer.canvas.view.scale));
  }

  #drawDot(waypoint: RulerWaypoint): void {
    const { radius, color = 0xffffff, alpha = 1 } = this._getWaypointStyle(waypoint);
    if (!(radius > 0)) return;
    this.#path!.lineStyle(1, 0x000000, alpha)
      .beginFill(color, alpha)
      .drawCircle(waypoint.center.x, waypoint.center.y, radius * this.#zoom)
      .endFill();
  }

  /** Tints the spaces that the token goes through into the waypoint. */
  #highlight(waypoint: RulerWaypoint): void {
    const { canvas } = this.token.layer;
    if (waypoint.actionConfig.visualize === false || canvas.grid!.isGridless) return;
    for (const offset of this.#listOffsets(waypoint)) {
      const { color = 0xffffff, alpha = 0.5 } = this._getGridHighlightStyle(waypoint, {
        i: offset.i,
        j: offset.j,
        k: offset.k ?? 0,
      });
      if (alpha > 0)
        canvas.interface.grid.highlightPosition(this.#layerName, {
          ...canvas.grid!.getTopLeftPoint({ i: offset.i, j: offset.j }),
          color,
          alpha,
        });
    }
  }

  #listOffsets(waypoint: RulerWaypoint): Offset[] {
    const { document } = this.token;
    const steps = waypoint.previous
      ? document.getCompleteMovementPath([waypoint.previous, waypoint]).slice(1)
      : [waypoint];
    return steps.flatMap((step) => getOccupiedOffsets(document.parent!.grid, step));
  }

  // For packages to override

  /** What the label of a waypoint says; nothing for waypoints without one. `state` is shared along the path. */
  _getWaypointLabelContext(waypoint: RulerWaypoint, state: LabelState): WaypointLabelContext | void {
    if (!waypoint.previous || waypoint.intermediate || (!waypoint.explicit && waypoint.next)) return undefined;
    return makeLabelContext(waypoint, state, this.token.layer.canvas.grid!);
  }
  _getWaypointStyle(waypoint: RulerWaypoint): WaypointStyle {
    const isShown = waypoint.explicit || !waypoint.previous || !waypoint.next;
    return { radius: isShown ? 6 : 0, color: this.#colorOf(waypoint), alpha: 1 };
  }
  _getSegmentStyle(waypoint: RulerWaypoint): SegmentStyle {
    return {
      width: 4,
      color: waypoint.unreachable ? 0xcc2222 : this.#colorOf(waypoint),
      alpha: waypoint.stage === "passed" ? 0.5 : 1,
    };
  }
  _getGridHighlightStyle(waypoint: RulerWaypoint, _offset: Offset3D): GridHighlightStyle {
    return {
      color: waypoint.unreachable ? 0xcc2222 : this.#colorOf(waypoint),
      alpha: waypoint.stage === "passed" ? 0.2 : 0.4,
    };
  }

  #colorOf(waypoint: RulerWaypoint): number {
    const user = waypoint.userId
      ? (peekGame()?.users.get(waypoint.userId) as unknown as CanvasUser | undefined)
      : undefined;
    return userColor(user ?? currentUser());
  }
}
