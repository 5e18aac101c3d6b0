import { SYSTEM_ID } from "../system-id.js";

/** How far a world has come: not asked yet, a sample fight still to be opened after the reload, or done. */
export type Progress = "" | "sample" | "done";

/** In `init`. */
export function registerProgress(): void {
  game.settings.register(SYSTEM_ID, "firstStart", { scope: "world", config: false, type: String, default: "" });
}

export function progress(): Progress {
  const stored = game.settings.get(SYSTEM_ID, "firstStart");
  return stored === "sample" || stored === "" ? stored : "done";
}

export async function noteProgress(now: Progress): Promise<void> {
  if (progress() !== now) await game.settings.set(SYSTEM_ID, "firstStart", now);
}
