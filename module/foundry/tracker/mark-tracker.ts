import { creatureId } from "../../table/host.js";
import { sessionOf } from "../port/session.js";
import { sessionStrip } from "../strip/session-strip.js";

/** From `init`: each row of the tracker shows what is left of that creature's turn, as far as this user may know. */
export function markTracker(): void {
  Hooks.on("renderCombatTracker", (app: foundry.applications.sidebar.tabs.CombatTracker, html: HTMLElement) => {
    markRows(html, app.viewed);
  });
  Hooks.on("battle-tempo.changed", markAll);
  Hooks.on("battle-tempo.closed", markAll);
}

function markAll(): void {
  for (const tracker of [ui.combat, ui.combat.popout]) if (tracker?.rendered) markRows(tracker.element, tracker.viewed);
}

/** May run as often as it likes: what stood there before is replaced. */
function markRows(html: HTMLElement, combat: Combat.Implementation | null): void {
  const session = sessionOf(combat);
  for (const row of html.querySelectorAll<HTMLElement>("li.combatant[data-combatant-id]")) {
    row.querySelector(".tempo-strip")?.remove();
    const creature = creatureId(row.dataset.combatantId ?? "");
    const strip = session && sessionStrip(session, creature, "line");
    row.classList.toggle("tempo-acting", session?.encounter.active === creature);
    if (strip) (row.querySelector(".token-name") ?? row).append(strip);
  }
}
