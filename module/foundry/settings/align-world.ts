import { activeGame, type Game } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { rulesetOptions } from "./ruleset-options.js";

/** The option by which several games say what a diagonal costs, and core's rule (`CONST.GRID_DIAGONALS`) for each. */
const DIAGONALS = "diagonals";
const CORE_RULES: Readonly<Record<string, number>> = { equal: 0, "5-10-5": 4 };

/**
 * Once after the world has taken up a game, and once after its option for diagonals was changed: core's rule for
 * diagonals becomes the game's, so that what core measures itself looks right. Later choices of the table stand. By the
 * active game master; from `ready` on.
 */
export async function alignWorld(): Promise<void> {
  const active = activeGame();
  // An assistant may not change core's settings: the next full game master does.
  if (!active || !game.user.isActiveGM || !game.user.can("SETTINGS_MODIFY")) return;
  const { word, rule } = diagonalsOf(active);
  const aligned = word === null ? active.ruleset.id : `${active.ruleset.id}/${word}`;
  if (game.settings.get(SYSTEM_ID, "alignedTo") === aligned) return;
  if (game.settings.get("core", "gridDiagonals") !== rule) await game.settings.set("core", "gridDiagonals", rule);
  await game.settings.set(SYSTEM_ID, "alignedTo", aligned);
}

/** What the world has chosen for diagonals, and core's rule for it; a game without that choice has its face's. */
function diagonalsOf({ ruleset, face }: Game): { readonly word: string | null; readonly rule: number } {
  const option = ruleset.options.find(({ id }) => id === DIAGONALS);
  const value = option ? (rulesetOptions(ruleset)[DIAGONALS] ?? option.values[0]) : null;
  const word = typeof value === "string" ? value : null;
  return { word, rule: (word === null ? undefined : CORE_RULES[word]) ?? face.scene.diagonals };
}
