import type { CreatureId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { drawMark, rowMarks } from "./row-marks.js";
import { openRepair } from "./repair-panel.js";

const POLICY_WORDS = { always: "policyAlways", never: "policyNever" } as const;
const POLICY_ICONS = { always: "fa-bolt", never: "fa-ban" } as const;

/** A row's marks; in a game master's also how its creature meets chances, where that is settled, and the button to set things right. */
export function markRow(row: HTMLElement, session: FightSession | null, creature: CreatureId): void {
  for (const old of row.querySelectorAll(".tempo-row-tool")) old.remove();
  const marks = session ? rowMarks(session, creature) : [];
  (row.querySelector(".combatant-controls") ?? row).append(...marks.map(drawMark));
  if (!game.user.isGM || !session || !(creature in session.encounter.creatures)) return;
  const { chances } = session.encounter.creatures[creature] ?? {};
  const place = row.querySelector(".combatant-controls") ?? row;
  if (chances) place.append(policyMark(chances));
  place.append(repairButton(session, creature));
}

const policyMark = (policy: keyof typeof POLICY_WORDS): HTMLElement =>
  drawMark({ icon: POLICY_ICONS[policy], text: t(`BATTLETEMPO.Tracker.${POLICY_WORDS[policy]}`) });

function repairButton(session: FightSession, creature: CreatureId): HTMLElement {
  const button = document.createElement("button");
  const text = t("BATTLETEMPO.Tracker.repairOf", { name: session.nameOf(creature) });
  button.type = "button";
  button.className = "tempo-row-tool inline-control icon fa-solid fa-wrench";
  button.setAttribute("aria-label", text);
  button.dataset.tooltipText = text;
  button.addEventListener("click", (event) => {
    // The row itself would pick the token.
    event.stopPropagation();
    openRepair(session, creature);
  });
  return button;
}
