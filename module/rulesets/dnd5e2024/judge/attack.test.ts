import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import { stage, way, type Seat, type Stage } from "../testing/stage.js";

const blade = (id: string, properties: readonly string[] = ["light"]): AttackProfile => ({
  id,
  kind: "melee",
  damage: "1d6",
  extra: { properties: [...properties] },
});
const ann = (attacks: AttackProfile[], more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [4, 5],
  side: "heroes",
  ...more,
  profile: { attacks, stats: { str: 16 }, ...more.profile },
});
const ORC: Seat = { id: "orc", at: [5, 5], vitals: { hp: 30 } };
const strikeWith = (fight: Stage, weapon: string, action = "attack"): void => {
  fight.act("ann", action, { target: "orc", with: weapon });
};

describe("GAP-DND5-16: the extra attack of light weapons", () => {
  const pair = [blade("left"), blade("right"), blade("sword", [])];

  it("is a bonus action after an attack with another one, without the ability in its damage", () => {
    const fight = stage([ann(pair), ORC]);
    expect(fight.refusal("ann", "light-weapon-attack", { target: "orc", with: "right" })).toBe("no-trigger");
    strikeWith(fight, "left");
    fight.roll(15);
    fight.roll(2);
    expect(fight.state("orc").vitals).toEqual({ hp: 25 });
    expect(fight.refusal("ann", "light-weapon-attack", { target: "orc", with: "left" })).toBe("wrong-weapon");
    expect(fight.refusal("ann", "light-weapon-attack", { target: "orc", with: "sword" })).toBe("wrong-weapon");
    strikeWith(fight, "right", "light-weapon-attack");
    fight.roll(15);
    fight.roll(2);
    expect(fight.state("orc").vitals).toEqual({ hp: 23 });
    expect(fight.economy("ann")).toMatchObject({ action: 0, bonus: 0 });
    expect(fight.refusal("ann", "light-weapon-attack", { target: "orc", with: "right" })).not.toBeNull();
  });

  it("costs nothing with a weapon quick enough, but comes once", () => {
    const fight = stage([ann([blade("left"), blade("right", ["light", "nick"])]), ORC]);
    strikeWith(fight, "left");
    fight.roll(1);
    strikeWith(fight, "right", "light-weapon-attack");
    fight.roll(1);
    expect(fight.economy("ann")).toMatchObject({ bonus: 1 });
    expect(fight.refusal("ann", "light-weapon-attack", { target: "orc", with: "right" })).toBe("once-per-round");
  });

  it("keeps the ability with the feature for it, and needs a light weapon first", () => {
    const fight = stage([ann(pair, { profile: { features: ["two-weapon-fighting"] } }), ORC]);
    strikeWith(fight, "left");
    fight.roll(1);
    strikeWith(fight, "right", "light-weapon-attack");
    fight.roll(15);
    fight.roll(2);
    expect(fight.state("orc").vitals).toEqual({ hp: 25 });
    const heavy = stage([ann(pair), ORC]);
    strikeWith(heavy, "sword");
    heavy.roll(1);
    expect(heavy.refusal("ann", "light-weapon-attack", { target: "orc", with: "right" })).toBe("no-trigger");
  });
});

describe("GAP-DND5-16: holds and shoves", () => {
  it("DND5-OA-007: a shove pushes 5 feet straight away and provokes nothing", () => {
    const fight = stage([ann([]), { ...ORC, at: [5, 6] }, { id: "bob", at: [5, 7], side: "foes" }]);
    expect(fight.refusal("ann", "shove", { target: "orc" })).toBe("no-weapon");
    const bare = stage([{ ...ann([blade("left")]) }, { ...ORC, at: [5, 6] }]);
    bare.act("ann", "shove", { target: "orc" });
    bare.roll(5);
    expect([bare.cell("orc"), bare.encounter.windows]).toEqual([[6, 7], []]);
  });

  it.each([
    ["a wall", { walls: [{ from: [6, 0], to: [6, 20], move: true, sight: true }] }, []],
    ["a creature", {}, [{ id: "bob", at: [6, 5] }]],
  ] as const)("%s behind the target keeps it where it is", (_, board, others) => {
    const fight = stage([ann([blade("left")]), ORC, ...others], board);
    fight.act("ann", "shove", { target: "orc" });
    fight.roll(5);
    expect(fight.cell("orc")).toEqual([5, 5]);
  });

  it("DND5-MOUNT-008: a rider whose mount is shoved has to hold on", () => {
    const horse: Seat = { id: "orc", at: [5, 5], profile: { size: "large", features: ["trained-mount"] } };
    const rider: Seat = { id: "rider", at: [5, 5], profile: { rides: "orc" as never } };
    const fight = stage([ann([blade("left")]), horse, rider]);
    fight.act("ann", "shove", { target: "orc" });
    fight.roll(5);
    expect(fight.encounter.rolls).toMatchObject({ by: "rider", kind: "save" });
    fight.roll(3);
    expect(fight.conditions("rider")).toEqual(["prone"]);
  });

  it("takes hold as an action of its own, of what is at most one size larger, and lets a helpless one not save", () => {
    const fight = stage([ann([blade("left")]), { ...ORC, conditions: ["paralyzed"] }]);
    fight.act("ann", "grapple", { target: "orc" });
    expect(fight.conditions("orc")).toContain("grappled");
    const giant = stage([ann([blade("left")]), { ...ORC, profile: { size: "huge" } }]);
    expect(giant.refusal("ann", "grapple", { target: "orc" })).toBe("wrong-target");
    expect(fight.economy("ann")).toMatchObject({ action: 0 });
  });

  it("GAP-DND5-16: an escape has Disadvantage for the poisoned and Advantage with help", () => {
    const held: Seat = { id: "orc", at: [5, 5], conditions: [{ id: "grappled", by: "ann" }, "poisoned"] };
    const friend: Seat = { id: "friend", at: [6, 5], turn: { helpsAlly: "orc" } };
    const fight = stage([held, ann([blade("left")]), friend]);
    fight.act("orc", "escape-grapple");
    expect(fight.encounter.rolls?.dice).toEqual([{ count: 1, sides: 20 }]);
    fight.roll(20);
    expect(fight.conditions("orc")).toEqual(["poisoned"]);
    expect(fight.state("friend").turn).not.toHaveProperty("helpsAlly");
  });
});

describe("DND5-UNSEEN-002: an attack on a guessed cell", () => {
  const unseen: Seat = { ...ORC, conditions: ["invisible"] };
  const at = (cell: readonly [number, number]) => ({ with: "left", options: { at: [...cell] } });

  it("strikes with Disadvantage whoever is there", () => {
    const fight = stage([ann([blade("left")]), unseen]);
    fight.act("ann", "attack", at([5, 5]));
    fight.roll(15, 14);
    fight.roll(3);
    expect(fight.state("orc").vitals).toEqual({ hp: 24 });
  });

  it("is rolled and missed where nobody is", () => {
    const fight = stage([ann([blade("left")]), unseen]);
    fight.act("ann", "attack", at([5, 4]));
    expect(fight.encounter.rolls?.dice).toEqual([{ count: 2, sides: 20 }]);
    fight.roll(20, 20);
    expect(fight.events.some((event) => event.type === "RollResolved" && event.roll.hit === false)).toBe(true);
    expect(fight.state("orc").vitals).toEqual({ hp: 30 });
  });

  it("has its reach, and needs a cell of the board", () => {
    const fight = stage([ann([blade("left")]), unseen]);
    expect(fight.refusal("ann", "attack", at([8, 5]))).toBe("out-of-reach");
    expect(fight.refusal("ann", "attack", at([-1, 5]))).toBe("no-target");
    expect(fight.refusal("ann", "grapple", { options: { at: [5, 5] } })).toBe("wrong-target");
  });
});

describe("spells", () => {
  it("GAP-DND5-03: one that asks for concentration ends the one before", () => {
    const fight = stage([ann([]), ORC]);
    fight.act("ann", "bonus-spell", { variant: "concentration", options: { spell: "bless" } });
    expect(fight.state("ann").turn).toMatchObject({ concentrating: "bless" });
    fight.act("ann", "magic", { variant: "concentration", options: { spell: "web" } });
    expect(fight.state("ann").turn).toMatchObject({ concentrating: "web" });
  });

  it("GAP-DND5-03: a readied one is held by concentration and lost with it, or with the next turn", () => {
    const ready = (): Stage => {
      const fight = stage([ann([], { vitals: { hp: 30 } }), { ...ORC, profile: { attacks: [blade("axe", [])] } }]);
      fight.act("ann", "ready", {
        trigger: { on: "move", of: "orc" as never },
        then: { by: "ann" as never, action: "magic", options: { spell: "web" } },
      });
      return fight;
    };
    const hurt = ready();
    expect(hurt.state("ann").turn).toMatchObject({ concentrating: "web" });
    hurt.turn("orc");
    hurt.act("orc", "attack", { target: "ann" });
    hurt.roll(19);
    hurt.roll(6);
    hurt.roll(2);
    expect(hurt.state("ann").turn).not.toHaveProperty("readied");
    const late = ready();
    late.turn("orc");
    late.turn("ann");
    expect(late.state("ann").turn).not.toHaveProperty("concentrating");
    const letOff = ready();
    letOff.turn("orc");
    letOff.act("orc", "move", { path: way([5, 5], [6, 5]) });
    letOff.answer("ann", true);
    expect(letOff.state("ann").turn).not.toHaveProperty("concentrating");
    expect(letOff.economy("ann")).toMatchObject({ reaction: 0 });
  });

  it("GAP-DND5-04: one cast as a reaction takes the reaction, on anybody's turn", () => {
    const fight = stage([ORC, ann([])]);
    fight.act("ann", "reaction-spell");
    expect(fight.economy("ann")).toMatchObject({ reaction: 0, action: 1 });
    expect(fight.refusal("ann", "bonus-spell")).toBe("not-your-turn");
  });
});

describe("conditions and features on attacks", () => {
  const advantage = (attacker: Partial<Seat>, target: Partial<Seat> = {}, others: Seat[] = []): unknown => {
    const fight = stage([ann([blade("left")], attacker), { ...ORC, ...target }, ...others]);
    fight.act("ann", "attack", { target: "orc" });
    const dice = fight.encounter.rolls?.dice[0]?.count ?? 0;
    fight.roll(...[1, 1].slice(0, dice));
    const roll = fight.events.find((event) => event.type === "RollResolved");
    return roll?.type === "RollResolved" && [roll.roll.advantage, roll.roll.bonus];
  };
  const wolf: Seat = { id: "wolf", at: [5, 4], side: "heroes" };

  it.each([
    ["poisoned", { conditions: ["poisoned"] }, {}, [], ["disadvantage", 5]],
    ["stunned target", {}, { conditions: ["stunned"] }, [], ["advantage", 5]],
    ["petrified target", {}, { conditions: ["petrified"] }, [], ["advantage", 5]],
    ["exhausted", { conditions: ["exhausted"] }, {}, [], ["none", 3]],
    ["exhausted thrice", { profile: { stats: { str: 16, exhaustion: 3 } } }, {}, [], ["none", -1]],
    ["grappled by another", { conditions: [{ id: "grappled", by: "wolf" }] }, {}, [wolf], ["disadvantage", 5]],
    ["frightened", { conditions: [{ id: "frightened", by: "orc" }] }, {}, [], ["disadvantage", 5]],
    ["invisible", { conditions: ["invisible"] }, {}, [], ["advantage", 5]],
  ] as const)("%s", (_, attacker, target, others, expected) => {
    expect(advantage(attacker as Partial<Seat>, target as Partial<Seat>, [...others])).toEqual(expected);
  });

  it("in a pack", () => {
    const hunter = { profile: { features: ["pack-tactics"] } };
    expect(advantage(hunter, {}, [wolf])).toEqual(["advantage", 5]);
    expect(advantage(hunter, {}, [{ ...wolf, conditions: ["incapacitated"] }])).toEqual(["none", 5]);
  });

  it("the charmed attack anybody but their charmer", () => {
    const fight = stage([
      ann([blade("left")], { conditions: [{ id: "charmed", by: "orc" }] }),
      ORC,
      { ...ORC, id: "gob", at: [4, 4] },
    ]);
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("condition");
    expect(fight.refusal("ann", "attack", { target: "gob" })).toBeNull();
  });

  it("GAP-DND5-15: damage meets immunity, resistance and vulnerability", () => {
    const hp = (stats: object): unknown => {
      const fight = stage([ann([blade("left")]), { ...ORC, profile: { stats: stats as never } }]);
      fight.act("ann", "attack", { target: "orc" });
      fight.roll(19);
      fight.roll(6);
      return fight.state("orc").vitals["hp"];
    };
    expect([
      hp({}),
      hp({ resistances: ["slashing"] }),
      hp({ vulnerabilities: ["slashing"] }),
      hp({ immunities: ["slashing"] }),
    ]).toEqual([21, 26, 12, 30]);
  });

  it("DND5-ATT-007: what is thrown flies where it doesn't reach, with its ranges", () => {
    const axe: AttackProfile = { ...blade("axe"), extra: { range: { normal: 4, long: 12 } } };
    const thrown: AttackProfile = { ...axe, kind: "thrown", reach: { min: 0, max: 1 } };
    for (const attack of [axe, thrown]) {
      const dice = (column: number): unknown => {
        const fight = stage([ann([attack]), { ...ORC, at: [column, 5] }]);
        fight.act("ann", "attack", { target: "orc" });
        return fight.encounter.rolls?.dice[0]?.count;
      };
      expect([dice(5), dice(8), dice(9)]).toEqual([1, 1, 2]);
      expect(stage([ann([attack]), { ...ORC, at: [17, 5] }]).refusal("ann", "attack", { target: "orc" })).toBe(
        "out-of-range",
      );
    }
  });
});

describe("GAP-DND5-06: the Incapacitated", () => {
  it("still move and stand up, and do nothing else", () => {
    const fight = stage([ann([blade("left")], { conditions: ["incapacitated", "prone"] }), { ...ORC, at: [9, 9] }]);
    fight.act("ann", "stand-up");
    fight.act("ann", "move", { path: way([4, 5], [6, 5]) });
    expect(fight.cell("ann")).toEqual([6, 5]);
    expect(fight.refusal("ann", "dash")).toBe("condition");
  });

  it("are slower for exhaustion", () => {
    expect(stage([ann([], { profile: { stats: { exhaustion: 2 } } })]).economy("ann")).toMatchObject({ movement: 20 });
  });
});

describe("GAP-DND5-12: searching", () => {
  it("finds those who hid worse than the check", () => {
    const hides = (id: string, stealth: number): Seat => ({ ...ORC, id, conditions: ["hidden"], turn: { stealth } });
    const fight = stage([
      ann([], { profile: { stats: { wis: 14 } } }),
      hides("orc", 17),
      { ...hides("gob", 18), at: [6, 6] },
    ]);
    fight.act("ann", "search");
    fight.roll(15);
    expect([fight.conditions("orc"), fight.conditions("gob")]).toEqual([[], ["hidden"]]);
  });
});
