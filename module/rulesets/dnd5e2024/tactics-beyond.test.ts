import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { stage, way, type Stage } from "./testing/stage.js";
import { tacticsBeyond } from "./tactics-beyond.js";

/** What is offered for a way of Ann's, by name and price. */
function offered(fight: Stage, ...corners: readonly Cell[]): string[] {
  const act = { by: creatureId("ann"), action: "move", path: way(...corners) };
  return tacticsBeyond(fight.situation, act).map(
    (tactic) => `${tactic.name.join("+")}: ${fight.judge("ann", tactic.act.action, tactic.act).pays.join("+")}`,
  );
}

const open = (features: readonly string[] = []): Stage => stage([{ id: "ann", at: [0, 0], profile: { features } }]);

describe("a way beyond the speed", () => {
  it("goes by a Dash for the action", () => {
    expect(offered(open(), [0, 0], [10, 0])).toEqual(["dash+move: action"]);
    expect(offered(open(), [0, 0], [13, 0])).toEqual([]);
  });

  it("goes by a Dash for the bonus action first, where a feature allows that", () => {
    expect(offered(open(["cunning-action"]), [0, 0], [10, 0])).toEqual(["dash+move: bonus", "dash+move: action"]);
  });

  it("goes nowhere once the action is used up", () => {
    const fight = open();
    fight.act("ann", "dodge");
    expect(offered(fight, [0, 0], [10, 0])).toEqual([]);
  });

  it("leaves what the Dash has added and the way hasn't used", () => {
    const fight = open();
    fight.act("ann", "move", { path: way([0, 0], [10, 0]), options: { dash: "action" } });
    expect(fight.economy("ann")).toMatchObject({ action: 0, movement: 10 });
  });

  it("is foretold to open the action from the cell on that the speed doesn't reach", () => {
    const { move } = open().judge("ann", "move", { path: way([0, 0], [13, 0]) });
    expect(move?.steps.map(({ band }) => band)).toEqual([
      ...Array<string>(6).fill("within"),
      ...Array<string>(6).fill("slot"),
      "beyond",
    ]);
    expect(move?.steps[6]?.opens).toBe("action");
  });
});
