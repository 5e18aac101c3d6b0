import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import { tellFault } from "../hooks/notices.js";
import { knownToPlayers } from "../combat/knowledge.js";
import type { FightSession } from "../port/fight-session.js";
import { creaturesOf, type Card, type CardCreature } from "./card.js";
import { cardSentence } from "./card-text.js";
import { cardsOf } from "./cards-of.js";
import { maskedCard } from "./masked-card.js";

/** From `ready`: the active game master's client puts what happened into the chat, once. */
export function postCards(): void {
  Hooks.on("battle-tempo.changed", (session: FightSession, record: LedgerRecord | null) => {
    if (record && game.user.isActiveGM) postInTurn(session, record);
  });
}

let posted: Promise<void> = Promise.resolve();

/** What happened first is read first, however long a message takes to be made. */
function postInTurn(session: FightSession, record: LedgerRecord): void {
  posted = posted
    .then(() => post(session, record))
    .catch((error: unknown) => {
      tellFault("cards", error);
    });
}

async function post(session: FightSession, record: LedgerRecord): Promise<void> {
  const isKnown = knownToAll(session, record);
  for (const card of cardsOf(session, record)) {
    const secret = !creaturesOf(card).every(isKnown);
    await say(session, card, secret ? ChatMessage.getWhisperRecipients("GM").map((user) => user.id) : []);
    const masked = secret ? maskedCard(card, isKnown) : null;
    if (masked) await say(session, masked, []);
  }
}

async function say(session: FightSession, card: Card, whisper: readonly string[]): Promise<void> {
  const data = {
    type: "card",
    system: { kind: card.kind, ruleset: session.ruleset.id, combat: session.combat.id ?? "", card },
    content: cardSentence(card, session.ruleset.id, ({ name }) => name),
    speaker: speakerOf(session, card),
    whisper,
  };
  await ChatMessage.create(data as unknown as ChatMessage.CreateData);
}

/**
 * A card that tells of somebody whom some player may not know of, or whom nobody of theirs perceives, is for the game
 * masters alone. Whoever is seen by what the record itself brings about is known by it.
 */
function knownToAll(session: FightSession, record: LedgerRecord): (creature: CardCreature) => boolean {
  const isKnown = knownToPlayers(session);
  const shown = record.kind === "commit" ? record.events.flatMap(appearing) : [];
  return ({ id }) => isKnown(creatureId(id), shown.includes(creatureId(id)));
}

/** Conditions by which nobody sees a creature. */
const UNSEEN: readonly string[] = ["invisible", "hidden"];

const appearing = (event: Event): CreatureId[] =>
  event.type === "ConditionLost" && UNSEEN.includes(event.condition) ? [event.creature] : [];

function speakerOf(session: FightSession, card: Card): object {
  const [first] = creaturesOf(card);
  if (!first) return {};
  const token = session.tokenOf(creatureId(first.id));
  return { scene: token?.parent?.id ?? null, token: token?.id ?? null, alias: first.name };
}
