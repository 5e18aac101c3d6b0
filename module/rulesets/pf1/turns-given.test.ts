import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import { stage } from "./testing/stage.js";
import { given } from "./turns.js";

const ann = creatureId("ann");

/** What is given from outside to Ann, who has this of her turn. */
function giveTo(turn: JsonObject, state: JsonObject): JsonObject {
  const fight = stage([
    { id: "ann", at: [5, 5], side: "heroes" },
    { id: "orc", at: [9, 9], side: "foes" },
  ]);
  fight.send({ type: "Observe", creature: ann, turn });
  return given(fight.situation, ann, state);
}

describe("state given from outside", () => {
  const walking = { slot: "move", budget: 30, walked: 10 };
  it.each<readonly [string, JsonObject, JsonObject, JsonObject]>([
    ["nothing", {}, {}, {}],
    ["by name", {}, { stepUsed: true, luck: 2 }, { stepUsed: true }],
    ["a standard action that is spent", {}, { spent: { standard: 1 } }, { standardUsed: true }],
    ["one that is given back", {}, { spent: { standard: 0 } }, { standardUsed: false }],
    [
      "each of the others",
      {},
      { spent: { move: 1, swift: 1, full: 1, step: 1 } },
      { moveUsed: true, swiftUsed: true, fullRoundUsed: true, stepUsed: true },
    ],
    ["attacks of opportunity", {}, { spent: { aoo: 2 } }, { aooUsed: 2 }],
    ["attacks of opportunity that aren't counted", {}, { spent: { aoo: "all" } }, {}],
    ["feet", {}, { spent: { movement: 20 } }, { distanceMoved: 20 }],
    ["feet that aren't counted", {}, { spent: { movement: "far" } }, {}],
    [
      "feet of the movement under way",
      { movement: walking },
      { spent: { movement: 20 } },
      { distanceMoved: 20, movement: { ...walking, walked: 20 } },
    ],
    [
      "PF1-ECONOMY-003: a move action given back in its movement: it ends",
      { movement: walking },
      { spent: { move: 0 } },
      { moveUsed: false, movement: null },
    ],
    [
      "a move action given back in the movement of another slot",
      { movement: { ...walking, slot: "full" } },
      { spent: { move: 0 } },
      { moveUsed: false },
    ],
    [
      "half of a full-round action that is given back: the other half stays taken",
      { fullRoundUsed: true },
      { spent: { standard: 0 } },
      { fullRoundUsed: false, standardUsed: false, moveUsed: true },
    ],
    [
      "the other half",
      { fullRoundUsed: true },
      { spent: { move: 0 } },
      { fullRoundUsed: false, standardUsed: true, moveUsed: false },
    ],
    ["neither half of it", { fullRoundUsed: true }, { spent: { swift: 0 } }, { swiftUsed: false }],
    [
      "a spell that is being cast: it began before this round",
      {},
      { casting: { spell: "sleep" } },
      { casting: { spell: "sleep", lastRound: 0 } },
    ],
    [
      "a spell that says when it began",
      {},
      { casting: { spell: "sleep", lastRound: 3 } },
      { casting: { spell: "sleep", lastRound: 3 } },
    ],
  ])("%s", (_what, turn, state, expected) => {
    expect(giveTo(turn, state)).toEqual(expected);
  });
});
