import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Json } from "../../kernel/json.js";
import { commandId } from "../../model/ids.js";
import { ANN, begun, BOB, CAT, play, poke } from "../testing/toy-fight.js";
import { foldLedger } from "./fold.js";
import { appendRecord, emptyLedger, revisionOf, type Ledger } from "./ledger.js";
import { parseLedger } from "./parse-ledger.js";
import { undoableAcross, undoableFor, undoableForGm, undoableGroup, undoableOfTurn } from "./undo.js";

const throwDie = (ledger: Ledger, face: number): Ledger =>
  play([{ type: "GiveRolls", request: ledger.current.rolls?.id ?? "", faces: [face] }], ledger);
const hit = (ledger: Ledger, by = ANN, target = BOB): Ledger => throwDie(play([poke(by, target)], ledger), 3);

const undo = (ledger: Ledger, [undoes, ...also]: readonly [number, ...number[]]): Ledger =>
  appendRecord(ledger, {
    kind: "undo",
    seq: revisionOf(ledger) + 1,
    command: commandId("u"),
    user: "gm",
    undoes,
    ...(also.length > 0 ? { also } : {}),
  });

const stored = (ledger: Ledger): Json[] => JSON.parse(JSON.stringify(ledger.records)) as Json[];

describe("back to the beginning of the turn", () => {
  const turn = (): Ledger => play([{ type: "StartTurn", creature: BOB }], play(begun));

  it("takes back acts and repairs together, and leaves comings and goings", () => {
    const before = turn();
    const newcomer = { id: "dan" as typeof ANN, position: null, conditions: [], vitals: { hp: 10 } };
    const busy = hit(
      play(
        [
          { type: "Repair", creature: BOB, turn: { main: 1 } },
          { type: "JoinFight", creature: newcomer, order: [...before.current.order, newcomer.id] },
          { type: "Observe", creature: CAT, vitals: { hp: 2 } },
        ],
        hit(before, BOB, ANN),
      ),
      BOB,
      ANN,
    );
    const groups = undoableOfTurn(busy);
    if (!groups.ok) throw new Error("refused");
    const { creatures, active, order } = undo(busy, groups.value).current;
    expect(creatures[ANN]).toEqual(before.current.creatures[ANN]);
    expect(creatures[BOB]).toEqual(before.current.creatures[BOB]);
    expect(creatures[CAT]?.vitals.hp).toBe(2);
    expect([active, order.at(-1)]).toEqual([BOB, "dan"]);
  });

  it("takes back what others did in it, too, and nothing of the turn before", () => {
    const busy = hit(play([{ type: "StartTurn", creature: BOB }], hit(play(begun), ANN, CAT)), BOB, CAT);
    const groups = undoableOfTurn(busy);
    if (!groups.ok) throw new Error("refused");
    expect(undo(busy, groups.value).current.creatures[CAT]?.vitals.hp).toBe(7);
  });

  it("is refused where nothing was done, and for a turn that has ended", () => {
    expect(undoableOfTurn(turn())).toMatchObject({ error: { reasons: [{ code: "nothing-to-undo" }] } });
    const shown = play(
      [
        { type: "StartTurn", creature: BOB },
        { type: "RewindTurn", to: "turn" },
      ],
      hit(play(begun)),
    );
    expect(undoableOfTurn(shown)).toMatchObject({ error: { reasons: [{ code: "undo-barrier" }] } });
  });

  test("survives folding and a trip through a document", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(40), (acts, at) => {
        let ledger = turn();
        for (let i = 0; i < acts; i++)
          ledger = play([{ type: "Repair", creature: BOB, turn: { main: 1 } }], hit(ledger, BOB, ANN));
        const groups = undoableOfTurn(ledger);
        if (!groups.ok) throw new Error("refused");
        const undone = undo(ledger, groups.value);
        const folded = foldLedger(undone, at).ledger;
        const read = parseLedger(folded.opening as unknown as Json, folded.folded, stored(folded));
        expect(read.faults).toEqual([]);
        expect(read.ledger.current).toEqual(undone.current);
        expect(read.ledger.current.creatures).toEqual(turn().current.creatures);
      }),
    );
  });
});

describe("a creature's last act across later ones", () => {
  it("is taken out where nothing later rests on it", () => {
    const first = hit(play(begun), ANN, CAT);
    const later = hit(play([{ type: "StartTurn", creature: BOB }], first), BOB, ANN);
    const group = undoableAcross(later, ANN);
    if (!group.ok) throw new Error("refused");
    const { creatures } = undo(later, [group.value]).current;
    expect([creatures[CAT]?.vitals.hp, creatures[ANN]?.vitals.hp]).toEqual([10, 7]);
    expect(creatures[ANN]?.turn.main).toBe(1);
  });

  it("names whose later act objects", () => {
    const first = hit(play(begun), ANN, CAT);
    const later = hit(play([{ type: "StartTurn", creature: BOB }], first), BOB, CAT);
    expect(undoableAcross(later, ANN)).toMatchObject({
      error: { reasons: [{ code: "undo-objects", data: { creature: BOB } }] },
    });
  });

  it("doesn't reach across a new turn of its own", () => {
    const round = play(
      [BOB, CAT, ANN].map((creature) => ({ type: "StartTurn" as const, creature })),
      hit(play(begun), ANN, CAT),
    );
    expect(undoableAcross(round, ANN).ok).toBe(false);
  });
});

describe("an act that somebody points at", () => {
  it("is that one, though its doer has done another since; gone, it can't be taken back again", () => {
    const first = hit(play(begun), ANN, CAT);
    const group = first.records.findLast((each) => each.kind === "commit" && each.name === "TakeAction")?.seq ?? 0;
    const later = hit(play([{ type: "StartTurn", creature: BOB }], first), BOB, ANN);
    expect(undoableGroup(later, group)).toEqual({ ok: true, value: group });
    const undone = undo(later, [group]);
    expect(undone.current.creatures[CAT]?.vitals.hp).toBe(10);
    expect(undoableGroup(undone, group).ok).toBe(false);
  });

  it("is an act: no beginning of a turn, and nothing that the ledger doesn't have", () => {
    const fight = hit(play(begun), ANN, CAT);
    const start = fight.records.find((each) => each.kind === "commit" && each.name === "StartTurn")?.seq ?? 0;
    for (const group of [start, 0, 999]) expect(undoableGroup(fight, group).ok).toBe(false);
  });

  it("objects like the last act of a creature", () => {
    const first = hit(play(begun), ANN, CAT);
    const group = first.records.findLast((each) => each.kind === "commit" && each.name === "TakeAction")?.seq ?? 0;
    const later = hit(play([{ type: "StartTurn", creature: BOB }], first), BOB, CAT);
    expect(undoableGroup(later, group)).toMatchObject({ error: { reasons: [{ code: "undo-objects" }] } });
  });
});

describe("comings and goings", () => {
  const newcomer = { id: "dan" as typeof ANN, position: null, conditions: [], vitals: { hp: 10 } };

  it("stand, and what was done before them can still be taken back", () => {
    const struck = hit(play(begun), ANN, CAT);
    const busy = play(
      [
        { type: "JoinFight", creature: newcomer, order: [...struck.current.order, newcomer.id] },
        { type: "LeaveFight", creature: BOB },
      ],
      struck,
    );
    const group = undoableForGm(busy);
    if (!group.ok) throw new Error("refused");
    const { creatures } = undo(busy, [group.value]).current;
    expect([creatures[CAT]?.vitals.hp, newcomer.id in creatures, BOB in creatures]).toEqual([10, true, false]);
  });
});

describe("what can't be taken back names the reason, and whose it is", () => {
  const refused = (code: string, data: object = {}) => ({ ok: false, error: { reasons: [{ code, data }] } });
  const opened = play(begun.slice(0, 1));

  it("is nothing where nothing has happened, and the beginning of a fight for nobody", () => {
    expect(undoableFor(emptyLedger, ANN)).toEqual(refused("nothing-to-undo"));
    expect(undoableForGm(emptyLedger)).toEqual(refused("nothing-to-undo"));
    expect(undoableForGm(opened)).toEqual(refused("nothing-to-undo"));
    expect(undoableAcross(opened, ANN)).toEqual(refused("nothing-to-undo"));
    expect(undoableOfTurn(opened)).toEqual(refused("nothing-to-undo"));
    expect(undoableOfTurn(play([{ type: "EndTurn", creature: ANN }], play(begun)))).toEqual(refused("nothing-to-undo"));
  });

  it("is for a player another's act, a turn, and what others have seen", () => {
    const poked = play([poke(ANN, BOB)], play(begun));
    expect(undoableFor(poked, BOB)).toEqual(refused("undo-barrier", { creature: BOB }));
    expect(undoableFor(play(begun), ANN)).toEqual(refused("undo-barrier", { creature: ANN }));
    expect(undoableFor(throwDie(poked, 3), ANN)).toEqual(refused("undo-barrier", { creature: ANN }));
    expect(undoableFor(play([poke(ANN, BOB, [CAT])], play(begun)), ANN)).toEqual(
      refused("undo-barrier", { creature: ANN }),
    );
    expect(undoableForGm(throwDie(poked, 3))).toEqual({ ok: true, value: 3 });
  });

  it("is an act that the table's own doing rests on: there is no doer to name", () => {
    const round = play(
      [BOB, CAT, ANN].map((creature) => ({ type: "StartTurn" as const, creature })),
      hit(play(begun)),
    );
    expect(undoableAcross(round, ANN)).toEqual(refused("undo-objects"));
  });

  it("is a turn that has ended", () => {
    const shown = play(
      [
        { type: "StartTurn", creature: BOB },
        { type: "RewindTurn", to: "turn" },
      ],
      hit(play(begun)),
    );
    expect(undoableOfTurn(shown)).toEqual(refused("undo-barrier", { creature: ANN }));
  });
});
