import { ID } from "../page/fixtures.js";
import type { Data } from "../page/host.js";

/** How the world was before a run, so that it can be given back; empty between runs. */
export interface Before extends Data {
  /** id of the scene that was active */
  scene?: string | null;
  /** seconds */
  time?: number;
  paused?: boolean;
  /** core's settings of the tracker */
  tracker?: unknown;
}

/** Registers what the check keeps in the world. In `init`. */
export function registerMark(changed: () => void): void {
  const hidden = { scope: "world", config: false };
  game.settings.register(ID, "mark", { ...hidden, type: String, default: "", onChange: changed });
  game.settings.register(ID, "before", { ...hidden, type: Object, default: {} });
}

/** True in a world whose title a game master has typed here. A copy of it has another id, and bears no mark. */
export const isMarked = (): boolean => game.settings.get(ID, "mark") === game.world.id;

/** Marks this world. @returns false, and nothing is done, where the typed title isn't the world's */
export async function markWorld(typed: string): Promise<boolean> {
  if (typed.trim() !== game.world.title.trim()) return false;
  await game.settings.set(ID, "mark", game.world.id);
  return true;
}

export async function unmarkWorld(): Promise<void> {
  await game.settings.set(ID, "mark", "");
}

export const readBefore = (): Before => game.settings.get(ID, "before") as Before;

export async function writeBefore(before: Before): Promise<void> {
  await game.settings.set(ID, "before", before);
}
