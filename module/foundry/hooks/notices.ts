import type { TableNotice } from "../port/fight-session.js";

/** Tells this client's screens something that the game master should know. */
export function tellNotice(level: TableNotice["level"], key: string, data: TableNotice["data"] = {}): void {
  Hooks.callAll("battle-tempo.notice", { level, key, data });
}

/** A fault of ours that must not end anybody's play: into the console, and to the screens. */
export function tellFault(place: string, error: unknown): void {
  console.error(`Battle Tempo | ${place}`, error);
  tellNotice("error", "fault", { place, message: error instanceof Error ? error.message : String(error) });
}
