import type { Ruleset } from "../../rules/ruleset.js";
import type { Face } from "../face.js";

/** A game that the system knows: its rules and how they meet Foundry. */
export interface Game {
  readonly ruleset: Ruleset;
  readonly face: Face;
}

let active: Game | null = null;

/** The world's game; null where the setting names one that isn't there: then nothing is enforced. */
export const activeGame = (): Game | null => active;

/** Called once in `init`, after the world's settings are read. */
export function activateGame(game: Game | null): void {
  active = game;
}
