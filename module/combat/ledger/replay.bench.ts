import { produce } from "immer";
import { assertSame, growth, pick, timeOf, type Timing, type Measure } from "../../kernel/testing/timing.js";
import { equalJson, type Json, type JsonObject } from "../../kernel/json.js";
import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { commandId, creatureId, type CreatureId } from "../../model/ids.js";
import { initialEncounter } from "../initial.js";
import { evolve } from "../evolve/evolve.js";
import { evolveAll, evolveBatches } from "../evolve/evolve-all.js";
import { foldLedger } from "./fold.js";
import type { Ledger } from "./ledger.js";
import type { CommitRecord, LedgerRecord } from "./record.js";
import { replay } from "./replay.js";

const COMMANDS = 300;
const FIGHTS = 4;
/** Records between two snapshots: a turn opens with one. */
const SNAPSHOT = 32;

export const benches = (): readonly Timing[] => [commit(), apply(), undo(), undoGrows()];

const ids = (crowd: number): CreatureId[] => Array.from({ length: crowd }, (_, i) => creatureId(`c${String(i)}`));

function begin(crowd: number): Encounter {
  const creatures = ids(crowd).map((id, i) => ({
    id,
    position: { cell: [i, 0] as const, elevation: 0, facing: null },
    conditions: [],
    vitals: { hp: 20 },
    turn: { moveUsed: false, distanceMoved: 0, aooUsed: 0 },
    out: false,
  }));
  return evolve(initialEncounter, { type: "FightBegun", creatures, order: ids(crowd), round: 1, surprise: false });
}

/** A move and what it spends: one command's events. */
function spend(id: CreatureId, number: number): Event[] {
  const to = { cell: [number % 50, 1] as const, elevation: 0, facing: null };
  return [
    { type: "TurnStateChanged", creature: id, set: { moveUsed: true, distanceMoved: number % 7 } },
    { type: "Moved", creature: id, path: [], to, mode: "walk", cost: 5, how: "own" },
    { type: "VitalsChanged", creature: id, vital: "hp", from: 20, to: number % 20 },
  ];
}

const recordsOf = (crowd: number, count: number): CommitRecord[] =>
  Array.from({ length: count }, (_, i) => {
    const by = pick(ids(crowd), i % crowd);
    const seq = i + 1;
    return {
      kind: "commit",
      seq,
      command: commandId(`k${String(seq)}`),
      user: "u",
      name: "TakeAction",
      by,
      group: seq,
      events: spend(by, i),
    };
  });

/** Crowds of four to forty. */
const crowds = Array.from({ length: FIGHTS }, (_, i) => {
  const crowd = [4, 8, 16, 40][i] ?? 4;
  return { opening: begin(crowd), records: recordsOf(crowd, COMMANDS) };
});

/** The same changes as one writes them with immer. */
const byImmer = (encounter: Encounter, events: readonly Event[]): Encounter =>
  produce(encounter, (draft) => {
    for (const event of events) {
      if (event.type === "TurnStateChanged") {
        const turn = draft.creatures[event.creature]?.turn as Record<string, Json> | undefined;
        for (const [key, value] of Object.entries(event.set)) if (turn) turn[key] = value;
      } else if (event.type === "Moved") {
        const creature = draft.creatures[event.creature];
        if (creature) creature.position = { ...event.to, cell: [event.to.cell[0], event.to.cell[1]] };
      } else if (event.type === "VitalsChanged") {
        const vitals = draft.creatures[event.creature]?.vitals;
        if (vitals && event.to !== null) vitals[event.vital] = event.to;
      }
    }
  });

const reduceImmer = (number: number): Encounter => {
  const { opening, records } = pick(crowds, number);
  return records.reduce((fight, { events }) => byImmer(fight, events), opening);
};

const same = (a: Encounter, b: Encounter): number =>
  equalJson(a as unknown as JsonObject, b as unknown as JsonObject) ? 1 : 0;

/**
 * Each command leaves a fight that nothing changes any more: what rules and screens hold on to. Both sides copy what a
 * command touches; the goal is the one for changes in place, and is missed as long as fights are handed out whole.
 */
function commit(): Timing {
  const ours = (number: number): Encounter => {
    const { opening, records } = pick(crowds, number);
    return records.reduce((fight, { events }) => evolveAll(fight, events), opening);
  };
  return againstImmer(`ledger, ${String(COMMANDS)} commands, each kept as a fight of its own`, 40, ours);
}

/** The same commands where nobody looks between them: what a fold and a fresh client do. */
function apply(): Timing {
  const ours = (number: number): Encounter => evolveBatches(pick(crowds, number).opening, pick(crowds, number).records);
  return againstImmer(`ledger, ${String(COMMANDS)} commands applied in place`, 40, ours);
}

/** What an undo does: the fight from its opening and the records that are left. */
function undo(): Timing {
  const ours = (number: number): Encounter => replay(pick(crowds, number).opening, pick(crowds, number).records);
  return againstImmer(`undo at ${String(COMMANDS)} commands: the whole fight replayed`, 60, ours);
}

const againstImmer = (name: string, goal: number, ours: (number: number) => Encounter): Timing => ({
  kind: "contest",
  name,
  boards: FIGHTS,
  ours,
  peers: [{ name: "immer", goal, run: reduceImmer }],
  check: (number) => {
    assertSame("fights that are equal", same(ours(number), reduceImmer(number)), 1);
  },
});

/** With a snapshot at the last turn an undo replays that turn alone. */
function undoGrows(): Measure {
  return {
    kind: "measure",
    name: "undo grows by the fight's length, 300 to 3000 commands, folded at turns",
    unit: "exponent",
    limit: 0.2,
    run: ({ now }) => {
      const [short, long] = [300, 3000].map((count) => {
        const records: LedgerRecord[] = recordsOf(8, count);
        const opening = begin(8);
        const whole: Ledger = { opening, folded: 0, records, current: replay(opening, records) };
        const { ledger } = foldLedger(whole, count - SNAPSHOT);
        return timeOf(now, 200, () => replay(ledger.opening, ledger.records));
      });
      return growth(short ?? 0, long ?? 0, 10);
    },
  };
}
