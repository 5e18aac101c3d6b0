import { describe, expect, it } from "vitest";
import type { CommitRecord, LedgerRecord } from "../../combat/ledger/record.js";
import type { JsonObject } from "../../kernel/json.js";
import type { Event } from "../../model/event.js";
import type { RollOutcome } from "../../model/roll.js";
import { commandId, creatureId, taskId, windowId } from "../../table/host.js";
import { cardsOf, type CardSource } from "./cards-of.js";

const ogre = creatureId("ogre");
const archer = creatureId("archer");

const commit = (seq: number, group: number, events: readonly Event[]): CommitRecord => ({
  kind: "commit",
  seq,
  command: commandId(`c${seq}`),
  user: "gm",
  name: "GiveRolls",
  by: ogre,
  group,
  events,
});
const roll = (kind: string, face: number): RollOutcome => ({
  by: ogre,
  kind,
  faces: [face],
  total: face + 7,
  bonus: 7,
  modifiers: [{ label: "base", value: 7 }],
});
const source = (records: readonly LedgerRecord[]): CardSource =>
  ({ ledger: { records }, nameOf: (id: string) => id.toUpperCase() }) as unknown as CardSource;

const attack = commit(2, 1, [{ type: "RollResolved", roll: roll("attack", 15), target: archer }]);
const damage = commit(3, 1, [
  {
    type: "StrikeResolved",
    by: ogre,
    target: archer,
    with: "club",
    hit: true,
    critical: false,
    damage: 12,
    provoked: true,
  },
  { type: "RollResolved", roll: roll("damage", 5), target: archer },
  { type: "VitalsChanged", creature: archer, vital: "hp", from: 10, to: -2 },
  { type: "ConditionGained", creature: archer, condition: { id: "unconscious" } },
]);

describe("the cards of a record", () => {
  it("tell what the game master has to say of an act without a roll", () => {
    const noted = (data: JsonObject) => commit(2, 1, [{ type: "Noted", creature: ogre, code: "gm-resolves", data }]);
    const told = noted({ option: "disarm", target: "archer" });
    expect(cardsOf(source([told]), told)).toEqual([
      {
        kind: "ruling",
        by: { id: "ogre", name: "OGRE" },
        action: "disarm",
        target: { id: "archer", name: "ARCHER" },
      },
    ]);
    const bare = noted({ option: "pin" });
    expect(cardsOf(source([bare]), bare)).toMatchObject([{ action: "pin", target: null }]);
    const wild = noted({ option: 7 });
    expect(cardsOf(source([wild]), wild)).toEqual([]);
  });

  it("tell a check that stands for itself, with what it did", () => {
    const begun = commit(2, 1, [
      {
        type: "ActBegun",
        task: {
          id: taskId("t1"),
          act: { by: ogre, action: "combat-maneuver", variant: "trip", target: archer },
          plan: { refusal: null, move: null, provocations: [], pays: [] },
          answers: null,
          progress: {},
          faces: null,
        },
      },
    ]);
    const tripped = commit(3, 1, [
      { type: "RollResolved", roll: { ...roll("check", 15), hit: true, against: 14 }, target: archer },
      { type: "ConditionGained", creature: archer, condition: { id: "prone" } },
      { type: "Noted", creature: archer, code: "pushed", data: { feet: 5 } },
      { type: "ActEnded", task: taskId("t1") },
      { type: "ConditionGained", creature: ogre, condition: { id: "shaken" } },
    ]);
    expect(cardsOf(source([begun, tripped]), tripped)).toMatchObject([
      {
        kind: "roll",
        by: { id: "ogre" },
        target: { id: "archer" },
        deed: { action: "combat-maneuver", variant: "trip" },
        conditions: [],
        others: [{ creature: { id: "archer" }, condition: "prone" }],
        notes: [{ code: "pushed", data: { feet: 5 } }],
      },
    ]);
  });

  it("tell the table's word of each whom it meets, and what came of it", () => {
    const word = commit(3, 3, [
      { type: "Noted", creature: archer, code: "harm", data: { amount: 12 } },
      { type: "VitalsChanged", creature: archer, vital: "hp", from: 10, to: -2 },
      { type: "ConditionGained", creature: archer, condition: { id: "dying" } },
      { type: "Noted", creature: ogre, code: "harm", data: { amount: 6 } },
      { type: "VitalsChanged", creature: ogre, vital: "hp", from: 30, to: 24 },
    ]);
    expect(cardsOf(source([word]), word)).toMatchObject([
      { kind: "amend", by: { id: "archer" }, how: "harm", amount: 12, hp: { from: 10, to: -2 }, conditions: ["dying"] },
      { kind: "amend", by: { id: "ogre" }, how: "harm", amount: 6, hp: { from: 30, to: 24 }, conditions: [] },
    ]);
  });

  it("tell a strike whole, though its dice came in by several records", () => {
    const [card] = cardsOf(source([attack, damage]), damage);
    expect(card).toMatchObject({
      kind: "strike",
      by: { id: "ogre", name: "OGRE" },
      damage: 12,
      hp: { from: 10, to: -2 },
      conditions: ["unconscious"],
    });
    expect(card?.kind === "strike" && card.rolls.map(({ kind }) => kind)).toEqual(["attack", "damage"]);
  });

  it("tell a save with what it brings, and an attack at nobody, but no roll that stands on a strike", () => {
    const save = { ...roll("save", 3), hit: false };
    const events: Event[] = [
      { type: "RollResolved", roll: save, target: archer },
      { type: "ConditionGained", creature: ogre, condition: { id: "prone" } },
      { type: "RollResolved", roll: { ...roll("attack", 9), hit: false } },
      { type: "RollResolved", roll: roll("initiative", 9) },
    ];
    const told = commit(1, 1, events);
    const alone = { kind: "roll", by: { id: "ogre", name: "OGRE" }, target: null, deed: null, others: [], notes: [] };
    expect(cardsOf(source([told]), told)).toEqual([
      { ...alone, roll: save, conditions: ["prone"], target: { id: "archer", name: "ARCHER" } },
      { ...alone, roll: { ...roll("attack", 9), hit: false }, conditions: [] },
    ]);
    const onStrike = commit(2, 1, [{ type: "RollResolved", roll: roll("concentration", 9), target: archer }]);
    const hit = { ...damage, events: [...onStrike.events, ...damage.events] };
    expect(cardsOf(source([hit]), hit).map(({ kind }) => kind)).toEqual(["strike"]);
  });

  it("leave out rolls of another act", () => {
    const other = { ...attack, group: 9, seq: 1 };
    const [card] = cardsOf(source([other, damage]), damage);
    expect(card?.kind === "strike" && card.rolls).toHaveLength(1);
  });

  it("are none for what is no news", () => {
    expect(cardsOf(source([]), commit(1, 1, [{ type: "TurnStarted", creature: ogre }]))).toEqual([]);
  });

  it.each(["answered", "expired", "withdrawn"] as const)("name whose chance came to nothing: %s", (how) => {
    const window = {
      id: windowId("w1"),
      of: "leaving",
      responders: [{ creature: ogre }, { creature: archer }],
    } as unknown as Extract<Event, { type: "WindowOpened" }>["window"];
    const opened = commit(1, 1, [{ type: "WindowOpened", window }]);
    const answered = commit(2, 1, [
      { type: "WindowAnswered", window: window.id, by: archer, answer: { accept: true } },
    ]);
    const closed = commit(3, 3, [{ type: "WindowClosed", window: window.id, how }]);
    expect(cardsOf(source([opened, answered, closed]), closed)).toEqual([
      { kind: "unanswered", by: { id: "ogre", name: "OGRE" }, of: "leaving", how },
    ]);
  });

  it("say whose act was undone", () => {
    const undo: LedgerRecord = { kind: "undo", seq: 4, command: commandId("u"), user: "gm", undoes: 1 };
    expect(cardsOf(source([attack, damage, undo]), undo)).toEqual([
      { kind: "undone", by: { id: "ogre", name: "OGRE" }, actions: [], user: "gm" },
    ]);
  });
});

describe("what else is worth a card", () => {
  const note = (code: string, data = {}): Event => ({ type: "Noted", creature: ogre, code, data });

  it("a repair, with what has changed", () => {
    const data = { slots: [{ slot: "move", from: 0, to: 1 }] };
    const record = commit(4, 4, [{ type: "TurnStateChanged", creature: ogre, set: {} }, note("repaired", data)]);
    expect(cardsOf(source([record]), record)).toEqual([
      { kind: "repaired", by: { id: "ogre", name: "OGRE" }, ...data, walked: null },
    ]);
  });

  it("somebody unseen in the way, once", () => {
    const cut: Event = { type: "Interrupted", creature: ogre, action: "move", at: [1, 1], reason: "unseen" };
    const record = commit(4, 4, [note("unseen-obstacle"), cut]);
    expect(cardsOf(source([record]), record)).toEqual([{ kind: "unseen", by: { id: "ogre", name: "OGRE" } }]);
  });

  it("everything that one undo has taken back, creature by creature", () => {
    const act = (seq: number, by: typeof ogre, action: string): CommitRecord => ({
      ...commit(seq, seq, [
        { type: "ActBegun", task: { act: { by, action } } } as unknown as Extract<Event, { type: "ActBegun" }>,
      ]),
      by,
    });
    const undo = { kind: "undo", seq: 5, command: commandId("u"), user: "gm", undoes: 4, also: [3, 2] } as const;
    const records = [act(2, ogre, "move"), act(3, archer, "shoot"), act(4, ogre, "attack"), undo];
    expect(cardsOf(source(records), undo)).toMatchObject([
      { by: { id: "ogre" }, actions: ["move", "attack"] },
      { by: { id: "archer" }, actions: ["shoot"] },
    ]);
  });

  it("the beginning of a turn that was taken back, with whose it was", () => {
    const start: CommitRecord = { ...commit(2, 2, [{ type: "TurnStarted", creature: ogre }]), name: "StartTurn" };
    const undo = { kind: "undo", seq: 3, command: commandId("u"), user: "gm", undoes: 2 } as const;
    expect(cardsOf(source([start, undo]), undo)).toEqual([
      { kind: "undone", by: { id: "ogre", name: "OGRE" }, actions: [], user: "gm", start: true },
    ]);
  });
});
