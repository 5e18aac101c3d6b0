import type { CreatureId } from "../../model/ids.js";
import { startTimer } from "../commands/worker-timer.js";
import { createRunOutClocks } from "../commands/run-out.js";
import { goOnToFirstPhase } from "../combat/turn-commands.js";
import { KEYS } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { viewedSession } from "../port/session.js";
import { declareSeconds } from "../settings/settings.js";
import { SYSTEM_ID } from "../system-id.js";
import { undeclared } from "./declarable.js";
import { DeclarationPanel } from "./declaration-panel.js";
import { declaringFor } from "./declaration-rows.js";

/** A second of the clock on the panel. */
const TICK = 1000;

const clocks = createRunOutClocks(startTimer, Date.now);
let panel: DeclarationPanel | null = null;
/** The round of a fight, or who has dropped an act in it, for which the panel has come up by itself: closed, it stays away until the next one. */
let offered = "";

/** In `init`: the panel comes up when there is something to declare, and goes when there isn't. */
export function watchDeclarations(): void {
  game.keybindings.register(SYSTEM_ID, "declare", {
    name: `${KEYS}.Declare.open`,
    editable: [{ key: "KeyO" }],
    onDown: () => {
      const session = viewedSession();
      if (!session?.face.declare) return false;
      openDeclarations(session);
      return true;
    },
  });
  Hooks.on("battle-tempo.changed", follow);
  Hooks.on("battle-tempo.closed", (combat) => {
    clocks.stop(clockOf(combat));
    if (panel?.session.combat.id === combat) void panel.close();
  });
  Hooks.on("pauseGame", (paused) => {
    clocks.pause(paused);
  });
  setInterval(() => {
    panel?.tick(secondsLeft(panel.session));
  }, TICK);
}

/** From `ready`: a fight that waits for declarations already shows its panel to whoever comes. */
export function openDeclarationsDue(): void {
  const session = viewedSession();
  if (session) follow(session);
}

/** Opens the panel of a fight, whoever has something to declare or not. */
export function openDeclarations(session: FightSession): void {
  if (panel?.session !== session) {
    if (panel?.rendered) void panel.close();
    panel = new DeclarationPanel(session);
  }
  void panel.render({ force: true });
}

function follow(session: FightSession): void {
  if (!session.face.declare || session !== viewedSession()) return;
  watchClock(session);
  const { round, phase = null } = session.encounter;
  const isDue = isAsked(session);
  const late = phase === null ? [] : ownUndeclared(session);
  const mark = [session.combat.id ?? "", round, ...late].join("/");
  if (isDue && offered !== mark) {
    offered = mark;
    openDeclarations(session);
  } else if (panel?.rendered && phase !== null && !isDue) void panel.close();
  else void panel?.refresh();
}

/** A game master before the first phase; everybody with somebody who hasn't declared. */
function isAsked(session: FightSession): boolean {
  const { round, phase = null } = session.encounter;
  if (round === 0) return false;
  return (game.user.isGM && phase === null) || ownUndeclared(session).length > 0;
}

/** Whom this user has to declare for still, or once more after an act was dropped. */
function ownUndeclared(session: FightSession): CreatureId[] {
  const own = declaringFor(session);
  return undeclared(session).filter((creature) => own.includes(creature));
}

const clockOf = (combat: string): string => combat;

/** Counts the time for declaring on every client; when it is over, the active game master's goes on. */
function watchClock(session: FightSession): void {
  const key = clockOf(session.combat.id ?? "");
  const { round, phase = null } = session.encounter;
  const seconds = declareSeconds();
  if (round === 0 || phase !== null || seconds === null) {
    clocks.stop(key);
    return;
  }
  clocks.start(
    key,
    seconds,
    () => {
      if (game.user.isActiveGM) void goOnToFirstPhase(session);
    },
    () => undefined,
  );
}

function secondsLeft({ combat }: FightSession): number | null {
  const ends = clocks.ends(clockOf(combat.id ?? ""));
  return ends === null ? null : Math.max(0, Math.ceil((ends - Date.now()) / TICK));
}
