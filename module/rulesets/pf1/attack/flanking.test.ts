import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { ask } from "../ask.js";
import { BOW, openTurn, SWORD, type Given } from "../testing/mid-turn.js";
import type { Seat } from "../testing/stage.js";

const flanks = (bob: Partial<Seat>, given: Given = {}, seats: readonly Seat[] = []) => {
  const fight = openTurn({ ...given, more: [{ id: "bob", at: [7, 5], side: "heroes", ...bob }, ...seats] });
  return ask(fight.situation, { kind: "flanking", by: creatureId("ann"), target: creatureId("orc") });
};

describe("flanking", () => {
  it.each<readonly [string, Partial<Seat>, Given, boolean]>([
    ["from opposite sides", {}, {}, true],
    ["from opposite corners", { at: [7, 6] }, { ann: { at: [5, 4] } }, true],
    ["round the corner", { at: [6, 4] }, {}, false],
    ["from the same side", { at: [5, 6] }, {}, false],
    ["with somebody of the target's", { side: "foes" }, {}, false],
    ["with somebody of a third side", { side: "elves" }, {}, false],
    ["with the stunned", { conditions: ["stunned"] }, {}, false],
    ["with the unarmed", { profile: { attacks: [] } }, {}, false],
    ["with a shooter", { profile: { attacks: [BOW] } }, {}, false],
    ["with one who casts for long", {}, {}, true],
    ["out of reach", { at: [8, 5] }, {}, false],
    [
      "out of reach with a long weapon",
      { at: [8, 5], profile: { attacks: [{ ...SWORD, reach: { min: 2, max: 2 } }] } },
      {},
      true,
    ],
    ["a friend", {}, { orc: { side: "heroes" } }, false],
    ["by the unarmed", {}, { ann: { profile: { attacks: [] } } }, false],
    ["by one out of reach", {}, { ann: { at: [4, 5] } }, false],
    ["PF1-GAP-31: one with eyes all round", {}, { orc: { profile: { features: ["improved-uncanny-dodge"] } } }, false],
    ["without a board", {}, { board: null }, false],
  ])("%s: %s", (_what, bob, given, expected) => {
    expect(flanks(bob, given)).toBe(expected);
  });

  it("takes one who stands right, whoever else stands by", () => {
    expect(flanks({ at: [6, 6] }, {}, [{ id: "eva", at: [7, 5], side: "heroes" }])).toBe(true);
  });

  it("goes for large ones by their edges", () => {
    const giant: Given = { orc: { at: [6, 5], profile: { size: "large" } } };
    expect([flanks({ at: [8, 5] }, giant), flanks({ at: [8, 6] }, giant), flanks({ at: [7, 7] }, giant)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
