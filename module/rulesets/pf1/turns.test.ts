import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes" };
const ORC: Seat = { id: "orc", at: [9, 9], side: "foes" };

describe("turns", () => {
  it("PF1-ECONOMY-003: a new turn gives everything back", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "move", { path: way([5, 5], [6, 6]) });
    fight.act("ann", "total-defense");
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.state("ann").turn).toEqual({});
    expect(fight.economy("ann")).toEqual({
      standard: 1,
      move: 1,
      full: true,
      swift: 1,
      swiftNext: 1,
      step: true,
      aoo: 1,
    });
  });

  it("PF1-GAP-11: whoever has not acted is flat-footed until it does", () => {
    const fight = stage([ANN, { ...ORC, conditions: ["flat-footed"] }]);
    expect(fight.conditions("orc")).toEqual(["flat-footed"]);
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("PF1-GAP-11: when a fight begins everybody is flat-footed until its first turn, and strikes at nobody", () => {
    const begin = (features: readonly string[], options = {}) =>
      stage([ANN, { ...ORC, at: [6, 5], profile: { features } }], {}, options, { fresh: true });
    const leave = { path: way([5, 5], [4, 5]) };
    const fight = begin([]);
    expect(fight.judge("ann", "move", leave).provocations).toEqual([]);
    expect(fight.economy("orc")).toMatchObject({ aoo: 0 });
    expect(fight.refusal("orc", "immediate-action")).toBe("condition");
    expect(fight.refusal("ann", "immediate-action")).toBeNull();
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.judge("ann", "move", leave).provocations).toHaveLength(1);
    expect(begin(["combat-reflexes"]).judge("ann", "move", leave).provocations).toHaveLength(1);
    expect(begin(["uncanny-dodge"]).judge("ann", "move", leave).provocations).toHaveLength(1);
    expect(begin([], { flatFootedStart: "never" }).judge("ann", "move", leave).provocations).toHaveLength(1);
  });

  it("PF1-ECONOMY-006: in the surprise round the aware take one action and the surprised none", () => {
    const fight = stage([ANN, { ...ORC, conditions: ["surprised"] }], {}, {}, { surprise: true });
    expect(fight.refusal("ann", "light-torch")).toBe("limited");
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual(["surprised"]);
    fight.turn("ann");
    expect(fight.encounter.round).toBe(2);
    expect(fight.conditions("orc")).toEqual([]);
    expect(fight.refusal("ann", "light-torch")).toBeNull();
  });

  it("PF1-ACTION-002, PF1-GAP-13: delaying comes before anything else, and in again where it likes", () => {
    const fight = stage([ANN, ORC, { id: "wolf", at: [0, 0], side: "foes" }]);
    fight.act("ann", "delay");
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.encounter.order).toEqual(["orc", "ann", "wolf"]);
    fight.act("ann", "total-defense");
    expect(fight.refusal("ann", "delay")).toBe("too-late");
  });

  it("PF1-ACTION-002: whoever delays may come in behind the turn that is running, and only then", () => {
    const fight = stage([ANN, ORC, { id: "wolf", at: [0, 0], side: "foes" }]);
    expect(fight.refusal("ann", "come-in")).toBe("no-trigger");
    fight.act("ann", "delay");
    fight.turn("orc");
    fight.act("ann", "come-in");
    expect(fight.encounter).toMatchObject({ active: "orc", order: ["orc", "ann", "wolf"] });
    expect(fight.state("ann").turn).not.toHaveProperty("delaying");
    expect(fight.refusal("ann", "come-in")).toBe("no-trigger");
  });

  it("PF1-FULLROUND-001: the second half of a full-round action does what both are", () => {
    const bow = {
      attacks: [{ id: "bow", kind: "ranged" as const, extra: { loaded: false, weapon: "heavy-crossbow" } }],
    };
    const fight = stage([{ ...ANN, profile: bow }, ORC]);
    fight.act("ann", "start-full-round", { variant: "load-heavy-crossbow", with: "bow" });
    expect(fight.refusal("ann", "complete-full-round")).toBe("no-slot");
    fight.turn("ann");
    fight.act("ann", "complete-full-round");
    fight.turn("ann");
    expect(fight.refusal("ann", "attack-ranged", { target: "orc" })).toBeNull();
  });
});

describe("spells over time", () => {
  const caster: Seat = { ...ANN, profile: { stats: { spellSlots: { "2": 1 } } } };

  it("PF1-CASTTIME-001: a casting of one round takes effect just before the next turn", () => {
    const fight = stage([caster, ORC]);
    fight.act("ann", "cast-one-round", { options: { spell: "web", level: 2 } });
    expect(fight.state("ann").vitals).toEqual({ "spellSlots.2": 0 });
    fight.turn("ann");
    expect(fight.state("ann").turn.activeSpells).toMatchObject([{ id: "web", level: 2 }]);
  });

  it("PF1-CASTTIME-003: a long casting that isn't gone on with is lost", () => {
    const fight = stage([caster, ORC]);
    fight.act("ann", "cast-long", { options: { spell: "ward", level: 1, rounds: 3 } });
    fight.turn("ann");
    fight.turn("orc");
    expect(fight.state("ann").turn.casting).toBeUndefined();
  });

  it("PF1-SPELL-010: without a slot of its level nothing is cast", () => {
    const fight = stage([caster, ORC]);
    fight.act("ann", "cast-standard", { options: { spell: "web", level: 2 } });
    fight.turn("ann");
    expect(fight.refusal("ann", "cast-standard", { options: { spell: "web", level: 2 } })).toBe("no-resource");
  });
});

describe("what is given from outside", () => {
  it("takes spent slots by their economy keys and leaves out what it doesn't know", () => {
    const fight = stage([
      { ...ANN, at: [1, 1] },
      { ...ORC, turn: { spent: { aoo: 1 }, heldCharge: true, nonsense: 7 } },
    ]);
    expect(fight.state("orc").turn).toEqual({ aooUsed: 1, heldCharge: true });
  });

  it("gives one half of a full-round action back and keeps the other", () => {
    const fight = stage([{ ...ANN, turn: { spent: { full: 1 } } }, ORC]);
    fight.send({ type: "Repair", creature: "ann" as never, turn: { spent: { full: 1 } } });
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0, full: false });
    fight.send({ type: "Repair", creature: "ann" as never, turn: { spent: { standard: 0 } } });
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 0, full: false });
    fight.send({ type: "Repair", creature: "ann" as never, turn: { spent: { move: 0 } } });
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 1, full: true });
  });

  it("gives back way of the movement under way, and the whole movement with its slot", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "move", { path: way([5, 5], [9, 5]) });
    fight.send({ type: "Repair", creature: "ann" as never, turn: { spent: { movement: 5 } } });
    expect(fight.judge("ann", "move", { path: way([9, 5], [10, 5]) }).move?.left).toBe(20);
    fight.send({ type: "Repair", creature: "ann" as never, turn: { spent: { move: 0 } } });
    expect(fight.economy("ann")).toMatchObject({ move: 1 });
    expect(fight.events.at(-1)).toEqual({
      type: "Noted",
      creature: "ann",
      code: "repaired",
      data: { slots: [{ slot: "move", from: 0, to: 1 }], walked: { from: 5, to: 0 } },
    });
  });

  it("reads broken state as if nothing were there", () => {
    const fight = stage([{ ...ANN, turn: { casting: "x", activeSpells: 3, run: [], readied: 1, shield: "s" } }]);
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 1 });
    fight.act("ann", "move", { path: way([5, 5], [6, 5]) });
    expect(fight.cell("ann")).toEqual([6, 5]);
  });
});
