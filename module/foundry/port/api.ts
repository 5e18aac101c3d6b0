import { useAction } from "../hotbar/use-action.js";
import { armedTactic, armTactic } from "../movement/armed-tactic.js";
import { sessionOf, sessionOfActor, sessionOfToken, viewedSession } from "./session.js";

/** What macros and other packages may use: `game.system.api`. */
const API = { sessionOf, sessionOfToken, sessionOfActor, viewedSession, armedTactic, armTactic, useAction } as const;

/** In `init`. */
export function publishApi(): void {
  Object.assign(game.system, { api: API });
}
