import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [9, 5] };

describe("the actions of a turn", () => {
  it("GAP-DND4-07, DND4-MOVE-001: one of each kind, an immediate one and an opportunity", () => {
    expect(stage([ANN]).economy("ann")).toEqual({
      standard: 1,
      move: 1,
      minor: 1,
      immediate: 1,
      opportunity: true,
      movement: 0,
    });
  });

  it("GAP-DND4-07, DND4-ACT-002: a dearer one stands in for a cheaper one, never the other way", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "item-minor");
    expect(fight.refusal("ann", "item-minor")).toBe("no-slot");
    fight.act("ann", "item-minor", { pay: "move" });
    fight.act("ann", "item-minor", { pay: "standard" });
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0, minor: 0 });
    expect(stage([ANN]).refusal("ann", "total-defense", { pay: "move" })).toBe("wrong-slot");
    expect(stage([ANN]).refusal("ann", "walk", { pay: "minor", path: way([2, 5], [3, 5]) })).toBe("wrong-slot");
  });

  it("GAP-DND4-10: the dazed have one action, an action point gives one more; neither reactions nor delay", () => {
    const fight = stage([{ ...ANN, conditions: ["dazed"] }, ORC]);
    expect(fight.economy("ann")).toMatchObject({ standard: 1, immediate: 0, opportunity: false });
    expect(fight.refusal("ann", "delay")).toBe("condition");
    expect(fight.refusal("ann", "double-move", { path: way([2, 5], [4, 5]) })).toBe("limited");
    fight.act("ann", "item-minor");
    expect(fight.refusal("ann", "total-defense")).toBe("limited");
    fight.act("ann", "action-point", { variant: "minor" });
    fight.act("ann", "total-defense");
    expect(fight.refusal("ann", "walk", { path: way([2, 5], [3, 5]) })).toBe("limited");
  });

  it("GAP-DND4-10: the stunned have nothing", () => {
    const fight = stage([{ ...ANN, conditions: ["stunned"] }, ORC]);
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0, minor: 0, immediate: 0, opportunity: false });
    expect(fight.refusal("ann", "free")).toBe("condition");
  });

  it("DND4-AP-002: a surprise round leaves one action and no action point; the surprised have no turn", () => {
    const fight = stage([ANN, { ...ORC, conditions: ["surprised"] }], {}, true);
    expect(fight.refusal("ann", "action-point")).toBe("limited");
    fight.act("ann", "item-minor");
    expect(fight.refusal("ann", "total-defense")).toBe("limited");
    fight.turn("ann");
    expect(fight.encounter.round).toBe(2);
    expect(fight.conditions("orc")).toEqual([]);
    fight.act("ann", "action-point");
    expect(fight.economy("ann")).toMatchObject({ standard: 2 });
  });

  it("DND4-AP-001, DND4-AP-003, GAP-DND4-19: points come by milestones and rests, and are spent once an encounter", () => {
    const fight = stage([{ ...ANN, vitals: { actionPoints: 3 } }, ORC]);
    fight.act("ann", "action-point");
    expect(fight.refusal("ann", "action-point")).toBe("once-per-encounter");
    fight.act("ann", "short-rest");
    expect(fight.refusal("ann", "action-point")).toBeNull();
    fight.act("ann", "extended-rest");
    expect(fight.state("ann").vitals.actionPoints).toBe(1);
    fight.act("ann", "milestone");
    expect(fight.state("ann").vitals.actionPoints).toBe(2);
    expect(fight.refusal("orc", "action-point")).toBe("not-your-turn");
  });

  it("DND4-AP-001: a character begins with one point, a monster with none", () => {
    const points = (of: string) => stage([ANN, ORC]).ask({ kind: "stat", of: of as never, key: "actionPoints" });
    expect([points("ann"), points("orc")]).toEqual([1, 0]);
  });

  it("DND4-AP-003: a monster with two may spend both, one without spends none", () => {
    const fight = stage([{ ...ORC, vitals: { actionPoints: 2 } }]);
    fight.act("orc", "action-point");
    fight.act("orc", "action-point", { variant: "move" });
    expect(fight.economy("orc")).toMatchObject({ standard: 2, move: 2 });
    expect(stage([ORC]).refusal("orc", "action-point")).toBe("no-resource");
  });

  it("DND4-AP-004, DND4-AP-005: a point for a feature gives no action and is that encounter's; an action is this turn's", () => {
    const fight = stage([{ ...ANN, vitals: { actionPoints: 2 } }, ORC]);
    fight.act("ann", "action-point", { variant: "feature" });
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 1, minor: 1 });
    expect(fight.refusal("ann", "action-point")).toBe("once-per-encounter");
    const other = stage([ANN, ORC]);
    other.act("ann", "action-point");
    other.turn("orc");
    other.turn("ann");
    expect(other.economy("ann")).toMatchObject({ standard: 1 });
  });

  it("GAP-DND4-07: one immediate action a round, on others' turns only", () => {
    const fight = stage([ANN, ORC]);
    expect(fight.refusal("ann", "immediate")).toBe("own-turn");
    fight.act("orc", "immediate", { variant: "interrupt" });
    expect(fight.refusal("orc", "immediate")).toBe("no-reaction");
    fight.turn("orc");
    expect(fight.economy("orc")).toMatchObject({ immediate: 1 });
  });

  it("DND4-POWER-001: a power costs what it says, a standard action where it says nothing", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "use-power", { pay: "none" });
    fight.act("ann", "use-power", { pay: "free" });
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 1, minor: 1 });
    fight.act("ann", "use-power", { pay: "move" });
    fight.act("ann", "use-power", { pay: "minor" });
    fight.act("ann", "use-power");
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0, minor: 0 });
    expect(fight.refusal("ann", "use-power", { pay: "immediate" })).toBe("own-turn");
    expect(fight.refusal("orc", "use-power", { pay: "immediate" })).toBeNull();
  });

  it("DND4-SPEED-001: a speed is counted in squares, one move action of it", () => {
    const fight = stage([{ ...ANN, profile: { speeds: { walk: 6 } } }]);
    expect(fight.judge("ann", "walk", { path: way([2, 5], [8, 5]) }).move).toMatchObject({ total: 6, left: 0 });
  });

  it("DND4-2WIND-005: a surge that a power spends is no second wind", () => {
    const stats = { hp: 10, maxHp: 40, surges: 2 };
    const fight = stage([{ ...ANN, profile: { kind: "pc", stats } }, ORC]);
    fight.act("ann", "use-power", { pay: "minor", options: { surge: true } });
    fight.act("ann", "second-wind");
    expect(fight.state("ann").vitals).toMatchObject({ hp: 30, surges: 0 });
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.refusal("ann", "use-power", { options: { surge: true } })).toBe("no-resource");
  });

  it("DND4-TDEF-001: total defence adds to second wind", () => {
    const fight = stage([{ ...ANN, profile: { kind: "pc", stats: { ac: 18 } } }, ORC]);
    fight.act("ann", "second-wind");
    fight.act("ann", "action-point");
    fight.act("ann", "total-defense");
    expect(fight.ask({ kind: "defence", of: "ann" as never, defence: "ac" })).toBe(22);
  });

  it("DND4-AID-001: somebody else on one's side, in the next square", () => {
    const fight = stage([
      ANN,
      { ...ANN, id: "bob", at: [3, 5] },
      { ...ANN, id: "cat", at: [5, 5] },
      { ...ORC, at: [2, 6] },
    ]);
    const help = (target: string) => fight.refusal("ann", "aid-another", { target });
    expect([help("bob"), help("cat"), help("orc"), help("ann")]).toEqual([
      null,
      "out-of-reach",
      "wrong-target",
      "wrong-target",
    ]);
  });

  it("DND4-AID-001, GAP-DND4-06: help counts for the next check, and botched help against it", () => {
    const bob: Seat = { ...ANN, id: "bob", at: [3, 5], conditions: [{ id: "grabbed", by: "orc" }] };
    const fight = stage([ANN, bob, { ...ORC, at: [4, 5], profile: { stats: { fort: 16 } } }]);
    fight.act("ann", "aid-another", { target: "bob" });
    fight.roll(10);
    expect(fight.state("bob").turn.aid).toBe(2);
    fight.turn("bob");
    fight.act("bob", "escape", { variant: "athletics" });
    fight.roll(14);
    expect(fight.conditions("bob")).toEqual([]);
    expect(fight.state("bob").turn.aid).toBeUndefined();
    fight.turn("ann");
    fight.act("ann", "aid-another", { target: "bob" });
    fight.roll(2);
    expect(fight.state("bob").turn.aid).toBe(-1);
  });
});
