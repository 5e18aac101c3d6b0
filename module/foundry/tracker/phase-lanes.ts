import type { CreatureId, PhaseId } from "../../model/ids.js";
import { situationOf } from "../../table/host.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { declaredBy } from "../declarations/declarable.js";
import { declaredText } from "../declarations/declaration-rows.js";
import { openDeclarations } from "../declarations/watch-declarations.js";
import { t } from "../i18n/localize.js";
import { phaseName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";

const NAME = "tempo-lanes";

/** Who is due in a phase, as this user may know, those who come first in front. */
interface Lane {
  /** Null: the time before the first phase. */
  readonly phase: PhaseId | null;
  readonly creatures: readonly CreatureId[];
  readonly state: "past" | "now" | "coming";
}

/** Above the rows, in a game of phases: a lane a phase, with who acts in it, and which one runs. */
export function markLanes(html: HTMLElement, session: FightSession | null): void {
  const lanes = session && session.encounter.round > 0 ? lanesOf(session) : [];
  const old = html.querySelector<HTMLElement>(`.${NAME}`);
  const state = JSON.stringify([
    lanes,
    lanes.flatMap((lane) => lane.creatures.map((id) => session && entryText(session, id))),
  ]);
  if (old?.dataset.state === state) return;
  old?.remove();
  if (!session || lanes.length === 0) return;
  const list = document.createElement("ol");
  list.className = `battle-tempo ${NAME}`;
  list.dataset.state = state;
  list.setAttribute("aria-label", t("BATTLETEMPO.Tracker.phases"));
  list.append(...lanes.map((lane) => drawLane(session, lane)));
  const rows = html.querySelector("ol.combat-tracker");
  if (rows) rows.before(list);
  else html.append(list);
}

function lanesOf(session: FightSession): Lane[] {
  const { ruleset, encounter, viewed } = session;
  const order = ruleset.phases?.order ?? [];
  if (order.length === 0) return [];
  const now = order.indexOf(encounter.phase ?? "");
  const asked = ruleset.ask(situationOf(viewed.encounter, viewed.scene), { kind: "order" });
  const first = Array.isArray(asked) ? asked : [];
  const rank = (id: CreatureId): number => (first.includes(id) ? first.indexOf(id) : first.length);
  const known = encounter.order.filter((id) => encounter.creatures[id]?.out === false && session.perceives(id));
  const due = known.map((id) => [id, session.economyOf(id)?.values.phase ?? null] as const);
  const lane = (phase: PhaseId | null, place: number): Lane => ({
    phase,
    creatures: due
      .flatMap(([id, its]) => (its === phase && phase !== null ? [id] : []))
      .toSorted((a, b) => rank(a) - rank(b)),
    state: place === now ? "now" : place < now ? "past" : "coming",
  });
  return [lane(null, -1), ...order.map(lane)];
}

function drawLane(session: FightSession, lane: Lane): HTMLElement {
  const item = document.createElement("li");
  item.className = `tempo-lane tempo-lane--${lane.state}`;
  item.dataset.phase = lane.phase ?? "";
  if (lane.state === "now") item.setAttribute("aria-current", "step");
  item.append(heading(session, lane));
  const names = document.createElement("span");
  names.className = "tempo-lane__names";
  names.textContent = lane.creatures.map((id) => entryText(session, id)).join(" · ");
  item.append(names);
  return item;
}

/** A game master goes to a phase by its heading; that of the time before opens the declarations, for everybody. */
function heading(session: FightSession, { phase, state }: Lane): HTMLElement {
  const name = phase === null ? t("BATTLETEMPO.Tracker.undeclared") : phaseName(session.ruleset.id, phase);
  const words = state === "now" ? `▶ ${name}` : name;
  const acts = phase === null || (game.user.isGM && state === "coming");
  const element = document.createElement(acts ? "button" : "span");
  element.className = "tempo-lane__name";
  element.textContent = words;
  if (!(element instanceof HTMLButtonElement)) return element;
  element.type = "button";
  if (phase !== null) element.setAttribute("aria-label", t("BATTLETEMPO.Tracker.toPhase", { phase: name }));
  element.addEventListener("click", () => {
    if (phase === null) openDeclarations(session);
    else void sendOrTell(session, { type: "StartPhase", phase });
  });
  return element;
}

/** Somebody in a lane, with what it has declared as far as this user knows. */
function entryText(session: FightSession, creature: CreatureId): string {
  const declared = declaredBy(session, creature);
  const name = session.nameOf(creature);
  return declared ? `${name} (${declaredText(session, creature, declared)})` : name;
}
