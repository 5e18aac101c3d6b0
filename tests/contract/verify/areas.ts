import { entriesOfOne } from "./results.js";
import type { Entry } from "../page/entry.js";

/** A batch: its name, and the areas of which it is made, as the ids of entries name them. */
const BATCHES: Readonly<Record<string, readonly string[]>> = {
  host: ["boot", "settings", "users", "queries", "table", "sockets", "words", "utils", "keys", "generation"],
  data: ["data", "fields", "documents", "effects", "levels"],
  combat: ["combat", "tracker"],
  movement: ["movement", "actions", "history", "planned"],
  windows: ["apps", "dialogs", "controls", "notifications", "sheets", "menu", "hud", "hotbar", "chat"],
  board: ["grid", "regions", "occupancy", "collision", "vision", "canvas"],
};

const areaOf = ({ id }: Entry): string => id.split(".")[0] ?? "";

/** The entries of one window by batch and area; an area that no batch names has a batch of its own. */
export function listBatches(): { readonly name: string; readonly areas: ReadonlyMap<string, readonly Entry[]> }[] {
  const batches = new Map<string, Map<string, Entry[]>>();
  for (const entry of entriesOfOne()) {
    const area = areaOf(entry);
    const name = Object.keys(BATCHES).find((batch) => BATCHES[batch]?.includes(area)) ?? area;
    const areas = batches.get(name) ?? new Map<string, Entry[]>();
    batches.set(name, areas.set(area, [...(areas.get(area) ?? []), entry]));
  }
  return [...batches].map(([name, areas]) => ({ name, areas }));
}
