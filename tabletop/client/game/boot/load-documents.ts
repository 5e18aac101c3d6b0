import type { ClientDocument } from "../../documents/client-document.js";
import type { Game } from "../game.js";

/** Actors come before combats and scenes: whoever prepares an actor can't ask for a combat yet. */
const ORDER = ["users", "folders", "actors", "items", "scenes", "combats", "journal", "macros", "messages"] as const;

/** Stored settings are there before anything else, so that they can be read in `init`. */
export function loadSettings(game: Game): void {
  game.collections.get("Setting")?.load(game.data.settings);
}

/** Makes every document of the world, then prepares them all. */
export function loadDocuments(game: Game): void {
  const collections = ORDER.map((name) => game[name]);
  for (const name of ORDER) game[name].load(name === "messages" ? byTime(game.data.messages) : game.data[name]);
  for (const user of game.users.contents) user.active = game.data.activeUsers.includes(user.id);
  game._documentsReady = true;
  for (const collection of collections)
    for (const document of collection.contents as ClientDocument[]) document._safePrepareData();
}

function byTime(messages: Game["data"]["messages"]): Game["data"]["messages"] {
  return [...messages].sort((a, b) => Number(a["timestamp"] ?? 0) - Number(b["timestamp"] ?? 0));
}
