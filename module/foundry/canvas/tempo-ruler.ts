import type { PlacedWaypoint } from "../movement/path.js";
import { mapColour } from "./colours.js";
import { drawForecast } from "./draw-forecast.js";
import { forecastPath, stretchInto, type PathForecast } from "./forecast-path.js";
import { labelContext, type TempoLabel } from "./label-context.js";

const Base = foundry.canvas.placeables.tokens.TokenRuler;

type Ruler = foundry.canvas.placeables.tokens.TokenRuler;
type Waypoint = foundry.canvas.placeables.tokens.TokenRuler.Waypoint;
type Data = foundry.canvas.placeables.tokens.TokenRuler.Data;
type State = foundry.canvas.placeables.tokens.TokenRuler.State;
/** A user's plan for the token, as far as we read it. */
interface Planned {
  readonly hidden: boolean;
  readonly foundPath: readonly PlacedWaypoint[];
}

type Label = foundry.canvas.placeables.tokens.TokenRuler.WaypointContext & { tempo?: TempoLabel };

/** The ruler of a token in a fight: what the way costs, what it opens, and who may strike where. */
export class TempoRuler extends Base {
  static override WAYPOINT_LABEL_TEMPLATE = "systems/battle-tempo/templates/canvas/waypoint-label.hbs";

  /** By user. */
  #forecasts = new Map<string, PathForecast>();
  #overlay: PIXI.Container | null = null;

  /** This user's own way, while they drag it. */
  get ownForecast(): PathForecast | null {
    return this.#forecasts.get(game.user.id) ?? null;
  }

  override async draw(): Promise<void> {
    await super.draw();
    this.#overlay ??= canvas.interface?.addChild(new PIXI.Container()) ?? null;
    if (this.#overlay) this.#overlay.eventMode = "none";
  }

  override clear(): void {
    super.clear();
    this.#clearOverlay();
  }

  override destroy(): void {
    super.destroy();
    this.#overlay?.destroy({ children: true });
    this.#overlay = null;
  }

  override refresh(data: Data): void {
    this.#forecasts = this.#foretell(data);
    super.refresh(data);
    this.#clearOverlay();
    if (!this.#overlay || !this.visible) return;
    for (const forecast of this.#forecasts.values()) drawForecast(this.#overlay, forecast, this.token.document);
  }

  protected override _getWaypointLabelContext(...[waypoint, state]: [Waypoint, State]): Label | void {
    const context: Label | void = super._getWaypointLabelContext(waypoint, state);
    const forecast = this.#forecastOf(waypoint);
    const tempo = context && forecast ? labelContext(forecast, placeOf(waypoint)) : null;
    return context && tempo ? { ...context, tempo } : context;
  }

  /** Where we foretell the way, its line is ours: the host's own can't be dashed or dotted. */
  protected override _getSegmentStyle(waypoint: Waypoint): ReturnType<Ruler["_getSegmentStyle"]> {
    const style = super._getSegmentStyle(waypoint);
    const color = this.#colorOf(waypoint);
    if (color === null) return style;
    return waypoint.unreachable ? { ...style, color } : { ...style, color, width: 0, alpha: 0 };
  }

  protected override _getWaypointStyle(waypoint: Waypoint): ReturnType<Ruler["_getWaypointStyle"]> {
    const style = super._getWaypointStyle(waypoint);
    const color = this.#colorOf(waypoint);
    return color === null ? style : { ...style, color };
  }

  protected override _getGridHighlightStyle(
    ...[waypoint, offset]: Parameters<Ruler["_getGridHighlightStyle"]>
  ): ReturnType<Ruler["_getGridHighlightStyle"]> {
    const style = super._getGridHighlightStyle(waypoint, offset);
    const color = this.#colorOf(waypoint, offset);
    return color === null ? style : { ...style, color };
  }

  #clearOverlay(): void {
    for (const child of this.#overlay?.removeChildren() ?? []) child.destroy({ children: true });
  }

  #foretell({ plannedMovement }: Data): Map<string, PathForecast> {
    const forecasts = Object.entries(plannedMovement as Record<string, Planned>).flatMap(
      ([userId, plan]): [string, PathForecast][] => {
        if (plan.hidden && userId !== game.user.id && !game.user.isGM) return [];
        const forecast = forecastPath(this.token.document, plan.foundPath);
        return forecast ? [[userId, forecast]] : [];
      },
    );
    return new Map(forecasts);
  }

  #forecastOf(waypoint: Waypoint): PathForecast | null {
    if (waypoint.stage !== "planned") return null;
    return this.#forecasts.get(String(waypoint.userId)) ?? null;
  }

  /** By the waypoint's own cell, or by the one given where it lies on the way into it. */
  #colorOf(waypoint: Waypoint, offset?: { readonly i: number; readonly j: number }): number | null {
    const forecast = this.#forecastOf(waypoint);
    const place = placeOf(waypoint);
    const to = forecast?.ends[place];
    if (forecast && waypoint.unreachable) return mapColour("beyond");
    if (!forecast || to === undefined) return null;
    const from = forecast.ends[place - 1] ?? 0;
    const at = offset
      ? forecast.cells.findIndex(([column, row], i) => i >= from && i <= to && column === offset.j && row === offset.i)
      : to;
    return mapColour(stretchInto(forecast, at < 0 ? to : at));
  }
}

/** In `init`: whoever arms another tactic while they drag sees at once what the way then comes to. */
export function followTactics(): void {
  Hooks.on("battle-tempo.armed", (tokenId) => {
    if (canvas.ready) canvas.tokens?.get(tokenId)?.renderFlags.set({ refreshRuler: true });
  });
}

const places = new WeakMap<Waypoint, number>();

/** A planned waypoint's number on the way that begins where the token stands, from 0. */
function placeOf(waypoint: Waypoint): number {
  const known = places.get(waypoint);
  if (known !== undefined) return known;
  const { previous } = waypoint;
  const place = previous === null ? 0 : previous.stage === "planned" ? placeOf(previous) + 1 : 1;
  places.set(waypoint, place);
  return place;
}
