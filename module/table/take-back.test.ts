import { describe, expect, it } from "vitest";
import { foldLedger } from "../combat/ledger/fold.js";
import { appendRecord, revisionOf, type Ledger } from "../combat/ledger/ledger.js";
import { parseLedger } from "../combat/ledger/parse-ledger.js";
import { ANN, begun, BOB, play, toyScene } from "../combat/testing/toy-fight.js";
import { toyRuleset } from "../combat/testing/toy-ruleset.js";
import type { Json } from "../kernel/json.js";
import type { Command } from "../model/command.js";
import type { Event } from "../model/event.js";
import { commandId, type CreatureId } from "../model/ids.js";
import type { Position } from "../model/position.js";
import type { UndoRequest } from "./envelope.js";
import type { Sender } from "./permission.js";
import type { Submission } from "./submission.js";
import { submit } from "./submit.js";

const GM: Sender = { user: "gm", gm: true, owns: () => true };
const PLAYER: Sender = { user: "player", gm: false, owns: (creature) => creature === ANN };
const at = (column: number, row: number): Position => ({ cell: [column, row], elevation: 0, facing: null });

let serial = 0;
const ask = (ledger: Ledger, command: Command | UndoRequest, sender = GM): ReturnType<typeof submit> =>
  submit(
    ledger,
    { id: commandId(`s${String(serial++)}`), revision: revisionOf(ledger), command },
    sender,
    toyRuleset,
    toyScene,
  );

function accept(ledger: Ledger, command: Command | UndoRequest, sender = GM): Submission {
  const submitted = ask(ledger, command, sender);
  if (!submitted.ok) throw new Error(submitted.error.reasons[0].code);
  return submitted.value;
}

/** An act that Ann has done, with just these outcomes. */
function did(ledger: Ledger, ...events: readonly Event[]): Ledger {
  const seq = revisionOf(ledger) + 1;
  const command = commandId(`d${String(seq)}`);
  return appendRecord(ledger, {
    ...{ kind: "commit", seq, command, user: "player", name: "TakeAction", by: ANN, group: seq },
    events,
  });
}

const wound = (from: number, to: number): Event => ({ type: "VitalsChanged", creature: BOB, vital: "hp", from, to });
const walk = (from: Position, to: Position): Event => ({
  ...{ type: "Moved", creature: ANN, path: [from.cell, to.cell], to, mode: "walk", cost: 1, how: "own" },
});
const seen = (what: Omit<Extract<Command, { type: "Observe" }>, "type" | "creature">, creature = BOB): Command => ({
  type: "Observe",
  creature,
  ...what,
});
const UNDO: UndoRequest = { type: "Undo", creature: null };
const settled = (ledger: Ledger, then: "keep" | "restore"): UndoRequest => ({
  ...UNDO,
  foreign: {
    group: ledger.records.findLast((each) => each.kind === "commit" && each.name === "TakeAction")?.seq ?? 0,
    then,
  },
});
const hpOf = ({ encounter }: Submission, id: CreatureId = BOB): number | undefined =>
  encounter.creatures[id]?.vitals.hp;
const conditionsOf = ({ encounter }: Submission, id: CreatureId): string[] =>
  (encounter.creatures[id]?.conditions ?? []).map((condition) => condition.id);

const placed = (): Ledger => accept(play(begun), seen({ position: at(1, 1) }, ANN)).ledger;

describe("an undo of what another hand has changed since", () => {
  const wounded = (): Ledger => did(placed(), wound(10, 6));
  const touched = (): Ledger => accept(wounded(), seen({ vitals: { hp: 2 } })).ledger;

  it("asks, the player and the game master alike, and changes nothing", () => {
    for (const [request, sender] of [
      [UNDO, GM],
      [{ ...UNDO, creature: ANN }, PLAYER],
      [{ ...UNDO, creature: ANN, reach: "act" }, GM],
      [{ ...UNDO, reach: "turn" }, GM],
    ] as const)
      expect(ask(touched(), request, sender)).toMatchObject({ error: { reasons: [{ code: "undo-asks" }] } });
  });

  it("keeps theirs, or sets back what there was, by the game master's word", () => {
    const kept = accept(touched(), settled(touched(), "keep"));
    expect([hpOf(kept), kept.effects]).toEqual([2, []]);
    const restored = accept(touched(), settled(touched(), "restore"));
    expect(hpOf(restored)).toBe(10);
    expect(restored.effects).toEqual([{ kind: "vital", creature: BOB, vital: "hp", from: 2, to: 10 }]);
  });

  it("takes no player's word for it, and none that was given for another act", () => {
    const request = settled(touched(), "restore");
    expect(ask(touched(), { ...request, creature: ANN }, PLAYER)).toMatchObject({
      error: { reasons: [{ code: "undo-asks" }] },
    });
    expect(ask(did(touched(), walk(at(1, 1), at(2, 1))), request)).toMatchObject({
      error: { reasons: [{ code: "stale" }] },
    });
  });

  it("asks nothing where they left it as the act had, or brought it back themselves", () => {
    const asLeft = accept(touched(), seen({ vitals: { hp: 6 } })).ledger;
    expect(hpOf(accept(asLeft, UNDO))).toBe(10);
    const back = accept(touched(), seen({ vitals: { hp: 10 } })).ledger;
    expect(accept(back, UNDO)).toMatchObject({ effects: [], record: { kind: "undo" } });
  });

  it("asks nothing about what it doesn't touch, nor of a change from before", () => {
    const other = accept(wounded(), seen({ vitals: { hp: 3 } }, ANN)).ledger;
    const undone = accept(other, UNDO);
    expect([hpOf(undone), hpOf(undone, ANN)]).toEqual([10, 3]);
    const before = did(accept(placed(), seen({ vitals: { hp: 8 } })).ledger, wound(8, 5));
    expect(hpOf(accept(before, UNDO))).toBe(8);
  });

  it("asks of a place, too, and of several things at once", () => {
    const moved = did(placed(), walk(at(1, 1), at(4, 1)), wound(10, 6));
    const elsewhere = accept(touchedOf(moved), seen({ position: at(9, 9) }, ANN)).ledger;
    expect(ask(elsewhere, UNDO).ok).toBe(false);
    const restored = accept(elsewhere, settled(elsewhere, "restore"));
    expect([restored.encounter.creatures[ANN]?.position, hpOf(restored)]).toEqual([at(1, 1), 10]);
    const kept = accept(elsewhere, settled(elsewhere, "keep"));
    expect([kept.encounter.creatures[ANN]?.position, hpOf(kept)]).toEqual([at(9, 9), 2]);
  });

  it("is replayed alike, folded or not, and is itself nothing to take back", () => {
    const restored = accept(touched(), settled(touched(), "restore")).ledger;
    const stored = JSON.parse(JSON.stringify(restored.records)) as Json[];
    const read = parseLedger(restored.opening as unknown as Json, 0, stored);
    expect(read).toMatchObject({ faults: [], ledger: { current: restored.current } });
    expect(foldLedger(restored, revisionOf(restored)).ledger).toMatchObject({ opening: restored.current, records: [] });
    // The turn's beginning is what is left.
    expect(accept(restored, UNDO).encounter).toMatchObject({ active: null });
    expect(hpOf(accept(restored, UNDO))).toBe(10);
  });
});

const touchedOf = (ledger: Ledger): Ledger => accept(ledger, seen({ vitals: { hp: 2 } })).ledger;

describe("conditions that other hands set and take off", () => {
  const gains = (...ids: readonly string[]): Event[] =>
    ids.map((id) => ({ type: "ConditionGained", creature: BOB, condition: { id } }));
  const has = (...ids: readonly string[]): Command => seen({ conditions: ids.map((id) => ({ id })) });

  it("stand when an act is taken back, and what the act had set does not", () => {
    const felled = did(placed(), ...gains("prone"));
    const both = accept(felled, has("prone", "stunned")).ledger;
    const undone = accept(both, UNDO);
    expect(conditionsOf(undone, BOB)).toEqual(["stunned"]);
    expect(undone.effects).toEqual([{ kind: "condition", creature: BOB, condition: { id: "prone" }, present: false }]);
  });

  it("come back with the undo, where they are as the act had left them", () => {
    const risen = did(accept(placed(), has("prone")).ledger, {
      type: "ConditionLost",
      creature: BOB,
      condition: "prone",
    });
    expect(conditionsOf(accept(risen, UNDO), BOB)).toEqual(["prone"]);
    // Set and taken off again since: as the act had left it.
    const twice = accept(accept(risen, has("prone")).ledger, has()).ledger;
    expect(conditionsOf(accept(twice, UNDO), BOB)).toEqual(["prone"]);
  });

  it("keep what nobody's hand has touched: who gave them, and how long they last", () => {
    const until = { turns: 2 };
    const cursed = did(placed(), {
      type: "ConditionGained",
      creature: BOB,
      condition: { id: "cursed", by: ANN, until },
    });
    const more = accept(cursed, seen({ conditions: [{ id: "cursed", by: ANN, until }, { id: "prone" }] }));
    expect(more.encounter.creatures[BOB]?.conditions).toEqual([{ id: "cursed", by: ANN, until }, { id: "prone" }]);
    expect(more.record).toMatchObject({ events: [{ type: "Observed", creature: BOB, gained: [{ id: "prone" }] }] });
  });

  it("are read as older ledgers have them: all that there are", () => {
    const old = appendRecord(did(placed(), ...gains("prone", "dazed")), {
      ...{ kind: "commit", seq: 5, command: commandId("old"), user: "gm", name: "Observe", by: BOB, group: 5 },
      events: [{ type: "Observed", creature: BOB, conditions: [{ id: "stunned" }] }],
    });
    expect(old.current.creatures[BOB]?.conditions).toEqual([{ id: "stunned" }]);
  });
});
