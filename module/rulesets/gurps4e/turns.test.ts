import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import { rollSum, stage, type Seat } from "./testing/stage.js";

const BOW = { id: "bow", kind: "ranged" as const, extra: { skill: 12, acc: 2 } };
const ANN: Seat = { id: "ann", at: [5, 5], facing: "e", side: "heroes" };
const ORC: Seat = { id: "orc", at: [6, 5], facing: "w" };

describe("turns", () => {
  it("G4-ECONOMY-001: a new turn gives the manoeuvre back, with all that belongs to it", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "attack", { target: "orc" });
    rollSum(fight, 17);
    expect(fight.economy("ann")).toMatchObject({ maneuver: 0, attacks: 0 });
    fight.turn("ann");
    expect(fight.state("ann").turn).toEqual({});
    expect(fight.economy("ann")).toEqual({
      maneuver: 1,
      step: 0,
      attacks: 0,
      movement: 0,
      dodge: true,
      parry: true,
      block: true,
      retreat: true,
    });
  });

  it("G4-AIM-007, G4-EVALUATE-002: a turn in which nothing is chosen breaks off what was prepared", () => {
    const aim = { target: "orc", turns: 2 };
    const seats = [
      { ...ANN, profile: { attacks: [BOW] }, turn: { aim, evaluate: aim, concentrate: { task: "spell", seconds: 3 } } },
      ORC,
    ];
    const fight = stage(seats);
    expect(fight.ask({ kind: "stat", of: creatureId("ann"), key: "aim.turns" })).toBe(2);
    fight.turn("ann");
    for (const key of ["aim.turns", "evaluate.turns", "concentrate.seconds"])
      expect(fight.ask({ kind: "stat", of: creatureId("ann"), key })).toBe(0);
  });

  it("G4-AIM-003: another target or weapon begins anew", () => {
    const bows = { attacks: [BOW, { ...BOW, id: "sling" }] };
    const fight = stage([{ ...ANN, profile: bows, turn: { aim: { target: "orc", turns: 2, weaponId: "bow" } } }, ORC]);
    fight.act("ann", "aim", { target: "orc", with: "sling" });
    expect(fight.state("ann").turn.aim).toMatchObject({ turns: 1, weaponId: "sling" });
  });

  it("G4-AIM-001: an aim is lost with the sight of its target", () => {
    const fight = stage([{ ...ANN, profile: { attacks: [BOW] } }, ORC]);
    fight.act("ann", "aim", { target: "orc" });
    fight.send({ type: "Observe", creature: creatureId("orc"), out: true });
    expect(fight.state("ann").turn.aim ?? null).toBeNull();
  });

  it("G4-CONCENTRATE-001: the same task goes on, another begins anew", () => {
    const fight = stage([ANN, ORC]);
    for (const [task, seconds] of [
      ["spell", 1],
      ["spell", 2],
      ["sense", 1],
    ] as const) {
      fight.act("ann", "concentrate", { options: { task } });
      expect(fight.state("ann").turn.concentrate).toEqual({ task, seconds });
      fight.turn("ann");
    }
  });

  it.each([
    [{ id: "stunned", until: { kind: "mental" } }, "stunned"],
    ["surprised", "surprised"],
  ])(
    "G4-DONOTHING-002, G4-DONOTHING-004: %j leaves Do Nothing, and IQ ends it at the end of the turn",
    (condition, id) => {
      const fight = stage([{ ...ANN, conditions: [condition], profile: { stats: { iq: 8, ht: 15 } } }, ORC]);
      expect(fight.refusal("ann", "move")).toBe("condition");
      fight.act("ann", "do-nothing");
      rollSum(fight, 9);
      expect(fight.refusal("ann", "do-nothing")).toBeNull();
      fight.turn("ann");
      fight.act("ann", "do-nothing");
      rollSum(fight, 8);
      expect(fight.conditions("ann")).toEqual([id]);
      fight.turn("orc");
      expect(fight.conditions("ann")).toEqual([]);
    },
  );

  it("G4-FEINT-004: a feint given without its end is good for the turn that begins, within an All-Out Attack for that turn", () => {
    const dodge = { kind: "defence", of: creatureId("orc"), defence: "dodge", against: creatureId("ann") } as const;
    const fight = stage([{ ...ANN, turn: { feint: { targetId: "orc", margin: 3 } } }, ORC]);
    expect(fight.ask(dodge)).toBe(5);
    fight.turn("ann");
    expect(fight.ask(dodge)).toBe(8);
    fight.act("ann", "all-out-attack", { variant: "feint", target: "orc" });
    rollSum(fight, 5);
    rollSum(fight, 10);
    expect(fight.ask(dodge)).toBe(3);
    fight.turn("ann");
    expect(fight.ask(dodge)).toBe(8);
  });

  it("G4-FEINT-002: a feint that itself fails wins nothing, and a foe answers with whatever it is best at", () => {
    const foe = { ...ORC, profile: { stats: { dx: 9, shield: 13, cloak: 11 } } };
    const fight = stage([ANN, foe]);
    fight.act("ann", "feint", { target: "orc" });
    rollSum(fight, 11);
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", modifiers: [{ label: "skill", value: 13 }] });
    rollSum(fight, 16);
    expect(fight.ask({ kind: "stat", of: creatureId("ann"), key: "feint.margin" })).toBe(0);
  });
});

describe("the order of turns (G4-GAP-01)", () => {
  it("the faster come first, then the defter, then the die", () => {
    const fast = (id: string, basicSpeed: number, dx: number): Seat => ({
      id,
      at: [1, 1],
      profile: { stats: { basicSpeed, dx } },
    });
    const fight = stage([fast("a", 5, 10), fast("b", 6.25, 9), fast("c", 5, 12), fast("d", 5, 10)]);
    for (const [id, die] of [
      ["a", 2],
      ["b", 1],
      ["c", 1],
      ["d", 5],
    ] as const) {
      fight.act(id, "roll-initiative");
      fight.roll(die);
    }
    expect(fight.encounter.order).toEqual(["b", "c", "d", "a"]);
    expect(fight.delays("a")).toBe(false);
    expect(fight.refusal("a", "delay")).toBe("no-such-action");
  });
});

describe("what is given from outside", () => {
  it("reads the manoeuvre of the last turn, whose limits still hold", () => {
    const last = { lastManeuver: { maneuver: "all-out-attack", variant: "double", stepUsed: true } };
    const fight = stage([ANN, { ...ORC, turn: last }]);
    expect(fight.economy("orc")).toMatchObject({ maneuver: 0, dodge: false });
    fight.turn("orc");
    expect(fight.economy("orc")).toMatchObject({ maneuver: 1, dodge: true });
  });

  it("takes the manoeuvre as spent and gives the whole turn back, by economy keys", () => {
    const fight = stage([{ ...ANN, turn: { spent: { maneuver: 1, block: 1 }, nonsense: 7 } }, ORC]);
    expect(fight.economy("ann")).toMatchObject({ maneuver: 1, block: true });
    const repair = (spent: Record<string, number>): void => {
      fight.send({ type: "Repair", creature: creatureId("ann"), turn: { spent } });
    };
    fight.act("ann", "move", {
      path: [
        [5, 5],
        [4, 5],
      ],
    });
    repair({ movement: 0, block: 1 });
    expect(fight.economy("ann")).toMatchObject({ movement: 5, block: false });
    repair({ maneuver: 0, block: 0 });
    expect(fight.economy("ann")).toMatchObject({ maneuver: 1, block: true, movement: 0 });
    repair({ maneuver: 1 });
    expect(fight.refusal("ann", "move")).toBe("no-slot");
    fight.turn("ann");
    fight.act("ann", "attack");
    repair({ step: 1, attacks: 1 });
    expect(fight.economy("ann")).toMatchObject({ step: 0, attacks: 0 });
  });

  it("reads a Wait and an aim as they are written", () => {
    const wait = { trigger: { on: "move", of: "orc" }, maneuver: "attack" };
    const fight = stage([ORC, { ...ANN, turn: { wait, aim: { targetId: "orc", turns: 1 } } }]);
    expect(fight.ask({ kind: "stat", of: creatureId("ann"), key: "wait" })).toMatchObject({ maneuver: "attack" });
    fight.act("orc", "move", {
      path: [
        [6, 5],
        [6, 4],
      ],
    });
    fight.answer("ann", true);
    expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "attack", target: "orc" });
  });
});
