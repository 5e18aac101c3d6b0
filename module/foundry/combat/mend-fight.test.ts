import { describe, expect, it } from "vitest";
import { mendFight } from "./mend-fight.js";
import { decodeLedger, toStored } from "./stored-ledger.js";

const mended = (ledger: unknown): Record<string, unknown> => {
  const system = { ledger };
  mendFight(system);
  return system.ledger as Record<string, unknown>;
};

describe("a combat's stored ledger", () => {
  it("stays as it is where its fields can hold it", () => {
    const sound = { version: 1, opening: "{}", folded: 3, records: { "4": "{}" }, applied: 3, aside: ["x"] };
    expect(mended(structuredClone(sound))).toEqual(sound);
    expect(mended(undefined)).toBeUndefined();
  });

  it.each([["a text"], [["a list"]], [7], [null]])(
    "that is %j is read as one of which nothing can be read",
    (ledger) => {
      const { ledger: read, faults } = decodeLedger(toStored(mended(ledger)));
      expect(read.current.round).toBe(0);
      expect(faults).toEqual([{ where: "record unreadable", value: ledger }]);
    },
  );

  it("keeps an opening and records that are no texts for its reader to name", () => {
    const read = mended({ opening: { round: "x" }, folded: 2, records: ["a"] });
    expect(read["opening"]).toBe('{"round":"x"}');
    const { faults } = decodeLedger(toStored(read));
    expect(faults.map(({ where }) => where)).toEqual(["opening", "record unreadable"]);
    expect(faults.map(({ value }) => value)).toEqual([{ round: "x" }, ["a"]]);
  });

  it("doesn't begin from nothing where the opening is gone that records were folded into", () => {
    const { faults } = decodeLedger(toStored(mended({ folded: 3, records: { "4": "{}" } })));
    expect(faults.map(({ where }) => where)).toEqual(["opening", "record 4"]);
  });

  it("works out from the records that are left how many were folded away", () => {
    const read = mended({ opening: "{}", folded: "many", records: { "8": "{}", "7": "{}" }, applied: -1, version: {} });
    expect(read).toMatchObject({ folded: 6, applied: 0, version: 1 });
    expect((read["aside"] as string[]).map((text) => JSON.parse(text) as unknown)).toEqual([
      { where: "version", value: {} },
      { where: "folded", value: "many" },
      { where: "applied", value: -1 },
    ]);
  });

  it("takes sealed parts that its fields can't hold out of the way, and leaves those that they can", () => {
    for (const damaged of [null, 5, { opening: 5 }, { records: ["x"] }, { records: { "4": { a: 1 } } }]) {
      const read = mended({ sealed: damaged });
      expect(read["sealed"]).toEqual({ opening: "", records: {} });
      expect(read["aside"]).toEqual([JSON.stringify({ where: "sealed", value: damaged })]);
    }
    const sound = { opening: "1:k:n:t", records: { "4": "1:k:n:t" } };
    expect(mended({ sealed: sound })["sealed"]).toEqual(sound);
  });

  it("keeps what stood in place of the list of what was set aside", () => {
    expect(mended({ aside: "words", applied: null })["aside"]).toEqual(["words", '{"where":"applied","value":null}']);
    expect(mended({ aside: [{ a: 1 }, "b"] })["aside"]).toEqual(['{"a":1}', "b"]);
  });
});

it("believes nothing of a ledger of the future", () => {
  expect(toStored({ version: 2, opening: "{}", folded: 3, records: { "4": "{}" } })).toEqual({
    ...{ opening: "", folded: 0, records: {} },
  });
});
