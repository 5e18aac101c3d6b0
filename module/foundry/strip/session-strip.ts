import type { CreatureId } from "../../model/ids.js";
import { lengthText } from "../i18n/measure.js";
import type { FightSession } from "../port/fight-session.js";
import { drawStrip, type StripSize } from "./draw-strip.js";
import { slotText, stripText } from "./strip-text.js";
import { buildStrip, type StripPlan } from "./strip-view.js";

/** The strip of a creature in its fight; null where this user may not know of it, or the fight doesn't. */
export function sessionStrip(
  session: FightSession,
  creature: CreatureId,
  size: StripSize,
  plan: StripPlan | null = null,
): HTMLElement | null {
  const economy = session.perceives(creature) ? session.economyOf(creature) : null;
  if (!economy || session.encounter.round === 0) return null;
  const { ruleset, face } = session;
  const view = buildStrip(economy, face.strip, ruleset.cellLength, plan);
  const nameOf = (slot: string): string => {
    const found = economy.slots.find((each) => each.slot === slot);
    return found ? slotText(found, ruleset.id) : slot;
  };
  const { movement } = economy;
  const way = view.ruler && movement ? lengthText(movement.left, ruleset.unit) : "";
  return drawStrip(view, size, { all: stripText(economy, ruleset), way, nameOf: ({ slot }) => nameOf(slot) });
}
