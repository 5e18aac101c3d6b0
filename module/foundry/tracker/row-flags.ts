import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import type { Flag } from "../bearing.js";
import type { FightSession } from "../port/fight-session.js";

const NAME = "tempo-flags";

/** What a creature has prepared, as this user may know it; nothing of one that they don't perceive. */
export function flagsOf(session: FightSession, creature: CreatureId): readonly Flag[] {
  const { face, viewed } = session;
  const turn = viewed.encounter.creatures[creature]?.turn;
  if (!turn || !face.flagsOf || !session.perceives(creature)) return [];
  return face.flagsOf(turn, (id) => (id in session.encounter.creatures ? session.nameOf(creatureId(id)) : ""));
}

/** A few words each under the strip; the whole sentence on hover and for screen readers. */
export function markFlags(row: HTMLElement, flags: readonly Flag[]): void {
  row.querySelector(`.${NAME}`)?.remove();
  if (flags.length === 0) return;
  const list = document.createElement("ul");
  list.className = NAME;
  list.append(...flags.map(toItem));
  (row.querySelector(".token-name") ?? row).append(list);
}

function toItem({ short, sentence }: Flag): HTMLElement {
  const item = document.createElement("li");
  const seen = document.createElement("span");
  seen.setAttribute("aria-hidden", "true");
  seen.textContent = short;
  const heard = document.createElement("span");
  heard.className = "tempo-hidden";
  heard.textContent = sentence;
  item.append(seen, heard);
  item.className = "tempo-flag";
  item.dataset.tooltipText = sentence;
  return item;
}
