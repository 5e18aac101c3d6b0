import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import type { CardCreature } from "./card.js";
import { cardContext } from "./card-context.js";
import { cardData, CardData } from "./card-data.js";
import { cardIn } from "./sealed-card.js";

const TEMPLATE = "systems/battle-tempo/templates/chat/card.hbs";

/** In `init`: the sub-type of chat messages that are cards, each drawn by every client in its own language. */
export function registerCards(): void {
  Object.assign(CONFIG.ChatMessage.dataModels, { card: CardData });
  Hooks.on("renderChatMessageHTML", (message: ChatMessage.Implementation, html: HTMLElement) => {
    void drawCard(message, html).catch((error: unknown) => {
      // The short text that the message itself holds stands.
      console.error("Battle Tempo | card", error);
    });
  });
}

async function drawCard(message: ChatMessage.Implementation, html: HTMLElement): Promise<void> {
  const data = cardData(message);
  const card = data && message.isContentVisible ? cardIn(data) : null;
  // Of another version, damaged, or sealed by a key that isn't here: the short text that the message itself holds stands.
  if (!data || !card) return;
  const session = sessionOf(game.combats.get(data.combat));
  const nameOf = (creature: CardCreature): string => nameIn(session, creature);
  const context = cardContext(card, data.ruleset, session, nameOf);
  const drawn = await foundry.applications.handlebars.renderTemplate(TEMPLATE, context);
  const content = html.querySelector(".message-content");
  if (!content) return;
  content.innerHTML = drawn;
  html.classList.add("battle-tempo", "tempo-card-message", `tempo-card-message--${card.kind}`);
}

/** The name as this reader may know it; from the card where the fight is gone. */
function nameIn(session: FightSession | null, { id, name }: CardCreature): string {
  return session?.combatantOf(creatureId(id)) ? session.nameOf(creatureId(id)) : name;
}
