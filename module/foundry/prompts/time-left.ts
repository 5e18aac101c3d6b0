import { windowEnds } from "../commands/window-clock.js";
import type { ReactionRow } from "./reaction-rows.js";

/** Milliseconds that a window still has by this client's clock; null: no limit. */
export function timeLeft({ session, window }: Pick<ReactionRow, "session" | "window">, now: number): number | null {
  const ends = windowEnds(session.combat.id ?? "", window.id);
  return ends === null ? null : Math.max(0, ends - now);
}
