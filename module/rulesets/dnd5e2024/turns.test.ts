import { describe, expect, it } from "vitest";
import { dnd5e2024 } from "./ruleset.js";
import { stage, way, type Seat, type Stage } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes" };
const BOB: Seat = { id: "bob", at: [9, 5], side: "heroes" };

describe("a round", () => {
  const four = ["ann", "bob", "cat", "dan"];
  const seats = four.map((id, y): Seat => ({ id, at: [2, y], side: y < 2 ? "heroes" : "foes" }));

  it("DND5-ROUND-001: is over when each has had its turn, and takes 6 seconds", () => {
    const fight = stage(seats);
    const rounds = [...four.slice(1), "ann"].map((id) => {
      fight.turn(id);
      return fight.encounter.round;
    });
    expect(rounds).toEqual([1, 1, 1, 2]);
    expect(dnd5e2024.roundSeconds).toBe(6);
  });

  it("DND5-ROUND-003: leaves nothing to fight for once one side is slain, knocked out or gone", () => {
    const decided = (...more: Partial<Seat>[]): unknown => {
      const fight = stage(seats.map((seat, i) => ({ ...seat, ...more[i] })));
      const before = dnd5e2024.decided?.(fight.situation);
      fight.send({ type: "Observe", creature: "dan" as never, out: true });
      return [before, dnd5e2024.decided?.(fight.situation)];
    };
    expect(decided()).toEqual([false, false]);
    expect(decided({}, {}, { vitals: { hp: 0 } })).toEqual([false, true]);
    expect(decided({}, {}, { conditions: ["unconscious"] })).toEqual([false, true]);
    expect(decided({ conditions: ["dead"] }, { conditions: ["dead"] })).toEqual([true, true]);
    expect(dnd5e2024.decided?.(stage(seats.slice(0, 2)).situation)).toBe(false);
  });
});

describe("a turn", () => {
  it("DND5-TURN-002: may end with the action unused; Dodge and Ready are thought of while they can be taken", () => {
    const left = (fight: Stage): unknown => dnd5e2024.unspent?.(fight.situation, "ann" as never);
    const fight = stage([ANN, BOB]);
    expect(left(fight)).toEqual(["dodge", "ready"]);
    fight.act("ann", "disengage");
    expect(left(fight)).toEqual([]);
    fight.turn("bob");
    expect(left(fight)).toEqual([]);
    expect(left(stage([{ ...ANN, conditions: ["grappled"] }]))).toEqual(["ready"]);
    expect(left(stage([{ ...ANN, conditions: ["incapacitated"] }]))).toEqual([]);
  });

  it("DND5-TURN-001, GAP-DND5-04: begins with everything", () => {
    expect(stage([ANN]).economy("ann")).toEqual({ action: 1, bonus: 1, reaction: 1, interaction: 1, movement: 30 });
  });

  it("DND5-OBJ-001, DND5-OBJ-002: has one free interaction, and the action for a second thing", () => {
    const fight = stage([ANN]);
    fight.act("ann", "object-free");
    expect(fight.refusal("ann", "object-free")).toBe("no-slot");
    fight.act("ann", "utilize");
    expect(fight.refusal("ann", "utilize")).toBe("no-slot");
    fight.act("ann", "talk");
  });

  it("DND5-OBJ-003, DND5-OBJ-004: what needs an action is no free interaction", () => {
    expect(stage([ANN]).refusal("ann", "object-free", { options: { needsAction: true } })).toBe("wrong-slot");
  });

  it("DND5-OBJ-004: what the game master has it take the action for, Utilize does, once", () => {
    const fight = stage([ANN]);
    fight.send({ type: "Repair", creature: "ann" as never, turn: { ruledObject: "action" } });
    expect(fight.refusal("ann", "object-free")).toBe("wrong-slot");
    fight.act("ann", "utilize");
    expect(fight.economy("ann")).toMatchObject({ action: 0, interaction: 1 });
    expect(fight.refusal("ann", "object-free")).toBeNull();
  });

  it("DND5-TURN-004: winning somebody over asks for 15 or the other's Intelligence, whichever is higher", () => {
    const against = (int: number): unknown => {
      const fight = stage([ANN, { ...BOB, profile: { stats: { int } } }]);
      fight.act("ann", "influence", { target: "bob" });
      fight.roll(10);
      return fight.events.flatMap((event) => (event.type === "RollResolved" ? [event.roll.against] : []));
    };
    expect([against(8), against(18)]).toEqual([[15], [18]]);
    expect(stage([ANN]).refusal("ann", "influence", { target: "ann" })).toBe("wrong-target");
  });

  it("follows what the table does to hit points and exhaustion at the next act", () => {
    const fight = stage([ANN, { ...BOB, vitals: { hp: 9 }, profile: { stats: { maxHp: 9 } } }]);
    fight.send({ type: "Observe", creature: "bob" as never, vitals: { hp: 0 } });
    fight.act("ann", "talk");
    expect(fight.conditions("bob")).toEqual(["unconscious", "prone"]);
    const tired = stage([ANN, { ...BOB, profile: { stats: { exhaustion: 6 } } }]);
    tired.act("ann", "talk");
    expect(tired.conditions("bob")).toContain("dead");
  });

  it("frightens by whatever it is where nobody is named", () => {
    const fight = stage([{ ...ANN, conditions: ["frightened"] }]);
    fight.act("ann", "search");
    expect(fight.encounter.rolls?.dice).toEqual([{ count: 2, sides: 20 }]);
  });

  it("GAP-DND5-04: has a bonus action only where something gives one", () => {
    expect(stage([ANN]).refusal("ann", "bonus-action")).toBe("needs-feature");
    const sly = stage([{ ...ANN, profile: { features: ["cunning-action"] } }]);
    sly.act("ann", "disengage", { pay: "bonus" });
    expect(sly.economy("ann")).toMatchObject({ action: 1, bonus: 0 });
    expect(sly.refusal("ann", "dodge", { pay: "bonus" })).toBe("wrong-slot");
  });

  it("GAP-DND5-04: pays with the bonus action once the action is spent, where a feature lets it and nothing else is said", () => {
    const sly = stage([{ ...ANN, profile: { features: ["cunning-action"] } }]);
    sly.act("ann", "disengage");
    expect(sly.economy("ann")).toMatchObject({ action: 0, bonus: 1 });
    expect(sly.refusal("ann", "dodge")).toBe("no-slot");
    sly.act("ann", "dash");
    expect(sly.economy("ann")).toMatchObject({ action: 0, bonus: 0 });
    expect(sly.refusal("ann", "hide")).toBe("no-slot");
  });

  it("GAP-DND5-06, GAP-DND5-17: gives nothing to the Incapacitated and passes over the unconscious", () => {
    const fight = stage([ANN, { ...BOB, conditions: ["incapacitated"] }]);
    expect(fight.economy("bob")).toMatchObject({ action: 0, reaction: 0, movement: 30 });
    expect(fight.refusal("bob", "dodge")).toBe("not-your-turn");
    fight.turn("bob");
    expect(fight.refusal("bob", "dodge")).toBe("condition");
  });

  it("DND5-MOVE-006: lets one lie down for nothing, but at speed 0", () => {
    const fight = stage([ANN]);
    fight.act("ann", "move", { path: way([2, 5], [8, 5]) });
    fight.act("ann", "dodge");
    fight.act("ann", "drop-prone");
    expect(fight.conditions("ann")).toEqual(["prone"]);
    expect(stage([{ ...ANN, conditions: ["restrained"] }]).refusal("ann", "drop-prone")).toBe("condition");
  });

  it("refuses what these rules don't know", () => {
    expect(stage([ANN]).refusal("ann", "five-foot-step")).toBe("no-such-action");
  });
});

describe("initiative", () => {
  it("DND5-INIT-001, DND5-INIT-003, DND5-INIT-004: sorts as it is rolled, the surprised with Disadvantage", () => {
    const fight = stage([ANN, { ...BOB, conditions: ["surprised"], profile: { stats: { dex: 12 } } }]);
    fight.act("bob", "roll-initiative");
    fight.roll(15, 6);
    fight.act("ann", "roll-initiative");
    fight.roll(8);
    expect(fight.encounter.order).toEqual(["ann", "bob"]);
    expect(fight.state("bob").turn).toMatchObject({ initiative: 7 });
  });
});

describe("initiative that asks for the table's word", () => {
  it("DND5-INIT-005: leaves a tie as the table has put it, and takes the order that it says", () => {
    const fight = stage([ANN, BOB]);
    const rollBoth = (): readonly string[] => {
      for (const id of ["ann", "bob"]) {
        fight.act(id, "roll-initiative");
        fight.roll(14);
      }
      return fight.encounter.order;
    };
    expect(rollBoth()).toEqual(["ann", "bob"]);
    fight.send({ type: "ChangeOrder", order: ["bob", "ann"] as never[] });
    expect(rollBoth()).toEqual(["bob", "ann"]);
  });

  it("DND5-INIT-007: who lies in ambush takes the better of two dice, whom it catches unaware the worse", () => {
    const rolled = (condition: string): unknown => {
      const fight = stage([{ ...ANN, conditions: [condition] }]);
      fight.act("ann", "roll-initiative");
      fight.roll(15, 6);
      return fight.state("ann").turn["initiative"];
    };
    expect([rolled("hidden"), rolled("surprised")]).toEqual([15, 6]);
  });
});

describe("a group of like creatures", () => {
  const group = ["g2", "g3"] as never[];

  it("DND5-INIT-002: rolls once for all", () => {
    const gob = (id: string): Seat => ({ id, at: [9, 9], profile: { stats: { dex: 14 } } });
    const fight = stage([
      { ...ANN, turn: { initiative: 12 } },
      gob("g1"),
      { ...BOB, turn: { initiative: 9 } },
      gob("g2"),
      gob("g3"),
    ]);
    fight.act("g1", "roll-initiative", { targets: group });
    fight.roll(9);
    expect(fight.encounter.order).toEqual(["ann", "g1", "g2", "g3", "bob"]);
    expect(fight.state("g3").turn).toMatchObject({ initiative: 11 });
  });

  it("takes in only creatures of the game master on one side", () => {
    const refusal = (...seats: Seat[]): unknown =>
      stage(seats).refusal("ann", "roll-initiative", { targets: ["bob"] as never[] });
    expect(refusal(ANN)).toBe("wrong-target");
    expect(refusal(ANN, { ...BOB, side: "foes" })).toBe("wrong-target");
    expect(refusal(ANN, { ...BOB, profile: { kind: "pc" } })).toBe("wrong-target");
    expect(refusal(ANN, BOB)).toBeNull();
  });
});

describe("grapples", () => {
  it("GAP-DND5-16: drag is a way of moving for those who hold somebody", () => {
    const fight = stage([ANN, { id: "orc", at: [3, 5], conditions: [{ id: "grappled", by: "ann" }] }]);
    expect(fight.judge("ann", "drag", { path: way([2, 5], [0, 5]) }).move?.total).toBe(20);
    fight.act("ann", "drag", { path: way([2, 5], [0, 5]) });
    expect(fight.cell("orc")).toEqual([1, 5]);
    expect(stage([ANN]).refusal("ann", "drag", { path: way([2, 5], [0, 5]) })).toBe("condition");
  });

  it("DND5-OA-003: an opportunity attack may be an unarmed strike that takes hold", () => {
    const fight = stage([ANN, { id: "orc", at: [3, 5] }]);
    fight.act("ann", "move", { path: way([2, 5], [0, 5]) });
    fight.answer("orc", true, undefined, { with: "unarmed", variant: "grapple" });
    fight.roll(1);
    expect(fight.conditions("ann")).toEqual(["grappled"]);
    expect(fight.cell("ann")).toEqual([2, 5]);
  });

  it("GAP-DND5-16: hold by a failed save, come along when dragged, and end apart", () => {
    const orc: Seat = { id: "orc", at: [3, 5] };
    const fight = stage([{ ...ANN, profile: { stats: { str: 16 } } }, orc]);
    fight.act("ann", "unarmed-strike", { target: "orc", variant: "grapple" });
    fight.roll(12);
    expect(fight.conditions("orc")).toEqual(["grappled"]);
    fight.act("ann", "move", { path: way([2, 5], [0, 5]), options: { drag: true } });
    expect([fight.cell("orc"), fight.economy("ann")["movement"]]).toEqual([[1, 5], 10]);
    fight.act("ann", "move", { path: way([0, 5], [0, 7]) });
    fight.answer("orc", false);
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("GAP-DND5-16: are got out of by a check against 8, Strength and proficiency", () => {
    const held: Seat = { ...ANN, conditions: [{ id: "grappled", by: "orc" }] };
    const fight = stage([held, { id: "orc", at: [3, 5], profile: { stats: { str: 16 } } }]);
    fight.act("ann", "escape-grapple");
    fight.roll(13);
    expect(fight.conditions("ann")).toEqual([]);
  });
});

describe("falls", () => {
  it("GAP-DND5-11: 1d6 every 10 feet, 20 at most, Prone where it hurts", () => {
    const fight = stage([{ ...ANN, elevation: 30, vitals: { hp: 20 } }]);
    fight.act("ann", "forced", {
      path: [
        [2, 5],
        [2, 5],
      ],
      elevations: [30, 0],
      cause: "fall",
    });
    expect(fight.encounter.rolls?.dice).toEqual([{ count: 3, sides: 6 }]);
    fight.roll(2, 3, 1);
    expect(fight.state("ann")).toMatchObject({ vitals: { hp: 14 }, position: { elevation: 0 } });
    expect(fight.conditions("ann")).toEqual(["prone"]);
    const high = stage([{ ...ANN, elevation: 500 }]);
    high.act("ann", "forced", {
      path: [
        [2, 5],
        [2, 5],
      ],
      elevations: [500, 0],
      cause: "fall",
    });
    expect(high.encounter.rolls?.dice).toEqual([{ count: 20, sides: 6 }]);
  });
});

describe("hiding", () => {
  it("GAP-DND5-12: needs cover from every enemy, and 15 on Stealth", () => {
    const orc: Seat = { id: "orc", at: [8, 5] };
    const walls = [{ from: [5, 0], to: [5, 20], move: true, sight: true }] as const;
    expect(stage([ANN, orc]).refusal("ann", "hide")).toBe("condition");
    const fight = stage([ANN, orc], { walls });
    fight.act("ann", "hide");
    fight.roll(16);
    expect(fight.conditions("ann")).toEqual(["hidden"]);
  });
});
