import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import { tellFault } from "../hooks/notices.js";
import { appearing, friendsOfPlayers, knownToPlayers, vanishing } from "../combat/knowledge.js";
import { toldLedgerOf } from "../combat/ledger-of.js";
import { beforeHandOver } from "../commands/hand-over.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import { creaturesOf, type Card, type CardCreature } from "./card.js";
import { t } from "../i18n/localize.js";
import { cardSentence } from "./card-text.js";
import { cardsOf, openChanceCards } from "./cards-of.js";
import { maskedCard, openCard } from "./masked-card.js";
import { tellsTurns } from "../settings/settings.js";
import { cardSource } from "./sealed-card.js";
import { endedIn, summaryOf } from "./summary-card.js";

/** From `ready`: the active game master's client puts what happened into the chat, once. */
export function postCards(): void {
  Hooks.on("battle-tempo.changed", (session: FightSession, record: LedgerRecord | null) => {
    if (record && game.user.isActiveGM) inTurn(() => post(session, record));
  });
  Hooks.on("battle-tempo.taken", (session: FightSession) => {
    inTurn(() => postMissed(session));
  });
  Hooks.on("deleteCombat", (combat) => {
    const session = game.user.isActiveGM ? sessionOf(combat) : null;
    if (session) inTurn(() => postAll(session, 0, openChanceCards(session), knownToAll(session, null)));
  });
  beforeHandOver(() => posted);
}

let posted: Promise<void> = Promise.resolve();

/** What happened first is read first, however long a message takes to be made. */
function inTurn(task: () => Promise<void>): void {
  posted = posted.then(task).catch((error: unknown) => {
    tellFault("cards", error);
  });
}

/** Whoever kept the ledger before may have gone between the last record and its cards. */
async function postMissed(session: FightSession): Promise<void> {
  const last = session.ledger.records.at(-1);
  const isTold = game.messages.contents.some(
    ({ author, system }) => author?.isGM === true && isOf(system, session, last?.seq ?? 0),
  );
  if (last && !isTold) await post(session, last);
}

/** Whether a message's data says that it tells of that record. */
function isOf(system: unknown, { combat }: FightSession, seq: number): boolean {
  const told = system as { readonly combat?: unknown; readonly record?: unknown };
  return told.combat === combat.id && told.record === seq;
}

async function post(session: FightSession, record: LedgerRecord): Promise<void> {
  const isKnown = knownToAll(session, record);
  await postAll(session, record.seq, cardsOf(session, record), isKnown);
  if (tellsTurns()) await postAll(session, record.seq, summaries(session, record, isKnown), isKnown);
}

/** What everybody may know of is told from everybody's ledger: what was hidden while it was done stays so. */
function summaries(
  session: FightSession,
  record: LedgerRecord,
  isKnown: (creature: CardCreature) => boolean,
): readonly Card[] {
  const named = (id: CreatureId): CardCreature => ({ id, name: session.nameOf(id) });
  return endedIn(record).flatMap((creature) => {
    const { ledger } = isKnown(named(creature)) ? toldLedgerOf(session.combat) : session;
    const card = summaryOf(ledger.records, record.seq, creature, named);
    return card ? [card] : [];
  });
}

/** What the players may not know of goes to the game masters alone, and the rest without naming it. */
async function postAll(
  session: FightSession,
  record: number,
  cards: readonly Card[],
  isKnown: (creature: CardCreature) => boolean,
): Promise<void> {
  const isSecret = (word: string): boolean => word in session.encounter.creatures && !isKnown({ id: word, name: "" });
  for (const card of cards) {
    const secret = !creaturesOf(card).every(isKnown);
    const gms = secret ? ChatMessage.getWhisperRecipients("GM").map((user) => user.id) : [];
    await say(session, record, secret ? card : openCard(card, isSecret), gms);
    const masked = secret ? maskedCard(card, isKnown) : null;
    if (masked) await say(session, record, openCard(masked, isSecret), []);
  }
}

async function say(session: FightSession, record: number, card: Card, whisper: readonly string[]): Promise<void> {
  const data = {
    type: "card",
    system: { ruleset: session.ruleset.id, combat: session.combat.id ?? "", record, ...cardSource(card, whisper) },
    ...(whisper.length === 0 ? openWords(session, card) : { content: t("BATTLETEMPO.Card.sealed"), speaker: {} }),
    whisper,
  };
  await ChatMessage.create(data as unknown as ChatMessage.CreateData);
}

/**
 * A card that tells of somebody whom some player may not know of, or whom nobody of theirs perceives, is for the game
 * masters alone. Whoever is seen by what the record itself brings about is known by it; whoever vanishes by it isn't,
 * whether or not its token shows so yet: what it did to vanish, and how well, is what the others have to find out.
 */
function knownToAll(session: FightSession, record: LedgerRecord | null): (creature: CardCreature) => boolean {
  const isKnown = knownToPlayers(session);
  const events = record?.kind === "commit" ? record.events : [];
  const shown = events.flatMap(appearing);
  const gone = events.flatMap(vanishing);
  const isFriend = gone.length > 0 ? friendsOfPlayers(session) : () => true;
  return ({ id }) => {
    const creature = creatureId(id);
    return isKnown(creature, shown.includes(creature)) && (!gone.includes(creature) || isFriend(creature));
  };
}

const openWords = (session: FightSession, card: Card) => ({
  content: cardSentence(card, session.ruleset.id, ({ name }) => name),
  speaker: speakerOf(session, card),
});

function speakerOf(session: FightSession, card: Card): object {
  const [first] = creaturesOf(card);
  if (!first) return {};
  const token = session.tokenOf(creatureId(first.id));
  return { scene: token?.parent?.id ?? null, token: token?.id ?? null, alias: first.name };
}
