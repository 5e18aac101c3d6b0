import type { Ruleset } from "../../rules/ruleset.js";
import type { RulesetOptions } from "../../rules/situation.js";
import type { Face } from "../face.js";

/** A game that the system knows: its rules and how they meet Foundry. */
export interface Game {
  readonly ruleset: Ruleset;
  readonly face: Face;
}

/** The game that this world plays. */
export interface ActiveGame extends Game {
  readonly options: RulesetOptions;
}

let active: ActiveGame | null = null;

/** The world's game; null where the setting names one that isn't there: then nothing is enforced. */
export const activeGame = (): ActiveGame | null => active;

/** Called once in `init`, after the world's settings are read. */
export function activateGame(game: ActiveGame | null): void {
  active = game;
}
