import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { stage, way, type Seat } from "../testing/stage.js";

const AXE = { id: "axe", kind: "melee", bonus: 7, damage: "1d8+3", extra: {} } as const;
const BOW = { id: "bow", kind: "ranged", bonus: 8, damage: "1d10", extra: { range: { normal: 5, long: 10 } } } as const;
const ANN: Seat = {
  id: "ann",
  at: [2, 5],
  side: "heroes",
  profile: { kind: "pc", attacks: [AXE, BOW], stats: { ac: 15 } },
};
const ORC: Seat = {
  id: "orc",
  at: [3, 5],
  vitals: { hp: 40 },
  profile: { attacks: [AXE], stats: { ac: 15, maxHp: 40 } },
};

const asks = (fight: ReturnType<typeof stage>, weapon = "axe", by = "ann", target = "orc") =>
  fight.ask({ kind: "attack", by: creatureId(by), target: creatureId(target), with: weapon });
const bonus = (seats: readonly Seat[], weapon = "axe", board = {}) =>
  (asks(stage(seats, board), weapon) as { readonly bonus: number }).bonus;

describe("an attack", () => {
  it.each([
    ["dazed", 2],
    ["restrained", 2],
    ["helpless", 2],
    ["prone", 2],
    ["immobilized", 0],
    ["slowed", 0],
  ])("GAP-DND4-04, GAP-DND4-10: on the %s has %i", (condition, expected) => {
    expect(bonus([ANN, { ...ORC, conditions: [condition] }])).toBe(expected);
  });

  it("GAP-DND4-05: by the prone or restrained, at long range, at one who lies", () => {
    expect(bonus([{ ...ANN, conditions: ["prone"] }, ORC])).toBe(-2);
    expect(bonus([{ ...ANN, conditions: ["restrained"] }, ORC])).toBe(-2);
    expect(bonus([ANN, { ...ORC, at: [9, 5] }], "bow")).toBe(-2);
    expect(bonus([ANN, { ...ORC, at: [6, 5], conditions: ["prone"] }], "bow")).toBe(-2);
    const blind = [{ ...ANN, conditions: ["blinded"] }, ORC];
    expect(bonus(blind)).toBe(-5);
    expect(bonus([{ ...ANN, conditions: ["invisible"] }, ORC])).toBe(2);
  });

  it("GAP-DND4-14: through cover and mist", () => {
    const orc = { ...ORC, at: [6, 5] as const };
    const low = {
      terrain: [
        {
          kind: "low-wall",
          edges: [
            [
              [4, 5],
              [5, 5],
            ],
          ],
        },
      ],
    };
    expect(bonus([ANN, orc], "bow", low)).toBe(-2);
    expect(bonus([ANN, orc], "bow", { terrain: [{ kind: "cover", degree: "superior", cells: [[4, 5]] }] })).toBe(-5);
    expect(bonus([ANN, orc], "bow", { terrain: [{ kind: "obscured", cells: [[6, 5]] }] })).toBe(-2);
    expect(bonus([ANN, orc, { ...ORC, id: "rat", at: [4, 5] }], "bow")).toBe(-2);
    expect(bonus([ANN, orc, { ...ANN, id: "bob", at: [4, 5] }], "bow")).toBe(0);
    const wall = { walls: [{ from: [4, 0], to: [4, 20], move: true, sight: true }] } as const;
    expect(stage([ANN, orc], wall).refusal("ann", "basic-attack", { target: "orc", with: "bow" })).toBe("no-line");
  });

  it("DND4-SIZE-003: the tiny strike nobody outside their space", () => {
    const viper: Seat = { ...ANN, id: "viper", profile: { size: "tiny", attacks: [AXE] } };
    expect(stage([viper, ORC]).refusal("viper", "basic-attack", { target: "orc" })).toBe("out-of-reach");
    expect(stage([viper, { ...ORC, at: [2, 5] }]).refusal("viper", "basic-attack", { target: "orc" })).toBeNull();
  });

  it("does what its dice say, the most of them on a 20, and nothing on a 1", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "basic-attack", { target: "orc" });
    fight.roll(8);
    fight.roll(4);
    expect(fight.state("orc").vitals.hp).toBe(33);
    fight.act("ann", "action-point");
    fight.act("ann", "basic-attack", { target: "orc" });
    fight.roll(20);
    expect(fight.state("orc").vitals.hp).toBe(22);
    const weak = stage([{ ...ANN, profile: { attacks: [{ ...AXE, bonus: 30 }] } }, ORC]);
    weak.act("ann", "basic-attack", { target: "orc" });
    weak.roll(1);
    expect(weak.state("orc").vitals.hp).toBe(40);
  });

  it("computes what a profile leaves open: half the level and the ability", () => {
    const bare = { ...ANN, profile: { stats: { str: 18, level: 6 } } };
    expect(asks(stage([bare, ORC]), "weapon")).toMatchObject({ total: 7 });
  });

  it("goes against another defence where the attack says so", () => {
    const mind = { id: "mind", kind: "touch", bonus: 5, extra: { range: 10, defence: "will" } } as const;
    const fight = stage([
      { ...ANN, profile: { attacks: [mind] } },
      { ...ORC, at: [8, 5], profile: { attacks: [], stats: { ac: 30, will: 12 } } },
    ]);
    fight.act("ann", "use-power", { target: "orc", with: "mind" });
    fight.roll(7);
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "StrikeResolved", hit: true }));
  });

  it("finishes off the helpless next to it", () => {
    expect(stage([ANN, ORC]).refusal("ann", "coup-de-grace", { target: "orc" })).toBe("wrong-target");
    const maul = { ...AXE, damage: "2d8+4" };
    const fight = stage([
      { ...ANN, profile: { attacks: [maul] } },
      { ...ORC, conditions: ["unconscious"] },
    ]);
    fight.act("ann", "coup-de-grace", { target: "orc" });
    expect(fight.conditions("orc")).toContain("dead");
  });

  it("DND4-FLANK-001 to 004: flanks only beside the target, with a friend who could strike", () => {
    const bob: Seat = { ...ANN, id: "bob", at: [4, 5] };
    expect(bonus([ANN, ORC, bob])).toBe(2);
    expect(bonus([ANN, ORC, { ...bob, profile: { attacks: [] } }])).toBe(0);
    expect(bonus([ANN, ORC, { ...bob, at: [4, 4] }])).toBe(0);
    const pike = { ...AXE, id: "axe", reach: { min: 0, max: 2 } };
    expect(bonus([{ ...ANN, at: [1, 5], profile: { attacks: [pike] } }, ORC, bob])).toBe(0);
  });
});

describe("an opportunity", () => {
  const path = way([2, 5], [0, 5]);
  const chances = (seats: readonly Seat[], action = "walk") =>
    stage(seats)
      .judge("ann", action, { path, target: "orc" })
      .provocations.map(({ by, step }) => `${by} ${String(step)}`);

  it("GAP-DND4-03, DND4-OA-001: next to an enemy, farther only with threatening reach", () => {
    const hydra = (features: readonly string[]): Seat => ({
      ...ORC,
      at: [4, 5],
      profile: { features, attacks: [{ ...AXE, reach: { min: 0, max: 2 } }] },
    });
    expect(chances([ANN, ORC])).toEqual(["orc 0"]);
    expect(chances([ANN, hydra([])])).toEqual([]);
    expect(chances([ANN, hydra(["threatening-reach"])])).toEqual(["orc 0"]);
  });

  it.each(["dazed", "stunned", "surprised", "helpless", "unconscious", "blinded"])(
    "GAP-DND4-10: not for the %s",
    (condition) => {
      expect(chances([ANN, { ...ORC, conditions: [condition] }])).toEqual([]);
    },
  );

  it("GAP-DND4-03: not against the unseen, nor without a melee attack, nor through a wall", () => {
    expect(chances([{ ...ANN, conditions: ["invisible"] }, ORC])).toEqual([]);
    expect(chances([ANN, { ...ORC, profile: { attacks: [BOW] } }])).toEqual([]);
    const wall = { walls: [{ from: [3, 0], to: [3, 20], move: true, sight: true }] } as const;
    expect(stage([ANN, ORC], wall).judge("ann", "walk", { path }).provocations).toEqual([]);
  });

  it("GAP-DND4-03, GAP-DND4-07: one in each turn of another, by the turn and not by the round", () => {
    const bob: Seat = { ...ANN, id: "bob", at: [3, 6] };
    const fight = stage([ANN, bob, ORC]);
    fight.act("ann", "walk", { path });
    fight.answer("orc", true);
    fight.roll();
    expect(fight.economy("orc")).toMatchObject({ opportunity: false });
    expect(fight.judge("ann", "basic-attack", { target: "orc", with: "bow" }).provocations).toEqual([]);
    fight.turn("bob");
    expect(fight.economy("orc")).toMatchObject({ opportunity: true, immediate: 1 });
    expect(fight.judge("bob", "walk", { path: way([3, 6], [3, 8]) }).provocations).toHaveLength(1);
  });

  it("GAP-DND4-03: for a shot beside an enemy, which comes after the blow", () => {
    const fight = stage([{ ...ANN, vitals: { hp: 5 } }, ORC]);
    fight.act("ann", "basic-attack", { target: "orc", with: "bow" });
    expect(fight.encounter.windows).toMatchObject([{ of: "ranged-attack", step: "action" }]);
    fight.answer("orc", true);
    fight.roll(15);
    fight.roll(8);
    expect(fight.conditions("ann")).toContain("unconscious");
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.state("orc").vitals.hp).toBe(40);
    expect(stage([ANN, ORC]).judge("ann", "basic-attack", { target: "orc", with: "axe" }).provocations).toEqual([]);
  });

  it("isn't taken without one", () => {
    expect(stage([ANN, ORC]).refusal("orc", "opportunity-attack", { target: "ann" })).toBe("no-trigger");
  });

  it("DND4-GRAB-008: not between holder and held, nor from the neighbours of the held", () => {
    const held: Seat = { ...ORC, conditions: [{ id: "grabbed", by: "ann" }] };
    const friend: Seat = { ...ORC, id: "pal", at: [4, 5] };
    expect(chances([ANN, held, friend], "move-grabbed")).toEqual([]);
  });
});

describe("powers", () => {
  const blow = (extra: Record<string, boolean>) => [{ id: "blow", kind: "melee" as const, bonus: 5, extra }];
  const rivals = (extra: Record<string, boolean>): Seat[] => [
    { id: "ann", at: [2, 5], side: "heroes", profile: { attacks: blow(extra) } },
    { id: "orc", at: [3, 5], profile: {} },
  ];

  it("DND4-POWER-001: are no basic attacks, and strike when they are used as what they are", () => {
    const fight = stage(rivals({ power: true }));
    expect(fight.refusal("ann", "basic-attack", { target: "orc" })).toBe("no-weapon");
    expect(fight.refusal("ann", "basic-attack", { target: "orc", with: "blow" })).toBe("no-weapon");
    expect(fight.refusal("ann", "use-power", { target: "orc", with: "blow" })).toBeNull();
  });

  it("DND4-POWER-001: that strike at nobody serve for no attack at all", () => {
    const fight = stage(rivals({ noAttack: true }));
    expect(fight.refusal("ann", "use-power", { target: "orc", with: "blow" })).toBe("no-weapon");
    expect(fight.refusal("ann", "use-power", { options: { surge: true } })).toBeNull();
  });
});
