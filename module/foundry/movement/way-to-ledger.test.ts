import { describe, expect, it } from "vitest";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Cell } from "../../model/position.js";
import { commandId, creatureId } from "../../table/host.js";
import { wayToLedger } from "./way-to-ledger.js";

const hero = creatureId("hero");

const walk = (seq: number, path: Cell[], how: "own" | "teleport" = "own"): LedgerRecord => ({
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
      path,
      to: { cell: path.at(-1) ?? [0, 0], elevation: 0, facing: null },
      mode: "walk",
      cost: 5,
      how,
    },
  ],
});

const steps = (...columns: number[]): Cell[] => columns.map((column) => [column, 0]);

describe("the way to the ledger's place", () => {
  it("is the walk that the ledger tells", () => {
    expect(wayToLedger([walk(1, steps(0, 1, 2))], hero, [0, 0], [2, 0])?.cells).toEqual(steps(0, 1, 2));
  });

  it("goes on from the middle, and over several walks", () => {
    const records = [walk(1, steps(0, 1)), walk(2, steps(1, 2, 3))];
    expect(wayToLedger(records, hero, [0, 0], [3, 0])?.cells).toEqual(steps(0, 1, 2, 3));
    expect(wayToLedger(records, hero, [2, 0], [3, 0])?.cells).toEqual(steps(2, 3));
  });

  it("on the spot is the change of height there, and nothing without one", () => {
    expect(wayToLedger([walk(1, steps(0, 1)), walk(2, steps(1, 1))], hero, [1, 0], [1, 0])?.cells).toEqual(steps(1, 1));
    expect(wayToLedger([walk(1, steps(0, 1))], hero, [1, 0], [1, 0])).toBeNull();
  });

  it("is none after an undo, after a jump, and from elsewhere", () => {
    const undo: LedgerRecord = { kind: "undo", seq: 2, command: commandId("c2"), user: "u", undoes: 1 };
    expect(wayToLedger([walk(1, steps(0, 1)), undo], hero, [1, 0], [0, 0])).toBeNull();
    expect(wayToLedger([walk(1, steps(0, 5), "teleport")], hero, [0, 0], [5, 0])).toBeNull();
    expect(wayToLedger([walk(1, steps(0, 1))], hero, [9, 9], [1, 0])).toBeNull();
  });

  it("of others is not its own", () => {
    expect(wayToLedger([walk(1, steps(0, 1))], creatureId("ogre"), [0, 0], [1, 0])).toBeNull();
  });
});
