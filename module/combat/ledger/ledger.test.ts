import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import { commandId } from "../../model/ids.js";
import { decide } from "../decide/decide.js";
import { renumbered } from "../testing/renumbered.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { foldLedger } from "./fold.js";
import { appendRecord, emptyLedger, revisionOf, type Ledger } from "./ledger.js";
import { parseLedger } from "./parse-ledger.js";
import { replay } from "./replay.js";
import { undoableFor, undoableForGm } from "./undo.js";

const store = (ledger: Ledger): Json[] => JSON.parse(JSON.stringify(ledger.records)) as Json[];

const undo = (ledger: Ledger, group: number): Ledger =>
  appendRecord(ledger, {
    kind: "undo",
    seq: revisionOf(ledger) + 1,
    command: commandId("u"),
    user: "gm",
    undoes: group,
  });

/** Random play: whatever is lawful among a few commands is done. */
const wander = fc
  .array(fc.record({ pick: fc.nat(6), face: fc.integer({ min: 1, max: 6 }) }), { maxLength: 40 })
  .map((moves) =>
    moves.reduce<Ledger>((ledger, { pick, face }) => {
      const command = choose(ledger, pick, face);
      return decide(ledger.current, command, toyRuleset, toyScene).ok ? play([command], ledger) : ledger;
    }, play(begun)),
  );

function choose({ current }: Ledger, pick: number, face: number): Command {
  const window = current.windows.at(-1);
  const responder = window?.responders.find((each) => !each.answer);
  if (current.rolls) return { type: "GiveRolls", request: current.rolls.id, faces: pick === 0 ? null : [face] };
  if (window && responder)
    return { type: "AnswerWindow", window: window.id, by: responder.creature, answer: { accept: pick > 2 } };
  const turns: Command[] = [ANN, BOB, CAT].map((creature) => ({ type: "StartTurn", creature }));
  return [...turns, poke(current.active ?? ANN, BOB, [BOB, CAT]), poke(current.active ?? ANN, CAT)][
    pick % 5
  ] as Command;
}

describe("a ledger", () => {
  test("tells the same fight after a trip through a document", () => {
    fc.assert(
      fc.property(wander, (ledger) => {
        const read = parseLedger(ledger.opening as unknown as Json, ledger.folded, store(ledger));
        expect(read.faults).toEqual([]);
        expect(read.ledger.current).toEqual(ledger.current);
      }),
    );
  });

  test("tells the same fight after folding, wherever it is folded", () => {
    fc.assert(
      fc.property(wander, fc.nat(60), (ledger, seq) => {
        const folded = foldLedger(ledger, seq).ledger;
        expect(replay(folded.opening, folded.records)).toEqual(ledger.current);
        expect(revisionOf(folded)).toBe(revisionOf(ledger));
      }),
    );
  });

  test("tells after an undo what it told before the act", () => {
    fc.assert(
      fc.property(wander, (ledger) => {
        const group = undoableForGm(ledger);
        if (!group.ok) return;
        const before = ledger.records.filter((record) => record.seq < group.value);
        expect(renumbered(undo(ledger, group.value).current)).toEqual(renumbered(replay(ledger.opening, before)));
      }),
    );
  });

  test("keeps what is sound and sets the rest aside, whatever record is damaged", () => {
    fc.assert(
      fc.property(wander, fc.nat(50), (ledger, at) => {
        const records = store(ledger);
        if (at >= records.length) return;
        records[at] = { kind: "commit", seq: at + 1, broken: true };
        const read = parseLedger(ledger.opening as unknown as Json, 0, records);
        expect(read.ledger.records).toHaveLength(at);
        expect(read.faults).toHaveLength(records.length - at);
      }),
    );
  });
});

describe("undo", () => {
  it("is refused to a player once dice were shown, and open to the game master", () => {
    const waiting = play([...begun, poke(ANN, BOB)]);
    expect(undoableFor(waiting, ANN)).toEqual({ ok: true, value: 3 });
    const rolled = play([{ type: "GiveRolls", request: waiting.current.rolls?.id ?? "", faces: [3] }], waiting);
    expect(undoableFor(rolled, ANN)).toMatchObject({ ok: false, error: { reasons: [{ code: "undo-barrier" }] } });
    expect(undo(rolled, 3).current.creatures[BOB]?.vitals.hp).toBe(10);
  });

  it("is for one's own last act only", () => {
    expect(undoableFor(play([...begun, poke(ANN, BOB)]), BOB).ok).toBe(false);
  });
});

describe("damage", () => {
  it("an opening that can't be read is set aside, and the fight begins empty instead of not at all", () => {
    const read = parseLedger("nonsense", 0, []);
    expect(read.ledger.current.round).toBe(0);
    expect(read.faults).toHaveLength(1);
  });

  it("an opening with a creature that is none is set aside like any that can't be read", () => {
    const opening = { ...play(begun).current, creatures: { ann: null } } as unknown as Json;
    const read = parseLedger(opening, 7, []);
    expect(read.ledger.current.creatures).toEqual({});
    expect(read.faults).toHaveLength(1);
  });

  it.each<[string, Json]>([
    ["an order that is none", { type: "OrderChanged" }],
    ["a newcomer without state", { type: "CreatureJoined", creature: { id: "dan" }, order: [] }],
  ])("a record that leaves %s is set aside", (_what, event) => {
    const records = store(play(begun));
    const broken = { ...(records.at(-1) as JsonObject), seq: records.length + 1, events: [event] };
    const read = parseLedger(emptyLedger.opening as unknown as Json, 0, [...records, broken]);
    expect(read.ledger.records).toHaveLength(records.length);
    expect(read.faults).toHaveLength(1);
  });

  it("names each value that is set aside, and from where on, counting those that are folded away", () => {
    const ledger = play([...begun, poke(ANN, BOB)]);
    const records = store(ledger);
    const broken = [records[0], "nonsense", records[2]] as Json[];
    expect(parseLedger(ledger.opening as unknown as Json, 0, broken).faults).toEqual([
      { where: "record 2", value: "nonsense" },
      { where: "record 3", value: records[2] },
    ]);
    const folded = foldLedger(ledger, 1).ledger;
    expect(parseLedger(folded.opening as unknown as Json, 1, ["nonsense"]).faults).toEqual([
      { where: "record 2", value: "nonsense" },
    ]);
    expect(parseLedger("nonsense", 1, [7]).faults).toEqual([
      { where: "opening", value: "nonsense" },
      { where: "record 2", value: 7 },
    ]);
  });
});

describe("folding", () => {
  it("takes records up to and including the one that is named, but for an act that is under way beyond it", () => {
    const waiting = play([...begun, poke(ANN, BOB)]);
    const done = play([{ type: "GiveRolls", request: waiting.current.rolls?.id ?? "", faces: [3] }], waiting);
    const removed = (seq: number): number[] => foldLedger(done, seq).removed.map((record) => record.seq);
    expect([1, 2, 3, 4].map(removed)).toEqual([[1], [1, 2], [1, 2], [1, 2, 3, 4]]);
    expect(removed(0)).toEqual([]);
    expect(foldLedger(done, 0).ledger).toBe(done);
    expect(foldLedger(done, 2).ledger).toMatchObject({ folded: 2, records: done.records.slice(2) });
  });
});
