import { describe, expect, it } from "vitest";
import { emptyLedger, revisionOf, type Ledger } from "../combat/ledger/ledger.js";
import { ANN, begun, BOB, CAT, poke, toyScene } from "../combat/testing/toy-fight.js";
import { toyRuleset } from "../combat/testing/toy-ruleset.js";
import type { Command } from "../model/command.js";
import { commandId, type CreatureId } from "../model/ids.js";
import type { UndoRequest } from "./envelope.js";
import type { Sender } from "./permission.js";
import { submit, type Submission } from "./submit.js";

const GM: Sender = { user: "gm", gm: true, owns: () => true };
const player = (...own: CreatureId[]): Sender => ({
  user: "player",
  gm: false,
  owns: (creature) => own.includes(creature),
});

const ask = (ledger: Ledger, id: string, command: Command | UndoRequest, sender: Sender): ReturnType<typeof submit> =>
  submit(ledger, { id: commandId(id), revision: revisionOf(ledger), command }, sender, toyRuleset, toyScene);

function accept(ledger: Ledger, id: string, command: Command | UndoRequest, sender: Sender): Submission {
  const submitted = ask(ledger, id, command, sender);
  if (!submitted.ok) throw new Error(submitted.error.reasons[0].code);
  return submitted.value;
}

const start = (): Ledger =>
  begun.reduce((ledger, command, i) => accept(ledger, `b${String(i)}`, command, GM).ledger, emptyLedger);

const throwDice = (ledger: Ledger, faces: readonly number[]): Command => ({
  type: "GiveRolls",
  request: ledger.current.rolls?.id ?? "",
  faces,
});

describe("a command that arrives twice", () => {
  it("is done once, and answered the second time as the first", () => {
    const once = accept(start(), "a", poke(ANN, BOB), player(ANN));
    const twice = accept(once.ledger, "a", poke(ANN, BOB), player(ANN));
    expect(twice.repeated).toBe(true);
    expect(twice.ledger).toBe(once.ledger);
    expect(twice.record).toBe(once.record);
    expect(twice.effects).toEqual([]);
  });
});

describe("a player", () => {
  it.each<[string, Command | UndoRequest]>([
    ["acts for another's creature", poke(BOB, ANN)],
    ["starts a turn", { type: "StartTurn", creature: ANN }],
    ["observes", { type: "Observe", creature: ANN, vitals: { hp: 99 } }],
    ["begins a fight", { type: "BeginFight", creatures: [], order: [] }],
    ["takes a creature out", { type: "LeaveFight", creature: ANN }],
    ["ends a window", { type: "ExpireWindow", window: "w0" as never }],
    ["undoes as game master", { type: "Undo", creature: null }],
    ["gives itself a condition", { type: "TakeAction", act: { by: ANN, action: "condition" } }],
    ["rolls for another place in the order", { type: "TakeAction", act: { by: ANN, action: "roll-initiative" } }],
    ["forces somebody along", { type: "TakeAction", act: { by: ANN, action: "forced" } }],
  ])("may not: %s", (_what, command) => {
    expect(ask(start(), "x", command, player(ANN))).toMatchObject({
      ok: false,
      error: { reasons: [{ code: "not-allowed" }] },
    });
  });

  it("may not throw another's dice", () => {
    const waiting = accept(start(), "a", poke(ANN, BOB), GM).ledger;
    expect(ask(waiting, "b", throwDice(waiting, [6]), player(BOB)).ok).toBe(false);
    expect(ask(waiting, "b", throwDice(waiting, [6]), player(ANN)).ok).toBe(true);
  });

  it("may not get out of an act whose dice are awaited; the game master may end it", () => {
    const waiting = accept(start(), "a", poke(ANN, BOB), player(ANN)).ledger;
    const abandon: Command = { type: "AbandonAct", by: ANN };
    expect(ask(waiting, "b", abandon, player(ANN)).ok).toBe(false);
    expect(accept(waiting, "c", abandon, GM).encounter).toMatchObject({ tasks: [], rolls: null });
  });
});

describe("what has to change outside", () => {
  it("is named with what it was and what it becomes, and an undo names the way back", () => {
    const waiting = accept(start(), "a", poke(ANN, BOB), player(ANN)).ledger;
    const struck = accept(waiting, "b", throwDice(waiting, [4]), player(ANN));
    expect(struck.effects).toEqual([{ kind: "vital", creature: BOB, vital: "hp", from: 10, to: 6 }]);
    const back = accept(struck.ledger, "c", { type: "Undo", creature: null }, GM);
    expect(back.effects).toEqual([{ kind: "vital", creature: BOB, vital: "hp", from: 6, to: 10 }]);
    expect(back.encounter.creatures[ANN]?.turn.main).toBe(1);
  });

  it("is taken back with the whole act: the dice and answers within it belong to it", () => {
    const waiting = accept(start(), "a", poke(ANN, BOB), player(ANN)).ledger;
    const struck = accept(waiting, "b", throwDice(waiting, [4]), player(ANN)).ledger;
    expect(ask(struck, "c", { type: "Undo", creature: ANN }, player(ANN))).toMatchObject({
      ok: false,
      error: { reasons: [{ code: "undo-barrier" }] },
    });
  });
});

describe("what is observed while an act is under way", () => {
  it("stands when the act is taken back, and the act's later records still belong to it", () => {
    const act = accept(start(), "a", poke(ANN, BOB), player(ANN));
    const seen = accept(act.ledger, "o", { type: "Observe", creature: CAT, vitals: { hp: 3 } }, GM);
    const hit = accept(seen.ledger, "r", throwDice(seen.ledger, [2]), GM);
    expect(hit.record).toMatchObject({ group: act.record.seq });
    const undone = accept(hit.ledger, "u", { type: "Undo", creature: null }, GM);
    expect(undone.encounter.creatures[BOB]?.vitals.hp).toBe(10);
    expect(undone.encounter.creatures[ANN]?.turn.main).toBe(1);
    expect(undone.encounter.creatures[CAT]?.vitals.hp).toBe(3);
    expect(undone.effects.filter(({ creature }) => creature === CAT)).toEqual([]);
  });
});
