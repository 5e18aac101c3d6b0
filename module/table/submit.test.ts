import { describe, expect, it } from "vitest";
import { emptyLedger, revisionOf, type Ledger } from "../combat/ledger/ledger.js";
import { ANN, begun, BOB, CAT, poke, toyScene } from "../combat/testing/toy-fight.js";
import { toyRuleset } from "../combat/testing/toy-ruleset.js";
import { parseLedger } from "../combat/ledger/parse-ledger.js";
import type { Json } from "../kernel/json.js";
import type { Command } from "../model/command.js";
import { commandId, type CreatureId } from "../model/ids.js";
import type { UndoRequest } from "./envelope.js";
import type { Sender } from "./permission.js";
import type { Submission } from "./submission.js";
import { submit } from "./submit.js";

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
    ...["milestone", "short-rest", "extended-rest"].map((action): [string, Command] => [
      `says that it has had a ${action}`,
      { type: "TakeAction", act: { by: ANN, action } },
    ]),
    ...["harm", "mend"].map((action): [string, Command] => [
      `says that hit points change: ${action}`,
      { type: "TakeAction", act: { by: ANN, action, options: { amount: 5 } } },
    ]),
    ...["forced", "condition", "harm", "short-rest"].map((action): [string, Command] => [
      `readies what only the table does: ${action}`,
      {
        type: "TakeAction",
        act: { by: ANN, action: "ready", then: { by: ANN, action: "ready", then: { by: ANN, action } } },
      },
    ]),
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

describe("comings and goings while an act is under way", () => {
  const dan = { id: "dan" as CreatureId, position: null, conditions: [], vitals: { hp: 10 } };

  it("stand when the act is taken back, at once and after a trip through a document", () => {
    const asked = accept(start(), "a", poke(ANN, BOB, [BOB, CAT]), player(ANN));
    const order = [...asked.encounter.order, dan.id];
    const joined = accept(asked.ledger, "j", { type: "JoinFight", creature: dan, order }, GM).ledger;
    const left = accept(joined, "l", { type: "LeaveFight", creature: CAT }, GM).ledger;
    const undone = accept(left, "u", { type: "Undo", creature: null }, GM);
    expect(Object.keys(undone.encounter.creatures).sort()).toEqual([ANN, BOB, dan.id].sort());
    expect(undone.encounter.order).toEqual([ANN, BOB, dan.id]);
    expect(undone.encounter).toMatchObject({ tasks: [], windows: [], rolls: null });
    expect(undone.encounter.creatures[ANN]?.turn.main).toBe(1);
    const stored = JSON.parse(JSON.stringify(undone.ledger.records)) as Json[];
    const read = parseLedger(undone.ledger.opening as unknown as Json, 0, stored);
    expect(read).toMatchObject({ faults: [], ledger: { current: undone.encounter } });
  });

  it("let what goes on for want of the leaver be taken back with the act", () => {
    const asked = accept(start(), "a", poke(ANN, BOB, [CAT]), player(ANN)).ledger;
    const left = accept(asked, "l", { type: "LeaveFight", creature: CAT }, GM);
    expect(left.encounter.rolls?.by).toBe(ANN);
    const hit = accept(left.ledger, "r", throwDice(left.ledger, [4]), GM);
    const undone = accept(hit.ledger, "u", { type: "Undo", creature: null }, GM);
    expect(undone.encounter.rolls).toBeNull();
    expect(undone.encounter.creatures[BOB]?.vitals.hp).toBe(10);
    expect(CAT in undone.encounter.creatures).toBe(false);
  });

  it("take the leaver's own act along, and leave nothing of it to take back", () => {
    const asked = accept(start(), "a", poke(ANN, BOB, [CAT]), player(ANN)).ledger;
    const left = accept(asked, "l", { type: "LeaveFight", creature: ANN }, GM);
    const undone = accept(left.ledger, "u", { type: "Undo", creature: null }, GM);
    expect(undone.encounter).toMatchObject({ tasks: [], windows: [] });
    expect(ANN in undone.encounter.creatures).toBe(false);
  });
});

describe("a wait for somebody else", () => {
  const chances = (creature: CreatureId, policy: "always" | "never"): Command => ({
    type: "Observe",
    creature,
    chances: policy,
  });

  it("can't be taken back or let go by a player, whoever is asked; the game master may do both", () => {
    const asked = accept(start(), "a", poke(ANN, CAT, [BOB]), player(ANN)).ledger;
    expect(ask(asked, "u", { type: "Undo", creature: ANN }, player(ANN))).toMatchObject({
      error: { reasons: [{ code: "undo-barrier" }] },
    });
    expect(ask(asked, "b", { type: "AbandonAct", by: ANN }, player(ANN))).toMatchObject({
      error: { reasons: [{ code: "not-allowed" }] },
    });
    expect(accept(asked, "u", { type: "Undo", creature: null }, GM).encounter.windows).toEqual([]);
    expect(accept(asked, "b", { type: "AbandonAct", by: ANN }, GM).encounter.windows).toEqual([]);
  });

  it("is none where everybody's answer was settled beforehand, or where its own doer alone is asked", () => {
    const settled = accept(start(), "o", chances(BOB, "never"), GM).ledger;
    const asked = accept(settled, "a", poke(ANN, CAT, [BOB]), player(ANN)).ledger;
    expect(asked.current.windows).toEqual([]);
    expect(ask(asked, "u", { type: "Undo", creature: ANN }, player(ANN)).ok).toBe(true);
    const own = accept(start(), "a", poke(ANN, CAT, [ANN]), player(ANN)).ledger;
    expect(ask(own, "u", { type: "Undo", creature: ANN }, player(ANN)).ok).toBe(true);
  });
});

describe("a turn that is held back", () => {
  const comeIn: Command = { type: "TakeAction", act: { by: ANN, action: "end-delay" } };
  const delaying = (): Ledger => {
    const waits = accept(start(), "d", { type: "Observe", creature: ANN, turn: { delaying: true } }, GM).ledger;
    return accept(waits, "t", { type: "StartTurn", creature: BOB }, GM).ledger;
  };

  it("ends a running turn only for the game master or for who plays that one", () => {
    expect(ask(delaying(), "x", comeIn, player(ANN))).toMatchObject({
      error: { reasons: [{ code: "not-your-turn" }] },
    });
    expect(accept(delaying(), "x", comeIn, player(ANN, BOB)).encounter.active).toBe(ANN);
    expect(accept(delaying(), "x", comeIn, GM).encounter.active).toBe(ANN);
  });

  it("comes in between two turns by anybody's word", () => {
    const between = accept(delaying(), "e", { type: "EndTurn", creature: BOB }, player(BOB)).ledger;
    expect(accept(between, "x", comeIn, player(ANN)).encounter).toMatchObject({ active: ANN, order: [BOB, ANN, CAT] });
  });
});
