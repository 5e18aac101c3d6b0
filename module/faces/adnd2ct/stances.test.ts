import { describe, expect, it } from "vitest";
import { stancesOf } from "./stances.js";

const declared = (action: string) => ({ declared: { action, with: null, options: {} } });
const words = (turn: Parameters<typeof stancesOf>[0]): string[] =>
  stancesOf(turn).map(({ key }) => key.split(".").at(-1) ?? "");

describe("what is marked on the map", () => {
  it("is a guard until its blow is struck, and a parry", () => {
    expect(words(declared("guard"))).toEqual(["guard"]);
    expect(words({ ...declared("guard"), spent: true })).toEqual([]);
    expect(words(declared("parry"))).toEqual(["parry"]);
    expect(words({ ...declared("parry"), lost: true })).toEqual([]);
    expect(words(declared("attack"))).toEqual([]);
    expect(words({})).toEqual([]);
  });

  it("is whom somebody holds at bay, in the square that is covered", () => {
    const cover = { cover: { target: "orc", cell: [8, 5] } };
    expect(stancesOf(cover)).toEqual([{ key: "BATTLETEMPO.adnd2ct.Stance.cover", cell: [8, 5] }]);
    expect(stancesOf({ cover: { target: "orc", cell: null } })[0]?.cell).toBeNull();
  });
});
