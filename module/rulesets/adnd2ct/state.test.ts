import { describe, expect, it } from "vitest";
import type { Json } from "../../kernel/json.js";
import { freshRound, readTurn } from "./state.js";

describe("the stored state of a round", () => {
  it.each<readonly [string, Json]>([
    ["declared", { action: "charge", options: {} }],
    ["cover", { target: "orc", cell: [3, 4] }],
    ["cover", { target: "orc", cell: null }],
    ["covered", "orc"],
    ["drove", { from: "orc" }],
    ["initiative", 4],
    ["walks", []],
    ["walks", [{ cells: 2 }]],
    ["hitBy", [{ by: "orc" }]],
    ["opportunities", ["orc"]],
    ["reload", { bow: 1 }],
    ["moved", 3],
    ["tired", true],
  ])("is taken as it is: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual({ ...readTurn({}), [key]: value });
  });

  it.each<readonly [string, Json]>([
    ["declared", "charge"],
    ["declared", { action: "charge" }],
    ["declared", { options: {} }],
    ["declared", { action: 1, options: {} }],
    ["cover", "orc"],
    ["cover", { target: "orc" }],
    ["cover", { cell: [3, 4] }],
    ["cover", { target: 1, cell: [3, 4] }],
    ["cover", { target: "orc", cell: [3] }],
    ["cover", { target: "orc", cell: [3, "4"] }],
    ["cover", { target: "orc", cell: [3, 4, 5] }],
    ["covered", 1],
    ["drove", "orc"],
    ["initiative", "4"],
    ["walks", {}],
    ["walks", [{ cells: 2 }, 3]],
    ["hitBy", "orc"],
    ["hitBy", ["orc"]],
    ["hitBy", [{ by: "orc" }, "orc"]],
    ["opportunities", {}],
    ["reload", ["bow"]],
    ["moved", "3"],
    ["tired", 1],
    ["luck", 1],
  ])("has its default where it is of another shape: %s %j", (key, value) => {
    expect(readTurn({ [key]: value })).toEqual(readTurn({}));
  });

  it("is over with the round, but for what lasts", () => {
    const lasting = { cover: { target: "orc", cell: null }, reload: { bow: 1 }, ran: 2, dismounted: true };
    expect(freshRound({ ...lasting, moved: 3, declared: { action: "charge", options: {} } })).toEqual({
      moved: null,
      declared: null,
    });
    expect(freshRound({})).toEqual({});
  });
});
