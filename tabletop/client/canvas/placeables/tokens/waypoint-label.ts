import type { BaseGrid } from "../../../grid/base-grid.js";
import type { RulerWaypoint } from "./ruler-waypoints.js";

/** Scratch values shared by the labels of one path. */
export interface LabelState {
  hasElevation: boolean;
  previousElevation: number;
  [key: string]: unknown;
}

/** What the template of a waypoint label is given. */
export interface WaypointLabelContext {
  action: RulerWaypoint["actionConfig"];
  cssClass: string;
  secret: boolean;
  units: string;
  uiScale: number;
  position: { x: number; y: number };
  distance: { total: string; delta?: string };
  cost: { total: string; units: string; delta?: string };
  elevation: { total: number; icon: string; hidden: boolean; delta?: string };
  [key: string]: unknown;
}

const round = (value: number): string => (Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "∞");

/** A change against the waypoint before, with its sign; nothing if there is none. */
function delta(value: number): { delta?: string } {
  return value === 0 ? {} : { delta: `${value > 0 ? "+" : ""}${round(value)}` };
}

/** The label of a waypoint: total distance and cost, and what the last segment added. */
export function makeLabelContext(waypoint: RulerWaypoint, state: LabelState, grid: BaseGrid): WaypointLabelContext {
  const { measurement, center, elevation, actionConfig, next, unreachable } = waypoint;
  const isFirst = waypoint.index <= 1;
  const change = elevation - state.previousElevation;
  state.previousElevation = elevation;
  return {
    action: actionConfig,
    cssClass: [unreachable ? "unreachable" : "", next ? "" : "last"].join(" ").trim(),
    secret: false,
    units: grid.units,
    uiScale: 1,
    position: { x: center.x, y: center.y },
    distance: { total: round(measurement.distance), ...(isFirst ? {} : delta(measurement.backward?.distance ?? 0)) },
    cost: {
      total: round(measurement.cost),
      units: grid.units,
      ...(isFirst ? {} : delta(measurement.backward?.cost ?? 0)),
    },
    elevation: { total: elevation, icon: "fa-solid fa-arrows-up-down", hidden: !state.hasElevation, ...delta(change) },
  };
}
