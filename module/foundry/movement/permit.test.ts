import { describe, expect, it } from "vitest";
import type { CreatureState } from "../../model/encounter.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Cell, Position } from "../../model/position.js";
import { appendRecord, commandId, creatureId, emptyLedger, initialEncounter } from "../../table/host.js";
import { createUsedPermits, legState } from "./permit.js";

const hero = creatureId("hero");

const at = (...cell: Cell): Position => ({ cell, elevation: 0, facing: null });

const walk = (seq: number, ...columns: number[]): LedgerRecord => ({
  kind: "commit",
  seq,
  command: commandId(`c${seq}`),
  user: "u",
  name: "TakeAction",
  by: hero,
  group: seq,
  events: [
    {
      type: "Moved",
      creature: hero,
      path: columns.map((column): Cell => [column, 0]),
      to: at(columns.at(-1) ?? 0, 0),
      mode: "walk",
      cost: 5,
      how: "own",
    },
  ],
});

const nothing = (seq: number): LedgerRecord => ({ ...walk(seq, 0), events: [] }) as LedgerRecord;

const stands: CreatureState = {
  id: hero,
  position: at(0, 0),
  conditions: [],
  vitals: {},
  turn: {},
  out: false,
};

const ledgerOf = (...records: LedgerRecord[]) => {
  const opening = { ...initialEncounter, round: 1, creatures: { [hero]: stands } };
  return records.reduce(appendRecord, { ...emptyLedger, opening, current: opening });
};

/** Where a leg of that revision stands that has come to a column of the first row. */
const state = (ledger: ReturnType<typeof ledgerOf>, column: number, revision: number) =>
  legState(ledger, { creature: hero, here: at(column, 0), revision });

describe("a leg", () => {
  const ledger = ledgerOf(walk(1, 0, 1, 2, 3), walk(2, 3, 4, 5));

  it("is known by where the ledger had its creature then, and by the way there", () => {
    expect(state(ledger, 3, 1)).toBe("arrived");
    expect(state(ledger, 2, 1)).toBe("on-its-way");
    expect(state(ledger, 4, 2)).toBe("on-its-way");
  });

  it("leads nowhere else, whatever revision it names", () => {
    expect([0, 1, 2].map((revision) => state(ledger, 9, revision))).toEqual([null, null, null]);
    expect(state(ledger, 4, 1)).toBeNull();
  });

  it("follows no revision that is still to come, that is folded away, or that lies far back", () => {
    expect(state(ledger, 5, 3)).toBeNull();
    expect(state({ ...ledger, folded: 2 }, 3, 1)).toBeNull();
    const long = ledgerOf(walk(1, 0, 1), ...Array.from({ length: 30 }, (_, i) => nothing(i + 2)));
    expect(state(long, 1, 1)).toBeNull();
    expect(state(long, 1, 31)).toBe("arrived");
  });

  it("of a creature that the fight doesn't know is none", () => {
    expect(legState(ledger, { creature: creatureId("ghost"), here: at(3, 0), revision: 1 })).toBeNull();
  });
});

it("holds a permit used for that token and that revision alone", () => {
  const permits = createUsedPermits();
  permits.use("token", 4);
  expect([permits.isUsed("token", 4), permits.isUsed("token", 5), permits.isUsed("other", 4)]).toEqual([
    true,
    false,
    false,
  ]);
  permits.use("token", 5);
  expect(permits.isUsed("token", 4)).toBe(true);
});
