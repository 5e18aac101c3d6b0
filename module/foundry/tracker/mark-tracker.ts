import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import { sessionStrip } from "../strip/session-strip.js";
import { drawnTrackers } from "./drawn-trackers.js";
import { markTools } from "./fight-tools.js";
import { heldFlag, heldWords } from "./held-flag.js";
import { addRepairEntries } from "./repair-entries.js";
import { markLanes } from "./phase-lanes.js";
import { flagsOf, markFlags } from "./row-flags.js";
import { rowMarks } from "./row-marks.js";
import { markRow } from "./row-tools.js";

/** What a row shows of ours, so that only a row that has changed is drawn anew. */
const drawn = new WeakMap<HTMLElement, string>();

/** From `init`: each row of the tracker shows what is left of that creature's turn, as far as this user may know. */
export function markTracker(): void {
  Hooks.on("renderCombatTracker", (app: foundry.applications.sidebar.tabs.CombatTracker, html: HTMLElement) => {
    markRows(html, app.viewed);
  });
  Hooks.on("getCombatantContextOptions", addRepairEntries);
  Hooks.on("battle-tempo.changed", markAll);
  Hooks.on("battle-tempo.closed", markAll);
}

function markAll(): void {
  for (const { element, viewed } of drawnTrackers()) markRows(element, viewed);
}

/** May run as often as it likes: a row that shows what it should is left alone. */
function markRows(html: HTMLElement, combat: Combat.Implementation | null): void {
  const session = sessionOf(combat);
  for (const row of html.querySelectorAll<HTMLElement>("li.combatant[data-combatant-id]")) {
    const creature = creatureId(row.dataset.combatantId ?? "");
    const state = stateOf(session, creature);
    if (drawn.get(row) === state) continue;
    drawn.set(row, state);
    drawRow(row, session, creature);
  }
  markLanes(html, session);
  markTools(html, session);
}

/** All that a row's drawing rests on, as one text. */
function stateOf(session: FightSession | null, creature: CreatureId): string {
  if (!session?.perceives(creature)) return "";
  const { encounter } = session;
  const { chances } = encounter.creatures[creature] ?? {};
  const acting = encounter.active === creature;
  return JSON.stringify([
    encounter.round > 0,
    acting,
    chances ?? null,
    session.economyOf(creature),
    heldWords(session, creature),
    rowMarks(session, creature),
    flagsOf(session, creature),
  ]);
}

function drawRow(row: HTMLElement, session: FightSession | null, creature: CreatureId): void {
  row.querySelector(".tempo-strip")?.remove();
  const strip = session && sessionStrip(session, creature, "line");
  row.classList.toggle("tempo-acting", session?.encounter.active === creature);
  if (strip) (row.querySelector(".token-name") ?? row).append(strip);
  markFlags(row, session && strip ? flagsOf(session, creature) : []);
  markRow(row, session, creature);
  const words = session ? heldWords(session, creature) : [];
  if (words.length > 0) (row.querySelector(".combatant-controls") ?? row).prepend(heldFlag(words));
}
