import type { Facing } from "../../model/position.js";
import { shapeOf } from "../board/scene-snapshot.js";
import type { PathForecast } from "../canvas/forecast-path.js";
import { turned } from "../facing/compass.js";
import { armedFacing } from "../movement/armed-tactic.js";

/** Where the mover looks once the way is gone: as its rules say; null where nobody asks. */
export function facingAtEnd({ session, creature, act }: PathForecast): Facing | null {
  if (!session.face.facing) return null;
  const result = session.preview({ type: "TakeAction", act });
  const moved = result.ok
    ? result.value.findLast((event) => event.type === "Moved" && event.creature === creature)
    : undefined;
  const now = session.encounter.creatures[creature]?.position?.facing ?? null;
  return act.facing ?? (moved?.type === "Moved" ? moved.to.facing : now);
}

/** The next direction that may be chosen for the end of the way, either way round; null where there is nothing to choose. */
export function nextFacing(
  token: TokenDocument.Implementation,
  forecast: PathForecast,
  clockwise: boolean,
): Facing | null {
  const now = armedFacing(token.id ?? "") ?? facingAtEnd(forecast);
  return token.parent && now !== null ? turned(shapeOf(token.parent), now, clockwise) : null;
}
