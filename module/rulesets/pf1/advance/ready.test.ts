import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { stage, way, type Doing, type Seat } from "../testing/stage.js";

const GUARD: Seat = { id: "guard", at: [5, 5], side: "heroes" };
const ORC: Seat = { id: "orc", at: [10, 5], side: "foes" };
const strike = { by: creatureId("guard"), action: "attack-melee", target: creatureId("orc"), with: "weapon" };
const waiting = (on: string): Doing => ({ trigger: { on, of: creatureId("orc") }, then: strike });

describe("a readied action", () => {
  it.each([
    ["enters-reach", way([10, 5], [6, 5], [6, 6]), [6, 5]],
    ["adjacent", way([10, 5], [4, 5]), null],
    ["approach", way([10, 5], [8, 5]), [9, 5]],
    ["move", way([10, 5], [12, 5]), [12, 5]],
  ] as const)("PF1-ACTION-001, PF1-GAP-12: waits for %s", (on, path, cell) => {
    const fight = stage([GUARD, ORC]);
    fight.act("guard", "ready", waiting(on));
    fight.turn("orc");
    if (cell === null) {
      expect(fight.refusal("orc", "move", { path })).toBe("occupied");
      return;
    }
    fight.act("orc", "move", { path });
    expect(fight.encounter.windows).toMatchObject([{ kind: "readied", responders: [{ creature: "guard" }] }]);
    expect(fight.cell("orc")).toEqual(cell);
  });

  it.each([
    ["move", [8, 5]],
    ["approach", [9, 5]],
  ] as const)("waits for %s of one who runs into somebody unseen, too", (on, cell) => {
    const blind: Seat = { ...ORC, profile: { unseen: [creatureId("ghost")] } };
    const fight = stage([GUARD, blind, { id: "ghost", at: [7, 5], side: "heroes" }]);
    fight.act("guard", "ready", waiting(on));
    fight.turn("orc");
    fight.act("orc", "move", { path: way([10, 5], [6, 5]) });
    // The unseen one has its own chance at whoever leaves the squares beside it.
    while (fight.encounter.windows.at(-1)?.responders[0]?.creature === creatureId("ghost"))
      fight.answer("ghost", false);
    expect(fight.encounter.windows).toMatchObject([{ kind: "readied", responders: [{ creature: "guard" }] }]);
    expect(fight.cell("orc")).toEqual(cell);
    fight.answer("guard", false);
    while (fight.encounter.windows.at(-1)?.responders[0]?.creature === creatureId("ghost"))
      fight.answer("ghost", false);
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "Interrupted", reason: "unseen" }));
    expect(fight.cell("orc")).toEqual([8, 5]);
  });

  it("costs nothing when it is let off, once, and moves its creature forward in the order", () => {
    const fight = stage([ORC, GUARD]);
    fight.turn("guard");
    fight.act("guard", "ready", waiting("enters-reach"));
    fight.turn("orc");
    fight.act("orc", "move", { path: way([10, 5], [6, 5]) });
    fight.answer("guard", true);
    fight.roll();
    expect(fight.encounter.order).toEqual(["guard", "orc"]);
    expect(fight.economy("guard")).toMatchObject({ aoo: 1 });
    expect(fight.state("guard").turn.readied).toBeUndefined();
    expect(fight.encounter.windows).toEqual([]);
  });

  it("meets whoever lets it off, where nobody was named", () => {
    const fight = stage([GUARD, ORC]);
    fight.act("guard", "ready", {
      trigger: { on: "adjacent" },
      then: { by: creatureId("guard"), action: "attack-melee" },
    });
    fight.turn("orc");
    fight.act("orc", "move", { path: way([10, 5], [6, 5]) });
    fight.answer("guard", true);
    fight.roll();
    expect(fight.events).toContainEqual(
      expect.objectContaining({ type: "StrikeResolved", by: "guard", target: "orc" }),
    );
  });

  it("lets its creature step before it strikes", () => {
    const fight = stage([GUARD, ORC]);
    fight.act("guard", "ready", waiting("approach"));
    fight.turn("orc");
    fight.act("orc", "move", { path: way([10, 5], [7, 5]) });
    fight.act("guard", "five-foot-step", { path: way([5, 5], [6, 5]) });
    expect(fight.encounter.windows).toHaveLength(1);
    fight.answer("guard", false);
    expect(fight.cell("orc")).toEqual([7, 5]);
  });

  it("comes when the game master says so, where only the game master can tell", () => {
    const fight = stage([GUARD, { ...ORC, at: [6, 5] }]);
    fight.act("guard", "ready", waiting("other"));
    fight.turn("orc");
    expect(fight.refusal("guard", "total-defense")).toBe("not-your-turn");
    fight.act("guard", "attack-melee", { target: "orc", with: "weapon" });
    fight.roll();
    expect(fight.refusal("guard", "attack-melee", { target: "orc" })).toBe("not-your-turn");
  });

  it("is no full-round action, and is lost with the next turn", () => {
    const fight = stage([GUARD, ORC]);
    expect(fight.refusal("guard", "ready", { then: { ...strike, action: "full-attack" } })).toBe("not-readiable");
    expect(fight.refusal("guard", "ready")).toBe("not-readiable");
    fight.act("guard", "ready", waiting("move"));
    fight.turn("guard");
    expect(fight.state("guard").turn.readied).toBeUndefined();
  });
});
