import type { Json } from "../../kernel/json.js";
import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CommandType } from "../../model/command.js";
import { evolve } from "../evolve/evolve.js";
import { appendRecord, type Ledger } from "../ledger/ledger.js";
import type { CommitRecord, LedgerRecord, UndoRecord } from "../ledger/record.js";
import { asItIs, redactEncounter, redactState, type Veil } from "./redact-encounter.js";
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
export const redactRecord = (
  told: Ledger,
  record: LedgerRecord,
  truth: Truth,
  secrets: Secrets,
  veil: Veil = asItIs,
): LedgerRecord =>
  record.kind === "undo"
    ? redactUndo(told, record, truth, secrets, veil)
    : redactCommit(told, record, truth, secrets, veil);

function redactUndo(told: Ledger, record: UndoRecord, { after }: Truth, secrets: Secrets, veil: Veil): UndoRecord {
  const { then = [], ...bare } = record;
  const kept = then.filter((event) => !isNamed(event, secrets));
  const open = kept.length === then.length ? record : { ...bare, ...(kept.length > 0 && { then: kept }) };
  const restated = restate(appendRecord(told, open).current, redactEncounter(after, secrets, veil));
  return restated ? { ...open, then: [...kept, restated] } : open;
}

function redactCommit(told: Ledger, record: CommitRecord, truth: Truth, secrets: Secrets, veil: Veil): CommitRecord {
  const { apart = 0 } = record;
  const quiet = quietOf(record, truth.after, secrets, veil);
  const kept: Event[] = [];
  let [true_, shown] = [truth.before, told.current];
  let keptApart = 0;
  for (const [i, event] of record.events.entries()) {
    const open = openEvent(event, true_, quiet, veil);
    if (open) {
      kept.push(open);
      shown = evolve(shown, open);
      if (i < apart) keptApart += 1;
    }
    true_ = evolve(true_, event);
  }
  const restated = restate(shown, redactEncounter(truth.after, secrets, veil));
  const by = openDoer(record, quiet);
  if (!restated && sameItems(kept, record.events) && by === record.by) return record;
  return {
    ...record,
    by,
    ...(record.apart === undefined ? {} : { apart: keptApart }),
    events: restated ? [...kept, restated] : kept,
  };
}

/** Besides those of whom nobody may know, whoever has only set down what is its own secret: nothing tells of that. */
function quietOf({ events }: CommitRecord, { creatures }: Encounter, secrets: Secrets, veil: Veil): Secrets {
  const sets = events.flatMap((event) => (event.type === "TurnStateChanged" ? [event] : []));
  const quiet = sets.flatMap(({ creature, set }) => {
    const state = creatures[creature];
    const shown = state ? veil(state).turn : {};
    return state && Object.keys(set).some((key) => key in state.turn && !(key in shown)) ? [creature] : [];
  });
  return quiet.length === 0 ? secrets : new Set([...secrets, ...quiet]);
}

/** Commands that move the turn on: whose turn it is core's own documents say. */
const OF_TURNS: readonly CommandType[] = ["StartTurn", "EndTurn"];

const openDoer = ({ by, name }: CommitRecord, secrets: Secrets): CommitRecord["by"] =>
  by !== null && secrets.has(by) && !OF_TURNS.includes(name) ? null : by;

/** The event as everybody may read it; null where it is about somebody of whom no player may know. */
function openEvent(event: Event, fight: Encounter, secrets: Secrets, veil: Veil): Event | null {
  switch (event.type) {
    case "FightBegun": {
      const creatures = event.creatures
        .filter(({ id }) => !secrets.has(id))
        .map((state) => veil(redactState(state, secrets)));
      return sameItems(creatures, event.creatures) ? event : { ...event, creatures };
    }
    case "CreatureJoined": {
      const creature = veil(redactState(event.creature, secrets));
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
