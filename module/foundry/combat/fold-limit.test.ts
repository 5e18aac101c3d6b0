import { describe, expect, it } from "vitest";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { commandId } from "../../table/host.js";
import { foldLimit } from "./fold-limit.js";

const record = (seq: number, round: number | null): LedgerRecord => ({
  kind: "commit",
  seq,
  command: commandId(`c${seq}`),
  user: "gm",
  name: "StartTurn",
  by: null,
  group: seq,
  events: round === null ? [] : [{ type: "RoundStarted", round }],
});

describe("folding", () => {
  const records = [record(1, null), record(2, 2), record(3, null), record(4, 3), record(5, 4)];

  it("happens when a round begins, and keeps as many before it as are wanted", () => {
    expect(foldLimit(records, record(5, 4), 2)).toBe(1);
    expect(foldLimit(records, record(5, 4), 1)).toBe(3);
    expect(foldLimit([...records, record(6, 5)], record(6, 5), 2)).toBe(3);
  });

  it("doesn't happen in mid-round, nor while the fight is young", () => {
    expect(foldLimit(records, record(6, null), 2)).toBeNull();
    expect(foldLimit([record(1, null), record(2, 2)], record(2, 2), 2)).toBeNull();
  });
});
