import { activeGame, type Game } from "../port/active-game.js";

let games: readonly Game[] = [];

/** Called once when sheets are registered: every game that the system knows, played in this world or not. */
export function rememberGames(all: readonly Game[]): void {
  games = all;
}

/** The game that an actor belongs to by its type, whether or not the world plays it. */
export const gameOfActor = (actor: Actor.Implementation): Game | null =>
  games.find(({ face }) => face.id === (actor.type as string)) ?? null;

/** True where the actor belongs to another game than the world's: it can be read, and takes part in nothing. */
export const isForeign = (actor: Actor.Implementation): boolean => activeGame()?.face.id !== (actor.type as string);
