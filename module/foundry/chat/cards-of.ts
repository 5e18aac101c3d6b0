import type { LedgerRecord } from "../../combat/ledger/record.js";
import { creatureId, groupsUndone } from "../../table/host.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { WindowAnswer } from "../../model/window.js";
import type { FightSession } from "../port/fight-session.js";
import { ownActAt, ownCard } from "./own-card.js";
import type { AmendCard, Card, CardCreature, RepairedCard, RollCard, StrikeCard } from "./card.js";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;
type NameOf = (creature: CreatureId) => string;
/** What a card is made from: the ledger, and names. */
export type CardSource = Pick<FightSession, "ledger" | "nameOf">;

/** The cards that a record is worth, in the order of what happened. */
export function cardsOf(session: CardSource, record: LedgerRecord): Card[] {
  if (record.kind === "undo") return undoneCards(session, record);
  const before = earlierEvents(session, record);
  const all = [...before, ...record.events];
  return record.events.flatMap((event, i): Card[] => {
    switch (event.type) {
      case "StrikeResolved":
        return [strikeCard(all, before.length + i, event, session.nameOf)];
      case "ActEnded": {
        const own = ownCard(all, before.length + i, event.task, (id) => named(id, session.nameOf));
        return own ? [own] : [];
      }
      case "RollResolved":
        // A save against what a table has made stands on the card of that.
        if (event.roll.kind === "save" && ownActAt(all, before.length + i)) return [];
        return isTold(all, event) ? [rollCard(all, before.length + i, event, session.nameOf)] : [];
      case "Noted":
        return notedCards(event, record.events.slice(i + 1), session.nameOf);
      case "Interrupted":
        // Whoever runs into somebody unseen reads so on a card of its own.
        if (event.reason === "unseen") return [];
        return [
          { kind: "cut-short", by: named(event.creature, session.nameOf), action: event.action, reason: event.reason },
        ];
      case "Overdrawn":
        return [
          {
            kind: "overdraft",
            by: named(event.creature, session.nameOf),
            action: event.action,
            reasons: event.reasons,
          },
        ];
      case "WindowClosed":
        return unansweredCards(session, event);
      default:
        return [];
    }
  });
}

/** Notes that are worth a card; `after`: what the same record tells behind it. */
function notedCards({ creature, code, data }: Of<"Noted">, after: readonly Event[], nameOf: NameOf): Card[] {
  const by = named(creature, nameOf);
  if (code === "unseen-obstacle") return [{ kind: "unseen", by }];
  if (code === "harm" || code === "mend") return [amendCard(by, code, Number(data.amount), after)];
  if (code === RULING) return rulingCards(by, data, nameOf);
  if (code === "chance") return chanceCards(by, data, nameOf);
  if (code !== "repaired") return [];
  const { slots, walked } = data as unknown as Partial<RepairedCard>;
  return [{ kind: "repaired", by, slots: slots ?? [], walked: walked ?? null }];
}

/** What the table's word has done to one creature: up to what it says of the next. */
function amendCard(by: CardCreature, how: AmendCard["how"], amount: number, after: readonly Event[]): AmendCard {
  const end = after.findIndex(({ type }) => type === "Noted" || type === "ActEnded");
  const own = end < 0 ? after : after.slice(0, end);
  const hp = own.filter((event) => event.type === "VitalsChanged").filter((event) => isHp(event, creatureId(by.id)));
  return {
    kind: "amend",
    by,
    how,
    amount,
    hp: hp[0] ? { from: hp[0].from, to: hp.at(-1)?.to ?? null } : null,
    conditions: own.flatMap((event) =>
      event.type === "ConditionGained" && event.creature === by.id ? [event.condition.id] : [],
    ),
  };
}

/** What a game's note says of an act without a roll whose outcome is the game master's. */
export const RULING = "gm-resolves";

function rulingCards(by: CardCreature, { option, target }: Of<"Noted">["data"], nameOf: NameOf): Card[] {
  if (typeof option !== "string") return [];
  const whom = typeof target === "string" ? named(creatureId(target), nameOf) : null;
  return [{ kind: "ruling", by, action: option, target: whom }];
}

/** A chance to strike that is told instead of waited for. */
function chanceCards(by: CardCreature, { against, of }: Of<"Noted">["data"], nameOf: NameOf): Card[] {
  if (typeof against !== "string" || typeof of !== "string") return [];
  return [{ kind: "chance", by, against: named(creatureId(against), nameOf), of }];
}

const named = (id: CreatureId, nameOf: NameOf): CardCreature => ({ id, name: nameOf(id) });

/** What the same act brought about before this record: dice come in by records of their own. */
function earlierEvents({ ledger }: CardSource, record: Extract<LedgerRecord, { kind: "commit" }>): readonly Event[] {
  return ledger.records.flatMap((each) =>
    each.kind === "commit" && each.group === record.group && each.seq < record.seq ? each.events : [],
  );
}

/** A strike with its rolls: attack and confirmation stand before its outcome, damage behind it. */
function strikeCard(events: readonly Event[], at: number, strike: Of<"StrikeResolved">, nameOf: NameOf): StrikeCard {
  const previous = events.slice(0, at).findLastIndex((event) => event.type === "StrikeResolved");
  const before = events.slice(previous + 1, at);
  const next = events.findIndex((event, i) => i > at && (event.type === "StrikeResolved" || event.type === "ActEnded"));
  const after = events.slice(at + 1, next < 0 ? events.length : next);
  const isOwnRoll = (event: Event): event is Of<"RollResolved"> =>
    event.type === "RollResolved" && event.roll.by === strike.by && event.target === strike.target;
  const taken = before.findLast((event) => event.type === "ActionTaken" && event.by === strike.by);
  const hp = after.filter((event) => event.type === "VitalsChanged").filter((event) => isHp(event, strike.target));
  return {
    kind: "strike",
    by: named(strike.by, nameOf),
    target: named(strike.target, nameOf),
    attack: strike.with,
    hit: strike.hit,
    critical: strike.critical,
    damage: strike.damage,
    provoked: strike.provoked,
    rolls: [...before.filter(isOwnRoll), ...after.filter(isOwnRoll)].map(({ roll }) => roll),
    hp: hp[0] ? { from: hp[0].from, to: hp.at(-1)?.to ?? null } : null,
    conditions: after.flatMap((event) =>
      event.type === "ConditionGained" && event.creature === strike.target ? [event.condition.id] : [],
    ),
    pays: taken?.type === "ActionTaken" ? taken.pays : [],
  };
}

/** Kinds of rolls that have a card of their own; attack and damage stand on the strike's. */
const TOLD = ["save", "check", "contest", "concentration", "death"];

/** Also an attack at nobody, of which no strike tells. */
function isTold(events: readonly Event[], { roll, target }: Of<"RollResolved">): boolean {
  if (roll.kind === "attack") return target === undefined;
  const onStrike = events.some(
    (event) => event.type === "StrikeResolved" && event.by === roll.by && event.target === target,
  );
  return TOLD.includes(roll.kind) && !onStrike;
}

function rollCard(
  events: readonly Event[],
  at: number,
  { roll, target }: Of<"RollResolved">,
  nameOf: NameOf,
): RollCard {
  const begun = events.slice(0, at).findLast((event) => event.type === "ActBegun" && event.task.act.by === roll.by);
  const act = begun?.type === "ActBegun" && roll.kind === "check" ? begun.task.act : null;
  const next = events.findIndex(({ type }, i) => i > at && (type === "RollResolved" || type === "ActEnded"));
  const after = events.slice(at + 1, next < 0 ? events.length : next);
  const gained = after.filter((event) => event.type === "ConditionGained");
  return {
    kind: "roll",
    by: named(roll.by, nameOf),
    roll,
    conditions: gained.filter(({ creature }) => creature === roll.by).map(({ condition }) => condition.id),
    target: target === undefined ? null : named(target, nameOf),
    deed: act && { action: act.action, variant: act.variant ?? null },
    others: gained
      .filter(({ creature }) => creature !== roll.by)
      .map(({ creature, condition }) => ({ creature: named(creature, nameOf), condition: condition.id })),
    notes: after.flatMap((event) => (event.type === "Noted" ? [{ code: event.code, data: event.data }] : [])),
  };
}

const isHp = (event: Of<"VitalsChanged">, target: CreatureId): boolean =>
  event.creature === target && event.vital === "hp";

/** A strike has its own card, and what was settled beforehand nobody needs to read each time. */
const isNoNews = ({ accept, settled }: WindowAnswer): boolean => accept || settled === true;

/** One card for everybody whose chance came to nothing; the window may have been closed by an act of its own. */
function unansweredCards({ ledger, nameOf }: CardSource, closed: Of<"WindowClosed">): Card[] {
  const events = ledger.records.flatMap((record) => (record.kind === "commit" ? record.events : []));
  const at = events.findLastIndex((event) => event.type === "WindowOpened" && event.window.id === closed.window);
  const opened = events[at];
  // What somebody chose not to do with its own act is no chance that passed.
  if (opened?.type !== "WindowOpened" || opened.window.kind === "choice") return [];
  const taken = events
    .slice(at)
    .flatMap((event) =>
      event.type === "WindowAnswered" && event.window === closed.window && isNoNews(event.answer) ? [event.by] : [],
    );
  return opened.window.responders
    .filter(({ creature }) => !taken.includes(creature))
    .map(({ creature }): Card => ({
      kind: "unanswered",
      by: named(creature, nameOf),
      of: opened.window.of,
      how: closed.how,
    }));
}

/** Chances that nobody can take any more, since the fight itself is gone. */
export const openChanceCards = (session: CardSource & Pick<FightSession, "encounter">): Card[] =>
  session.encounter.windows.flatMap(({ id }) =>
    unansweredCards(session, { type: "WindowClosed", window: id, how: "withdrawn" }),
  );

/** One card for each creature of which something was taken back, with all of it. */
function undoneCards({ ledger, nameOf }: CardSource, record: Extract<LedgerRecord, { kind: "undo" }>): Card[] {
  const { user } = record;
  const cards = new Map<CreatureId | null, { actions: string[]; start: boolean }>();
  for (const root of groupsUndone(record).toReversed()) {
    const group = ledger.records.filter((each) => each.kind === "commit").filter((each) => each.group === root);
    const card = cards.get(group[0]?.by ?? null) ?? { actions: [], start: false };
    const begun = group.flatMap(({ events }) => events).find((event) => event.type === "ActBegun");
    if (begun) card.actions.push(begun.task.act.action);
    card.start = group[0]?.name === "StartTurn";
    cards.set(group[0]?.by ?? null, card);
  }
  return [...cards].map(([by, { actions, start }]): Card => ({
    kind: "undone",
    by: by === null ? null : named(by, nameOf),
    actions,
    user,
    ...(start && { start }),
  }));
}
