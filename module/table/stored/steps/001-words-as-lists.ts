import { isJsonObject, type JsonObject } from "../../../kernel/json.js";
import type { Step } from "../step.js";

/**
 * The properties of a weapon (`system.game.properties`) were a list where the item's window had written them, and a text
 * with commas where a hand or a file had. Since then they are a list.
 */
export const wordsAsLists: Step = {
  number: 1,
  system: {
    Item: (system) => {
      const { game } = system;
      if (!isJsonObject(game)) return system;
      const { properties } = game;
      return typeof properties === "string" ? { ...system, game: withList(game, properties) } : system;
    },
  },
};

const withList = (game: JsonObject, words: string): JsonObject => ({
  ...game,
  properties: words.split(",").flatMap((word) => word.trim() || []),
});
