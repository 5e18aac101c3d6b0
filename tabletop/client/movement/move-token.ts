import { randomID } from "../common/utils/ids.js";
import { peekGame } from "../globals/env.js";
import { completeWaypoints } from "./complete-waypoints.js";
import { waypointDefaults, type MovingToken } from "./moving-token.js";
import type { MovementOptions } from "./prepare-movement.js";
import { movementOf } from "./token-state.js";
import { POSITION_KEYS, type MovementRequest, type PartialWaypoint, type Position } from "./types.js";

/** Options of `TokenDocument#move`: those of the movement, and those of the update. */
export interface MoveOptions extends MovementRequest, Record<string, unknown> {
  id?: string;
}

/** Whether the movement with this id has begun, at least its first segment. */
function hasBegun(token: MovingToken, id: string): boolean {
  const { data } = movementOf(token);
  return data.id === id || data.chain.includes(id);
}

/**
 * Moves a token along waypoints. Resolves to whether it moved: on generation 13 when the first checkpoint is reached, on 14 when
 * the whole movement has ended.
 */
export async function moveToken(
  token: MovingToken,
  waypoints: PartialWaypoint | PartialWaypoint[],
  options: MoveOptions,
): Promise<boolean> {
  const {
    method = "api",
    autoRotate,
    showRuler,
    constrainOptions,
    id = randomID(),
    measureOptions,
    terrainOptions,
    planned,
    split,
    waypoints: _,
    ...rest
  } = options;
  if (!token.parent || !token.id) throw new Error("A token without a scene can't move.");
  const request = {
    id,
    waypoints: Array.isArray(waypoints) ? waypoints : [waypoints],
    method,
    ...(autoRotate === undefined ? {} : { autoRotate }),
    ...(showRuler === undefined ? {} : { showRuler }),
    ...(constrainOptions === undefined ? {} : { constrainOptions }),
    ...(measureOptions === undefined ? {} : { measureOptions }),
    ...(terrainOptions === undefined ? {} : { terrainOptions }),
    ...(planned === undefined ? {} : { planned }),
    ...(split === undefined ? {} : { split }),
  };
  const operation: MovementOptions = { ...rest, movement: { [token.id]: request } };
  await token.parent.updateEmbeddedDocuments("Token", [{ _id: token.id }], operation);
  if (!hasBegun(token, id)) return false;
  return peekGame()?.release.generation === 14 ? movementOf(token).finished.promise : true;
}

/**
 * An update that differs from what is stored wherever its token is asked to go, so that it isn't dropped as empty.
 * Where the path really ends is found out later.
 */
export function withDestination(
  token: MovingToken,
  update: Record<string, unknown>,
  request: MovementRequest | undefined,
): Record<string, unknown> {
  if (!request?.waypoints) return update;
  const path = completeWaypoints(request.waypoints, waypointDefaults(token)).reverse();
  const differs = (key: keyof Position): boolean => path.some((waypoint) => waypoint[key] !== token._source[key]);
  const target = (key: keyof Position): unknown => path.find((waypoint) => waypoint[key] !== token._source[key])?.[key];
  return { ...update, ...Object.fromEntries(POSITION_KEYS.filter(differs).map((key) => [key, target(key)])) };
}

/** Moves of several tokens of a scene in one operation, each by waypoints or to a destination; answers for each. */
export async function moveTogether(
  scene: MovingScene,
  moves: Record<string, MoveOptions & { destination?: PartialWaypoint }>,
  options: Record<string, unknown> = {},
): Promise<Record<string, boolean>> {
  const movement = Object.fromEntries(
    Object.entries(moves).map(([id, { destination, waypoints = destination ? [destination] : [], ...request }]) => [
      id,
      { id: randomID(), method: "api" as const, ...request, waypoints },
    ]),
  );
  await scene.updateEmbeddedDocuments(
    "Token",
    Object.keys(movement).map((_id) => ({ _id })),
    { ...options, movement: { ...movement } },
  );
  const answers = Object.entries(movement).map(async ([id, request]): Promise<[string, boolean]> => {
    const token = scene.tokens.get(id);
    return [id, token !== undefined && hasBegun(token, request.id) && (await movementOf(token).finished.promise)];
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** A scene as far as moving its tokens needs it. */
export interface MovingScene {
  readonly tokens: { get(id: string): MovingToken | undefined };
  updateEmbeddedDocuments(name: string, updates: object[], operation: Record<string, unknown>): Promise<unknown>;
}
