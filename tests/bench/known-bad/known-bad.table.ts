import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { closeBrowser } from "../../e2e/support/browser.js";
import { FIGHTING } from "./cases/fighting.js";
import { MOVING } from "./cases/moving.js";
import { WRITING } from "./cases/writing.js";
import type { KnownBad } from "./support/case.js";
import { KnownBadTable } from "./support/table.js";

const CASES: readonly KnownBad[] = [...WRITING, ...MOVING, ...FIGHTING];

afterAll(closeBrowser);

it("plays every package that there is", () => {
  const folders = readdirSync(path.join(import.meta.dirname, "packages"), { withFileTypes: true });
  const names = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);
  expect(CASES.map(({ name }) => name).sort()).toEqual(names.sort());
});

describe.each(CASES)("$name: $says", (known) => {
  it("the table suffers", async () => {
    expect(await play(known, "bad")).toEqual(known.suffers);
  });

  it("the corrected twin stays well", async () => {
    expect(await play(known, "good")).toEqual(known.holds);
  });
});

async function play({ name, secondGm, play: act }: KnownBad, twin: "bad" | "good"): Promise<unknown> {
  const users = ["gm", "player1", ...(secondGm === true ? (["gm2"] as const) : [])] as const;
  const table = await KnownBadTable.open(name, twin, users);
  try {
    return await act(table);
  } finally {
    await table.close();
  }
}
