import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [9, 5] };
const OX: Seat = { id: "ox", at: [9, 9] };

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

describe("a turn that is put off", () => {
  const stun = (of: string, more = {}) => ({ id: "stunned", by: of, until: { on: "end", of, ...more } });

  it("DND4-DELAY-005: ends what is good for one's side at once", () => {
    const fight = stage([ANN, { ...ORC, conditions: [stun("ann")] }]);
    fight.act("ann", "delay");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("DND4-DELAY-005: also what is good for an ally, not what is good for an enemy", () => {
    const good = { id: "invisible", until: { on: "end", of: "ann", beneficial: true } };
    const fight = stage([ANN, { ...OX, side: "heroes", conditions: [good] }, { ...ORC, conditions: [good] }]);
    fight.act("ann", "delay");
    expect([fight.conditions("ox"), fight.conditions("orc")]).toEqual([[], ["invisible"]]);
  });

  it("DND4-DELAY-007: keeps what is bad for one until one has acted", () => {
    const slowed = { id: "slowed", by: "orc", until: { on: "end", of: "ann" } };
    const fight = stage([{ ...ANN, conditions: [slowed] }, ORC]);
    fight.act("ann", "delay");
    fight.turn("orc");
    fight.send({ type: "EndTurn", creature: "orc" as never });
    expect(fight.refusal("ann", "walk")).toBe("not-your-turn");
    fight.act("ann", "end-delay");
    expect(fight.refusal("ann", "walk", { path: way([2, 5], [5, 5]) })).toBe("too-far");
    fight.turn("orc");
    expect(fight.conditions("ann")).toEqual([]);
  });

  it("DND4-DELAY-004, DND4-DELAY-008: has begun already, and its saving throws come after it", () => {
    const fire = { id: "ongoing-fire", until: { save: true, damage: 5 } };
    const fight = stage([{ ...ANN, conditions: [fire], vitals: { hp: 20 } }, ORC]);
    expect(fight.state("ann").vitals.hp).toBe(15);
    fight.act("ann", "delay");
    fight.turn("orc");
    expect(fight.refusal("ann", "saving-throw", { variant: "ongoing-fire" })).toBe("no-trigger");
    fight.send({ type: "EndTurn", creature: "orc" as never });
    fight.act("ann", "end-delay");
    expect(fight.state("ann").vitals.hp).toBe(15);
    fight.turn("orc");
    expect(fight.encounter).toMatchObject({ active: null, rolls: { by: "ann", kind: "save" } });
    fight.roll(10);
    expect(fight.encounter.active).toBe("orc");
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.refusal("ann", "saving-throw", { variant: "ongoing-fire" })).toBe("no-trigger");
  });

  it("DND4-DELAY-006, GAP-DND4-13: ends what has to be sustained; in an ordinary turn it can be", () => {
    const zone = { id: "zone", until: { sustain: true, of: "ann" } };
    const put = stage([{ ...ANN, conditions: [zone] }, ORC]);
    put.act("ann", "delay");
    expect(put.conditions("ann")).toEqual([]);
    const kept = stage([{ ...ANN, conditions: [zone] }, ORC]);
    kept.act("ann", "sustain", { variant: "zone" });
    kept.turn("orc");
    expect(kept.conditions("ann")).toEqual(["zone"]);
    kept.turn("ann");
    kept.turn("orc");
    expect(kept.conditions("ann")).toEqual([]);
  });

  it("DND4-DELAY-002: may come in at the end of the round, where its own place would be the next", () => {
    const fight = stage([ANN, ORC, OX]);
    fight.act("ann", "delay");
    fight.turn("ox");
    fight.send({ type: "EndTurn", creature: "ox" as never });
    fight.act("ann", "end-delay");
    expect([fight.encounter.round, fight.encounter.order]).toEqual([1, ["orc", "ox", "ann"]]);
  });

  it("DND4-DELAY-003: is lost where the next round has come to its place", () => {
    const fight = stage([ORC, ANN, OX]);
    fight.turn("ann");
    fight.act("ann", "delay");
    fight.turn("orc");
    fight.send({ type: "EndTurn", creature: "orc" as never });
    fight.act("ann", "end-delay");
    expect(fight.encounter.order).toEqual(["orc", "ann", "ox"]);
    expect(fight.encounter.round).toBe(2);
    expect(fight.delays("ann")).toBe(false);
  });

  it("DND4-DELAY-003, DND4-DELAY-008: where it is lost, its saving throws come before the new turn", () => {
    const fire = { id: "ongoing-damage", until: { save: true, damage: 5 } };
    const fight = stage([ORC, { ...ANN, conditions: [fire], vitals: { hp: 20 } }, OX]);
    fight.turn("ann");
    fight.act("ann", "delay");
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.encounter).toMatchObject({ active: null, rolls: { by: "ann", kind: "save" } });
    fight.roll(3);
    expect(fight.encounter.active).toBe("ann");
    expect([fight.delays("ann"), fight.state("ann").vitals.hp]).toEqual([false, 10]);
  });

  it("DND4-DELAY-001: can't be put off after an action", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "item-minor");
    expect(fight.refusal("ann", "delay")).toBe("too-late");
  });
});

describe("effects", () => {
  it("DND4-DELAY-005: are laid on by the table, good ones said to be so, and a delay tells them apart", () => {
    const fight = stage([ANN, { ...OX, side: "heroes" }, ORC]);
    const lay = (on: string, condition: string, more = {}): void => {
      fight.act(on, "condition", { options: { condition, by: "ann", on: "end", of: "ann", ...more } });
    };
    lay("orc", "stunned");
    lay("orc", "invisible", { beneficial: true });
    lay("ox", "invisible", { beneficial: true });
    lay("ox", "slowed");
    fight.act("ann", "delay");
    expect([fight.conditions("orc"), fight.conditions("ox")]).toEqual([["invisible"], ["slowed"]]);
  });

  it("GAP-DND4-10: only those that there are, with an end that there is", () => {
    const fight = stage([ANN, ORC]);
    const refusal = (options: Record<string, string | number>) => fight.refusal("orc", "condition", { options });
    expect(refusal({ condition: "slowed", on: "end", of: "ann", turns: 2 })).toBeNull();
    expect(refusal({ condition: "merry" })).toBe("no-such-action");
    expect(refusal({ condition: "slowed", on: "noon" })).toBe("no-such-action");
    expect(refusal({ condition: "slowed", turns: 0 })).toBe("no-such-action");
    expect(refusal({ condition: "slowed", of: "nobody" })).toBe("no-such-creature");
  });

  it("GAP-DND4-12, GAP-DND4-18: are shaken off by saves at the end of the turn, one each, before the next turn begins", () => {
    const lasting = (id: string) => ({ id, until: { save: true } });
    const fight = stage([{ ...ANN, conditions: [lasting("slowed"), lasting("dazed")] }, ORC]);
    fight.turn("orc");
    fight.roll(9);
    expect(fight.encounter).toMatchObject({ active: null, rolls: { by: "ann" } });
    fight.roll(10);
    expect(fight.encounter).toMatchObject({ active: "orc", rolls: null });
    expect(fight.conditions("ann")).toEqual(["slowed"]);
  });

  it("GAP-DND4-18: wait for nobody who doesn't roll, nor for those whose turn is passed over", () => {
    const poison = { id: "ongoing-poison", until: { save: true } };
    const fight = stage([ORC, { ...ANN, conditions: ["unconscious", poison] }, { ...OX, conditions: [poison] }]);
    fight.turn("ox");
    expect(fight.encounter.rolls?.by).toBe("ann");
    fight.roll();
    expect(fight.encounter).toMatchObject({ active: "ox", rolls: null });
    expect(fight.conditions("ann")).toContain("ongoing-poison");
    fight.turn("orc");
    fight.send({ type: "AbandonAct", by: "ox" as never });
    expect(fight.encounter).toMatchObject({ active: "orc", rolls: null });
  });

  it("GAP-DND4-18: end with the turn that their count has come to", () => {
    const blind = { id: "blinded", by: "ann", until: { on: "end", of: "ann", turns: 2 } };
    const fight = stage([ANN, { ...ORC, conditions: [blind] }]);
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual(["blinded"]);
    fight.turn("ann");
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("GAP-DND4-18: or with the start of one", () => {
    const fight = stage([ANN, { ...ORC, conditions: [{ id: "slowed", until: { on: "start", of: "orc" } }] }]);
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("DND4-GRAB-005: a hold ends when the holder falls, or walks off", () => {
    const held: Seat = { ...ORC, at: [3, 5], conditions: [{ id: "grabbed", by: "ann" }], profile: { attacks: [] } };
    const fight = stage([ANN, held]);
    fight.act("ann", "walk", { path: way([2, 5], [0, 5]) });
    expect(fight.conditions("orc")).toEqual([]);
    const long = [{ id: "claw", kind: "natural" as const, reach: { min: 0, max: 3 }, extra: {} }];
    const troll = stage([{ ...ANN, profile: { attacks: long } }, held]);
    troll.act("ann", "walk", { path: way([2, 5], [2, 4]) });
    expect(troll.conditions("orc")).toEqual(["grabbed"]);
    troll.act("ann", "walk", { path: way([2, 4], [1, 4]) });
    expect(troll.conditions("orc")).toEqual([]);
    const other = stage([ANN, held]);
    other.act("ann", "end-grab", { target: "orc" });
    expect(other.conditions("orc")).toEqual([]);
  });
});
