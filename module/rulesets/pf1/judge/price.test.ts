import { describe, expect, it } from "vitest";
import { stage, way } from "../testing/stage.js";

const alone = (turn = {}, conditions: string[] = []) =>
  stage([
    { id: "ann", at: [5, 5], turn, conditions },
    { id: "orc", at: [15, 15], side: "orcs" },
  ]);

describe("what an act costs", () => {
  it.each([
    ["total-defense", ["standard"]],
    ["open-close-door", ["move"]],
    ["light-torch", ["standard", "move"]],
    ["swift-action", ["swift"]],
    ["speak", []],
    ["five-foot-step", ["step"]],
  ])("PF1-ECONOMY-002: %s pays %j", (action, pays) => {
    expect(alone().judge("ann", action).pays).toEqual(pays);
  });

  it("PF1-ECONOMY-003: a full-round action leaves neither standard nor move, and needs both", () => {
    const fight = alone();
    fight.act("ann", "light-torch");
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0, full: false, swift: 1 });
    expect(fight.refusal("ann", "open-close-door")).toBe("no-slot");
    const other = alone();
    other.act("ann", "open-close-door");
    expect(other.refusal("ann", "light-torch")).toBe("no-slot");
  });

  it("PF1-ECONOMY-005: the standard action buys a move action, never the reverse", () => {
    const fight = alone();
    fight.act("ann", "open-close-door");
    expect(fight.refusal("ann", "open-close-door")).toBe("no-slot");
    expect(fight.refusal("ann", "total-defense", { pay: "move" })).toBe("wrong-slot");
    fight.act("ann", "open-close-door", { pay: "standard" });
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0 });
  });

  it.each([["staggered"], ["disabled"], ["slowed"]])(
    "PF1-ECONOMY-007: %s allows one action beside swift and free",
    (id) => {
      const fight = alone({}, [id]);
      expect(fight.refusal("ann", "light-torch")).toBe("limited");
      fight.act("ann", "open-close-door");
      expect(fight.refusal("ann", "total-defense")).toBe("limited");
      expect(fight.refusal("ann", "swift-action")).toBeNull();
      expect(fight.refusal("ann", "speak")).toBeNull();
    },
  );

  it("PF1-GAP-19: the nauseated only move, the stunned do nothing", () => {
    const sick = alone({}, ["nauseated"]);
    expect(sick.refusal("ann", "total-defense")).toBe("limited");
    expect(sick.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBeNull();
    expect(alone({}, ["stunned"]).refusal("ann", "speak")).toBe("condition");
  });

  it("PF1-GAP-26: nonlethal damage equal to the hit points staggers", () => {
    const fight = stage([{ id: "ann", at: [5, 5], vitals: { hp: 7, nonlethal: 7 } }]);
    expect(fight.refusal("ann", "light-torch")).toBe("limited");
  });

  it("PF1-IMMEDIATE-003: out of turn it is owed by the coming turn, and paid when that has ended", () => {
    const fight = alone();
    fight.turn("orc");
    fight.act("ann", "cast-feather-fall");
    expect(fight.refusal("ann", "immediate-action")).toBe("slot-debt");
    expect(fight.economy("ann")).toMatchObject({ swiftNext: 0 });
    fight.turn("ann");
    expect(fight.refusal("ann", "swift-action")).toBe("slot-debt");
    fight.turn("orc");
    expect(fight.refusal("ann", "immediate-action")).toBeNull();
  });

  it("PF1-FREE-002: free actions are counted, and capped where the world says so", () => {
    const fight = stage([{ id: "ann", at: [5, 5] }], {}, { freeActionCap: 1 });
    fight.act("ann", "speak");
    expect(fight.refusal("ann", "drop-prone")).toBe("too-many");
    expect(fight.refusal("ann", "draw-ammunition")).toBeNull();
  });

  it("refuses what the table doesn't know, and what isn't one's turn for", () => {
    expect(alone().refusal("ann", "dance")).toBe("no-such-action");
    expect(alone().refusal("orc", "total-defense")).toBe("not-your-turn");
    expect(alone().refusal("nobody", "move")).toBe("no-such-creature");
  });

  it("has an economy without a scene, and no movement", () => {
    const fight = stage([{ id: "ann", at: [5, 5] }], null);
    fight.act("ann", "move");
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 0 });
    expect(fight.judge("ann", "move", { pay: "standard" })).toMatchObject({ move: null, provocations: [] });
  });
});
