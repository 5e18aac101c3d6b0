import { t } from "../i18n/localize.js";
import type { Json } from "../../kernel/json.js";
import type { Card, CardCreature } from "./card.js";

/**
 * What everybody may read of a blow by somebody whom not everybody may know of: that it fell, on whom, and what it did.
 * Null where there is nothing to tell without telling who. Weapon, dice and cost would give the striker away.
 */
export function maskedCard(card: Card, isKnown: (creature: CardCreature) => boolean): Card | null {
  if (card.kind !== "strike" || isKnown(card.by) || !isKnown(card.target)) return null;
  return { ...card, by: { id: "", name: t("BATTLETEMPO.Unseen") }, attack: "", rolls: [], pays: [] };
}

/**
 * A card that everybody may read, without what it tells of others whom not everybody may know of: what befell them, and
 * reasons and notes that name them. `isSecret`: whether a word is the id of one of these.
 */
export function openCard(card: Card, isSecret: (word: string) => boolean): Card {
  const tells = (data: Json): boolean => wordsIn(data).some(isSecret);
  if (card.kind === "overdraft") return { ...card, reasons: card.reasons.filter(({ data }) => !tells(data)) };
  if (card.kind === "own") return { ...card, changes: card.changes.filter(({ creature }) => !isSecret(creature.id)) };
  if (card.kind === "summary") return { ...card, dealt: card.dealt.filter(({ creature }) => !isSecret(creature.id)) };
  if (card.kind !== "roll") return card;
  return {
    ...card,
    others: card.others.filter(({ creature }) => !isSecret(creature.id)),
    notes: card.notes.filter(({ data }) => !tells(data)),
  };
}

function wordsIn(data: Json): string[] {
  if (typeof data === "string") return [data];
  if (typeof data !== "object" || data === null) return [];
  return [...Object.keys(data), ...Object.values(data as object as Record<string, Json>).flatMap(wordsIn)];
}
