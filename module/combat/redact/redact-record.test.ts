import { describe, expect, it } from "vitest";
import type { Act } from "../../model/act.js";
import type { CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { commandId, creatureId, taskId, windowId } from "../../model/ids.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import { evolveAll } from "../evolve/evolve-all.js";
import { initialEncounter } from "../initial.js";
import { appendRecord, emptyLedger, type Ledger } from "../ledger/ledger.js";
import { undoableFor } from "../ledger/undo.js";
import type { CommitRecord, UndoRecord } from "../ledger/record.js";
import { redactEncounter } from "./redact-encounter.js";
import { redactRecord } from "./redact-record.js";
import { STRANGER } from "./scrub.js";

const [ANN, ORC, BOB] = ["ann", "orc", "bob"].map(creatureId) as [
  ReturnType<typeof creatureId>,
  ReturnType<typeof creatureId>,
  ReturnType<typeof creatureId>,
];
const SECRETS = new Set([ORC]);

const state = (id: CreatureState["id"]): CreatureState => ({
  id,
  position: null,
  conditions: [],
  vitals: { hp: 9 },
  turn: {},
  out: false,
});

const task = (id: string, act: Act) => ({
  id: taskId(id),
  act,
  plan: { refusal: null, move: null, provocations: [], pays: [] },
  answers: null,
  progress: {},
  faces: null,
});

const asked = (creature: CreatureState["id"]): Responder => ({
  creature,
  option: { action: "strike", attacks: ["cleaver"], pays: "reaction", left: 1, pool: 1 },
  answer: null,
  started: false,
});

const window = (...responders: Responder[]): ReactionWindow => ({
  ...{ id: windowId("w1"), task: taskId("t1"), kind: "readied", cause: ANN, against: ANN, step: 1, of: "leaving" },
  ...{ responders, seconds: 60 },
});

let seq = 0;
const commit = (events: readonly Event[], by: CommitRecord["by"] = null): CommitRecord => ({
  ...{ kind: "commit", seq: ++seq, command: commandId(`c${String(seq)}`), user: "gm", name: "TakeAction", by },
  ...{ group: seq, events },
});

/** A fight of three, of whom the orc is hidden: the true ledger, everybody's, and how both go on. */
function fight() {
  seq = 0;
  let [truth, told]: [Ledger, Ledger] = [emptyLedger, emptyLedger];
  const put = (record: CommitRecord | UndoRecord) => {
    const before = truth.current;
    truth = appendRecord(truth, record);
    const open = redactRecord(told, record, { before, after: truth.current }, SECRETS);
    told = appendRecord(told, open);
    expect(told.current).toEqual(redactEncounter(truth.current, SECRETS));
    return open;
  };
  const order = [ANN, ORC, BOB];
  put(commit([{ type: "FightBegun", creatures: order.map(state), order, round: 1, surprise: false }]));
  return { put, told: () => told };
}

describe("what everybody's ledger says", () => {
  it("knows nobody who is hidden but by a place in the order", () => {
    const { told } = fight();
    expect(Object.keys(told().current.creatures)).toEqual(["ann", "bob"]);
    expect(told().current.order).toEqual([ANN, ORC, BOB]);
  });

  it("is the very same record where it is about others", () => {
    const { put } = fight();
    const record = commit([{ type: "VitalsChanged", creature: BOB, vital: "hp", from: 9, to: 5 }], BOB);
    expect(put(record)).toBe(record);
  });

  it("tells of a blow from hiding what it did, and neither who struck, nor by what, nor the dice", () => {
    const { put, told } = fight();
    const request = { id: "r1", task: taskId("t1"), by: ORC, kind: "attack", dice: [{ count: 1, sides: 20 }] };
    put(
      commit(
        [
          { type: "ActBegun", task: task("t1", { by: ORC, action: "ambush", target: ANN, with: "cleaver" }) },
          { type: "RollsAsked", request: { ...request, modifiers: [{ label: "strength", value: 77 }] } },
        ],
        ORC,
      ),
    );
    expect(told().current.rolls?.by).toBe(STRANGER);
    put(
      commit(
        [
          { type: "RollsGiven", request: "r1", faces: [17] },
          {
            ...{ type: "StrikeResolved", by: ORC, target: ANN, with: "cleaver", hit: true, critical: false },
            ...{ damage: 4, provoked: false },
          },
          { type: "VitalsChanged", creature: ANN, vital: "hp", from: 9, to: 5 },
          { type: "ActEnded", task: taskId("t1") },
        ],
        ORC,
      ),
    );
    expect(told().current.creatures[ANN]?.vitals["hp"]).toBe(5);
    const { records } = told();
    expect(JSON.stringify(records.slice(1))).not.toMatch(/orc|ambush|cleaver|17|77|strength/);
    expect(records.slice(1).map((record) => record.kind === "commit" && record.by)).toEqual([null, null]);
  });

  it("says that somebody is asked, but not who, how many, for what, nor by which means", () => {
    const { put, told } = fight();
    const events: Event[] = [
      { type: "ActBegun", task: task("t1", { by: ANN, action: "move" }) },
      { type: "WindowOpened", window: window(asked(ORC)) },
    ];
    put(commit(events, ANN));
    expect(told().current.windows).toMatchObject([
      { id: "w1", kind: "provoked", responders: [{ creature: STRANGER }] },
    ]);
    expect(JSON.stringify(told().records.slice(1))).not.toMatch(/orc|cleaver|strike|readied/);
    // Whoever waits for somebody can't take back what it waits with, whether or not it may know whom it waits for.
    expect(undoableFor(told(), ANN).ok).toBe(false);
  });

  it("keeps whoever may be known among those who are asked", () => {
    const { put, told } = fight();
    const events: Event[] = [
      { type: "ActBegun", task: task("t1", { by: ANN, action: "move" }) },
      { type: "WindowOpened", window: window(asked(ORC), asked(BOB)) },
    ];
    put(commit(events, ANN));
    expect(told().current.windows[0]?.responders.map(({ creature }) => creature)).toEqual([BOB, STRANGER]);
    put(commit([{ type: "WindowAnswered", window: windowId("w1"), by: ORC, answer: { accept: false } }], ORC));
    expect(told().current.windows[0]?.responders.map(({ creature }) => creature)).toEqual([BOB]);
  });

  it("keeps how many reasons stand against an act that goes on all the same, and whom they are about to itself", () => {
    const { put, told } = fight();
    const refusal = { reasons: [{ code: "not-your-turn", data: { active: ORC } }] } as const;
    const { plan, ...rest } = task("t1", { by: ANN, action: "move" });
    put(commit([{ type: "ActBegun", task: { ...rest, plan: { ...plan, refusal } } }], ANN));
    expect(told().current.tasks[0]?.plan.refusal?.reasons).toEqual([
      { code: "not-your-turn", data: { active: STRANGER } },
    ]);
  });

  it("says nothing of a wait among the hidden alone", () => {
    const { put, told } = fight();
    const ambush = { ...window(asked(ORC)), cause: ORC, against: ORC };
    put(
      commit(
        [
          { type: "ActBegun", task: task("t1", { by: ORC, action: "ambush" }) },
          { type: "WindowOpened", window: ambush },
        ],
        ORC,
      ),
    );
    expect(told().current.windows).toEqual([]);
    expect(told().current.tasks).toMatchObject([{ act: { by: STRANGER, action: "unknown" } }]);
  });

  it("tells the same fight after an undo of what it was not told", () => {
    const { put, told } = fight();
    const before = told().current;
    put(
      commit(
        [
          { type: "ConditionGained", creature: ANN, condition: { id: "grappled", by: ORC } },
          { type: "VitalsChanged", creature: ORC, vital: "hp", from: 9, to: 1 },
        ],
        ORC,
      ),
    );
    expect(told().current.creatures[ANN]?.conditions).toEqual([{ id: "grappled", by: STRANGER }]);
    put({ kind: "undo", seq: ++seq, command: commandId("u"), user: "gm", undoes: 2 });
    expect(told().current.creatures).toEqual(before.creatures);
  });

  it("holds what can be written down and read again", () => {
    const { told } = fight();
    const again = evolveAll(initialEncounter, JSON.parse(JSON.stringify(eventsOf(told()))) as Event[]);
    expect(again).toEqual(told().current satisfies Encounter);
  });
});

describe("what somebody has prepared and nobody else may know", () => {
  /** Bob's plan is his own until he has acted. */
  const veil = (each: CreatureState): CreatureState => {
    const { plan: _, ...shown } = each.turn;
    return each.id === BOB && "plan" in each.turn && each.turn.acted !== true ? { ...each, turn: shown } : each;
  };

  function planning() {
    seq = 0;
    let [truth, told]: [Ledger, Ledger] = [emptyLedger, emptyLedger];
    const put = (record: CommitRecord | UndoRecord) => {
      const before = truth.current;
      truth = appendRecord(truth, record);
      told = appendRecord(told, redactRecord(told, record, { before, after: truth.current }, new Set(), veil));
      expect(told.current).toEqual(redactEncounter(truth.current, new Set(), veil));
      return JSON.stringify(told.records.at(-1));
    };
    const order = [ANN, BOB];
    put(commit([{ type: "FightBegun", creatures: order.map(state), order, round: 1, surprise: false }]));
    const plan = (who: typeof ANN) =>
      put(
        commit(
          [
            { type: "ActBegun", task: task("t1", { by: who, action: "plan", then: { by: who, action: "ambush" } }) },
            { type: "TurnStateChanged", creature: who, set: { plan: "ambush" } },
            { type: "ActEnded", task: taskId("t1") },
          ],
          who,
        ),
      );
    return { put, plan, told: () => told.current };
  }

  it("stands in nothing that everybody can read, neither as an act nor as a state", () => {
    const { plan, told } = planning();
    expect(plan(BOB)).not.toMatch(/ambush|bob/);
    expect(told().creatures[BOB]?.turn).toEqual({});
    expect(plan(ANN)).toMatch(/ambush/);
  });

  it("is told as soon as it is done, and taken back as it was told", () => {
    const { put, plan, told } = planning();
    plan(BOB);
    put(commit([{ type: "TurnStateChanged", creature: BOB, set: { acted: true } }], BOB));
    expect(told().creatures[BOB]?.turn).toEqual({ plan: "ambush", acted: true });
    put({ kind: "undo", seq: ++seq, command: commandId("u"), user: "gm", undoes: 3 });
    expect(told().creatures[BOB]?.turn).toEqual({});
  });

  it("keeps nothing else of its creature from anybody", () => {
    const { put, plan, told } = planning();
    plan(BOB);
    put(commit([{ type: "VitalsChanged", creature: BOB, vital: "hp", from: 9, to: 5 }], ANN));
    put(commit([{ type: "TurnStateChanged", creature: BOB, set: { struck: true } }], ANN));
    expect(told().creatures[BOB]).toMatchObject({ vitals: { hp: 5 }, turn: { struck: true } });
  });
});

const eventsOf = ({ records }: Ledger): Event[] =>
  records.flatMap((record) => (record.kind === "commit" ? record.events : []));
