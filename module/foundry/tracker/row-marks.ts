import type { CreatureId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";

/** A sign in a row, with the sentence that it stands for. */
export interface RowMark {
  readonly icon: string;
  readonly text: string;
}

/** What a row tells beside what is left of the turn: who bears whom, where this user may see both. */
export function rowMarks(session: FightSession, creature: CreatureId): RowMark[] {
  const { viewed, face } = session;
  const state = viewed.encounter.creatures[creature];
  if (!state || state.out || !session.perceives(creature)) return [];
  const mount = face.mountOf?.(state) ?? null;
  const riders = Object.values(viewed.encounter.creatures)
    .filter((other) => !other.out && face.mountOf?.(other) === creature && session.perceives(other.id))
    .map(({ id }) => session.nameOf(id));
  return [
    ...(mount !== null && session.perceives(mount)
      ? [{ icon: "fa-horse", text: t("BATTLETEMPO.Tracker.rides", { name: session.nameOf(mount) }) }]
      : []),
    ...(riders.length > 0
      ? [{ icon: "fa-horse", text: t("BATTLETEMPO.Tracker.bears", { names: riders.join(", ") }) }]
      : []),
  ];
}

/** A mark as it stands in the row. */
export function drawMark({ icon, text }: RowMark): HTMLElement {
  const mark = document.createElement("i");
  mark.className = `tempo-row-tool tempo-policy fa-solid ${icon}`;
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", text);
  mark.dataset.tooltipText = text;
  return mark;
}
