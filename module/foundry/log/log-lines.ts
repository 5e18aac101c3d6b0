import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId, groupsUndone } from "../../table/host.js";
import { cardsOf, type CardSource } from "../chat/cards-of.js";
import type { Card, CardCreature } from "../chat/card.js";
import { maskedCard } from "../chat/masked-card.js";

/** One line of a fight's log: something that happened, before it is put into words. */
export type LogLine =
  | { readonly kind: "turn"; readonly creature: CreatureId }
  | {
      readonly kind: "action";
      readonly creature: CreatureId;
      readonly action: string;
      readonly pays: readonly string[];
    }
  | {
      readonly kind: "way";
      readonly creature: CreatureId;
      /** In the ruleset's unit; 0 where the movement was none of its own. */
      readonly cost: number;
      readonly how: "own" | "forced" | "teleport";
    }
  | { readonly kind: "joined" | "left"; readonly creature: CreatureId }
  | { readonly kind: "card"; readonly card: Card };

/** What happened, in its order; what was taken back later stays readable as such. */
export interface LoggedLine {
  readonly line: LogLine;
  readonly undone: boolean;
}

export interface LoggedRound {
  readonly round: number;
  /** The last record of it that is told. */
  readonly upTo: number;
  readonly lines: readonly LoggedLine[];
}

/**
 * The rounds that these records tell of, each with its lines. `first`: the round in which the first record happened.
 * `source` still holds the records: a blow and its dice may be records of their own.
 */
export function logRounds(source: CardSource, records: readonly LedgerRecord[], first: number): LoggedRound[] {
  const undone = new Set(source.ledger.records.flatMap((each) => (each.kind === "undo" ? groupsUndone(each) : [])));
  const rounds: { round: number; upTo: number; lines: LoggedLine[] }[] = [];
  let round = first;
  for (const record of records) {
    const isUndone = record.kind === "commit" && undone.has(record.group);
    // A round whose beginning was taken back never came.
    if (!isUndone) round = roundOf(record) ?? round;
    let page = rounds.find((each) => each.round === round);
    if (!page) rounds.push((page = { round, upTo: record.seq, lines: [] }));
    page.upTo = record.seq;
    page.lines.push(...linesOf(source, record).map((line) => ({ line, undone: isUndone })));
  }
  return rounds;
}

/** The lines that anybody may read: of a blow out of nowhere only that it fell. */
export const openLines = (lines: readonly LoggedLine[], secrets: ReadonlySet<CreatureId>): LoggedLine[] =>
  lines.flatMap((logged) => {
    const { line } = logged;
    if (!namesAny(line, secrets)) return [logged];
    const isKnown = ({ id }: CardCreature): boolean => !secrets.has(creatureId(id));
    const masked = line.kind === "card" ? maskedCard(line.card, isKnown) : null;
    return masked ? [{ ...logged, line: { kind: "card", card: masked } }] : [];
  });

function namesAny(line: LogLine, creatures: ReadonlySet<CreatureId>): boolean {
  const text = JSON.stringify(line);
  return [...creatures].some((id) => text.includes(JSON.stringify(id)));
}

/** The round to which a record leads; null where it stays in the one before. */
function roundOf(record: LedgerRecord): number | null {
  if (record.kind === "undo") return null;
  const rounds = record.events.flatMap((event) => ("round" in event ? [event.round] : []));
  return rounds.at(-1) ?? null;
}

function linesOf(source: CardSource, record: LedgerRecord): LogLine[] {
  const events = record.kind === "commit" ? record.events.flatMap(lineOf) : [];
  return [...events, ...cardsOf(source, record).map((card): LogLine => ({ kind: "card", card }))];
}

function lineOf(event: Event): LogLine[] {
  switch (event.type) {
    case "TurnStarted":
      return [{ kind: "turn", creature: event.creature }];
    case "ActionTaken":
      return [{ kind: "action", creature: event.by, action: event.action, pays: event.pays }];
    case "Moved":
      return [{ kind: "way", creature: event.creature, cost: event.cost, how: event.how }];
    case "CreatureJoined":
      return [{ kind: "joined", creature: event.creature.id }];
    case "CreatureLeft":
      return [{ kind: "left", creature: event.creature }];
    default:
      return [];
  }
}
