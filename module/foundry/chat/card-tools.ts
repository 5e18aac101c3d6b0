import type { CreatureId } from "../../model/ids.js";
import { creatureId, liveRecords, undoableFor } from "../../table/host.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf, viewedSession } from "../port/session.js";
import type { Card, CardCreature } from "./card.js";
import type { CardData } from "./card-data.js";
import { askHarm, giveBack, harmTargets, mendTargets } from "./table-word.js";

const WORDS = "BATTLETEMPO.Card";

/** Puts below a card what may still be done about what it tells: by the game master, and by whose act it was. */
export function addCardTools(
  place: HTMLElement,
  card: Card,
  { combat, record }: Pick<CardData, "combat" | "record">,
  session: FightSession | null,
): void {
  if (!session || card.kind === "undone") return;
  const root = session.ledger.records.find(({ seq }) => seq === record);
  if (root?.kind === "commit") {
    place.dataset.combat = combat;
    place.dataset.group = String(root.group);
    markUndo(place, session);
  }
  if (game.user.isGM) place.append(...tableTools(session, amountsOf(card), struckBy(card)));
}

/** The same below a roll of core's own, for game masters in a running fight: what it comes to may befall somebody. */
export function addRollTools(message: ChatMessage.Implementation, html: HTMLElement): void {
  const session = game.user.isGM ? viewedSession() : null;
  const isOurs = (message as unknown as { readonly type: string }).type === "card";
  if (!session || session.encounter.round === 0 || isOurs || !message.isContentVisible) return;
  const amount = message.rolls.reduce((sum, { total }) => sum + (total ?? 0), 0);
  // A d20 decides, it hurts nobody.
  const decides = message.rolls.some(({ dice }) => dice.some(({ faces }) => faces === D20));
  if (message.rolls.length === 0 || decides || amount < 1) return;
  const tools = document.createElement("div");
  tools.className = "battle-tempo";
  tools.append(...tableTools(session, Math.floor(amount), null));
  html.querySelector(".message-content")?.append(tools);
}

const D20 = 20;

/** What is rolled on a card and may befall others, too: damage or healing; 0: nothing. */
function amountsOf(card: Card): number {
  if (card.kind === "strike") return card.damage ?? 0;
  if (card.kind === "amend") return card.how === "harm" ? card.amount : 0;
  const rolls = card.kind === "own" ? card.rolls : card.kind === "roll" ? [card.roll] : [];
  return rolls.find(({ kind }) => kind === "damage" || kind === "healing")?.total ?? 0;
}

/** Who has already been hurt by what a card tells, and how much. */
const struckBy = (card: Card): { readonly whom: CardCreature; readonly amount: number } | null =>
  card.kind === "strike" && card.damage !== null && card.damage > 0
    ? { whom: card.target, amount: card.damage }
    : card.kind === "amend" && card.how === "harm"
      ? { whom: card.by, amount: card.amount }
      : null;

/** The game master's own row: nothing where no number stands on the card. */
function tableTools(session: FightSession, amount: number, struck: ReturnType<typeof struckBy>): HTMLElement[] {
  if (amount < 1) return [];
  const more = document.createElement("details");
  more.className = "tempo-card__table";
  const title = document.createElement("summary");
  title.textContent = t(`${WORDS}.Table.title`);
  const half = Math.floor(amount / 2);
  const row = document.createElement("div");
  row.className = "tempo-card__tools";
  row.append(
    ...(struck ? giveBackButtons(session, struck) : []),
    toolButton(t(`${WORDS}.Table.full`, { amount: String(amount) }), () => harmTargets(session, amount)),
    ...(half > 0
      ? [toolButton(t(`${WORDS}.Table.half`, { amount: String(half) }), () => harmTargets(session, half))]
      : []),
    toolButton(t(`${WORDS}.Table.heal`, { amount: String(amount) }), () => mendTargets(session, amount)),
    ...((session.ruleset.saves ?? []).length > 0
      ? [toolButton(t(`${WORDS}.Table.save`), () => askHarm(session, amount))]
      : []),
  );
  more.append(title, row);
  return [more];
}

/** What was taken is rounded down when it is halved, so that what is given back is rounded up. */
function giveBackButtons(
  session: FightSession,
  { whom, amount }: NonNullable<ReturnType<typeof struckBy>>,
): HTMLElement[] {
  const creature = creatureId(whom.id);
  if (!(creature in session.encounter.creatures)) return [];
  const who = session.nameOf(creature);
  const back = (key: string, points: number): HTMLElement =>
    toolButton(t(`${WORDS}.Table.${key}`, { who, amount: String(points) }), () => giveBack(session, creature, points));
  return [...(amount > 1 ? [back("giveHalf", Math.ceil(amount / 2))] : []), back("giveAll", amount)];
}

function toolButton(text: string, run: () => Promise<unknown>): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "tempo-button";
  button.textContent = text;
  button.addEventListener("click", () => void run());
  return button;
}

/** From `init`: cards of an act that is taken back say so, and offer to take it back only as long as it stands. */
export function followUndos(): void {
  Hooks.on("battle-tempo.changed", (session: FightSession) => {
    const cards = document.querySelectorAll<HTMLElement>(".tempo-card[data-group]");
    const mine = [...cards].filter(({ dataset }) => dataset.combat === session.combat.id);
    if (mine.length === 0) return;
    const stand = standingIn(session);
    for (const place of mine) markUndo(place, session, stand);
  });
}

interface Standing {
  /** Groups of acts that nobody has taken back. */
  readonly acts: ReadonlyMap<number, CreatureId | null>;
  /** Groups of which the ledger still has records. */
  readonly known: ReadonlySet<number>;
}

function standingIn({ ledger }: FightSession): Standing {
  const acts = liveRecords(ledger.records).filter(({ name, seq, group }) => name === "TakeAction" && seq === group);
  const known = ledger.records.flatMap((record) => (record.kind === "commit" ? [record.group] : []));
  return { acts: new Map(acts.map(({ group, by }) => [group, by])), known: new Set(known) };
}

function markUndo(place: HTMLElement, session: FightSession, stand: Standing = standingIn(session)): void {
  const group = Number(place.dataset.group);
  const isLive = stand.acts.has(group);
  const isGone = !isLive && stand.known.has(group) && !liveGroup(session, group);
  place.classList.toggle("tempo-card--undone", isGone);
  mark(place, "tempo-card__undone", isGone, undoneMark);
  const by = stand.acts.get(group) ?? null;
  mark(place, "tempo-card__undo", isLive && mayTakeBack(session, group, by), () => undoButton(place, group, by));
}

/** What isn't an act (the beginning of a turn …) may still stand. */
const liveGroup = ({ ledger }: FightSession, group: number): boolean =>
  liveRecords(ledger.records).some((record) => record.group === group);

/** A game master points at any act; a player only at the own last one, as from the sheet. */
function mayTakeBack(session: FightSession, group: number, by: CreatureId | null): boolean {
  if (game.user.isGM) return true;
  if (by === null || !session.owns(by)) return false;
  const last = undoableFor(session.ledger, by);
  return last.ok && last.value === group;
}

/** Adds or takes away one element of a class. */
function mark(place: HTMLElement, name: string, wanted: boolean, make: () => HTMLElement): void {
  const old = place.querySelector(`.${name}`);
  if (!wanted) old?.remove();
  else if (!old) {
    const made = make();
    made.classList.add(name);
    place.append(made);
  }
}

function undoneMark(): HTMLElement {
  const text = document.createElement("p");
  text.textContent = t(`${WORDS}.takenBack`);
  return text;
}

const undoButton = (place: HTMLElement, group: number, by: CreatureId | null): HTMLElement =>
  toolButton(t(`${WORDS}.takeBack`), async () => {
    const session = sessionOf(game.combats.get(place.dataset.combat ?? ""));
    if (session) await sendOrTell(session, { type: "Undo", creature: by, act: group });
  });
