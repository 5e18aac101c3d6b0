import { creatureId } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import { creaturesOf, type Card, type CardCreature } from "./card.js";
import { cardContext } from "./card-context.js";
import { cardData, CardData } from "./card-data.js";
import { addCardTools, addRollTools, followUndos } from "./card-tools.js";
import { cardIn } from "./sealed-card.js";

const TEMPLATE = "systems/battle-tempo/templates/chat/card.hbs";

/** In `init`: the sub-type of chat messages that are cards, each drawn by every client in its own language. */
export function registerCards(): void {
  Object.assign(CONFIG.ChatMessage.dataModels, { card: CardData });
  followUndos();
  Hooks.on("renderChatMessageHTML", (message: ChatMessage.Implementation, html: HTMLElement) => {
    addRollTools(message, html);
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
  const content = html.querySelector<HTMLElement>(".message-content");
  if (!content) return;
  content.innerHTML = drawn;
  // Whoever only watches reads one line; whom it is about, and the game master, read all of it.
  foldCard(content, isInvolved(session, card));
  const place = content.querySelector<HTMLElement>(".tempo-card");
  if (place) addCardTools(place, card, data, session);
  html.classList.add("battle-tempo", "tempo-card-message", `tempo-card-message--${card.kind}`);
}

const isInvolved = (session: FightSession | null, card: Card): boolean =>
  game.user.isGM || creaturesOf(card).some(({ id }) => session?.owns(creatureId(id)) === true);

/** What there is to read besides the line is shown, or hidden until its button is pressed. */
function foldCard(content: HTMLElement, open: boolean): void {
  const button = content.querySelector<HTMLElement>(".tempo-card__unfold");
  const more = content.querySelector<HTMLElement>(".tempo-card__more");
  if (!button || !more) return;
  const brief = content.querySelector(".tempo-card__brief");
  const outcome = brief?.textContent ?? "";
  const show = (shown: boolean): void => {
    more.hidden = !shown;
    button.setAttribute("aria-expanded", String(shown));
    // Unfolded it stands there at length.
    if (brief) brief.textContent = shown ? "" : outcome;
  };
  button.addEventListener("click", () => {
    show(more.hasAttribute("hidden"));
  });
  show(open);
}

/** The name as this reader may know it; from the card where the fight is gone. */
function nameIn(session: FightSession | null, { id, name }: CardCreature): string {
  return session?.combatantOf(creatureId(id)) ? session.nameOf(creatureId(id)) : name;
}
