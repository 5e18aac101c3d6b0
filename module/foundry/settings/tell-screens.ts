import { sessionOf } from "../port/session.js";

/** What may be done has changed in every fight: buttons, rulers and prompts are drawn anew. */
export function tellScreens(): void {
  for (const combat of game.combats.contents) {
    const session = sessionOf(combat);
    if (session) Hooks.callAll("battle-tempo.changed", session, null);
  }
}
