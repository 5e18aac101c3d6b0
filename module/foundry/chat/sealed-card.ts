import { sealForGms, unsealForGms } from "../secrets/key-ring.js";
import type { Card } from "./card.js";
import type { CardData } from "./card-data.js";
import { isCard } from "./card-shape.js";

/** What a card for game masters alone says of itself to all others. */
const SEALED = "sealed";

/** The data of a card of ours; `whisper`: a card for these game masters alone stands there sealed. */
export const cardSource = (card: Card, whisper: readonly string[]) =>
  whisper.length === 0
    ? { kind: card.kind, card }
    : { kind: SEALED, card: {}, sealed: sealForGms(JSON.stringify(card)) };

/** The card that message data holds, as far as this user may read it; null for none. */
export function cardIn({ card, sealed }: Pick<CardData, "card" | "sealed">): Card | null {
  const value: unknown = sealed === "" ? card : unsealed(sealed);
  return isCard(value) ? value : null;
}

function unsealed(sealed: string): unknown {
  const text = game.user.isGM ? unsealForGms(sealed) : null;
  return text === null ? null : readText(text);
}

function readText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
