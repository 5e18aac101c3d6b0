import { tellFault } from "../hooks/notices.js";
import { sessionOf } from "../port/session.js";
import { ReactionPanel } from "./reaction-panel.js";
import { reactionRows, type ReactionRow } from "./reaction-rows.js";

const SECOND = 1000;
let panel: ReactionPanel | null = null;

/** From `ready`: the panel follows the windows of all fights. */
export function watchWindows(): void {
  Hooks.on("battle-tempo.changed", refresh);
  Hooks.on("battle-tempo.closed", refresh);
  Hooks.on("userConnected", refresh);
  Hooks.on("canvasPan", () => panel?.place());
  Hooks.on("canvasReady", () => panel?.place());
  window.setInterval(tick, SECOND);
  refresh();
}

function refresh(): void {
  showOpen().catch((error: unknown) => {
    tellFault("windows", error);
  });
}

async function showOpen(): Promise<void> {
  const rows = openRows();
  if (!panel && rows.length === 0) return;
  panel ??= new ReactionPanel();
  await panel.show(rows);
}

function openRows(): ReactionRow[] {
  return game.combats.contents.flatMap((combat) => {
    const session = combat.started ? sessionOf(combat) : null;
    return session ? reactionRows(session, { id: game.user.id, isGM: game.user.isGM }) : [];
  });
}

function tick(): void {
  if (panel?.rendered) panel.tick(Date.now());
}
