import type { WindowId } from "../../model/ids.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import { emitTo } from "./door.js";
import { startTimer } from "./worker-timer.js";

/** The keeper's clock may be a little behind that of whoever saw the time run out. */
const TOLERANCE = 1000;

interface Running {
  readonly ends: number;
  readonly stop: () => void;
}

const running = new Map<string, Running>();

/** When an open window's time ends by this client's clock, in milliseconds since the epoch; null: it has no limit. */
export const windowEnds = (combatId: string, window: WindowId): number | null =>
  running.get(`${combatId}/${window}`)?.ends ?? null;

/** Starts counting for windows that are new to this client, stops for those that have closed. */
export function watchWindows(session: FightSession): void {
  const combatId = session.combat.id ?? "";
  const open = new Set(session.encounter.windows.map((window) => `${combatId}/${window.id}`));
  for (const [key, { stop }] of running) {
    if (!key.startsWith(`${combatId}/`) || open.has(key)) continue;
    stop();
    running.delete(key);
  }
  for (const { id, seconds } of session.encounter.windows) {
    const key = `${combatId}/${id}`;
    if (seconds === null || running.has(key)) continue;
    const stop = startTimer(seconds * 1000, () => {
      sayRanOut(session, id);
    });
    running.set(key, { ends: Date.now() + seconds * 1000, stop });
  }
}

/** Somebody saw it run out; the keeper believes its own clock. */
export function onRanOut(combatId: string, window: WindowId): void {
  const session = sessionOf(game.combats.get(combatId));
  const ends = windowEnds(combatId, window);
  if (!session || ends === null || Date.now() < ends - TOLERANCE) return;
  void session.send({ type: "ExpireWindow", window });
}

function sayRanOut(session: FightSession, window: WindowId): void {
  const gm = game.users.activeGM;
  const combat = session.combat.id ?? "";
  if (gm?.isSelf) onRanOut(combat, window);
  else if (gm?.id) emitTo([gm.id], { type: "ran-out", combat, window });
}
