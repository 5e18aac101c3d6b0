import { placeOfTurn } from "../../table/host.js";
import { endTurnsOfGroup, goBackToTurnStart } from "../combat/turn-commands.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";

const NAME = "tempo-fight-tools";

/** Below the rows, for game masters: back to the start of the turn, and the end of turns that began together. */
export function markTools(html: HTMLElement, session: FightSession | null): void {
  const wanted = game.user.isGM && session && session.encounter.active !== null ? toolsOf(session) : [];
  const old = html.querySelector<HTMLElement>(`.${NAME}`);
  const state = wanted.map(({ name }) => name).join();
  if (old?.dataset.state === state) return;
  old?.remove();
  if (session === null || wanted.length === 0) return;
  const bar = document.createElement("div");
  bar.className = `battle-tempo ${NAME}`;
  bar.dataset.state = state;
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", t("BATTLETEMPO.Tracker.tools"));
  bar.append(...wanted.map(({ name, run }) => toolButton(name, () => run(session))));
  const footer = html.querySelector("[data-application-part=footer]") ?? html.querySelector("nav.combat-controls");
  if (footer) footer.before(bar);
  else html.append(bar);
}

interface Tool {
  readonly name: "backToStart" | "endGroup";
  readonly run: (session: FightSession) => Promise<unknown>;
}

function toolsOf({ encounter }: FightSession): Tool[] {
  const running = encounter.turns[placeOfTurn(encounter)];
  const back: Tool = { name: "backToStart", run: goBackToTurnStart };
  return running?.group && !running.ended ? [back, { name: "endGroup", run: endTurnsOfGroup }] : [back];
}

function toolButton(name: Tool["name"], run: () => Promise<unknown>): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tempo-button";
  button.textContent = t(`BATTLETEMPO.Tracker.${name}`);
  button.addEventListener("click", () => void run());
  return button;
}
