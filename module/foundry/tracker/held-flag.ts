import type { CreatureId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { heldBy, heldText } from "../sheets/ready-text.js";

/**
 * What a creature keeps ready or is on guard with, for the flag in its row; empty: nothing, or nothing that this user has
 * been told. Of players' characters the table has been told; of others whoever plays them knows.
 */
export function heldWords(session: FightSession, creature: CreatureId): readonly string[] {
  const isTold = session.owns(creature) || session.scene.profiles.get(creature)?.kind === "pc";
  if (!isTold || !session.perceives(creature)) return [];
  const held = heldBy(session, creature);
  const stances = session.face.stancesOf?.(session.encounter.creatures[creature]?.turn ?? {}) ?? [];
  return [...(held ? [heldText(session, creature, held)] : []), ...stances.map(({ key }) => t(key))];
}

/** The flag with its sentence, by hovering, by focus and for screen readers. */
export function heldFlag(words: readonly string[]): HTMLElement {
  const flag = document.createElement("i");
  const text = words.join("; ");
  flag.className = "tempo-row-tool tempo-held fa-solid fa-flag";
  flag.setAttribute("role", "img");
  flag.setAttribute("aria-label", text);
  flag.tabIndex = 0;
  flag.dataset.tooltipText = text;
  return flag;
}
