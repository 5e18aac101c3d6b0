import type { Json } from "../../kernel/json.js";
import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CommandType } from "../../model/command.js";
import { evolve } from "../evolve/evolve.js";
import { appendRecord, type Ledger } from "../ledger/ledger.js";
import type { CommitRecord, LedgerRecord, UndoRecord } from "../ledger/record.js";
import { redactEncounter, redactState } from "./redact-encounter.js";
import { restate } from "./restate.js";
import { mentions, type Secrets } from "./scrub.js";

/** The fight before and after a record, as it truly is. */
export interface Truth {
  readonly before: Encounter;
  readonly after: Encounter;
}

/**
 * What everybody's ledger says of a record: its facts without those about creatures of whom no player may know, and in
 * their place how the fight then stands for everybody. `told`: everybody's ledger so far. What holds no secret, and
 * finds that ledger as it should be, is the very same record.
 */
export const redactRecord = (told: Ledger, record: LedgerRecord, truth: Truth, secrets: Secrets): LedgerRecord =>
  record.kind === "undo" ? redactUndo(told, record, truth, secrets) : redactCommit(told, record, truth, secrets);

function redactUndo(told: Ledger, record: UndoRecord, { after }: Truth, secrets: Secrets): UndoRecord {
  const { then = [], ...bare } = record;
  const kept = then.filter((event) => !isNamed(event, secrets));
  const open = kept.length === then.length ? record : { ...bare, ...(kept.length > 0 && { then: kept }) };
  const restated = restate(appendRecord(told, open).current, redactEncounter(after, secrets));
  return restated ? { ...open, then: [...kept, restated] } : open;
}

function redactCommit(told: Ledger, record: CommitRecord, truth: Truth, secrets: Secrets): CommitRecord {
  const { apart = 0 } = record;
  const kept: Event[] = [];
  let [true_, shown] = [truth.before, told.current];
  let keptApart = 0;
  for (const [i, event] of record.events.entries()) {
    const open = openEvent(event, true_, secrets);
    if (open) {
      kept.push(open);
      shown = evolve(shown, open);
      if (i < apart) keptApart += 1;
    }
    true_ = evolve(true_, event);
  }
  const restated = restate(shown, redactEncounter(truth.after, secrets));
  const by = openDoer(record, secrets);
  if (!restated && sameItems(kept, record.events) && by === record.by) return record;
  return {
    ...record,
    by,
    ...(record.apart === undefined ? {} : { apart: keptApart }),
    events: restated ? [...kept, restated] : kept,
  };
}

/** Commands that move the turn on: whose turn it is core's own documents say. */
const OF_TURNS: readonly CommandType[] = ["StartTurn", "EndTurn"];

const openDoer = ({ by, name }: CommitRecord, secrets: Secrets): CommitRecord["by"] =>
  by !== null && secrets.has(by) && !OF_TURNS.includes(name) ? null : by;

/** The event as everybody may read it; null where it is about somebody of whom no player may know. */
function openEvent(event: Event, fight: Encounter, secrets: Secrets): Event | null {
  switch (event.type) {
    case "FightBegun": {
      const creatures = event.creatures
        .filter(({ id }) => !secrets.has(id))
        .map((state) => redactState(state, secrets));
      return sameItems(creatures, event.creatures) ? event : { ...event, creatures };
    }
    case "CreatureJoined": {
      const creature = redactState(event.creature, secrets);
      if (secrets.has(event.creature.id)) return { type: "OrderChanged", order: event.order };
      return creature === event.creature ? event : { ...event, creature };
    }
    case "OrderChanged":
    case "CreatureLeft":
    case "TurnStarted":
    case "TurnEnded":
    case "TurnHeldUp":
    case "TurnResumed":
      return event;
    case "TaskAdvanced":
      return isOfStranger(event.task, fight, secrets) || isNamed(event, secrets) ? null : event;
    case "RollsGiven": {
      const { rolls } = fight;
      return rolls?.id === event.request && secrets.has(rolls.by) ? null : event;
    }
    default:
      return isNamed(event, secrets) ? null : event;
  }
}

const sameItems = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

const isNamed = (event: Event, secrets: Secrets): boolean => mentions(event as unknown as Json, secrets);

const isOfStranger = (task: string, { tasks }: Encounter, secrets: Secrets): boolean =>
  tasks.some(({ id, act }) => id === task && secrets.has(act.by));
