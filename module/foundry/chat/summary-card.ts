import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { creatureId, liveRecords } from "../../table/host.js";
import type { CardCreature, SummaryCard } from "./card.js";

/**
 * What each turn that ends with a record came to, told from one ledger: everybody's, so that a summary tells no more than
 * everybody may read, or the true one for game masters. A turn of which nothing is told has none.
 */
export function summaryOf(
  records: readonly LedgerRecord[],
  seq: number,
  creature: CreatureId,
  named: (id: CreatureId) => CardCreature,
): SummaryCard | null {
  const events = liveRecords(records)
    .filter((record) => record.seq <= seq)
    .flatMap((record) => record.events);
  const begun = events.findLastIndex((event) => event.type === "TurnStarted" && event.creature === creature);
  if (begun < 0) return null;
  const card = tell(events.slice(begun + 1), creature, named);
  return isEmpty(card) ? null : card;
}

/** Whose turns end with a record. */
export const endedIn = (record: LedgerRecord): CreatureId[] =>
  record.kind === "commit"
    ? record.events.flatMap((event) => (event.type === "TurnEnded" ? [event.creature] : []))
    : [];

function tell(events: readonly Event[], by: CreatureId, named: (id: CreatureId) => CardCreature): SummaryCard {
  const of = <T extends Event["type"]>(type: T) =>
    events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  const moves = of("Moved").filter(({ creature }) => creature === by);
  const taken = of("ActionTaken").filter((event) => event.by === by);
  const points = of("VitalsChanged")
    .filter(({ creature, vital }) => creature === by && vital === "hp")
    .map(({ from, to }) => (to ?? 0) - (from ?? 0));
  const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  const before = new Set<string>();
  return {
    kind: "summary",
    by: named(by),
    walked: sumOf(moves.filter(({ how }) => how === "own").map(({ cost }) => cost)),
    forced: moves.some(({ how }) => how !== "own"),
    acts: counted(taken.map(({ action }) => action)).map(([action, times]) => ({ action, times })),
    spent: [...new Set(taken.flatMap(({ pays }) => pays))],
    dealt: counted(of("StrikeResolved").flatMap((strike) => (strike.by === by ? [strike.target] : []))).map(
      ([target]) => ({ creature: named(creatureId(target)), damage: dealtTo(events, by, target) }),
    ),
    suffered: -sumOf(points.filter((point) => point < 0)),
    healed: sumOf(points.filter((point) => point > 0)),
    gained: of("ConditionGained").flatMap(({ creature, condition }) =>
      creature === by ? once(before, condition.id) : [],
    ),
    ended: of("ConditionLost").flatMap(({ creature, condition }) => (creature === by ? [condition] : [])),
  };
}

/** Each word with how often it stands there, in the order in which they come first. */
function counted(words: readonly string[]): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

function once(before: Set<string>, word: string): string[] {
  if (before.has(word)) return [];
  before.add(word);
  return [word];
}

const dealtTo = (events: readonly Event[], by: CreatureId, target: string): number =>
  events.reduce(
    (sum, event) =>
      event.type === "StrikeResolved" && event.by === by && event.target === target ? sum + (event.damage ?? 0) : sum,
    0,
  );

const isEmpty = ({ walked, forced, acts, dealt, suffered, healed, gained, ended }: SummaryCard): boolean =>
  walked === 0 &&
  !forced &&
  suffered === 0 &&
  healed === 0 &&
  [acts, dealt, gained, ended].every((list) => list.length === 0);
