import type { Game } from "../game/game.js";

let current: Game | undefined;

/** Sets the one game of the client. */
export function setGame(game: Game): void {
  current = game;
}

/** The game; throws before it exists. */
export function getGame(): Game {
  if (!current) throw new Error("The game isn't there yet.");
  return current;
}

/** The game, or undefined before it exists. */
export function peekGame(): Game | undefined {
  return current;
}
