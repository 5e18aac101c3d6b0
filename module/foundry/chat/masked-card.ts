import { t } from "../i18n/localize.js";
import type { Card, CardCreature } from "./card.js";

/**
 * What everybody may read of a blow by somebody whom not everybody may know of: that it fell, on whom, and what it did.
 * Null where there is nothing to tell without telling who. Weapon, dice and cost would give the striker away.
 */
export function maskedCard(card: Card, isKnown: (creature: CardCreature) => boolean): Card | null {
  if (card.kind !== "strike" || isKnown(card.by) || !isKnown(card.target)) return null;
  return { ...card, by: { id: "", name: t("BATTLETEMPO.Unseen") }, attack: "", rolls: [], pays: [] };
}
