import { sessionOf } from "../port/session.js";
import { forgetClosed, timeLeft } from "./countdown.js";
import { ReactionPanel } from "./reaction-panel.js";
import { reactionRows, type ReactionRow } from "./reaction-rows.js";

const SECOND = 1000;
const expired = new Set<string>();
let panel: ReactionPanel | null = null;

/** From `ready`: the panel follows the windows of all fights, and says so when one runs out. */
export function watchWindows(): void {
  Hooks.on("battle-tempo.changed", () => void refresh());
  Hooks.on("battle-tempo.closed", () => void refresh());
  Hooks.on("userConnected", () => void refresh());
  Hooks.on("canvasPan", () => panel?.place());
  Hooks.on("canvasReady", () => panel?.place());
  window.setInterval(tick, SECOND);
  void refresh();
}

async function refresh(): Promise<void> {
  const rows = openRows();
  if (!panel && rows.length === 0) return;
  panel ??= new ReactionPanel();
  await panel.show(rows);
}

function openRows(): ReactionRow[] {
  return game.combats.contents.flatMap((combat) => {
    const session = combat.started ? sessionOf(combat) : null;
    forgetClosed(combat.id ?? "", session?.encounter.windows.map(({ id }) => id) ?? []);
    return session ? reactionRows(session, { id: game.user.id, isGM: game.user.isGM }) : [];
  });
}

function tick(): void {
  const now = Date.now();
  if (!panel?.rendered) return;
  panel.tick(now);
  if (game.user.isActiveGM) for (const row of panel.rows) expire(row, now);
}

/** Only the active game master may close a window by time, and does it once. */
function expire(row: ReactionRow, now: number): void {
  const key = `${row.session.combat.id ?? ""}.${row.window.id}`;
  if (timeLeft(row, now) !== 0 || expired.has(key)) return;
  expired.add(key);
  void row.session.send({ type: "ExpireWindow", window: row.window.id }).then(() => expired.delete(key));
}
