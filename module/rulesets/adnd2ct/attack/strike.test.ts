import { describe, expect, it } from "vitest";
import type { RulesetOptions } from "../../../rules/situation.js";
import { creatureId } from "../../../model/ids.js";
import { bow, declare, phase, seat, stage, sword, way, type Stage } from "../testing/stage.js";

const duel = (
  as: Parameters<typeof seat>[2] = {},
  other: Parameters<typeof seat>[2] = {},
  options: RulesetOptions = {},
): Stage =>
  stage(
    [seat("ann", [5, 5], as), seat("orc", [6, 5], { ...other, as: { stats: { thac0: 19, ac: 6 }, ...other.as } })],
    {},
    options,
  );

function strikes(fight: Stage, ...faces: readonly number[]): void {
  declare(fight, "ann", "attack");
  phase(fight, "average");
  fight.act("ann", "attack", { target: "orc" });
  for (const face of faces) fight.roll(face);
}
const hp = (fight: Stage, id = "orc"): number | undefined => fight.state(id).vitals.hp;
const bonusOn = (fight: Stage): number =>
  (fight.ask({ kind: "attack", by: creatureId("ann"), target: creatureId("orc") }) as { bonus: number }).bonus;

describe("a stroke", () => {
  it("hits from THAC0 less armour class on, always on a 20, never on a 1 (GAP-ADND-21)", () => {
    for (const [face, left] of [
      [9, 20],
      [10, 16],
      [20, 16],
      [1, 20],
    ] as const) {
      const fight = duel({ as: { attacks: [{ ...sword(), damage: "4" }] } });
      strikes(fight, face);
      expect(hp(fight), `a ${String(face)}`).toBe(face === 20 ? 16 : left);
    }
    const hopeless = duel({ as: { stats: { thac0: 40 }, attacks: [{ ...sword(), damage: "4" }] } });
    strikes(hopeless, 20);
    expect(hp(hopeless)).toBe(16);
  });

  it("is critical from 18 by five more than needed: dice doubled, or told where the table has tables (GAP-ADND-18)", () => {
    const doubled = duel();
    strikes(doubled, 18);
    doubled.roll(4, 5);
    expect(hp(doubled)).toBe(11);
    const bare = duel({}, { as: { stats: { thac0: 19, ac: 2 } } });
    strikes(bare, 18, 4);
    expect(hp(bare)).toBe(16);
    const tables = duel({}, {}, { criticalEffect: "tables" });
    strikes(tables, 18, 4);
    expect(hp(tables)).toBe(16);
    expect(tables.events).toContainEqual(expect.objectContaining({ type: "Noted", code: "critical-table" }));
  });

  it("is easier against those who lie, are surprised or stand lower, harder against the unseen (GAP-ADND-25)", () => {
    expect(bonusOn(duel({}, { conditions: ["prone"] }))).toBe(4);
    expect(bonusOn(duel({}, { conditions: ["surprised"] }))).toBe(1);
    expect(bonusOn(duel({ elevation: 5 }))).toBe(1);
    expect(bonusOn(duel({}, { conditions: ["invisible"] }))).toBe(-4);
  });

  it("at medium range -2, at long range -5, farther none at all (GAP-ADND-17)", () => {
    const shot = (x: number): Stage =>
      stage([seat("ann", [0, 5], { as: { attacks: [bow()] } }), seat("orc", [x, 5])], { columns: 40 });
    expect([10, 11, 20, 21].map((x) => bonusOn(shot(x)))).toEqual([0, -2, -2, -5]);
    const far = shot(31);
    declare(far, "ann", "fire-full");
    phase(far, "average");
    expect(far.refusal("ann", "fire-full", { target: "orc" })).toBe("out-of-range");
  });

  it("may be an attack option that the game master resolves, where the table has those (ADND-ATTACK-008, GAP-ADND-16)", () => {
    const fight = duel();
    declare(fight, "ann", "attack");
    phase(fight, "average");
    fight.act("ann", "disarm", { target: "orc" });
    expect(fight.events).toContainEqual(
      expect.objectContaining({ code: "gm-resolves", data: { option: "disarm", target: "orc" } }),
    );
    expect(fight.economy("ann").action).toBe(0);
    const off = duel({}, {}, { attackOptions: "off" });
    declare(off, "ann", "attack");
    phase(off, "average");
    expect(off.refusal("ann", "disarm", { target: "orc" })).toBe("no-such-action");
  });

  it("doubles a lance's damage as a whole, or without Strength (ADND-CHARGE-007)", () => {
    const charge = (options: RulesetOptions): number | undefined => {
      const lance = { ...sword({ weapon: "lance" }), damage: "1d6+2" };
      const fight = stage(
        [seat("ann", [2, 5], { as: { attacks: [lance], stats: { thac0: 5, str: 18 } } }), seat("orc", [8, 5])],
        {},
        options,
      );
      declare(fight, "ann", "charge");
      phase(fight, "fast");
      fight.act("ann", "charge", { target: "orc", path: way([2, 5], [7, 5]) });
      fight.roll(10);
      fight.roll(3);
      return hp(fight);
    };
    expect(charge({})).toBe(10);
    expect(charge({ chargeDoubling: "without-strength" })).toBe(12);
  });

  it("gives every covered shot +2 where the table reads it so (ADND-COVER-010)", () => {
    const second = (options: RulesetOptions): number => {
      const fight = stage([seat("ann", [0, 5], { as: { attacks: [bow()] } }), seat("orc", [8, 5])], {}, options);
      declare(fight, "ann", "cover-ranged");
      phase(fight, "very-fast");
      fight.act("ann", "cover-ranged", { target: "orc" });
      phase(fight, "fast");
      fight.act("ann", "fire-full", { target: "orc" });
      fight.roll(2);
      phase(fight, "average");
      return bonusOn(fight);
    };
    expect([second({}), second({ coverBonus: "all-shots" })]).toEqual([0, 2]);
  });
});

describe("bare hands", () => {
  const brawl = (
    options: RulesetOptions,
    attacks: NonNullable<ReturnType<typeof seat>["profile"]>["attacks"] = [],
  ): Stage => {
    const fight = duel({ as: { attacks } }, {}, options);
    declare(fight, "ann", "unarmed");
    phase(fight, "fast");
    return fight;
  };

  it("give an armed foe an opening: at +4 against the untrained, plain, or none, as the table has it (GAP-ADND-13)", () => {
    const opening = (options: RulesetOptions): unknown => {
      const fight = brawl(options);
      fight.act("ann", "unarmed", { target: "orc" });
      if (fight.encounter.windows.length === 0) return null;
      fight.answer("orc", true);
      return fight.encounter.rolls?.modifiers.reduce((sum, { value }) => sum + value, 0);
    };
    expect([opening({}), opening({ unarmedOpening: "plain" }), opening({ unarmedOpening: "none" })]).toEqual([
      4,
      0,
      null,
    ]);
  });

  it("that know how give a plain one", () => {
    const fight = brawl({}, [{ id: "fist", kind: "unarmed", extra: { specialist: true } }]);
    fight.act("ann", "unarmed", { target: "orc" });
    fight.answer("orc", true);
    expect(fight.encounter.rolls?.modifiers).toEqual([]);
  });
});

describe("armour class", () => {
  const ac = (fight: Stage): unknown => fight.ask({ kind: "defence", of: creatureId("ann"), defence: "ac" });
  const nimble = { as: { stats: { ac: 4, dexAc: 2 } } };

  it("is two worse in a sprint and without Dexterity (GAP-ADND-12), without it while a spell is cast (GAP-ADND-05)", () => {
    const sprint = duel(nimble);
    declare(sprint, "ann", "sprint");
    expect(ac(sprint)).toBe(8);
    const spell = duel(nimble);
    declare(spell, "ann", "cast-spell");
    expect(ac(spell)).toBe(6);
    phase(spell, "fast");
    spell.act("ann", "cast-spell");
    expect(ac(spell)).toBe(4);
  });

  it("has no Dexterity in it for those who lie or are surprised (GAP-ADND-25, GAP-ADND-29)", () => {
    expect(ac(duel({ ...nimble, conditions: ["prone"] }))).toBe(6);
    expect(ac(duel({ ...nimble, conditions: ["surprised"] }))).toBe(6);
  });
});
