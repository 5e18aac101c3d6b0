import type { ReactionRow } from "./reaction-rows.js";

const received = new Map<string, number>();

/** Milliseconds that a window still has on this client, counted from when it was first seen here; null: no limit. */
export function timeLeft({ session, window }: Pick<ReactionRow, "session" | "window">, now: number): number | null {
  if (window.seconds === null) return null;
  const key = `${session.combat.id ?? ""}.${window.id}`;
  const since = received.get(key) ?? now;
  received.set(key, since);
  return Math.max(0, window.seconds * 1000 - (now - since));
}

/** Forgets the windows of a combat that are no longer open. */
export function forgetClosed(combatId: string, open: readonly string[]): void {
  const kept = new Set(open.map((id) => `${combatId}.${id}`));
  for (const key of received.keys()) if (key.startsWith(`${combatId}.`) && !kept.has(key)) received.delete(key);
}
