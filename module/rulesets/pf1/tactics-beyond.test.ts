import { describe, expect, it } from "vitest";
import { stage, way, type Stage } from "./testing/stage.js";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { tacticsBeyond } from "./tactics-beyond.js";

/** What is offered for a way of Ann's, by name and price. */
function offered(fight: Stage, ...corners: readonly Cell[]): string[] {
  const act = { by: creatureId("ann"), action: "move", path: way(...corners) };
  return tacticsBeyond(fight.situation, act).map(
    (tactic) => `${tactic.name.join("+")}: ${fight.judge("ann", tactic.act.action, tactic.act).pays.join("+")}`,
  );
}

const open = (): Stage => stage([{ id: "ann", at: [0, 0] }]);

describe("a way that one move action doesn't carry", () => {
  it("is a double move, a withdrawal or a run within two speeds", () => {
    expect(offered(open(), [0, 0], [10, 0])).toEqual([
      "move+move: move+standard",
      "withdraw: standard+move",
      "run: standard+move",
    ]);
  });

  it("is a run alone beyond two speeds, and no run round a corner", () => {
    expect(offered(open(), [0, 0], [15, 0])).toEqual(["run: standard+move"]);
    expect(offered(open(), [0, 0], [8, 0], [8, 6])).toEqual([]);
  });

  it("is a move for the standard action once the move action is used up", () => {
    const fight = open();
    fight.act("ann", "move", { path: way([0, 0], [6, 0]) });
    expect(offered(fight, [6, 0], [9, 0])).toEqual(["move: standard"]);
  });

  it("is the step alone after a full attack, one cell far", () => {
    const fight = stage([
      { id: "ann", at: [0, 0] },
      { id: "orc", at: [1, 0], side: "others" },
    ]);
    fight.act("ann", "full-attack", { target: "orc", with: "weapon" });
    fight.roll(1);
    expect(offered(fight, [0, 0], [0, 1])).toEqual(["five-foot-step: step"]);
    expect(offered(fight, [0, 0], [0, 2])).toEqual([]);
  });

  it("takes both actions for a double move, and leaves nothing for another", () => {
    const fight = open();
    fight.act("ann", "move", { path: way([0, 0], [10, 0]), pay: "double" });
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0, full: false });
    expect(fight.cell("ann")).toEqual([10, 0]);
    expect(fight.refusal("ann", "move", { path: way([10, 0], [13, 0]), pay: "double" })).toBe("no-slot");
  });

  it("is none for one who has but one action", () => {
    const fight = stage([{ id: "ann", at: [0, 0], conditions: ["staggered"] }]);
    expect(offered(fight, [0, 0], [10, 0])).toEqual([]);
  });
});
