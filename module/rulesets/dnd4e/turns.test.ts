import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [9, 5] };
const OX: Seat = { id: "ox", at: [9, 9] };

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
