import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { rollSum, stage, type Doing, type Seat, type Stage } from "../testing/stage.js";
import { injuryOf, readDamage } from "./damage.js";
import { rangePenalty } from "./modifiers.js";
import { readTest } from "./test.js";

const sword = (more: Partial<AttackProfile> = {}, extra = {}): AttackProfile => ({
  id: "sword",
  kind: "melee",
  damage: "2d cut",
  ...more,
  extra: { skill: 12, ...extra },
});
const armed = (...attacks: AttackProfile[]): Seat => ({
  id: "ann",
  at: [5, 5],
  facing: "e",
  side: "heroes",
  profile: { attacks },
});
const ORC: Seat = { id: "orc", at: [6, 5], facing: "e", vitals: { hp: 10 }, profile: { stats: { hp: 10 } } };

const skillOf = (fight: Stage, with_?: string): unknown =>
  fight.ask({
    kind: "attack",
    by: "ann" as never,
    target: "orc" as never,
    ...(with_ !== undefined && { with: with_ }),
  });

/** Strikes at the orc's back, so that it can't defend, with these dice of damage. */
function hit(
  seats: readonly Seat[],
  damage: readonly number[],
  doing: Doing = {},
  options: RulesetOptions = {},
): Stage {
  const fight = stage(seats, {}, options);
  fight.act("ann", doing.variant === undefined ? "attack" : "all-out-attack", { target: "orc", ...doing });
  rollSum(fight, 7);
  fight.roll(...damage);
  return fight;
}

describe("success rolls (G4-GAP-03)", () => {
  const outcome = (skill: number, faces: readonly number[]) => {
    const { hit: made, critical } = readTest({ by: "ann" as never, kind: "attack", skill, modifiers: [] }, faces);
    return `${critical ? "critical " : ""}${made ? "hit" : "miss"}`;
  };

  it("3 and 4 always succeed, 17 and 18 always fail; great skill triumphs more often, small skill fails worse", () => {
    expect(outcome(2, [1, 1, 1])).toBe("critical hit");
    expect(outcome(14, [1, 2, 2])).toBe("hit");
    expect(outcome(15, [1, 2, 2])).toBe("critical hit");
    expect(outcome(15, [2, 2, 2])).toBe("hit");
    expect(outcome(16, [2, 2, 2])).toBe("critical hit");
    expect(outcome(20, [6, 6, 5])).toBe("miss");
    expect(outcome(15, [6, 6, 5])).toBe("critical miss");
    expect(outcome(30, [6, 6, 6])).toBe("critical miss");
    expect(outcome(5, [5, 5, 5])).toBe("critical miss");
  });

  it("what nobody rolls has failed", () => {
    expect(readTest({ by: "ann" as never, kind: "attack", skill: 18, modifiers: [] }, null).hit).toBe(false);
  });

  it("a critical hit leaves no defence", () => {
    const fight = stage([armed(sword()), { ...ORC, facing: "w" }]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(1, 1, 2);
    expect(fight.encounter).toMatchObject({ windows: [], rolls: { kind: "damage" } });
  });
});

describe("effective skill", () => {
  test("G4-GAP-13: a shot loses one for each step of the range table", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (yards) => {
        const steps = [2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000];
        expect(rangePenalty(yards)).toBe(
          steps.findIndex((far) => yards <= far) === 0 ? 0 : -steps.findIndex((far) => yards <= far),
        );
      }),
    );
  });

  it("G4-GAP-13: size counts for whoever strikes or shoots at it", () => {
    const sizes = (["tiny", "medium", "huge"] as const).map((size) =>
      skillOf(stage([armed(sword()), { ...ORC, profile: { size } }])),
    );
    expect(sizes).toMatchObject([{ total: 10 }, { total: 12, bonus: 0 }, { total: 14 }]);
  });

  it("G4-POSTURE-004: who kneels is struck as easily as ever and shot at less easily", () => {
    const bow: AttackProfile = { id: "bow", kind: "ranged", extra: { skill: 12 } };
    const fight = stage([armed(sword(), bow), { ...ORC, turn: { posture: "kneeling" } }]);
    expect([skillOf(fight, "sword"), skillOf(fight, "bow")]).toMatchObject([{ total: 12 }, { total: 10 }]);
  });

  it("G4-AIM-002: accuracy counts with the weapon aimed, a rest adds one, and one shot uses the aim up", () => {
    const bow: AttackProfile = { id: "bow", kind: "ranged", extra: { skill: 12, acc: 3 } };
    const fight = stage([armed(bow, { ...bow, id: "sling" }), ORC]);
    fight.act("ann", "aim", { target: "orc", with: "bow", options: { braced: true } });
    fight.turn("ann");
    expect([skillOf(fight, "bow"), skillOf(fight, "sling")]).toMatchObject([{ total: 16 }, { total: 12 }]);
    fight.act("ann", "attack", { target: "orc", with: "bow" });
    fight.roll(6, 6, 6);
    expect(fight.state("ann").turn.aim).toBeUndefined();
  });

  it("G4-EVALUATE-001: belongs to the next attack, whomever that meets", () => {
    const fight = stage([armed(sword()), ORC, { ...ORC, id: "wolf", at: [6, 6] }]);
    fight.act("ann", "evaluate", { target: "orc" });
    fight.turn("ann");
    expect(skillOf(fight)).toMatchObject({ total: 13 });
    fight.act("ann", "all-out-attack", { variant: "double", target: "orc" });
    fight.roll();
    expect(skillOf(fight)).toMatchObject({ total: 12 });
  });

  it("G4-EVALUATE-001, G4-GAP-17: a world may let a foe be studied from a step farther", () => {
    const far: Seat = { ...ORC, at: [7, 5] };
    expect(stage([armed(sword()), far]).refusal("ann", "evaluate", { target: "orc" })).toBe("out-of-reach");
    const wide = stage([armed(sword()), far], {}, { evaluateReach: "reach-and-step" });
    expect(wide.refusal("ann", "evaluate", { target: "orc" })).toBeNull();
  });

  it("G4-ALLOUTATTACK-004: two knives strike once each or either twice, an axe with them only once", () => {
    const axe = sword({ id: "axe" }, { unreadyAfterAttack: true });
    const knife = sword({ id: "knife" }, { hand: "off" });
    const fight = stage([armed(axe, knife), ORC]);
    fight.act("ann", "all-out-attack", { variant: "double", target: "orc", with: "axe" });
    fight.roll();
    expect(fight.refusal("ann", "all-out-attack", { target: "orc", with: "axe" })).toBe("not-ready");
    expect(skillOf(fight, "knife")).toMatchObject({ total: 8, bonus: -4 });
  });

  it.each([
    ["determined-melee", "bow"],
    ["determined-ranged", "sword"],
    ["suppression-fire", "bow"],
    ["strong", "bow"],
  ])("G4-ECONOMY-002: %s is nothing for a %s", (variant, weapon) => {
    const bow: AttackProfile = { id: "bow", kind: "ranged", extra: { skill: 12 } };
    const fight = stage([armed(sword(), bow), ORC]);
    expect(fight.refusal("ann", "all-out-attack", { variant, with: weapon })).toBe("wrong-weapon");
    expect(fight.refusal("ann", "all-out-attack", { with: weapon })).toBe("no-such-action");
  });
});

describe("where an attack may go", () => {
  it("G4-ATTACK-003: a long weapon misses who is too near, and all fours reach only the own hex", () => {
    const spear = sword({ reach: { min: 2, max: 2 } });
    expect(stage([armed(spear), ORC]).refusal("ann", "attack", { target: "orc" })).toBe("out-of-reach");
    const low = { ...armed(sword()), turn: { posture: "crawling" } };
    expect(stage([low, ORC]).refusal("ann", "attack", { target: "orc" })).toBe("posture");
  });

  it("G4-GAP-07: ahead only, be it after a turn of the step; behind filled hexes nobody is met", () => {
    const bow: AttackProfile = { id: "bow", kind: "ranged", extra: { skill: 12 } };
    const behind: Seat = { ...ORC, at: [3, 5] };
    expect(stage([armed(bow), behind]).refusal("ann", "attack", { target: "orc" })).toBe("facing");
    expect(stage([armed(bow), behind]).refusal("ann", "attack", { target: "orc", facing: "w" })).toBeNull();
    expect(stage([armed(bow), behind], {}, { facing: false }).refusal("ann", "attack", { target: "orc" })).toBeNull();
    const hidden = stage([armed(bow), { ...ORC, at: [8, 5] }], { terrain: [{ kind: "solid", cells: [[7, 5]] }] });
    expect(hidden.refusal("ann", "attack", { target: "orc" })).toBe("no-line");
    expect(hidden.refusal("ann", "aim", { target: "orc" })).toBe("no-line");
  });

  it("G4-READY-001: a bow that isn't loaded shoots after a Ready", () => {
    const bow: AttackProfile = { id: "bow", kind: "ranged", extra: { loaded: false } };
    const fight = stage([armed(bow), ORC]);
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBe("not-ready");
    fight.act("ann", "ready", { with: "bow" });
    expect(fight.refusal("ann", "ready", { with: "bow" })).toBe("no-slot");
    fight.turn("ann");
    expect(fight.refusal("ann", "attack", { target: "orc" })).toBeNull();
  });

  it("G4-SC-058, G4-READY-002: an advantage that may not be switched needs the game master's word", () => {
    const mage = { ...armed(sword()), profile: { features: ["switch-flight"] } };
    const fight = stage([mage, ORC]);
    expect(fight.refusal("ann", "ready", { options: { ability: "flight" } })).toBeNull();
    const plan = fight.judge("ann", "ready", { options: { ability: "invisibility" } });
    expect(plan.refusal?.reasons).toEqual([{ code: "needs-feature", data: { feature: "invisibility" } }]);
    const act = { by: "ann" as never, action: "ready", options: { ability: "invisibility" } };
    fight.send({ type: "TakeAction", act, word: "overrule" });
    expect(fight.economy("ann")).toMatchObject({ maneuver: 0 });
  });
});

describe("damage (G4-GAP-08)", () => {
  it("armour comes off, then the kind of wound multiplies; what gets through hurts", () => {
    expect(readDamage("3d-1 imp")).toMatchObject({ dice: [{ count: 3, sides: 6 }], flat: -1, type: "imp" });
    expect([injuryOf(7, "cut", 2), injuryOf(7, "imp", 2), injuryOf(7, "cr", 2), injuryOf(3, "pi-", 2)]).toEqual([
      7, 10, 5, 1,
    ]);
    expect([injuryOf(0, "cr", 0), injuryOf(0, "cut", 0), injuryOf(2, "cut", 2)]).toEqual([0, 1, 0]);
  });

  it("is that of the weapon that struck, though another is ready since", () => {
    const axe = sword({ id: "axe", damage: "1d+5 cr" }, { unreadyAfterAttack: true });
    const fight = hit([armed(axe, sword({ id: "knife", damage: "1d cr" })), ORC], [3]);
    expect(fight.state("orc").vitals.hp).toBe(2);
  });

  it("counts at the table", () => {
    const fight = hit([armed(sword()), { ...ORC, profile: { stats: { hp: 10, dr: 2 } } }], [1, 3]);
    expect(fight.state("orc").vitals.hp).toBe(7);
  });

  it("G4-ALLOUTATTACK-006: Strong adds two, or one a die where that is more", () => {
    expect(hit([armed(sword()), ORC], [1, 1], { variant: "strong" }).state("orc").vitals.hp).toBe(4);
    const maul = sword({ damage: "3d cr" });
    expect(hit([armed(maul), ORC], [1, 1, 1], { variant: "strong" }).state("orc").vitals.hp).toBe(4);
  });

  it("G4-ALLOUTATTACK-006: Strong is nothing for a blade that no muscle drives", () => {
    const beam = sword({}, { stBased: false });
    expect(stage([armed(beam), ORC]).refusal("ann", "all-out-attack", { variant: "strong" })).toBe("wrong-weapon");
  });

  it("G4-GAP-13: beyond half range a shot does half", () => {
    const bow: AttackProfile = {
      id: "bow",
      kind: "ranged",
      damage: "1d imp",
      extra: { skill: 16, range: { normal: 3, long: 9 } },
    };
    const shot = (column: number) => hit([armed(bow), { ...ORC, at: [column, 5] }], [4]).state("orc").vitals.hp;
    expect([shot(8), shot(9)]).toEqual([2, 6]);
  });

  it("wounds take up to four off attacks in the victim's next turn", () => {
    const fight = hit([armed(sword()), { ...ORC, profile: { stats: { hp: 30 } }, vitals: { hp: 30 } }], [1, 1]);
    const attack = () => fight.ask({ kind: "attack", by: "orc" as never, target: "ann" as never });
    fight.turn("orc");
    expect(attack()).toMatchObject({ total: 7, bonus: -3 });
    fight.turn("ann");
    fight.turn("orc");
    expect(attack()).toMatchObject({ total: 10 });
  });

  it("more than half of the hit points asks for HT: stunned and down, or worse", () => {
    const fight = hit([armed(sword()), ORC], [3, 1]);
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "check" });
    rollSum(fight, 12);
    expect(fight.conditions("orc")).toEqual(["stunned"]);
    expect(fight.ask({ kind: "stat", of: "orc" as never, key: "posture" })).toBe("prone-face-down");
    const worse = hit([armed(sword()), ORC], [3, 1]);
    rollSum(worse, 15);
    expect(worse.conditions("orc")).toEqual(["stunned", "unconscious"]);
    const stout = hit([armed(sword()), ORC], [3, 1]);
    rollSum(stout, 10);
    expect(stout.conditions("orc")).toEqual([]);
  });

  it("without hit points each turn begins with HT, and far below zero there is none", () => {
    const fight = stage([armed(sword()), { ...ORC, vitals: { hp: -10 } }]);
    fight.turn("orc");
    expect(fight.encounter.rolls).toMatchObject({
      by: "orc",
      modifiers: [{ value: 10 }, { label: "wounds", value: -1 }],
    });
    rollSum(fight, 9);
    expect(fight.refusal("orc", "move")).toBeNull();
    fight.turn("orc");
    rollSum(fight, 10);
    expect(fight.conditions("orc")).toEqual(["unconscious"]);
    const dead = hit([armed(sword()), { ...ORC, vitals: { hp: -45 } }], [6, 6]);
    expect(dead.conditions("orc")).toContain("dead");
  });
});

describe("attacks that a world may offer (G4-GAP-15)", () => {
  const two = [sword(), sword({ id: "knife" }, { hand: "off" })];

  it("are refused where it doesn't", () => {
    const fight = stage([armed(...two), ORC]);
    for (const variant of ["rapid-strike", "dual-weapon-attack", "committed-attack", "defensive-attack"])
      expect(fight.refusal("ann", "attack", { variant })).toBe("no-such-action");
    for (const options of [{ deceptive: 1 }, { location: "skull" }])
      expect(fight.refusal("ann", "attack", { target: "orc", options })).toBe("no-such-action");
  });

  it("Rapid Strike is two at -6, Dual-Weapon Attack two with different weapons at -4", () => {
    const fight = stage([armed(...two), ORC], {}, { optionalAttacks: ["rapid-strike"] });
    fight.act("ann", "attack", { variant: "rapid-strike", target: "orc" });
    expect(fight.encounter.rolls?.modifiers).toContainEqual({ label: "maneuver", value: -6 });
    fight.roll();
    expect(fight.economy("ann")).toMatchObject({ attacks: 1 });
    const dual = stage([armed(...two), ORC], {}, { optionalAttacks: "dual-weapon-attack" });
    dual.act("ann", "attack", { variant: "dual-weapon-attack", target: "orc", with: "sword" });
    dual.roll();
    expect(dual.refusal("ann", "attack", { target: "orc", with: "sword" })).toBe("wrong-weapon");
    expect(skillOf(dual, "knife")).toMatchObject({ total: 4 });
  });

  it("Deceptive Attack gives up two of skill for one of the defence, a hit location its penalty", () => {
    const options = { optionalAttacks: ["deceptive-attack", "hit-location"] };
    const fight = stage([armed(sword()), { ...ORC, facing: "w", profile: { stats: { dodge: 9 } } }], {}, options);
    fight.act("ann", "attack", { target: "orc", options: { deceptive: 2, location: "leg" } });
    expect(fight.encounter.rolls?.modifiers).toEqual([
      { label: "skill", value: 12 },
      { label: "deceptive", value: -4 },
      { label: "location", value: -2 },
    ]);
    fight.roll(1, 2, 2);
    expect(
      fight.encounter.windows.at(-1)?.responders[0]?.others?.find(({ action }) => action === "dodge") ??
        fight.encounter.windows.at(-1)?.responders[0]?.option,
    ).toMatchObject({ rollAtMost: 7 });
  });

  it("Committed and Defensive Attack pay with defences and with damage", () => {
    const options = { optionalAttacks: ["committed-attack", "defensive-attack"] };
    const parry = (fight: Stage) => fight.ask({ kind: "defence", of: "ann" as never, defence: "parry" });
    const bold = stage([armed(sword()), ORC], {}, options);
    bold.act("ann", "attack", { variant: "committed-attack", target: "orc" });
    bold.roll();
    expect([parry(bold), bold.economy("ann").retreat]).toEqual([false, false]);
    const wary = stage([armed(sword()), ORC], {}, options);
    wary.act("ann", "attack", { variant: "defensive-attack", target: "orc" });
    rollSum(wary, 7);
    wary.roll(2, 2);
    expect([parry(wary), wary.state("orc").vitals.hp]).toEqual([10, 7]);
  });
});
