import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENTRIES } from "./entries/index.js";
import { closeBrowser } from "../e2e/support/browser.js";
import { BENCH } from "./bench-entries.js";
import { ContractTable } from "./support/table.js";

afterAll(closeBrowser);

it("names every entry once", () => {
  const ids = [...ENTRIES, ...BENCH].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** What is documented for every generation is shown on 13; on 14 what is its own. */
describe.each([13, 14] as const)("on generation %i", (generation) => {
  let table: ContractTable;
  beforeAll(async () => {
    table = await ContractTable.open(generation);
    await table.enter("gm");
  });
  afterAll(() => table.close());

  const entries = ENTRIES.filter((entry) => (entry.generation ?? 13) === generation);
  it.each(entries)("$id: $says", async (entry) => {
    if (entry.notModelled === undefined) await table.run(entry);
    else await expect(table.run(entry)).rejects.toThrow(`NotModelled: ${entry.notModelled}`);
  });

  const own = BENCH.filter((entry) => (entry.generation ?? 13) === generation);
  it.each(own)("$id: $says", async (entry) => {
    try {
      await entry.run(table);
    } finally {
      await table.clean();
    }
  });
});
