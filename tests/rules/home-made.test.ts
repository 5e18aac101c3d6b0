import { describe, expect, it } from "vitest";
import { openStage, type Seat, type Stage } from "../../module/combat/testing/stage.js";
import { creatureId } from "../../module/model/ids.js";
import type { HomeMade } from "../../module/model/home-made.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { homeMade, row } from "../../module/rules/testing/home-made.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";

const STATS = { hp: 30, maxHp: 30, ac: 15, fort: 2, ref: 3, will: 1, con: 12 };
const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes", profile: { stats: STATS }, vitals: { hp: 20 } };
const ORC: Seat = { id: "orc", at: [6, 5], profile: { stats: STATS }, vitals: { hp: 20 } };

/** A fight in which Ann has these actions; she has the turn. */
function fightWith(ruleset: Ruleset, made: HomeMade | readonly HomeMade[], others: readonly Seat[] = [ORC]): Stage {
  const listed = Array.isArray(made) ? (made as readonly HomeMade[]) : [made as HomeMade];
  return openStage(ruleset, [{ ...ANN, profile: { ...ANN.profile, homeMade: listed } }, ...others]);
}

const use = (fight: Stage, target?: string, id = "howl"): void => {
  fight.act("ann", "home-made", { with: id, ...(target !== undefined && { target }) });
};
const against = (fight: Stage, target?: string, id = "howl") =>
  fight.refusal("ann", "home-made", { with: id, ...(target !== undefined && { target }) });
/** The running turn ends, and the other's begins. */
const pass = (fight: Stage): void => {
  fight.turn(fight.encounter.active === "ann" ? "orc" : "ann");
};

const hp = (fight: Stage, id: string): number | undefined => fight.state(id).vitals.hp;

const MAIN: readonly (readonly [Ruleset, string])[] = [
  [pf1, "standard"],
  [dnd5e2024, "action"],
  [dnd4e, "standard"],
  [gurps4e, "maneuver"],
];

describe.each(MAIN)("a home-made action of $id", (ruleset, slot) => {
  it("costs its slot, once", () => {
    const fight = fightWith(ruleset, homeMade(slot, { targets: "none" }));
    expect(fight.judge("ann", "home-made", { with: "howl" })).toMatchObject({ refusal: null, pays: [slot] });
    use(fight);
    expect(fight.economy("ann")[slot]).toBe(0);
    expect(against(fight)).toBe("no-slot");
  });

  it("is what its doer's profile says, not what is asked", () => {
    const fight = fightWith(ruleset, homeMade(slot, { targets: "none" }));
    expect(against(fight, undefined, "other")).toBe("no-such-action");
    expect(fight.refusal("orc", "home-made", { with: "howl" })).toBe("no-such-action");
    expect(fight.refusal("ann", "home-made")).toBe("no-such-action");
  });

  it("hurts, row by row, and tells its name", () => {
    const effects = [row({ amount: "2d6+1" }), row({ to: "self", amount: "3" })];
    const fight = fightWith(ruleset, homeMade(slot, { effects }));
    use(fight, "orc");
    fight.roll(2, 4);
    expect([hp(fight, "orc"), hp(fight, "ann")]).toEqual([13, 17]);
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.events).toContainEqual({ type: "Noted", creature: "ann", code: "home-made", data: { name: "Howl" } });
  });

  it("heals up to the full hit points", () => {
    const effects = [row({ does: "heal", amount: "2d8" })];
    const fight = fightWith(ruleset, homeMade(slot, { effects, targets: "any" }));
    use(fight, "ann");
    fight.roll(8, 7);
    expect(hp(fight, "ann")).toBe(30);
  });

  it("does nothing by dice that nobody throws", () => {
    const fight = fightWith(ruleset, homeMade(slot, { effects: [row({})] }));
    use(fight, "orc");
    fight.roll();
    expect(hp(fight, "orc")).toBe(20);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("lays conditions on, and takes them off", () => {
    const effects = [
      row({ does: "condition", of: "blinded" }),
      row({ to: "self", does: "relieve", of: "stunned" }),
      row({ to: "self", does: "condition", of: "invisible" }),
    ];
    const fight = fightWith(ruleset, homeMade(slot, { effects }));
    use(fight, "orc");
    expect(fight.conditions("orc")).toEqual(["blinded"]);
    expect(fight.conditions("ann")).toEqual(["invisible"]);
  });

  it("is meant for whom it is meant for, within its range", () => {
    const far: Seat = { ...ORC, id: "far", at: [15, 5] };
    const bob: Seat = { ...ANN, id: "bob", at: [5, 6] };
    const reach = ruleset.cellLength;
    const foe = fightWith(ruleset, homeMade(slot, { targets: "enemy", range: reach }), [ORC, far, bob]);
    expect(against(foe)).toBe("no-target");
    expect(against(foe, "orc")).toBeNull();
    expect(against(foe, "far")).toBe("out-of-range");
    expect(against(foe, "bob")).toBe("wrong-target");
    expect(against(foe, "nobody")).toBe("no-target");
    const friend = fightWith(ruleset, homeMade(slot, { targets: "ally" }), [ORC, bob]);
    expect([against(friend, "orc"), against(friend, "bob"), against(friend, "ann")]).toEqual([
      "wrong-target",
      null,
      null,
    ]);
  });

  it("asks for what it needs", () => {
    const needs = (...list: HomeMade["needs"]) => homeMade(slot, { needs: list, targets: "none" });
    const blind = fightWith(ruleset, needs({ who: "self", is: "has-condition", of: "blinded" }));
    expect(against(blind)).toBe("condition");
    const calm = fightWith(ruleset, needs({ who: "self", is: "lacks-condition", of: "blinded" }));
    expect(against(calm)).toBeNull();
    const able = fightWith(ruleset, needs({ who: "self", is: "has-feature", of: "rage" }));
    expect(against(able)).toBe("needs-feature");
    const aimed = homeMade(slot, { needs: [{ who: "target", is: "has-condition", of: "blinded" }] });
    expect(against(fightWith(ruleset, aimed), "orc")).toBe("wrong-target");
    const dark = fightWith(ruleset, aimed, [{ ...ORC, conditions: ["blinded"] }]);
    expect(against(dark, "orc")).toBeNull();
  });

  it("can be limited to once a round, or once a fight", () => {
    const free = Object.keys(ruleset.homeMade?.slots ?? {}).at(-1) ?? "";
    const fight = fightWith(ruleset, [
      homeMade(free, { targets: "none", limit: "round" }),
      homeMade(free, { id: "roar", targets: "none", limit: "fight" }),
      homeMade(free, { id: "hum", targets: "none" }),
    ]);
    for (const id of ["howl", "roar", "hum"]) use(fight, undefined, id);
    expect(["howl", "roar", "hum"].map((id) => against(fight, undefined, id))).toEqual([
      "once-per-round",
      "once-per-encounter",
      null,
    ]);
    pass(fight);
    pass(fight);
    expect(["howl", "roar"].map((id) => against(fight, undefined, id))).toEqual([null, "once-per-encounter"]);
  });
});

const faces = (fight: Stage) => fight.encounter.rolls?.dice;

describe("home-made actions of dnd5e2024", () => {
  const attack = { kind: "attack", of: "ac", value: 5 } as const;
  const save = { kind: "save", of: "dex", value: 13 } as const;
  const split = [
    row({ when: "success", amount: "10" }),
    row({ when: "failure", amount: "5" }),
    row({ when: "success", does: "condition", of: "prone" }),
  ];

  it("attack with the bonus that is written, and what the situation adds", () => {
    const fight = fightWith(dnd5e2024, homeMade("action", { test: attack, range: 5, effects: split }));
    use(fight, "orc");
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "attack",
      modifiers: [{ label: "base", value: 5 }],
    });
    fight.roll(10);
    expect([hp(fight, "orc"), fight.conditions("orc")]).toEqual([10, ["prone"]]);
    const missed = fightWith(dnd5e2024, homeMade("action", { test: attack, range: 5, effects: split }));
    use(missed, "orc");
    missed.roll(9);
    expect([hp(missed, "orc"), missed.conditions("orc")]).toEqual([15, []]);
  });

  it("from afar next to an enemy with Disadvantage (DND5-RNG-003)", () => {
    const fight = fightWith(dnd5e2024, homeMade("action", { test: attack, range: 60, effects: split }));
    use(fight, "orc");
    expect(faces(fight)).toEqual([{ count: 2, sides: 20 }]);
  });

  it("let the target save", () => {
    const fight = fightWith(dnd5e2024, homeMade("action", { test: save, effects: split }));
    use(fight, "orc");
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "save" });
    fight.roll(12);
    expect(hp(fight, "orc")).toBe(10);
    const saved = fightWith(dnd5e2024, homeMade("action", { test: save, effects: split }));
    use(saved, "orc");
    saved.roll(13);
    expect(hp(saved, "orc")).toBe(15);
  });

  it("meet one who can't move without a roll", () => {
    const stunned = { ...ORC, conditions: ["stunned"] };
    const fight = fightWith(dnd5e2024, homeMade("action", { test: save, effects: split }), [stunned]);
    use(fight, "orc");
    expect([fight.encounter.rolls, hp(fight, "orc")]).toEqual([null, 10]);
  });

  it("count kinds of damage (GAP-DND5-15)", () => {
    const stats = { ...STATS, resistances: ["fire"], immunities: ["cold"] };
    const effects = [row({ amount: "7", of: "fire" }), row({ amount: "7", of: "cold" })];
    const fight = fightWith(dnd5e2024, homeMade("action", { effects }), [{ ...ORC, profile: { stats } }]);
    use(fight, "orc");
    expect(hp(fight, "orc")).toBe(17);
  });

  it("shake the concentration of whom they hurt, by every wound", () => {
    const effects = [row({ amount: "4" }), row({ amount: "3" })];
    const orc = { ...ORC, turn: { concentrating: "shield" } };
    const fight = fightWith(dnd5e2024, homeMade("action", { effects }), [orc]);
    use(fight, "orc");
    expect(fight.encounter.rolls?.kind).toBe("concentration");
    fight.roll(1);
    expect(fight.encounter.rolls).toBeNull();
    expect(fight.state("orc").turn.concentrating).toBeUndefined();
  });

  it("push and pull straight on, as far as there is room", () => {
    const push = (cells: number) => homeMade("action", { effects: [row({ does: "push", cells })] });
    const fight = fightWith(dnd5e2024, push(2));
    use(fight, "orc");
    expect(fight.cell("orc")).toEqual([8, 5]);
    const bob = { ...ORC, id: "bob", at: [8, 5] } as const;
    const stopped = fightWith(dnd5e2024, push(3), [ORC, bob]);
    use(stopped, "orc");
    expect(stopped.cell("orc")).toEqual([7, 5]);
    const pull = homeMade("action", { effects: [row({ does: "pull", cells: 5 })] });
    const drawn = fightWith(dnd5e2024, pull, [{ ...ORC, at: [9, 5] }]);
    use(drawn, "orc");
    expect(drawn.cell("orc")).toEqual([6, 5]);
  });

  it("lay conditions on for as many turns as they say", () => {
    const effects = [
      row({ does: "condition", of: "prone", ends: "own-end", turns: 2 }),
      row({ does: "condition", of: "blinded", ends: "target-start" }),
    ];
    const fight = fightWith(dnd5e2024, homeMade("action", { effects }));
    use(fight, "orc");
    pass(fight);
    expect(fight.conditions("orc")).toEqual(["prone"]);
    pass(fight);
    pass(fight);
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("may be reactions, on anybody's turn", () => {
    const fight = fightWith(dnd5e2024, homeMade("reaction", { targets: "none" }));
    pass(fight);
    expect(against(fight)).toBeNull();
    use(fight);
    expect([fight.economy("ann").reaction, against(fight)]).toEqual([0, "no-reaction"]);
  });

  it("reach nobody behind total cover", () => {
    const wall = { walls: [{ from: [6, 0], to: [6, 20], move: true, sight: true }] };
    const seats = [
      { ...ANN, profile: { ...ANN.profile, homeMade: [homeMade("action")] } },
      { ...ORC, at: [8, 5] } as const,
    ];
    expect(against(openStage(dnd5e2024, seats, wall as never), "orc")).toBe("no-line");
  });

  it("wake whom they heal", () => {
    const down = { ...ANN, id: "bob", vitals: { hp: 0 }, conditions: ["unconscious"], turn: { struckDown: true } };
    const heal = homeMade("action", { effects: [row({ does: "heal", amount: "5" })] });
    const fight = fightWith(dnd5e2024, heal, [ORC, { ...down, at: [5, 6] }]);
    use(fight, "bob");
    expect([hp(fight, "bob"), fight.conditions("bob")]).toEqual([5, ["prone"]]);
  });
});

describe("home-made actions of pf1", () => {
  it("give whoever threatens their doer a chance, before anything happens (PF1-AOO-002)", () => {
    const made = homeMade("standard", { provokes: true, effects: [row({ amount: "4" })] });
    const fight = fightWith(pf1, made);
    expect(fight.judge("ann", "home-made", { with: "howl", target: creatureId("orc") }).provocations).toMatchObject([
      { by: "orc", of: "home-made" },
    ]);
    use(fight, "orc");
    expect([fight.encounter.windows.length, hp(fight, "orc")]).toEqual([1, 20]);
    fight.answer("orc", false);
    expect(hp(fight, "orc")).toBe(16);
    expect(fightWith(pf1, homeMade("standard")).judge("ann", "home-made", { with: "howl" }).provocations).toEqual([]);
  });

  it("are over where what answers them strikes their doer down", () => {
    const made = homeMade("standard", { provokes: true, effects: [row({ amount: "4" })] });
    const orc = {
      ...ORC,
      profile: { stats: STATS, attacks: [{ id: "axe", kind: "melee", bonus: 20, damage: "40", extra: {} }] },
    };
    const fight = fightWith(pf1, made, [orc as Seat]);
    use(fight, "orc");
    fight.answer("orc", true);
    while (fight.encounter.rolls) fight.roll(15);
    expect([hp(fight, "orc"), fight.encounter.tasks]).toEqual([20, []]);
  });

  it("attack armour class, or touch", () => {
    const armoured = { ...ORC, profile: { stats: { ...STATS, ac: 20, acParts: { armor: 8, dex: 0 } } } };
    const made = (of: string) =>
      homeMade("standard", {
        test: { kind: "attack", of, value: 4 },
        range: 30,
        effects: [row({ when: "success", amount: "4" })],
      });
    for (const [of, left] of [
      ["ac", 20],
      ["touch", 16],
    ] as const) {
      const fight = fightWith(pf1, made(of), [armoured]);
      use(fight, "orc");
      fight.roll(9);
      expect(hp(fight, "orc"), of).toBe(left);
    }
  });

  it("are saved against, by a 20 whatever it takes", () => {
    const made = homeMade("standard", {
      test: { kind: "save", of: "ref", value: 40 },
      effects: [row({ when: "success", amount: "4" })],
    });
    for (const [die, left] of [
      [20, 20],
      [19, 16],
    ] as const) {
      const fight = fightWith(pf1, made);
      use(fight, "orc");
      expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "save", modifiers: [{ label: "ref", value: 3 }] });
      fight.roll(die);
      expect(hp(fight, "orc")).toBe(left);
    }
  });

  it("lay conditions on until a turn begins", () => {
    const effects = [
      row({ does: "condition", of: "shaken", ends: "target-start" }),
      row({ does: "condition", of: "prone", ends: "own-start" }),
    ];
    const fight = fightWith(pf1, homeMade("standard", { effects }));
    use(fight, "orc");
    pass(fight);
    expect(fight.conditions("orc")).toEqual(["prone"]);
    pass(fight);
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("cost what their type costs", () => {
    const of = (slot: string) =>
      fightWith(pf1, homeMade(slot, { targets: "none" })).judge("ann", "home-made", { with: "howl" });
    expect(of("full").pays).toEqual(["standard", "move"]);
    expect(of("swift").pays).toEqual(["swift"]);
    expect(of("free").pays).toEqual([]);
    const fight = fightWith(pf1, homeMade("immediate", { targets: "none" }));
    pass(fight);
    expect(against(fight)).toBeNull();
  });

  it("push straight on", () => {
    const fight = fightWith(pf1, homeMade("standard", { effects: [row({ does: "push", cells: 2 })] }));
    use(fight, "orc");
    expect(fight.cell("orc")).toEqual([8, 5]);
  });
});

describe("home-made actions of dnd4e", () => {
  it("provoke like a shot", () => {
    const fight = fightWith(dnd4e, homeMade("standard", { provokes: true, effects: [row({ amount: "4" })] }));
    use(fight, "orc");
    expect(fight.encounter.windows).toHaveLength(1);
    fight.answer("orc", false);
    expect(hp(fight, "orc")).toBe(16);
  });

  it("attack any defence", () => {
    const test = { kind: "attack", of: "will", value: 3 } as const;
    const fight = fightWith(dnd4e, homeMade("minor", { test, effects: [row({ when: "success", amount: "4" })] }));
    use(fight, "orc");
    fight.roll(2);
    expect(hp(fight, "orc")).toBe(16);
  });

  it("lay on what a saving throw ends (GAP-DND4-13)", () => {
    const effects = [row({ does: "condition", of: "slowed", ends: "save" })];
    const fight = fightWith(dnd4e, homeMade("standard", { effects }));
    use(fight, "orc");
    pass(fight);
    pass(fight);
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "save" });
    fight.roll(10);
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("push, and wake whom they heal", () => {
    const pushed = fightWith(dnd4e, homeMade("standard", { effects: [row({ does: "push", cells: 3 })] }));
    use(pushed, "orc");
    expect(pushed.cell("orc")).toEqual([9, 5]);
    const down = { ...ANN, id: "bob", at: [5, 6], vitals: { hp: 0 }, conditions: ["unconscious", "prone"] } as const;
    const fight = fightWith(dnd4e, homeMade("standard", { effects: [row({ does: "heal", amount: "5" })] }), [
      ORC,
      down,
    ]);
    use(fight, "bob");
    expect([hp(fight, "bob"), fight.conditions("bob")]).toEqual([5, ["prone"]]);
  });
});

describe("home-made actions of gurps4e", () => {
  it("are resisted with three dice against a score", () => {
    const test = { kind: "save", of: "ht", value: -2 } as const;
    const made = homeMade("maneuver", { test, effects: [row({ when: "success", amount: "4" })] });
    for (const [die, left] of [
      [[2, 3, 3], 20],
      [[3, 3, 3], 16],
    ] as const) {
      const fight = fightWith(gurps4e, made);
      use(fight, "orc");
      expect(fight.encounter.rolls).toMatchObject({ by: "orc", dice: [{ count: 3, sides: 6 }] });
      fight.roll(...die);
      expect(hp(fight, "orc")).toBe(left);
    }
  });

  it("leave a step, and no other manoeuvre (G4-ECONOMY-001)", () => {
    const fight = fightWith(gurps4e, homeMade("maneuver", { targets: "none" }));
    use(fight);
    expect(fight.economy("ann")).toMatchObject({ maneuver: 0, step: 1 });
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("no-slot");
  });
});

describe.each([
  [pf1, "standard", "ready"],
  [dnd5e2024, "action", "ready"],
  [dnd4e, "standard", "ready"],
] as const)("a home-made action of $id that is readied", (ruleset, slot, ready) => {
  const effects = [row({ amount: "4" })];
  const both = [homeMade(slot, { effects }), homeMade(slot, { id: "roar", effects })];
  const trigger = { on: "enters-reach" };

  it("is let off by what it waits for, at whoever does that", () => {
    const fight = fightWith(ruleset, both, [{ ...ORC, at: [9, 5] }]);
    const then = { by: creatureId("ann"), action: "home-made", with: "howl" };
    fight.act("ann", ready, { trigger, then });
    pass(fight);
    const move = ruleset === dnd4e ? "walk" : "move";
    fight.act("orc", move, {
      path: [
        [9, 5],
        [8, 5],
        [7, 5],
        [6, 5],
      ],
    });
    fight.answer("ann", true);
    expect([hp(fight, "orc"), fight.state("ann").turn.readied ?? null]).toEqual([16, null]);
  });

  it("is that one and no other, where the game master sees its moment", () => {
    const fight = fightWith(ruleset, both);
    fight.act("ann", ready, {
      trigger: { on: "other" },
      then: { by: creatureId("ann"), action: "home-made", with: "howl" },
    });
    pass(fight);
    expect(against(fight, "orc", "roar")).toBe("not-your-turn");
    expect(against(fight, "orc", "howl")).toBeNull();
  });

  it("has to be one that its doer has", () => {
    const fight = fightWith(ruleset, both);
    const then = { by: creatureId("ann"), action: "home-made", with: "none" };
    expect(fight.refusal("ann", ready, { trigger, then })).toBe("no-such-action");
  });
});
