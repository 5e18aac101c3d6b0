import { describe, expect, it } from "vitest";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import { commandId, emptyLedger } from "../../table/host.js";
import { decodeLedger, encodeRecord, growLedger, storedSize, toStored } from "./stored-ledger.js";

const begin = (seq: number): LedgerRecord => ({
  kind: "commit",
  seq,
  command: commandId(`c${seq}`),
  user: "gm",
  name: "BeginFight",
  by: null,
  group: seq,
  events: [{ type: "RoundStarted", round: seq }],
});

const stored = (...texts: string[]) =>
  toStored({ opening: "", folded: 0, records: Object.fromEntries(texts.map((text, i) => [String(i + 1), text])) });

describe("a stored ledger", () => {
  it("is empty where the document holds nothing or nonsense", () => {
    expect(decodeLedger(toStored(undefined)).ledger.records).toEqual([]);
    expect(decodeLedger(toStored({ opening: 5, folded: "x", records: [1] })).faults).toEqual([]);
  });

  it("comes back as it was written", () => {
    const { ledger, faults } = decodeLedger(stored(encodeRecord(begin(1)), encodeRecord(begin(2))));
    expect(faults).toEqual([]);
    expect(ledger.current.round).toBe(2);
  });

  it("keeps what stands before a broken record and sets the rest aside", () => {
    const { ledger, faults } = decodeLedger(stored(encodeRecord(begin(1)), "{broken", encodeRecord(begin(3))));
    expect(ledger.records).toHaveLength(1);
    expect(faults.map((fault) => fault.where)).toEqual(["record 2", "record 3"]);
  });

  it("sets everything aside where the opening is broken", () => {
    const parsed = decodeLedger(toStored({ opening: "{", folded: 3, records: { "4": encodeRecord(begin(4)) } }));
    expect(parsed.ledger.records).toEqual([]);
    expect(parsed.faults.map((fault) => fault.where)).toEqual(["opening", "record 4"]);
  });

  it("sets aside what stands among the records under no number", () => {
    const { ledger, faults } = decodeLedger(
      toStored({ opening: "", folded: 0, records: { "1": encodeRecord(begin(1)), odd: "x" } }),
    );
    expect(ledger.records).toHaveLength(1);
    expect(faults).toEqual([{ where: "record odd", value: "x" }]);
  });

  it("grows by what is new", () => {
    const first = decodeLedger(stored(encodeRecord(begin(1)))).ledger;
    const grown = growLedger(first, stored(encodeRecord(begin(1)), encodeRecord(begin(2))));
    expect(grown?.added.map((record) => record.seq)).toEqual([2]);
    expect(grown?.ledger.current.round).toBe(2);
  });

  it("has to be read anew after folding, after a loss, and where the new record is broken", () => {
    const first = decodeLedger(stored(encodeRecord(begin(1)))).ledger;
    expect(growLedger(first, { ...stored(), folded: 1 })).toBeNull();
    expect(growLedger(first, stored())).toBeNull();
    expect(growLedger(emptyLedger, stored("nonsense"))).toBeNull();
  });

  it("tells its size", () => {
    expect(storedSize(toStored({ opening: "1234", folded: 0, records: { "1": "12345" } }))).toBe(9);
  });
});
