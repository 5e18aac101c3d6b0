import type { Point } from "../../../grid/types.js";
import { completeWaypoints } from "../../../movement/complete-waypoints.js";
import { waypointDefaults } from "../../../movement/moving-token.js";
import type { MovementRequest, PartialWaypoint, Waypoint } from "../../../movement/types.js";
import { currentUser } from "../../host.js";
import type { Token } from "../token.js";
import type { PathJob } from "./moving-token-object.js";

/** One token of a drag. */
export interface DragContext {
  token: Token;
  clonedToken: Token;
  origin: Waypoint;
  /** Waypoints placed on the way, without the one under the pointer. */
  waypoints: PartialWaypoint[];
  destination: PartialWaypoint;
  foundPath: Waypoint[];
  unreachableWaypoints: Waypoint[];
  search: PathJob | null;
}

/** Begins to drag a token: a shadow of it on the layer's preview. */
export async function openContext(token: Token): Promise<DragContext> {
  const clonedToken = token.clone();
  token.layer.preview.addChild(clonedToken);
  const origin = completeWaypoints([{}], waypointDefaults(token.document))[0]!;
  const context = {
    token,
    clonedToken,
    origin,
    waypoints: [],
    destination: { ...origin },
    foundPath: [origin],
    unreachableWaypoints: [],
    search: null,
  };
  await clonedToken.draw();
  return context;
}

/** The whole path that is asked for: from where the token stands over all waypoints to the pointer. */
function listWaypoints(context: DragContext): PartialWaypoint[] {
  return [context.origin, ...context.waypoints, context.destination];
}

/** Where the pointer takes the token, on the grid unless that is switched off. */
export function aimAt(context: DragContext, delta: Point, snap: boolean): void {
  const changes = { x: Math.round(context.origin.x + delta.x), y: Math.round(context.origin.y + delta.y) };
  const position = context.token._getDragWaypointPosition(context.destination, changes, { snap });
  const action = context.token._getDragMovementAction();
  context.destination = { ...context.origin, ...position, action, snapped: snap, explicit: true, checkpoint: true };
}

/** Looks for the path and shows it: the shadow at its end, the ruler along it. */
export function findPath(context: DragContext): void {
  const { token } = context;
  const waypoints = listWaypoints(context);
  context.search?.cancel();
  const job = token.findMovementPath(waypoints, {
    ...token._getDragPathfindingOptions(),
    ...token._getDragConstrainOptions(),
    preview: true,
  });
  context.search = job;
  const show = (result: Waypoint[] | null | undefined): void => {
    if (!result || context.search !== job || token.destroyed) return;
    showPath(context, result, completeWaypoints(waypoints, context.origin));
  };
  if (job.result === undefined) void job.promise.then(show);
  else show(job.result);
}

function showPath(context: DragContext, found: Waypoint[], asked: Waypoint[]): void {
  const reached = found.filter((waypoint, n) => waypoint.x === asked[n]?.x && waypoint.y === asked[n]?.y).length;
  context.foundPath = found;
  context.unreachableWaypoints = asked.slice(Math.max(reached, 1));
  const end = asked.at(-1)!;
  context.clonedToken.document.updateSource({ x: end.x, y: end.y, elevation: end.elevation });
  context.clonedToken.renderFlags.set({ refreshPosition: true, refreshState: true });
  const { foundPath, unreachableWaypoints } = context;
  context.token._plannedMovement = {
    ...context.token._plannedMovement,
    [currentUser().id]: {
      foundPath,
      unreachableWaypoints,
      history: context.token.document.movementHistory,
      hidden: context.token.document.hidden,
      searching: false,
    },
  };
  context.token.renderFlags.set({ refreshRuler: true, refreshState: true });
}

/** Ends the drag of a token: shadow and plan go away. */
export function closeContext({ token, clonedToken, search }: DragContext): void {
  search?.cancel();
  if (!clonedToken.destroyed) clonedToken.remove();
  const { [currentUser().id]: _, ...others } = token._plannedMovement;
  token._plannedMovement = others;
  if (!token.destroyed) token.renderFlags.set({ refreshRuler: true, refreshState: true });
}

/** What is asked for a dragged token when it is let go; null if it stays where it is. */
export function makeRequest(context: DragContext): MovementRequest | null {
  const [origin, ...waypoints] = context.foundPath;
  const last = waypoints.at(-1);
  if (
    !last ||
    (waypoints.length === 1 && last.x === origin!.x && last.y === origin!.y && last.elevation === origin!.elevation)
  )
    return null;
  return {
    waypoints: waypoints.map((waypoint, n) =>
      n === waypoints.length - 1 ? { ...waypoint, explicit: true, checkpoint: true } : waypoint,
    ),
    method: "dragging",
    constrainOptions: context.token._getDragConstrainOptions(),
  };
}
