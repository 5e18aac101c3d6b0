import type { WindowId } from "../../model/ids.js";
import { tellNotice } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import { emitTo } from "./door.js";
import { createRunOutClocks } from "./run-out.js";
import { startTimer } from "./worker-timer.js";

/** The keeper's clock may be a little behind that of whoever saw the time run out. */
const TOLERANCE = 1000;

const clocks = createRunOutClocks(startTimer, Date.now);

/** Ends that this client has asked for and that aren't answered yet. */
const asked = new Set<string>();

const keyOf = (combatId: string, window: WindowId): string => `${combatId}/${window}`;

/** When an open window's time ends by this client's clock, in milliseconds since the epoch; null: it has no limit. */
export const windowEnds = (combatId: string, window: WindowId): number | null => clocks.ends(keyOf(combatId, window));

/** In `init`: nobody's time runs out while the game is paused. */
export function watchPause(): void {
  Hooks.on("pauseGame", (paused) => {
    clocks.pause(paused);
  });
}

/** Starts counting for windows that are new to this client, stops for those that have closed. */
export function watchWindows(session: FightSession): void {
  const combatId = session.combat.id ?? "";
  // A client that has just come hears of no change.
  clocks.pause(game.paused);
  const open = new Set(session.encounter.windows.map(({ id }) => keyOf(combatId, id)));
  for (const key of clocks.keys()) if (key.startsWith(`${combatId}/`) && !open.has(key)) clocks.stop(key);
  for (const { id, seconds } of session.encounter.windows) {
    if (seconds === null) continue;
    clocks.start(
      keyOf(combatId, id),
      seconds,
      () => {
        sayRanOut(session, id);
      },
      tellStuck,
    );
  }
}

/** A fight that is gone has no waits. */
export function forgetWindows(combatId: string): void {
  for (const key of clocks.keys()) if (key.startsWith(`${combatId}/`)) clocks.stop(key);
}

/** Somebody saw it run out; the keeper believes its own clock. */
export function onRanOut(combatId: string, window: WindowId): void {
  const session = sessionOf(game.combats.get(combatId));
  const key = keyOf(combatId, window);
  const ends = clocks.ends(key);
  if (!session || ends === null || Date.now() < ends - TOLERANCE || asked.has(key)) return;
  asked.add(key);
  void session.send({ type: "ExpireWindow", window }).finally(() => asked.delete(key));
}

function sayRanOut(session: FightSession, window: WindowId): void {
  const gm = game.users.activeGM;
  const combat = session.combat.id ?? "";
  if (gm?.isSelf) onRanOut(combat, window);
  else if (gm?.id) emitTo([gm.id], { type: "ran-out", combat, window });
}

function tellStuck(): void {
  if (game.user.isActiveGM) tellNotice("warn", "window-stuck");
}
