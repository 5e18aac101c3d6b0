import { expect, it } from "vitest";
import { shareOutRolls } from "./share-out-rolls.js";

it("DND5-INIT-006: two players are asked to roll for theirs, and the three orcs are the game master's", () => {
  const { own, asked } = shareOutRolls([
    { id: "alba", player: "ann" },
    { id: "orc1", player: null },
    { id: "orc2", player: null },
    { id: "borin", player: "bob" },
    { id: "wolf", player: "ann" },
    { id: "orc3", player: null },
  ]);
  expect(own).toEqual(["orc1", "orc2", "orc3"]);
  expect([...asked]).toEqual([
    ["ann", ["alba", "wolf"]],
    ["bob", ["borin"]],
  ]);
});
